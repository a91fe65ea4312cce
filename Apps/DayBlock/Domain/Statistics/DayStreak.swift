import Calendar

/// Days in a row on which something was produced (specification §9.2).
public enum DayStreak {
  /// Counted back from `today`, or from yesterday while nothing was produced today.
  ///
  /// `producedDays` are in order, each once. Dates that `rules` left out neither count nor break
  /// (§18, Apia). O(the streak).
  public static func count(
    producedDays: [CivilDate], today: CivilDate, rules: ZoneRules? = nil
  ) -> Int {
    var index = producedDays.count
    while index > 0, producedDays[index - 1] > today { index -= 1 }
    var count = 0
    var expected = today
    while index > 0 {
      let produced = producedDays[index - 1]
      if produced == expected {
        count += 1
        index -= 1
      } else if expected != today, !(rules?.skips(expected) ?? false) {
        break
      }
      guard expected > .first else { break }
      expected = expected.adding(days: -1)
    }
    return count
  }
}
