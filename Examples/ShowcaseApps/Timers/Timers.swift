import Tributary

/// Streams and time: a stream that ticks, a stream that waits until typing settles, a task that sleeps.
struct Timers: View {
  var body: some View {
    AppFrame(title: "Timers") {
      VStack(alignment: .leading, spacing: 1) {
        Ticker()
        Divider()
        Settler()
        Divider()
        Loader()
      }
      .frame(maxWidth: 48)
    }
  }
}

/// `interval`: counts the seconds for as long as it is on the screen and not paused.
struct Ticker: View {
  @State private var seconds = 0
  @State private var isRunning = true

  var body: some View {
    HStack(spacing: 2) {
      Text("\(seconds) s on the screen").frame(maxWidth: 24, alignment: .leading)
      TextButton(isRunning ? "Pause" : "Go on", key: "p") { isRunning.toggle() }
      if isRunning {
        EmptyView().onReceive(Observable<Int>.interval(.seconds(1))) { _ in seconds += 1 }
      }
    }
  }
}

/// `debounce`: what was typed arrives once the typing has rested for half a second.
struct Settler: View {
  @State private var text = ""
  @State private var settled = ""
  @State private var typed = PublishRelay<String>()

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 2) {
        Text("Type")
        TextField("and rest for half a second", text: $text).accessibilityLabel("Type").frame(maxWidth: 30)
      }
      Text(settled.isEmpty ? "nothing has settled yet" : "settled: \(settled)").foregroundColor(.secondary)
    }
    .onChange(of: text) { _, new in typed.accept(new) }
    .onReceive(typed.debounce(.milliseconds(500))) { settled = $0 }
  }
}

/// An action that takes its time: it sleeps on the scope's clock, and ends if its view goes.
struct Loader: View {
  @State private var percent: Int?

  var body: some View {
    HStack(spacing: 2) {
      Button("Load", action: load).buttonStyle(.bordered).foregroundColor(.accent).disabled(isLoading)
      switch percent {
      case nil: Text("not loaded").foregroundColor(.secondary)
      case 100?: Text("loaded")
      case let percent?: Text(bar(percent))
      }
    }
  }

  private var isLoading: Bool {
    percent.map { $0 < 100 } ?? false
  }

  private func load() async {
    for step in 0...10 {
      percent = step * 10
      do { try await Scope.current.clock.sleep(for: .milliseconds(200)) } catch { return }
    }
  }

  private func bar(_ percent: Int) -> String {
    String(repeating: "█", count: percent / 5) + String(repeating: "░", count: 20 - percent / 5) + " \(percent) %"
  }
}
