import Core

extension MatchEvent {
  /// The entry without the person who wrote it and is gone from here: nobody's id stands for
  /// theirs, and a signature keeps its digest and loses its name. Of others' entries they lose only
  /// that they brought them.
  public func leftBehind(by user: UserID, as stand: UserID) -> MatchEvent {
    var event = writer == user ? leftBehind(as: stand) : self
    if event.carrier == user { event.carrier = stand }
    return event
  }

  func leftBehind(as stand: UserID) -> MatchEvent {
    MatchEvent(
      id: id, match: match, ordinal: ordinal, stage: stage, elapsed: elapsed, at: at,
      uptime: uptime, boot: boot, quality: quality, batch: batch,
      fact: fact.leftBehind(as: stand), writer: stand, carrier: carrier, addition: addition)
  }
}

extension Fact {
  fileprivate func leftBehind(as stand: UserID) -> Fact {
    switch self {
    case .takeover(_, let epoch): .takeover(by: stand, epoch: epoch)
    case .signature(_, let digest): .signature(name: "", digest: digest)
    default: self
    }
  }
}
