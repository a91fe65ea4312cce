/// Whether the writer begins a group at once or waits a moment for more work to share its sync.
///
/// Clients that have just been answered come back with their next command, each a little later than
/// the one before. A group that begins with the first of them leaves the others to the next sync.
/// So under load the writer waits for as many pieces of work as it had at hand last time, but no
/// longer than the last commit took: nobody waits more than one commit longer. Who is alone never
/// waits.
struct Gathering {
  /// What to wait for, and how long.
  struct Wait: Hashable {
    /// As many pieces of work are worth beginning for.
    let pieces: Int
    /// Begin then with what there is.
    let nanoseconds: UInt64
  }

  /// The longest wait, in nanoseconds; 0 to begin at once always.
  private let patience: UInt64
  /// The most pieces of work that a group takes.
  private let cap: Int
  /// The pieces of work in the last group and those that waited when it was done.
  private var expected = 1
  /// How long the last commit took with its sync, in nanoseconds.
  private var commit: UInt64 = 0

  init(cap: Int, patience: Duration) {
    self.cap = cap
    let (seconds, attoseconds) = patience.components
    self.patience =
      patience > .zero ? UInt64(seconds) * 1_000_000_000 + UInt64(attoseconds) / 1_000_000_000 : 0
  }

  /// Notes a group that has just been answered.
  mutating func note(group size: Int, waiting: Int, commit nanoseconds: UInt64) {
    expected = size + waiting
    commit = nanoseconds
  }

  /// What to wait for when that many pieces are there; `nil` to begin at once.
  func wait(with pieces: Int) -> Wait? {
    let wanted = min(expected, cap)
    let nanoseconds = min(commit, patience)
    guard pieces < wanted, nanoseconds > 0 else { return nil }
    return Wait(pieces: wanted, nanoseconds: nanoseconds)
  }
}
