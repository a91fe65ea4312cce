/// How much of a day was produced (specification §8.6).
public enum DayShare {
  /// Hundredths, rounded half up; `halves` is the day's real number of half hours. 0 for a day
  /// without any. More than 100 of a day that was longer for
  /// whoever spent it in several zones.
  public static func percent(halfBlocks: Int, halves: Int) -> Int {
    guard halves > 0 else { return 0 }
    return (halfBlocks * 200 + halves) / (2 * halves)
  }
}
