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
}
