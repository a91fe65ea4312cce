import Core

extension MatchEvent {
  /// The entry without the person who wrote it and is gone from here: nobody's id stands for
  /// theirs, and a signature keeps its digest and loses its name.
  public func leftBehind(by user: UserID, as stand: UserID) -> MatchEvent {
    MatchEvent(
      id: id, match: match, ordinal: ordinal, stage: stage, elapsed: elapsed, at: at,
      uptime: uptime, boot: boot, quality: quality, batch: batch,
      fact: fact.leftBehind(by: user, as: stand), writer: writer == user ? stand : writer)
  }
}

extension Fact {
  fileprivate func leftBehind(by user: UserID, as stand: UserID) -> Fact {
    switch self {
    case .takeover(let by, let epoch): .takeover(by: by == user ? stand : by, epoch: epoch)
    case .signature(_, let digest): .signature(name: "", digest: digest)
    default: self
    }
  }
}
