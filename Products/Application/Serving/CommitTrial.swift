import Store

/// Other ways to commit, for measuring what the usual one is worth. Not for serving people.
public struct CommitTrial: Hashable, Sendable {
  /// What the writer is told; the usual options where the environment says nothing.
  public let options: CommitOptions

  /// - Parameter environment: `FIELDDAY_BENCH_COMMIT_CAP` is the most commands in one transaction,
  ///   and
  ///   `FIELDDAY_BENCH_SYNC_DELAY_MS` how many milliseconds each commit takes besides what it
  /// takes.
  ///   Anything but a number above 0 is as if it were not there.
  public init(environment: [String: String]) {
    var options = CommitOptions()
    func number(_ name: String) -> Int? {
      environment[name].flatMap { text in Int(text) }.flatMap { number in number > 0 ? number : nil
      }
    }
    if let cap = number("FIELDDAY_BENCH_COMMIT_CAP") { options.cap = cap }
    if let delay = number("FIELDDAY_BENCH_SYNC_DELAY_MS") {
      options.addedDelay = .milliseconds(delay)
    }
    self.options = options
  }
}
