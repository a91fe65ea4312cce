import Core

/// What earns a badge and what loses it (specification §14.4). What is between keeps the former
/// state.
public enum BadgeRules {
  /// In somebody's first rounds there is nothing but ``TrustBadge/rookie``.
  public static let rookieRounds = 3
  /// Percent of those who answered.
  public static let earnsTrust = 80
  public static let losesTrust = 60
  /// So many different people have to have answered.
  public static let trustPeople = 3
  /// Rounds in the window that a badge takes, and the one for being trusted.
  public static let rounds = 4
  public static let trustRounds = 5
  /// Percent of those who found the skill levels right.
  static let skill = 80

  /// The badges that somebody has, in their order.
  public static func badges(
    after former: [TrustBadge], in window: TrustWindow
  ) -> [TrustBadge] {
    let recent = window.recent
    let facts = BadgeFacts(window.sheltered)
    return TrustBadge.allCases.filter { badge in
      switch badge {
      case .rookie: return window.completed <= rookieRounds
      case .trustedRegular:
        return isHeld(
          badge, former,
          earns: recent.count >= trustRounds && PlayAgain(in: recent).isAtLeast(earnsTrust)
            && people(in: recent) >= trustPeople,
          loses: PlayAgain(in: window.sheltered).isBelow(losesTrust))
      case .onTime:
        return isHeld(
          badge, former,
          earns: recent.count >= rounds && facts.late == 0 && facts.noShow == 0,
          loses: facts.noShow >= 1 || facts.late >= 2)
      case .respectful:
        return isHeld(
          badge, former, earns: recent.count >= rounds && facts.disrespectful == 0,
          loses: facts.disrespectful >= 1)
      case .wellMatched:
        return isHeld(
          badge, former,
          earns: recent.count >= rounds && facts.mismatch == 0 && facts.skill.isAtLeast(skill),
          loses: facts.mismatch >= 2)
      case .communicator:
        return isHeld(
          badge, former, earns: recent.count >= rounds && facts.communication == 0,
          loses: facts.communication >= 2)
      }
    }
  }

  private static func isHeld(
    _ badge: TrustBadge, _ former: [TrustBadge], earns: Bool, loses: Bool
  ) -> Bool {
    if loses { return false }
    return earns || former.contains(badge)
  }

  private static func people(in rounds: [TrustRound]) -> Int {
    TrustWindow.people(in: rounds) { answer in answer.verdict != nil }
  }
}

/// How often something was said in some rounds.
struct BadgeFacts {
  private(set) var late = 0
  private(set) var noShow = 0
  private(set) var disrespectful = 0
  private(set) var mismatch = 0
  private(set) var communication = 0
  private(set) var skill = PlayAgain()

  init(_ rounds: [TrustRound]) {
    var (right, all) = (0, 0)
    for round in rounds {
      for answer in round.answers {
        for kind in answer.issues { count(kind) }
        guard let isRight = answer.skill else { continue }
        all += 1
        if isRight { right += 1 }
      }
    }
    skill = PlayAgain(yes: right, all: all)
  }

  private mutating func count(_ kind: IssueKind) {
    switch kind {
    case .late: late += 1
    case .noShow: noShow += 1
    case .disrespectful: disrespectful += 1
    case .skillMismatch: mismatch += 1
    case .communication: communication += 1
    case .other: break
    }
  }
}
