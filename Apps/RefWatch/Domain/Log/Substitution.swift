import Coding
import Core
import Wire

/// The tag of an opportunity to substitute.
public enum WindowTag {}
public typealias WindowID = ID<WindowTag>

/// One player for another. One of the two may be unknown, not both.
@Memberwise @Wire public struct Substitution: Hashable, Sendable {
  @Wire public enum Kind: String, Hashable, Sendable, CaseIterable {
    case normal, concussion, opponentAdditional, extraTimeAdditional, goalkeeper, returning
    case beforeMatch
  }

  public var side: Side
  public var off: Participant?
  public var on: Participant?
  @Field("type") public var kind: Kind = .normal
  /// What this side changes in one stoppage shares one; `nil` in intervals, which are free.
  public var window: WindowID?
  /// The referee recorded it although the limit was reached.
  @Field("overLimit") public var isOverLimit: Bool = false
  /// The player took longer than ten seconds to leave (2026/27).
  @Field("late") public var isLate: Bool = false
}
