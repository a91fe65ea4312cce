import Tracks

/// Everything about a run that can be asked of any of its times.
struct RunSeries: Sendable {
  let span: RunSpan
  let clock: TimerClock
  let course: RunCourse
  let moving: MovingTime
  let profile: AltitudeProfile?
  let climb: Climb?
  /// For running sports only.
  let graded: GradePace?
  let heartRate: MeanSeries
  let cadence: MeanSeries

  init(_ recording: RunRecording) {
    span = recording.span
    clock = TimerClock(recording.timer, in: span)
    course = RunCourse(recording, clock: clock)
    moving = MovingTime(recording, course, clock: clock)
    profile = AltitudeProfile(recording)
    climb = Climb(profile, recording.altitude)
    graded = recording.sport.isRunning ? GradePace(course, profile) : nil
    heartRate = MeanSeries(recording, clock: clock, counting: HeartHistogram.rates) { point in
      point.heartRate
    }
    cadence = MeanSeries(recording, clock: clock) { point in point.cadence }
  }

  /// Metres per second over at least the window of a pace around a time, by the timer; `nil` where
  /// nothing is known, in gaps, and while the timer stands still.
  func speed(around time: Double, width: Double) -> Double? {
    let half = max(width, Double(RunPace.window)) / 2
    let knots = course.knots
    guard let place = course.position(at: time), knots[place.index + 1].step != .gap else {
      return nil
    }
    // Not beyond the part.
    var (first, last) = (place.index, place.index + 1)
    while first > 0, knots[first].step != .gap, Double(knots[first].time) > time - half {
      first -= 1
    }
    while last + 1 < knots.count, knots[last + 1].step != .gap,
      Double(knots[last].time) < time + half
    {
      last += 1
    }
    let from = max(time - half, Double(knots[first].time))
    let to = min(time + half, Double(knots[last].time))
    guard let start = course.metres(at: from), let end = course.metres(at: to) else { return nil }
    let running = clock.running(from, to)
    return running >= 10 ? (end - start) * 10 / running : nil
  }
}

/// What is known before a time, in whole numbers: what lies between two times is a difference, and
/// parts add up to the whole.
struct SeriesMark {
  /// Milliseconds since the start.
  let elapsed: Int64
  let timer: Int64
  let moving: Int64?
  let centimetres: Int?
  let flatCentimetres: Int?
  /// Decimetres.
  let up: Int?
  let down: Int?

  init(_ series: RunSeries, at time: Double) {
    let start = Double(series.span.from)
    func milliseconds(_ tenths: Double) -> Int64 { Int64(tenths * 100 + 0.5) }
    func centimetres(_ metres: Double) -> Int {
      Int(min(metres, CourseBuilder.furthest) * 100 + 0.5)
    }
    elapsed = milliseconds(max(0, time - start))
    timer = milliseconds(series.clock.running(start, time))
    moving = series.moving.between(start, time).map { time in milliseconds(time) }
    // What the first point has already belongs to what follows it.
    let isStart = time <= start
    self.centimetres = series.course.metres(at: time).map { way in
      isStart ? 0 : centimetres(way)
    }
    flatCentimetres = series.graded?.metres(at: time).map { way in
      isStart ? 0 : centimetres(way)
    }
    let sums = series.climb?.sums(before: time)
    up = sums.map { sums in Int(min(sums.up, CourseBuilder.furthest) * 10 + 0.5) }
    down = sums.map { sums in Int(min(sums.down, CourseBuilder.furthest) * 10 + 0.5) }
  }
}
