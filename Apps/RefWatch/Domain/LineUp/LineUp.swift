import Core

/// Who of a side is where, as far as the match sheet and the log tell.
public struct LineUp: Hashable, Sendable {
  /// Whether it began with a sheet that was ready. Otherwise only those are known who were
  /// mentioned, and whoever was, counts as having been on the field.
  public var isFromSheet = false
  /// Everybody of the sheet in its order, then whoever else was mentioned.
  public var players: [TeamMember] = []
  /// Team officials, likewise.
  public var officials: [TeamMember] = []
  public var goalkeeper: Participant?
  public var captain: Participant?
  /// How many may play now: those who are off for a moment count, those who serve a temporary
  /// dismissal don't.
  public var strength = 0

  public init() {}

  /// On the field now, without those who are off for a moment or serve a temporary dismissal.
  public var onField: [TeamMember] { players.filter { player in player.isOnField } }

  /// Named, and neither used nor sent off.
  public var unusedSubstitutes: [TeamMember] {
    players.filter { player in player.place == .bench }
  }

  /// Whoever is the same person, if known.
  public func member(_ participant: Participant) -> TeamMember? {
    let list = participant.kind == .player ? players : officials
    return list.first { member in member.participant.isSame(as: participant) }
  }
}

/// Somebody of a team, and what the match has done to them.
public struct TeamMember: Hashable, Sendable {
  public enum Place: String, Hashable, Sendable, CaseIterable {
    case field, bench
    /// Substituted.
    case replaced
    case sentOff
    /// Served two temporary dismissals: takes no further part, and may be replaced.
    case finished
    /// Left out of the kicks from the penalty mark, so that both sides have as many.
    case excluded
  }

  /// As the sheet says, or as first mentioned.
  public var participant: Participant
  public var place: Place
  public var isStarter: Bool
  /// Named on the sheet.
  public var isNamed: Bool
  /// Why the player is off for a moment.
  public var absence: AbsenceReason?
  /// Serves a temporary dismissal.
  public var isInSinBin = false
  /// The match's, in order; those of the shoot-out are apart, and never added to them.
  public var cautions: [MatchEventID] = []
  public var shootoutCautions: [MatchEventID] = []
  /// How many of `cautions` were temporary dismissals.
  public var dismissals = 0
  public var warnings = 0
  public var sentOff: MatchEventID?
  /// After a second temporary dismissal and another caution there is no replacement.
  public var mayBeReplaced = true

  public init(
    _ participant: Participant, place: Place, isStarter: Bool = false, isNamed: Bool = false
  ) {
    self.participant = participant
    self.place = place
    self.isStarter = isStarter
    self.isNamed = isNamed
  }

  public var isOnField: Bool { place == .field && absence == nil && !isInSinBin }

  /// Those that count together in a stage (Law 12): of the match, or of the shoot-out.
  public func cautions(in stage: Stage) -> [MatchEventID] {
    stage == .period(.shootout) ? shootoutCautions : cautions
  }
}
