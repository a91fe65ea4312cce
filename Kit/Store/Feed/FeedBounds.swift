/// How long the change feed of a scope may become, and what of it stays in any case (decision 41).
///
/// A feed has to hold the latest row of each living entity; what is beyond that serves devices that
/// come back. The shorter it is, the sooner they have to start again from a snapshot; the longer,
/// the more a new device's snapshot has to pass over.
public enum FeedBounds {
  /// So many of the newest rows stay: who was away for a while and missed no more than that goes on
  /// from there.
  public static let kept: Int64 = 500
  /// Milliseconds for which every row stays, unless the feed is longer than ``most(living:)``: a
  /// month away costs nobody a snapshot.
  public static let keptFor: Int64 = 30 * day
  /// Milliseconds after which rows may go even if the feed is short: what is written over or
  /// deleted does not lie here for ever.
  public static let life: Int64 = 90 * day
  /// How exactly the age of rows is known, in milliseconds: once a day it is noted how far a feed
  /// has come.
  public static let day: Int64 = 86_400_000

  /// More rows than this are worth compacting.
  public static func usual(living: Int) -> Int { 2 * living + 1_000 }
  /// More rows than this are too many, whatever their age.
  public static func most(living: Int) -> Int { 4 * living + 5_000 }

  /// The most rows that one transaction looks at or writes: about 1 ms of work, so that none comes
  /// near the 10 ms that a command may have to wait for it.
  public static let slice = 100
  /// Milliseconds between two slices, so that most commits are not made longer by one.
  public static let pause: Int64 = 20
  /// How many scopes are looked for at once.
  public static let batch = 500
  /// Milliseconds between two rounds.
  public static let interval: Int64 = 3_600_000
}
