import Core
import RefWatchDomain

extension MatchEvent {
  /// As a device submits it: nobody has decided yet who wrote it.
  var anonymous: MatchEvent { written(nil) }

  func written(_ writer: UserID?) -> MatchEvent {
    var event = self
    event.writer = writer
    event.carrier = nil
    return event
  }
}

extension Match {
  var anonymous: Match { owned(nil) }

  func owned(_ owner: UserID?) -> Match {
    var match = self
    match.owner = owner
    return match
  }
}
