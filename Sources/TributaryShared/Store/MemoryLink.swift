internal import TributaryStreams
package import TributaryTime

/// A client's link to a store in memory: answers come in the next turn of the client's scope.
package final class MemoryLink: StoreLink {
  package let writer: UInt128
  private let store: SharedMemory
  private let inlet: Inlet<LinkEvent>
  private let events: Observable<LinkEvent>
  private let subscription = SerialDisposable()

  package init(_ store: SharedMemory, scope: Scope) {
    self.store = store
    writer = store.newClient()
    (events, inlet) = Inlet.makeStream(scope: scope)
  }

  deinit {
    store.forget(writer)
  }

  package func open(_ receive: @escaping (LinkEvent) -> Void) {
    subscription.disposable = events.subscribe(onNext: receive)
    inlet.send(.up)
  }

  package func watch(after revision: UInt64) {
    store.watch(writer, after: revision, inlet)
  }

  package func write(_ write: StoreWrite) {
    inlet.send(.written(write.key, write.header.id, store.write(write)))
  }

  package func read(_ key: String) {
    inlet.send(.read(key, store.read(key)))
  }

  package func close() {
    store.forget(writer)
    subscription.dispose()
  }
}
