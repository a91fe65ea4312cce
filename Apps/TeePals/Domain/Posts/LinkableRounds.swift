import Core

// Which rounds a post may be about.

extension PostLimits {
  /// Rounds that somebody is offered.
  public static let linkable = 20

  /// When a round begins that a post of that moment may be about.
  static func roundTimes(at moment: Instant) -> ClosedRange<Instant> {
    let first = moment.advanced(byMilliseconds: Int64(roundDays.lowerBound) * GolfRates.day)
    let last = moment.advanced(byMilliseconds: Int64(roundDays.upperBound) * GolfRates.day)
    return first...last
  }
}

extension TeePalsReplica {
  /// The rounds that somebody hosts or plays and may write about now, the nearest to now first.
  public func linkableRounds(of user: UserID, at now: Instant) -> [Round] {
    let times = PostLimits.roundTimes(at: now)
    let rounds = places(of: user).compactMap { place -> Round? in
      guard place.status == .accepted else { return nil }
      let round = self.round(place.round.id) ?? place.round
      return round.status != .canceled && times.contains(round.startTime) ? round : nil
    }
    func distance(_ round: Round) -> Int64 {
      abs(round.startTime.milliseconds - now.milliseconds)
    }
    let sorted = rounds.sorted { one, other in
      distance(one) != distance(other) ? distance(one) < distance(other) : one.id < other.id
    }
    return Array(sorted.prefix(PostLimits.linkable))
  }
}
