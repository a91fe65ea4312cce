/// Something about a set of rules that may be a mistake. It can be played by all the same.
public enum RuleHint: Hashable, Sendable {
  /// Law 7: each half of extra time has up to 15 minutes.
  case longExtraTime(minutes: Int)
  /// Law 7: half-time has up to 15 minutes.
  case longInterval(minutes: Int)
  /// ABBA is not in the Laws.
  case orderNotInLaws
  /// A clock that stops is not in the Laws.
  case clockNotInLaws
  case leastAboveMost(least: Int, most: Int)
  /// Law 3: the match is not started with fewer than seven players of eleven.
  case leastBelowLaw(Int)
  case noTimeInSinBin
  case unknownCatalog(String)
  /// A limit means little where players may return.
  case limitWithReturning
  case windowsWithoutLimit
}

extension RuleSet {
  /// In the order of the cases above.
  public var hints: [RuleHint] {
    var hints: [RuleHint] = []
    if extraTime != .never && extraHalfMinutes > 15 {
      hints.append(.longExtraTime(minutes: extraHalfMinutes))
    }
    if regulationPeriods > 1, let longest = intervalMinutes.max(), longest > 15 {
      hints.append(.longInterval(minutes: longest))
    }
    if shootout != .never && shootoutOrder == .abba { hints.append(.orderNotInLaws) }
    if clockMode == .stopStart { hints.append(.clockNotInLaws) }
    if minPlayers > maxPlayers {
      hints.append(.leastAboveMost(least: minPlayers, most: maxPlayers))
    } else if maxPlayers == 11 && minPlayers < 7 {
      hints.append(.leastBelowLaw(minPlayers))
    }
    if sinBin != .off && sinBinSeconds == 0 { hints.append(.noTimeInSinBin) }
    if Catalogs.named(catalog).id != catalog && catalog != "football_nsw" {
      hints.append(.unknownCatalog(catalog))
    }
    if substitutions.mayReturn && substitutions.limit != nil { hints.append(.limitWithReturning) }
    if substitutions.windows != nil && substitutions.limit == nil {
      hints.append(.windowsWithoutLimit)
    }
    return hints
  }

  /// How long a temporary dismissal usually is: ten minutes where 90 are played, eight where fewer.
  public var usualSinBinSeconds: Int { regulationSeconds >= 90 * 60 ? 600 : 480 }
}
