package import Tributary
package import TributaryTesting

/// The running app: its flows, its state, and what of it is kept.
package final class WatchApp {
  package let state = WatchState()
  package let coordinator: FlowCoordinator
  package let flow: AppFlow
  private let storage: WatchStorage
  private let bag = DisposeBag()

  /// An app that goes on where it was left, or at a URL.
  package init(
    coordinator: FlowCoordinator = FlowCoordinator(), catalogue: Catalogue = .shipped, storage: WatchStorage,
    open url: String? = nil
  ) {
    self.coordinator = coordinator
    self.storage = storage
    flow = AppFlow(catalogue, state)
    let saved = SavedState(parsing: storage.read() ?? "")
    saved.restore(state)
    coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: AppStep.start))
    if let url = url ?? saved.url { coordinator.navigate(through: watchRoutes.steps(for: url)) }
    flow.root.transitions.subscribe(with: self, onNext: { app, _ in app.save() }).disposed(by: bag)
  }

  /// The URL of what is shown.
  package var url: String? { watchRoutes.url(of: flow.root.path) }

  /// Writes down what is kept.
  package func save() {
    storage.write(SavedState(state, url: state.user == nil ? nil : url).text)
  }
}

/// Where the state is kept.
package struct WatchStorage {
  package let read: () -> String?
  package let write: (String) -> Void
  /// Why the last write failed, if it did.
  package let failure: () -> FileError?

  package init(
    read: @escaping () -> String?, write: @escaping (String) -> Void, failure: @escaping () -> FileError? = { nil }
  ) {
    self.read = read
    self.write = write
    self.failure = failure
  }

  /// Nowhere.
  package static var none: WatchStorage { WatchStorage(read: { nil }, write: { _ in }) }

  /// Nowhere, for a guest, who is not asked for a name: a link shows what it leads to.
  package static var guest: WatchStorage { WatchStorage(read: { "user guest\nnotify false\n" }, write: { _ in }) }
}

/// The showcase's app of flows: what to watch, and what is wished for.
package struct Watchlist: View {
  @State private var app: WatchApp

  package init(storage: WatchStorage = .none, open url: String? = nil) {
    _app = State(wrappedValue: WatchApp(storage: storage, open: url))
  }

  package var body: some View {
    NavigationView(app.flow.root)
      .onDisappear { app.save() }
  }
}
