/// Whose names are left out of what others get to see. Numbers stay: many players are minors.
public enum Redaction: String, Hashable, Sendable, CaseIterable {
  case nobody, players
  /// Players and team officials.
  case everybody

  public func applied(to participant: Participant) -> Participant {
    switch self {
    case .nobody: return participant
    case .players where participant.kind == .official: return participant
    case .players, .everybody: break
    }
    var anonymous = participant
    anonymous.name = nil
    anonymous.entry = nil
    return anonymous
  }

  func applied(to participant: Participant?) -> Participant? {
    participant.map { participant in applied(to: participant) }
  }

  func applied(to line: InitialsRecord) -> InitialsRecord {
    InitialsRecord(
      event: line.event, person: applied(to: line.person), at: line.at, isAmended: line.isAmended)
  }

  func applied(to goal: Goal) -> Goal {
    var goal = goal
    goal.scorer = applied(to: goal.scorer)
    goal.assist = applied(to: goal.assist)
    return goal
  }

  func applied(to card: Card) -> Card {
    var card = card
    card.recipient = applied(to: card.recipient)
    return card
  }

  func applied(to change: Substitution) -> Substitution {
    var change = change
    change.off = applied(to: change.off)
    change.on = applied(to: change.on)
    return change
  }

  func applied(to kick: Kick) -> Kick {
    var kick = kick
    kick.kicker = applied(to: kick.kicker)
    return kick
  }

  func applied(to fact: Fact) -> Fact {
    switch fact {
    case .goal(let goal): .goal(applied(to: goal))
    case .card(let card): .card(applied(to: card))
    case .warning(let who, let reason): .warning(applied(to: who), reason: reason)
    case .sinBinStart(let who, let seconds): .sinBinStart(applied(to: who), seconds: seconds)
    case .substitution(let change): .substitution(applied(to: change))
    case .playerOff(let who, let reason): .playerOff(applied(to: who), reason)
    case .playerOn(let who): .playerOn(applied(to: who))
    case .penaltyMissed(let side, let who, let miss):
      .penaltyMissed(side, applied(to: who), miss)
    case .kick(let kick): .kick(applied(to: kick))
    case .initials(let side, _, let role) where self == .everybody:
      .initials(side, name: "", role: role)
    default: fact
    }
  }
}
