/// An error that carries an object with code in its `deinit`.
// SAFETY: an error of one virtual run, which one thread enters; the runs of the laws send none of them elsewhere.
struct ReentrantError: Error, @unchecked Sendable {
  let object: ReentrantElement
}
