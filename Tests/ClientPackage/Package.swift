// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "app",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "tributary", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [
        .product(name: "Tributary", package: "tributary"),
        .product(name: "TributaryTerminal", package: "tributary"),
      ],
      swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")])
  ]
)
