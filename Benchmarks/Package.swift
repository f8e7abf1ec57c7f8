// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "tributary", path: "..")],
  targets: [
    .target(name: "CAllocations"),
    // Generic code in a module of its own, as an app has it: the compiler does not specialise it for its clients.
    .target(
      name: "Clients",
      dependencies: ["TributaryTime", "TributaryStreams", "TributaryBindings"].map {
        .product(name: $0, package: "tributary")
      },
      swiftSettings: ["NonisolatedNonsendingByDefault", "InternalImportsByDefault"].map {
        .enableUpcomingFeature($0)
      }),
    .executableTarget(
      name: "benchmarks",
      dependencies: ["CAllocations", "Clients"]
        + ["Tributary", "TributaryFunctions", "TributaryTerminal", "TributaryTesting"].map {
          .product(name: $0, package: "tributary")
        },
      swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]),
  ]
)
