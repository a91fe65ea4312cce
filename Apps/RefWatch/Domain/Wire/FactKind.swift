/// The word for each kind of fact, on the wire and in the database. Never changed, only added to.
enum FactKind: String, CaseIterable {
  case toss
  case kickOff = "kickoff"
  case periodStart = "period.start"
  case periodEnd = "period.end"
  case intervalStart = "interval.start"
  case intervalEnd = "interval.end"
  case suspension = "suspend"
  case resumption = "resume"
  case abandonment = "abandon"
  case fullTime = "match.fullTime"
  case completion = "match.completed"
  case reopening = "match.reopened"
  case takeover = "crew.takeover"
  case addedTime = "clock.addedAnnounced"
  case clockAdjustment = "clock.adjusted"
  case clockStep = "clock.step"
  case serverTime = "clock.offset"
  case stoppageStart = "stoppage.start"
  case stoppageEnd = "stoppage.end"
  case goal
  case goalOverruled = "goal.overruled"
  case card
  case warning
  case sinBinStart = "sinbin.start"
  case sinBinRestart = "sinbin.restartMark"
  case sinBinEnd = "sinbin.end"
  case substitution
  case playerOff = "player.off"
  case playerOn = "player.on"
  case penaltyAwarded = "penalty.awarded"
  case penaltyMissed = "penalty.missed"
  case incident
  case note
  case shootoutStart = "shootout.start"
  case kick = "shootout.kick"
  case shootoutFirst = "shootout.order"
  case shootoutEnd = "shootout.end"
  case rules = "rules.changed"
  case signature = "match.signed"
  case initials = "match.initialled"
  case withdrawal = "correction.void"
  case amendment = "correction.edit"
  case restoration = "correction.restore"
  case bothHappened = "correction.distinct"

  /// Whether it is about another entry of the log, and not about the match.
  var isCorrection: Bool { self == .withdrawal || self == .amendment || self == .restoration }
}

extension Fact {
  /// `nil` for what a newer version wrote.
  private var knownKind: FactKind? {
    switch self {
    case .toss: .toss
    case .kickOff: .kickOff
    case .periodStart: .periodStart
    case .periodEnd: .periodEnd
    case .intervalStart: .intervalStart
    case .intervalEnd: .intervalEnd
    case .suspension: .suspension
    case .resumption: .resumption
    case .abandonment: .abandonment
    case .fullTime: .fullTime
    case .completion: .completion
    case .reopening: .reopening
    case .takeover: .takeover
    case .addedTime: .addedTime
    case .clockAdjustment: .clockAdjustment
    case .clockStep: .clockStep
    case .serverTime: .serverTime
    case .stoppageStart: .stoppageStart
    case .stoppageEnd: .stoppageEnd
    case .goal: .goal
    case .goalOverruled: .goalOverruled
    case .card: .card
    case .warning: .warning
    case .sinBinStart: .sinBinStart
    case .sinBinRestart: .sinBinRestart
    case .sinBinEnd: .sinBinEnd
    case .substitution: .substitution
    case .playerOff: .playerOff
    case .playerOn: .playerOn
    case .penaltyAwarded: .penaltyAwarded
    case .penaltyMissed: .penaltyMissed
    case .incident: .incident
    case .note: .note
    case .shootoutStart: .shootoutStart
    case .kick: .kick
    case .shootoutFirst: .shootoutFirst
    case .shootoutEnd: .shootoutEnd
    case .rules: .rules
    case .signature: .signature
    case .initials: .initials
    case .withdrawal: .withdrawal
    case .amendment: .amendment
    case .restoration: .restoration
    case .bothHappened: .bothHappened
    case .unknown: nil
    }
  }

  /// The word of its kind.
  public var kind: String {
    if case .unknown(let kind, _) = self { return kind }
    return knownKind?.rawValue ?? ""
  }

  /// The words of all kinds that this version knows.
  public static var knownKinds: [String] { FactKind.allCases.map { kind in kind.rawValue } }
}
