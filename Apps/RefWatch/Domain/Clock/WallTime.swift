import Core

extension MatchRecord {
  /// When an entry was written by the server's clock; `nil` where its writer's clock was right, or
  /// nothing is known of it. The nearest offset that the writer's device noted counts, earlier ones
  /// first, with what that clock is known to have jumped in between.
  public func corrected(_ event: MatchEvent) -> Instant? {
    guard let offset = offset(of: event), offset != 0 else { return nil }
    return event.at.advanced(byMilliseconds: offset)
  }

  /// What somebody's device last noted of its clock, brought up to date; 0 where nothing.
  public func notedOffset(of writer: UserID) -> Int64 {
    var offset: Int64 = 0
    for event in log where (event.writer ?? writer) == writer {
      switch event.fact {
      case .serverTime(let ahead, _): offset = ahead
      case .clockStep(let jump) where offset != 0: offset = offset.minus(jump)
      default: break
      }
    }
    return offset
  }

  /// Milliseconds by which the server's clock was ahead of that of the device that started a
  /// clock, as far as it was noted; 0 where nothing was, for then that device was right.
  ///
  /// A note of the same life of a page is of the same device. An older one of the same person is
  /// the next best; a later one may be of another device of theirs.
  public func startOffset(of clock: StageClock) -> Int64 {
    guard let start = log.first(where: { event in event.reading == clock.start }) else { return 0 }
    var offset: Int64 = 0
    var isOwn = false
    var isPast = false
    // Jumps between the start and the first offset that is noted after it.
    var jumped: Int64 = 0
    for event in log {
      let isSamePage = event.boot == start.boot
      switch event.fact {
      case .serverTime(let ahead, _) where isPast && isSamePage && !isOwn:
        return ahead.plus(jumped)
      case .serverTime(let ahead, _) where !isPast && event.writer == start.writer:
        offset = ahead
        isOwn = isSamePage
      case .clockStep(let jump) where isSamePage:
        if isPast {
          jumped = jumped.plus(jump)
        } else if isOwn {
          offset = offset.minus(jump)
        }
      default: break
      }
      if event.id == start.id { isPast = true }
      if isPast, isOwn { return offset }
    }
    return offset
  }

  private func offset(of event: MatchEvent) -> Int64? {
    var offset: Int64?
    var isPast = false
    // Jumps between the entry and the first offset that is noted after it.
    var jumped: Int64 = 0
    for other in log where other.writer == event.writer {
      switch other.fact {
      case .serverTime(let ahead, _):
        if isPast { return offset ?? ahead.plus(jumped) }
        offset = ahead
      case .clockStep(let jump):
        if isPast {
          jumped = jumped.plus(jump)
        } else if let known = offset {
          offset = known.minus(jump)
        }
      default: break
      }
      if other.id == event.id {
        isPast = true
        if offset != nil { return offset }
      }
    }
    return offset
  }
}
