internal import TributaryTesting

/// The program `marbles`: what it prints, what it writes, and how it ends.
package struct Command {
  /// What the program tells the one who started it, by the numbers that BSD's sysexits names.
  package enum ExitStatus: Int32 {
    case done = 0
    /// The words of the command line make no sense (EX_USAGE).
    case usage = 64
    /// A file could not be written (EX_CANTCREAT).
    case file = 73
    /// What was printed could not be written (EX_IOERR).
    case output = 74
  }

  private let output: (String) throws -> Void
  private let error: (String) -> Void
  private let save: (_ text: String, _ path: String) throws -> Void

  /// A program with its ways out.
  ///
  /// - Parameters:
  ///   - output: writes to standard output.
  ///   - error: writes to standard error.
  ///   - save: writes a file.
  package init(
    output: @escaping (String) throws -> Void, error: @escaping (String) -> Void,
    save: @escaping (_ text: String, _ path: String) throws -> Void
  ) {
    self.output = output
    self.error = error
    self.save = save
  }

  /// Does what the words behind the program's name ask for.
  package func run(_ arguments: [String]) -> ExitStatus {
    do {
      try perform(try Invocation(arguments))
      return .done
    } catch let mistake as Marbles.Mistake {
      error("marbles: \(mistake.sentence)\n")
      return .usage
    } catch let refusal as UsageError {
      error("marbles: \(refusal.description)\n")
      return .usage
    } catch let failure as SaveError {
      error("marbles: cannot write \(failure.path.quoted): \(failure.reason)\n")
      return .file
    } catch {
      self.error("marbles: cannot write: \(error)\n")
      return .output
    }
  }

  private func perform(_ invocation: Invocation) throws {
    switch invocation {
    case .help: try output(Help.text)
    case .list: try output(Help.list)
    case .table: try output(OperatorTable.document)
    case .diagram(let call, let pictures, let file):
      let diagram = try Diagram(call, pictures)
      try output(diagram.text)
      if let file { try write(diagram.svg, to: file) }
    case .pages(let folder):
      for page in try ReferencePages.all() { try write(page.text, to: folder + "/" + page.name) }
    }
  }

  private func write(_ text: String, to path: String) throws {
    do {
      try save(text, path)
    } catch let error as FileError {
      throw SaveError(path: path, reason: error.reason)
    } catch {
      throw SaveError(path: path, reason: "\(error)")
    }
  }
}

private struct SaveError: Error {
  let path: String
  let reason: String
}
