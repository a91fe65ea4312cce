/// How long is waited until the next question.
enum CompanionWait {
  private static let longest = 30_000
  private static let doublings = 5

  /// Milliseconds: 1, 2, 4 … 30 s after failures.
  static func milliseconds(after failures: Int) -> Int {
    guard failures > 0 else { return CompanionsState.pause }
    return min(longest, 1_000 << min(failures - 1, doublings))
  }
}
