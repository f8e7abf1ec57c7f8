import Tributary

/// What it costs to go one screen on and back, which must not depend on how many are there.
enum NavigationCases {
  static var all: [Benchmark] {
    [pushAndPop(among: 10), pushAndPop(among: 1_000)]
  }

  /// A screen is pushed, told visible, popped and told gone, on a path of live screens.
  private static func pushAndPop(among count: Int) -> Benchmark {
    Benchmark("navigation/push-and-pop-among-\(count)", limits: Limits(nanoseconds: 50_000)) {
      let time = VirtualScheduler()
      let navigator = time.run { () -> Navigator in
        let navigator = Navigator()
        navigator.set(NavigationPath((0..<count).map { Screen("\($0)", route: $0) }))
        return navigator
      }
      time.drain()
      return { operations in
        for _ in 0..<operations {
          time.run { () -> Void in navigator.push(Screen("next", route: -1)) }
          time.run { () -> Void in navigator.pop() }
        }
      }
    }
  }
}
