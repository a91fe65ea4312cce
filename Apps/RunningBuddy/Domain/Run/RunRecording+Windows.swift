import Tracks

extension RunRecording {
  /// The recording with nothing but its windows, one directly after the other: what was dropped
  /// between them takes neither time nor way, and nothing goes across it. O(n).
  func closed(_ windows: [RunSpan]) -> RunRecording {
    var (time, path, index) = (0, 0, 0)
    var points: [ChannelPoint] = []
    for window in windows {
      while index < self.points.count, self.points[index].time < window.from { index += 1 }
      var (first, last) = (Int?.none, path)
      var begins = true
      while index < self.points.count, self.points[index].time <= window.to {
        var point = self.points[index]
        index += 1
        point.time += time - window.from
        if let way = point.path {
          let start = first ?? way
          first = start
          last = max(last, path + way - start)
          point.path = min(max(path + way - start, 0), 100_000_000)
        }
        if begins { point.flags = point.flags.union(.begins) }
        begins = begins && point.flags.contains(.rejected)
        points.append(point)
      }
      time += window.to - window.from
      path = last
    }
    var closed = self
    closed.points = points
    closed.span = RunSpan(until: time)
    closed.still = RunRecording.moved(still, windows)
    if case .pauses(let pauses) = timer {
      closed.timer = .pauses(RunRecording.moved(pauses, windows))
    }
    closed.device = RecordedTotals()
    closed.marks = marks.compactMap { mark in RunRecording.moved(mark, windows) }
    closed.clockJumps = RunRecording.moved(clockJumps, windows)
    switch laps {
    case .none: break
    case .pressed(let times):
      closed.laps = .pressed(times.compactMap { time in RunRecording.moved(time, windows) })
    case .device(let made):
      closed.laps = .pressed(made.compactMap { lap in RunRecording.moved(lap.start, windows) })
    }
    return closed
  }

  /// Where spans lie once the windows follow each other.
  private static func moved(_ spans: [RunSpan], _ windows: [RunSpan]) -> [RunSpan] {
    var moved: [RunSpan] = []
    var time = 0
    for window in windows {
      for span in spans {
        let from = max(span.from, window.from) - window.from + time
        let to = min(span.to, window.to) - window.from + time
        if from < to, let span = RunSpan(from: from, to: to) { moved.append(span) }
      }
      time += window.to - window.from
    }
    return moved
  }

  /// Where times at which the clock was set lie then, without those that were dropped.
  static func moved(_ jumps: [ClockJump], _ windows: [RunSpan]) -> [ClockJump] {
    jumps.compactMap { jump in
      moved(Int(clamping: jump.at / 100), windows).map { time in
        ClockJump(at: Int64(time) * 100, by: jump.by)
      }
    }
  }

  /// Where a time lies then; `nil` for one that was dropped.
  static func moved(_ moment: Int, _ windows: [RunSpan]) -> Int? {
    var time = 0
    for window in windows {
      if window.from <= moment, moment <= window.to { return moment - window.from + time }
      time += window.to - window.from
    }
    return nil
  }
}
