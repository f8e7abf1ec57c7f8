// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]

let package = Package(
  name: "app",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "tributary", path: "../tributary")
  ],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [
        .product(name: "Tributary", package: "tributary"),
        .product(name: "TributaryTerminal", package: "tributary"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "AppTests",
      dependencies: [
        "App",
        .product(name: "TributaryTerminal", package: "tributary"),
        .product(name: "TributaryTesting", package: "tributary"),
      ],
      swiftSettings: settings),
  ]
)
