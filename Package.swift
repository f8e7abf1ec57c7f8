// swift-tools-version: 6.2
import PackageDescription

/// The settings of every target: language mode 6 and the upcoming features that the code relies on.
let settings: [SwiftSetting] = [
  "ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault", "InferIsolatedConformances",
  "NonisolatedNonsendingByDefault",
].map { .enableUpcomingFeature($0) }

/// A library module and what it stands on; arrows point down only.
let modules: [(name: String, uses: [Target.Dependency])] = [
  ("TributaryTime", []),
  ("TributaryStreams", ["TributaryTime"]),
  ("TributaryFunctions", ["TributaryTime", "TributaryStreams"]),
  ("TributaryBindings", ["TributaryTime", "TributaryStreams"]),
  ("TributaryFoundation", ["TributaryBindings"]),
  ("TributaryShared", ["TributaryTime", "TributaryStreams", "TributaryBindings"]),
  ("TributaryFlow", ["TributaryTime", "TributaryStreams"]),
  ("TributaryViews", ["TributaryTime", "TributaryStreams", "TributaryBindings", "TributaryFlow"]),
  ("TributaryTerminal", ["TributaryTime", "TributaryStreams", "TributaryViews"]),
  (
    "TributaryTesting",
    ["TributaryTime", "TributaryStreams", "TributaryBindings", "TributaryFlow", "TributaryViews"]
  ),
  ("Tributary", ["TributaryTime", "TributaryStreams", "TributaryBindings", "TributaryFlow", "TributaryViews"]),
]

/// The programs that the documents show, built with the settings above.
let snippets = ["Fizzbuzz", "Counting", "Notes"]

let package = Package(
  name: "tributary",
  platforms: [.macOS(.v15)],
  products: modules.map { .library(name: $0.name, targets: [$0.name]) }
    + [
      .executable(name: "showcase", targets: ["showcase"]), .executable(name: "marbles", targets: ["marbles"]),
    ],
  targets: modules.map { .target(name: $0.name, dependencies: $0.uses) }
    + snippets.map {
      .executableTarget(
        name: $0, dependencies: ["Tributary", "TributaryFunctions", "TributaryTerminal", "TributaryTesting"],
        path: "Examples/Snippets/\($0)")
    }
    + [
      .target(
        name: "ShowcaseApps",
        dependencies: ["Tributary", "TributaryFunctions", "TributaryTerminal", "TributaryTesting"],
        path: "Examples/ShowcaseApps", resources: [.embedInCode("Watchlist/Data/titles.json")]),
      .executableTarget(name: "showcase", dependencies: ["ShowcaseApps"], path: "Examples/showcase"),
      .target(
        name: "MarblesTool", dependencies: ["TributaryTime", "TributaryStreams", "TributaryFlow", "TributaryTesting"]),
      .executableTarget(name: "marbles", dependencies: ["MarblesTool"]),
      .testTarget(name: "TributaryTimeTests", dependencies: ["TributaryTime"]),
      .testTarget(
        name: "TributaryStreamsTests", dependencies: ["TributaryStreams", "TributaryTime", "TributaryTesting"]),
      .testTarget(
        name: "TributaryFunctionsTests", dependencies: ["Tributary", "TributaryFunctions", "TributaryTesting"]),
      .testTarget(name: "TributaryBindingsTests", dependencies: ["TributaryBindings", "TributaryTesting"]),
      .testTarget(name: "TributaryFoundationTests", dependencies: ["TributaryFoundation"]),
      .testTarget(
        name: "TributarySharedTests", dependencies: ["TributaryShared", "TributaryBindings", "TributaryTesting"]),
      .testTarget(name: "TributaryFlowTests", dependencies: ["Tributary", "TributaryTesting"]),
      .testTarget(name: "TributaryViewsTests", dependencies: ["Tributary", "TributaryViews", "TributaryTesting"]),
      .testTarget(
        name: "TributaryTerminalTests", dependencies: ["Tributary", "TributaryTerminal", "TributaryTesting"],
        exclude: ["Controls/Snapshots"]),
      .testTarget(
        name: "TributaryTestingTests", dependencies: ["Tributary", "TributaryTerminal", "TributaryTesting"],
        exclude: ["Snapshots/Snapshots"]),
      .testTarget(name: "MarblesTests", dependencies: ["MarblesTool", "marbles", "TributaryTesting"]),
      .testTarget(
        name: "ShowcaseTests",
        dependencies: ["ShowcaseApps", "TributaryViews", "TributaryTerminal", "TributaryTesting"],
        exclude: ["Apps/Snapshots"]),
    ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = settings
}

// A build for some of the tests, as of `make sanitize`, leaves out what they do not stand on.
if let tests = Context.environment["TRIBUTARY_TESTS"] {
  var kept = Set(tests.split(separator: " ").map(String.init))
  // Users come after what they use, but for tests, which nothing uses.
  for target in package.targets.filter({ $0.type == .test }) + package.targets.filter({ $0.type != .test }).reversed()
  where kept.contains(target.name) {
    for case .byNameItem(let name, _) in target.dependencies { kept.insert(name) }
  }
  package.products.removeAll { !kept.contains($0.name) }
  package.targets.removeAll { !kept.contains($0.name) }
}
