import Testing

extension ExitTest.Result {
  /// What the process wrote to standard error.
  var errorText: String { String(decoding: standardErrorContent, as: UTF8.self) }
}

/// Never comes back; for what is to stay outside, and for a test that another thread is to end.
func waitForever() async {
  await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
}
