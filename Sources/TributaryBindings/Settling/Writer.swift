/// Who writes, where the writer wants to know its own consequences from the words of others: a field that is edited.
///
/// What a write leads to while it lasts the writer sees for itself. What comes later, out of an operator on one
/// direction of a binding, is handed to the writer, which lets it happen and looks before and after.
package final class Writer {
  private let follow: (_ consequence: () -> Void) -> Void

  /// A writer.
  /// - Parameter follow: calls what it gets, a late consequence of a write, once.
  package init(follow: @escaping (_ consequence: () -> Void) -> Void) {
    self.follow = follow
  }

  /// The one whose write goes on now, on this thread.
  static var current: Writer? {
    ThreadSlot.writer.object(Writer.self)
  }

  /// Writes in the name of this writer.
  package func write(_ body: () -> Void) {
    let outer = Writer.current
    ThreadSlot.writer.set(self)
    body()
    ThreadSlot.writer.set(outer)
  }

  /// Lets a late consequence happen; what that leads to is this writer's doing too.
  func lead(_ consequence: () -> Void) {
    follow { write(consequence) }
  }
}
