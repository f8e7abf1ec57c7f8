// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "tributary", path: "..")],
  targets: [
    .target(name: "CAllocations"),
    .executableTarget(
      name: "benchmarks",
      dependencies: ["CAllocations"]
        + ["Tributary", "TributaryFunctions", "TributaryTerminal", "TributaryTesting"].map {
          .product(name: $0, package: "tributary")
        },
      swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]),
  ]
)
