import Core

// What steps do to a run (specification §5.1, §6.4).
//
// Steps come in the order in which the server got them, which need not be that in which they
// happened: two devices may have gone on without signal. They are put where their times are, and
// the run is what comes of all of them: of several pauses or stops the earliest counts. What is
// later than the end changes nothing.

extension DayRun {
  /// The run after a step; the same run where the step changes nothing.
  public func taking(_ step: DayRunStep) -> DayRun {
    var run = self
    switch step {
    case .pause(let at, let changes): run.add(.pause, at, changes)
    case .resume(let at, let offset): run.add(.resume(offset: offset), at, [])
    case .finish(let at, let changes, _): run.add(.finish, at, changes)
    case .discard(let at): run.add(.discard, at, [])
    case .restore: run.restore()
    case .cut(let from, let to, let changes):
      if from < to { run.add(.cut(to: to), from, changes) }
    case .assign(let block): run.block = block
    case .suspectClock: run.isClockSuspect = true
    }
    return run
  }

  private mutating func add(_ kind: DayMark.Kind, _ at: Instant, _ changes: [OffsetChange]) {
    let mark = DayMark(at: max(at, startedAt), kind: kind)
    if case .finished(let end) = state {
      // Finishing beats discarding, and nothing comes after it.
      guard mark.at < end, kind != .discard else { return }
    }
    let before = self
    let index = marks.firstIndex { other in other.at > mark.at } ?? marks.count
    marks.insert(mark, at: index)
    for change in changes where change.at > startedAt { note(change) }
    settle()
    // What came twice and changes nothing is kept once.
    if before.marks.contains(mark), before.segments == segments, before.state == state {
      self = before
    }
  }

  private mutating func note(_ change: OffsetChange) {
    let index = changes.firstIndex { other in other.at >= change.at } ?? changes.count
    if index < changes.count, changes[index].at == change.at {
      changes[index] = change
    } else {
      changes.insert(change, at: index)
    }
  }

  /// The run is paused where it was left.
  private mutating func restore() {
    guard case .discarded = state else { return }
    marks = marks.map { mark in
      mark.kind == .discard ? DayMark(at: mark.at, kind: .pause) : mark
    }
    settle()
  }

  /// Follows the marks from the start.
  mutating func settle() {
    if let end = marks.firstIndex(where: { mark in mark.kind == .finish }) {
      // What somebody saw when they saved it is kept: a discarding does not count any more.
      marks.removeSubrange((end + 1)...)
      marks.removeAll { mark in mark.kind == .discard }
    }
    segments = []
    state = .running(since: startedAt, offset: offset)
    for mark in marks { follow(mark) }
    for mark in marks {
      if case .cut(let to) = mark.kind { cut(mark.at, to) }
    }
  }

  private mutating func follow(_ mark: DayMark) {
    switch (mark.kind, state) {
    case (.pause, .running):
      closeStretch(mark.at)
      state = .paused(at: mark.at)
    case (.resume(let offset), .paused), (.resume(let offset), .discarded):
      // Whoever goes on after a discarding had not heard of it.
      state = .running(since: mark.at, offset: offset)
    case (.finish, _):
      closeStretch(mark.at)
      state = .finished(at: mark.at)
    case (.discard, .running), (.discard, .paused):
      closeStretch(mark.at)
      state = .discarded(at: mark.at)
    case (.pause, _), (.resume, _), (.discard, _), (.cut, _): break
    }
  }

  private mutating func closeStretch(_ at: Instant) {
    guard case .running(let since, let offset) = state else { return }
    segments += DayClock.segments(from: since, to: at, offset: offset, changes: changes)
  }

  private mutating func cut(_ from: Instant, _ to: Instant) {
    var kept: [DaySegment] = []
    for segment in segments {
      let parts = [
        DaySegment(start: segment.start, end: min(segment.end, from), offset: segment.offset),
        DaySegment(start: max(segment.start, to), end: segment.end, offset: segment.offset),
      ]
      kept += parts.filter { part in part.start < part.end }
    }
    segments = kept
    guard case .running(let since, let offset) = state, to > since else { return }
    segments += DayClock.segments(from: since, to: from, offset: offset, changes: changes)
    var now = offset
    for change in changes where since < change.at && change.at <= to { now = change.offset }
    state = .running(since: to, offset: now)
  }
}
