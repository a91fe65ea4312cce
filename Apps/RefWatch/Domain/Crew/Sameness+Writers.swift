import Core

extension MatchEvent {
  /// Whether it says the same, whoever is held to have written it, or brought it.
  public func isSame(as other: MatchEvent) -> Bool { written(by: nil) == other.written(by: nil) }

  func written(by writer: UserID?, carriedBy carrier: UserID? = nil) -> MatchEvent {
    var event = self
    event.writer = writer
    event.carrier = carrier
    return event
  }
}

extension Match {
  /// Whether it is the same match, whoever is held to be its owner.
  public func isSame(as other: Match) -> Bool {
    var match = self
    match.owner = other.owner
    return match == other
  }
}
