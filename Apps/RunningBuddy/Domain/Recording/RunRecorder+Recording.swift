import Tracks

extension RunRecorder {
  /// What the figures of the run are made from: everything that was recorded, in the numbers in
  /// which it is kept. `nil` before the run began, and once it is discarded. Of a run that is not
  /// over it is what there is up to the last row.
  public func recording(_ sport: RecordedSport = .running) -> RunRecording? {
    guard let times else { return nil }
    let end = RunRecorder.tenths(times.elapsed(at: at))
    var byHand: [RunSpan] = []
    var still: [RunSpan] = []
    for pause in times.pauses {
      guard let span = RunRecorder.span(pause.from, pause.to) else { continue }
      switch pause.cause {
      case .hand: byHand.append(span)
      case .rule: still.append(span)
      }
    }
    if case .paused(let cause, let since) = phase,
      let span = RunRecorder.span(since - times.began, times.elapsed(at: at))
    {
      switch cause {
      case .hand: byHand.append(span)
      case .rule: still.append(span)
      }
    }
    for gap in gaps where gap.isUnknown {
      if let span = RunRecorder.span(gap.from, gap.to) { still.append(span) }
    }
    var recording = RunRecording(
      points + closing(times, byHand, end), span: RunSpan(until: end), timer: .pauses(byHand),
      laps: .pressed(laps.map { lap in RunRecorder.tenths(lap.to) }), altitude: .gps, sport: sport)
    recording.still = still
    recording.lapKinds = laps.map { lap in lap.kind }
    for reason in FixRefusal.allCases { recording.refused[reason] = refusedCount(reason) }
    recording.marks = marks.map { mark in RunRecorder.tenths(mark) }
    recording.clockJumps = clockJumps
    return recording
  }

  /// The way from the last fix to the end, or to the pause that lasts until then.
  private func closing(_ times: RunTimes, _ pauses: [RunSpan], _ end: Int) -> [ChannelPoint] {
    let last = points.last { point in point.path != nil }
    let path = Int(metres * 10)
    guard path > last?.path ?? 0 else { return [] }
    let over = pauses.last.flatMap { pause in pause.to == end ? pause.from : nil } ?? end
    var point = ChannelPoint(time: max(over, points.last?.time ?? 0))
    point.path = path
    return [point]
  }

  private static func span(_ from: Int64, _ to: Int64) -> RunSpan? {
    RunSpan(from: tenths(from), to: tenths(to))
  }

  private static func tenths(_ milliseconds: Int64) -> Int {
    Int(min(max(milliseconds / 100, 0), Int64(ChannelPoint.timeLimit)))
  }
}

extension RunGap {
  /// Whether nothing is known of the way.
  fileprivate var isUnknown: Bool {
    switch outcome {
    case .bridged: false
    case .newPart, .open: true
    }
  }
}
