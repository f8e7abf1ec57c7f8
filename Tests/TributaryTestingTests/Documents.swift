import Foundation

/// The blocks of a kind in a document of the package, without the break at their ends.
func blocks(_ kind: String, in path: String) throws -> [String] {
  try text(of: path).components(separatedBy: "```\(kind)\n").dropFirst()
    .compactMap { $0.components(separatedBy: "\n```").first }
}

/// The lines of a file of the package that are not empty, without their indentation.
func lines(of path: String) throws -> [Substring] {
  try text(of: path).split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }.filter { !$0.isEmpty }
}

private func text(of path: String) throws -> String {
  let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  return try String(contentsOf: tests.deletingLastPathComponent().appendingPathComponent(path), encoding: .utf8)
}
