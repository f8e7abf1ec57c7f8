internal import TributaryTesting

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the system says about a call that failed.
private struct SystemError: Error, CustomStringConvertible {
  let number = errno

  var description: String {
    strerror(number).map { String(cString: $0) } ?? "error \(number)"
  }
}

extension Command {
  /// Does what the process's arguments ask for, and ends the process.
  package static func main() -> Never {
    let command = Command(
      output: { try write($0, to: 1) },
      error: { try? write($0, to: 2) },
      save: { text, path in
        // A picture or a page replaces an older one of its kind, and nothing else.
        let firstLine = String(text.prefix { $0 != "\n" })
        try OwnFile(path, header: text.hasPrefix(Diagram.header) ? Diagram.header : firstLine).write(text)
      })
    exit(command.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}

private func write(_ text: String, to descriptor: Int32) throws {
  try Array(text.utf8).withUnsafeBytes { bytes in
    var rest = UnsafeRawBufferPointer(bytes)
    while let base = rest.baseAddress, !rest.isEmpty {
      let count = platformWrite(descriptor, base, rest.count)
      if count >= 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      } else if errno != EINTR {
        throw SystemError()
      }
    }
  }
}

/// The system's own `write`, which the function above hides.
private func platformWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
