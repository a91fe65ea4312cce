import Core

/// What a participant is picked for.
public enum CandidateUse: String, Hashable, Sendable, CaseIterable {
  case scorer, assist, card, officialCard, leaving, entering, off, back, kicker
}

/// Whom a picker offers. A number can always be typed instead.
public struct Candidates: Hashable, Sendable {
  public enum Source: String, Hashable, Sendable {
    /// The sheet, which is ready.
    case sheet
    /// The players the side's team has in the library.
    case roster
    /// Nobody is known: a number is typed. Whoever was mentioned before is offered.
    case typed
  }

  public let source: Source
  public let people: [Candidate]
  /// Why nobody is offered, although there is a sheet.
  public var isExhausted: Bool { source == .sheet && people.isEmpty }
}

public struct Candidate: Hashable, Sendable {
  public let participant: Participant
  public let place: TeamMember.Place?
  /// Has a caution that counts now.
  public let isCautioned: Bool
  /// Has kicked in this cycle.
  public let hasKicked: Bool
}

extension MatchRecord {
  /// Where lists come from: the sheet when it is ready; nothing but numbers when it isn't, or when
  /// only the other side has one; the roster when neither side has a sheet.
  public func candidateSource(_ side: Side, hasRoster: Bool) -> Candidates.Source {
    if match.sheets[side]?.isReady ?? false { return .sheet }
    if match.sheets.home != nil || match.sheets.away != nil { return .typed }
    return hasRoster ? .roster : .typed
  }

  /// Whom to offer for a use on a side, at a stage; `roster` is what the library has.
  public func candidates(
    for use: CandidateUse, _ side: Side, stage: Stage, roster: [Participant] = []
  ) -> Candidates {
    let source = candidateSource(side, hasRoster: !roster.isEmpty)
    let lineUp = lineUps[side]
    var members = use == .officialCard ? lineUp.officials : lineUp.players
    if source == .roster {
      let kind: Participant.Kind = use == .officialCard ? .official : .player
      for participant in roster
      where participant.kind == kind && lineUp.member(participant) == nil {
        members.append(TeamMember(participant, place: use == .entering ? .bench : .field))
      }
    }
    let kicked = use == .kicker ? kicked(side) : []
    return Candidates(
      source: source,
      people: members.filter { member in isOffered(member, for: use) }.map { member in
        Candidate(
          participant: member.participant, place: member.place,
          isCautioned: !member.cautions(in: stage).isEmpty,
          hasKicked: kicked.contains { kicker in kicker.isSame(as: member.participant) })
      })
  }

  private func isOffered(_ member: TeamMember, for use: CandidateUse) -> Bool {
    switch use {
    case .scorer, .assist: member.isOnField
    case .card, .officialCard: member.place != .sentOff
    case .leaving: member.place == .field && !member.isInSinBin || canBeReplaced(member)
    case .entering:
      member.place == .bench || (rules.substitutions.mayReturn && member.place == .replaced)
    case .off: member.isOnField
    case .back:
      member.place == .excluded || (member.place == .field && member.absence != nil)
    case .kicker: member.place == .field
    }
  }

  private func canBeReplaced(_ member: TeamMember) -> Bool {
    switch member.place {
    case .finished: member.mayBeReplaced
    // Before the match a named substitute takes the place of a starter who is sent off.
    case .sentOff: member.isStarter && phase == .ready(.regulation(1))
    default: false
    }
  }

  /// A side's players who carry a caution, as a reminder before the next card.
  public func cautioned(_ side: Side, in stage: Stage) -> [TeamMember] {
    lineUps[side].players.filter { player in
      player.sentOff == nil && !player.cautions(in: stage).isEmpty
    }
  }
}
