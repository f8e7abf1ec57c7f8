import Foundation

/// The blocks of a kind in a document of the package, without the break at their ends.
func blocks(_ kind: String, in path: String) throws -> [String] {
  try text(of: path).components(separatedBy: "```\(kind)\n").dropFirst()
    .compactMap { $0.components(separatedBy: "\n```").first }
}

private func text(of path: String) throws -> String {
  let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  return try String(contentsOf: tests.deletingLastPathComponent().appendingPathComponent(path), encoding: .utf8)
}
