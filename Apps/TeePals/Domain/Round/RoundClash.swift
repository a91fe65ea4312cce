import Core

extension TeePalsReplica {
  /// The first round that somebody plays at the time of one that begins then, as far as it is known
  /// here; `nil` where there is none. People may play both: this is for a hint.
  ///
  /// - Parameter id: The round that begins then, if there is one already.
  public func clash(for user: UserID, at start: Instant, besides id: RoundID) -> Round? {
    let length = Int64(GolfLimits.roundMinutes) * 60_000
    return places(of: user).first { place in
      let apart = place.round.startTime.milliseconds - start.milliseconds
      return place.status == .accepted && !place.round.status.isOver && place.round.id != id
        && abs(apart) < length
    }?.round
  }
}
