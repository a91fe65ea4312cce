import Core

public typealias MatchID = ID<Match>

/// What is known of a match besides what happens in it. What happens is the log of ``MatchEvent``.
public struct Match: Hashable, Sendable {
  public let id: MatchID
  /// Whose match it is: set by `decide` from who makes it, so `nil` on its way there. When that
  /// person is gone from here, an id of nobody's.
  public var owner: UserID?
  public var home: TeamRef
  public var away: TeamRef
  /// Up to 100 characters; empty where unknown.
  public var competition: String
  /// Up to 100 characters; empty where unknown.
  public var venue: String
  public var ownRole: OfficialRole
  public var crew: [CrewMember]
  /// What this match is played by; later edits of a competition never change it.
  public var rules: RuleSet
  public var sheets: BothSides<MatchSheet?>
  public var scheduledKickOff: Instant?
  public var fixture = Fixture()
  public var conditions = MatchConditions()
  /// Goals of the first leg, of this match's home and away team; for aggregate ties.
  public var firstLeg: BothSides<Int>?
  public let createdAt: Instant
  /// Put away, with its log; `nil` while it is in use.
  public var archivedAt: Instant?

  public init(
    id: MatchID, home: TeamRef, away: TeamRef, rules: RuleSet, createdAt: Instant,
    competition: String = "", venue: String = "", ownRole: OfficialRole = .center,
    crew: [CrewMember] = [], sheets: BothSides<MatchSheet?> = BothSides(nil),
    scheduledKickOff: Instant? = nil, firstLeg: BothSides<Int>? = nil
  ) {
    self.id = id
    self.home = home
    self.away = away
    self.competition = competition
    self.venue = venue
    self.ownRole = ownRole
    self.crew = crew
    self.rules = rules
    self.sheets = sheets
    self.scheduledKickOff = scheduledKickOff
    self.firstLeg = firstLeg
    self.createdAt = createdAt
  }

  public func team(_ side: Side) -> TeamRef { side == .home ? home : away }
}
