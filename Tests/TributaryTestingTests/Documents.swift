import Foundation

/// The blocks of output in a document of the package, without the break at their ends.
func outputs(in path: String) throws -> [String] {
  let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  let document = tests.deletingLastPathComponent().appendingPathComponent(path)
  let text = try String(contentsOf: document, encoding: .utf8)
  return text.components(separatedBy: "```text\n").dropFirst().compactMap { $0.components(separatedBy: "\n```").first }
}
