import Core

/// How often a side has changed, and how often it may, at a point of the match.
public struct SubstitutionBudget: Hashable, Sendable {
  public let used: Int
  /// `nil` for any number.
  public let limit: Int?
  public let windows: Int
  public let windowLimit: Int?
  public let concussion: Int
  /// One for each side, where the protocol is in force.
  public let concussionLimit: Int
  /// Changes the side gained by its opponents' concussion substitutions.
  public let additional: Int
  public let additionalLimit: Int

  public var isUsedUp: Bool { limit.map { limit in used >= limit } ?? false }
}

extension MatchRecord {
  /// What a side has left at a stage: in extra time there may be more.
  public func substitutions(of side: Side, in stage: Stage) -> SubstitutionBudget {
    let terms = rules.substitutions
    let isExtra = isOfExtraTime(stage)
    let tally = tallies[side]
    return SubstitutionBudget(
      used: tally.substitutions,
      limit: terms.limit.map { limit in limit + (isExtra ? terms.extraTimeLimit : 0) },
      windows: tally.windows,
      windowLimit: terms.windows.map { windows in
        windows + (isExtra ? terms.extraTimeWindows : 0)
      },
      concussion: tally.concussionSubstitutions,
      concussionLimit: terms.concussion ? 1 : 0,
      additional: count(.opponentAdditional, of: side),
      additionalLimit: terms.concussion ? tallies[side.opponent].concussionSubstitutions : 0)
  }

  /// The opportunity a change belongs to when the referee says nothing else: none in an interval;
  /// the side's last one, if that was at most a minute of the match clock ago or within the
  /// stoppage that is still open; else `new`.
  public func window(
    for side: Side, stage: Stage, elapsed: Int64, new: WindowID
  ) -> WindowID? {
    guard case .period = stage else { return nil }
    for entry in entries.reversed() where entry.counts && entry.stage == stage {
      guard case .substitution(let change) = entry.fact, change.side == side else { continue }
      guard let window = change.window, entry.elapsed <= elapsed else { continue }
      let isNear = elapsed - entry.elapsed <= SubstitutionWindows.span
      let isSameStoppage = openStoppage.map { open in open.since <= entry.elapsed } ?? false
      return isNear || isSameStoppage ? window : new
    }
    return new
  }

  /// Extra time, the gaps before and within it, and whatever follows it. What wasn't used before
  /// carries over.
  private func isOfExtraTime(_ stage: Stage) -> Bool {
    let begins = Stage.gap(.beforeExtraTime).rank
    if stage.rank < begins { return false }
    if stage.rank < Stage.gap(.beforeShootout).rank { return true }
    return periods.contains { period in
      if case .extra = period.period { true } else { false }
    }
  }

  private func count(_ kind: Substitution.Kind, of side: Side) -> Int {
    entries.count { entry in
      guard entry.counts, case .substitution(let change) = entry.fact else { return false }
      return change.side == side && change.kind == kind
    }
  }
}
