// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]

let package = Package(
  name: "backend",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "tributary", path: "../..")
  ],
  targets: [
    .target(
      name: "Backends",
      dependencies: [
        .product(name: "Tributary", package: "tributary")
      ],
      swiftSettings: settings),
    .testTarget(
      name: "BackendTests",
      dependencies: [
        "Backends",
        .product(name: "Tributary", package: "tributary"),
        .product(name: "TributaryTerminal", package: "tributary"),
        .product(name: "TributaryTesting", package: "tributary"),
      ],
      swiftSettings: settings),
  ]
)
