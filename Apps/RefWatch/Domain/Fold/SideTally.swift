/// What a side has come to. Cards of players and of officials are kept apart, and so are a second
/// caution's two halves: it is a caution and a sending-off.
public struct SideTally: Hashable, Sendable {
  public var goals = 0
  public var cautions = 0
  public var sendOffs = 0
  public var officialCautions = 0
  public var officialSendOffs = 0
  public var warnings = 0
  /// Normal substitutions that used the limit.
  public var substitutions = 0
  public var concussionSubstitutions = 0
  /// Opportunities used.
  public var windows = 0
  public var penaltiesAwarded = 0
  public var penaltiesScored = 0

  public init() {}
}
