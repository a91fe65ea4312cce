import Core

/// What a referee sends after a match: a pure function of the record, the catalog and the template.
/// Pages, texts and files are made from it; it holds no words but people's own.
public struct MatchReport: Hashable, Sendable {
  public var header: ReportHeader
  public var result: ReportResult
  public var goals: [ReportGoal] = []
  /// Cautions of players, and each first half of a second caution.
  public var cautions: [ReportCard] = []
  /// Sendings-off of players, second cautions among them.
  public var sendOffs: [ReportCard] = []
  /// Cards shown to team officials.
  public var officialCards: [ReportCard] = []
  public var warnings: [ReportWarning] = []
  public var substitutions: [ReportSubstitution] = []
  /// Of the teams that handed in a sheet.
  public var lineUps: [ReportLineUp] = []
  public var dismissals: [ReportDismissal] = []
  public var kicks: [ReportKick] = []
  public var periods: [ReportPeriod] = []
  public var incidents: [ReportIncident] = []
  /// Suspensions and the abandonment, in order.
  public var interruptions: [ReportInterruption] = []
  public var amendments: [ReportAmendment] = []
  public var signature: SignatureRecord?
  /// Of the teams' representatives, in the order in which they were given.
  public var initials: [InitialsRecord] = []
  /// What the template asks for and the record doesn't have.
  public var missing: [MissingField] = []
  public var template: ReportTemplate
}

/// When it was: the minute as it is written (`45+2'`), and what it was made from.
public struct ReportTime: Hashable, Sendable {
  public let stage: Stage
  /// Milliseconds since the stage began.
  public let elapsed: Int64
  /// Empty in gaps, and among kicks from the penalty mark.
  public let minute: String
  public let event: MatchEventID
}

public struct ReportHeader: Hashable, Sendable {
  public var competition: String
  public var venue: String
  public var home: String
  public var away: String
  public var edition: LawsEdition
  public var ownRole: OfficialRole
  /// Whoever has ``ownRole``: as they signed; empty where nobody has said.
  public var referee: String
  public var crew: [CrewMember]
  public var scheduledKickOff: Instant?
  public var kickOff: Instant?
  public var minutesLate: Int?
  /// Weather, temperature, pitch, and why it began late.
  public var conditions: MatchConditions
  /// The device's clock was wrong: times of day are the server's.
  public var isCorrected: Bool
}

public struct ReportResult: Hashable, Sendable {
  public var score: BothSides<Int>
  /// Goals of each period that was played.
  public var byPeriod: [PeriodGoals]
  /// Kicks from the penalty mark that were scored.
  public var penalties: BothSides<Int>?
  public var aggregate: BothSides<Int>?
  public var outcome: Outcome?
  /// Whoever won; `nil` when level or not over.
  public var winner: Side?
  public var tallies: BothSides<SideTally>
}

public struct PeriodGoals: Hashable, Sendable {
  public let period: Period
  public var goals: BothSides<Int>
}

public struct ReportGoal: Hashable, Sendable {
  public let time: ReportTime
  public let goal: Goal
  /// After it.
  public let score: BothSides<Int>
  public let isOverruled: Bool
}

public struct ReportCard: Hashable, Sendable {
  public let time: ReportTime
  public let card: Card
  /// The catalog's reason, if the code is one of its.
  public let reason: CatalogReason?
  /// When the first caution was, of a second one.
  public let first: ReportTime?
  public var isSecondCaution: Bool { card.isSecondCaution }
}

public struct ReportWarning: Hashable, Sendable {
  public let time: ReportTime
  public let participant: Participant
  public let reason: String
}

public struct ReportSubstitution: Hashable, Sendable {
  public let time: ReportTime
  public let substitution: Substitution
  /// Which of the side's opportunities it was, from 1; `nil` if it used none.
  public let window: Int?
  /// Beyond what the rules allow.
  public let isOverLimit: Bool
}

public struct ReportDismissal: Hashable, Sendable {
  public let time: ReportTime
  public let participant: Participant
  public let seconds: Int
  public let isOpen: Bool
}

public struct ReportKick: Hashable, Sendable {
  public let event: MatchEventID
  public let kick: Kick
  /// From 1.
  public let round: Int
}

public struct ReportPeriod: Hashable, Sendable {
  public let period: Period
  public let startedAt: Instant
  public let endedAt: Instant?
  public let seconds: Int
  public let announced: Int?
  /// Milliseconds lost in stoppages.
  public let allowance: Int64
  /// Milliseconds played over the planned length, 0 or more; `nil` while it runs.
  public let added: Int64?
}

public struct ReportIncident: Hashable, Sendable {
  public let time: ReportTime
  /// `nil` for a note.
  public let kind: IncidentKind?
  public let text: String
}

public struct ReportInterruption: Hashable, Sendable {
  public let time: ReportTime
  public let at: Instant
  public let reason: SuspensionReason
  public let text: String
  public let isAbandonment: Bool
}

/// What was corrected, withdrawn or added later, and whether after the signature.
public struct ReportAmendment: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case correction, withdrawal
    /// Entered later, where it happened.
    case addition
  }

  public let event: MatchEventID
  public let at: Instant
  /// Where the entry stands that it is about; `nil` where that is not known here.
  public let time: ReportTime?
  public let reason: String
  public let kind: Kind
  public let isAfterSignature: Bool
  /// What the entry says by it, or said when it was withdrawn; `nil` where that is not known here.
  public let fact: Fact?
  /// What the entry said before it; `nil` where it says the same.
  public let before: Fact?
  /// Where the entry stood before it; `nil` where it stays there.
  public let timeBefore: ReportTime?
}
