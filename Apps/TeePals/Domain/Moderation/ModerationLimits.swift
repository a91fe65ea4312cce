import Core

/// Sizes and times of moderation.
public enum ModerationLimits {
  /// Unicode scalars of a note to whom a decision is about.
  public static let note = 500
  /// Unicode scalars of an appeal.
  public static let appeal = 1_000
  /// Days in which a decision can be appealed.
  public static let appealDays = 14
  /// Days for which somebody may be suspended, besides without end.
  public static let suspensionDays = [7, 14, 30]
  public static let coolingOffDays = 7
  public static let shadowDays = 30
  /// Hours after which a case waits too long (specification §14.6).
  public static let lateHours: Int64 = 48
  /// Messages that a case shows before and after a reported one.
  public static let surrounding = 5
  /// Numbers below this are not told: they could be somebody.
  public static let fewest = 5
  /// Days in which a second suspension by limits lasts longer.
  public static let repeatedDays = 30
  /// Milliseconds.
  public static let hour: Int64 = 3_600_000
  public static let day = 24 * hour

  /// How long limits suspend: a day, and a week where it is not the first time lately.
  public static func automaticSuspension(isRepeated: Bool) -> Int64 {
    isRepeated ? 7 * day : day
  }

  /// A figure for people: "< 5" where it is too small.
  public static func figure(_ count: Int) -> String {
    count < fewest ? "< " + String(fewest) : String(count)
  }

  /// What moderators are told of somebody, from 0 to 100 (specification §10).
  public static func reputation(likes: Int, posts: Int, upheld: Int, violations: Int) -> Int {
    let earned = 50 + min(likes / 10, 20) + min(posts / 5, 10)
    return max(0, min(100, earned - 5 * upheld - 10 * violations))
  }
}
