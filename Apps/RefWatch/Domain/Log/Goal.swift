import Coding
import Wire

/// A goal. `credited` is the side whose score rises, always; the scorer of an own goal is of the
/// other side.
@Memberwise @Wire public struct Goal: Hashable, Sendable {
  @Wire public enum Kind: String, Hashable, Sendable, CaseIterable {
    case openPlay, penalty, freeKick, ownGoal, header, cornerDirect, unknown
  }

  @Field("side") public var credited: Side
  @Field("type") public var kind: Kind
  public var scorer: Participant?
  public var assist: Participant?

  /// The scorer's team: where a list names who scored, this is the team to name with them.
  public var scoredBy: Side { kind == .ownGoal ? credited.opponent : credited }

  /// Whether the scorer is of the side the kind of goal asks for, and the assist of the credited.
  public var isConsistent: Bool {
    (scorer.map { scorer in scorer.side == scoredBy } ?? true)
      && (assist.map { assist in assist.side == credited && kind != .ownGoal } ?? true)
  }
}
