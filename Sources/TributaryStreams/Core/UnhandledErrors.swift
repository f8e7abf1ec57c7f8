/// A place in the source code.
public struct SourcePlace: Sendable, CustomStringConvertible {
  /// The module and file, as `#fileID` gives them.
  public let fileID: StaticString
  /// The line, from 1.
  public var line: UInt { UInt(shortLine) }

  // Many subscriptions keep their place: it takes three words.
  @usableFromInline let shortLine: UInt32

  /// A place from what `#fileID` and `#line` say.
  @inlinable public init(fileID: StaticString, line: UInt) {
    self.fileID = fileID
    shortLine = UInt32(truncatingIfNeeded: line)
  }

  /// The place as `file:line`.
  public var description: String {
    "\(fileID):\(line)"
  }
}

/// Where an error goes that no subscriber asked for.
public enum UnhandledErrors {
  /// Called with the error and the place of the `subscribe`; by default it writes one line to standard error.
  ///
  /// Set it for a part of the program with `UnhandledErrors.$handler.withValue(…) { … }`.
  @TaskLocal public static var handler: @Sendable (any Error, SourcePlace) -> Void = { error, place in
    writeToStandardError("Unhandled error in the stream subscribed at \(place): \(error)\n")
  }

  @usableFromInline package static func report(_ error: any Error, _ place: SourcePlace) {
    handler(error, place)
  }
}
