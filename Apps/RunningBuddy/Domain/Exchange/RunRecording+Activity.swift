import Core
import Tracks

extension RunRecording {
  /// What the figures of a file's activity are made from; times count from ``origin(_:)``.
  ///
  /// Points whose times run backwards, or lie outside a hundred days, are left out, and jumps of a
  /// receiver are marked rejected where the file has no path of its own; both are counted. A
  /// single lap is the whole, and none.
  public init(_ activity: RecordedActivity, format: RecordedFormat) {
    let origin = RunRecording.origin(activity)
    var refused = RefusedFixes()
    var points: [ChannelPoint] = []
    points.reserveCapacity(activity.points.count)
    var cleaning = TrackCleaning()
    let hasPath = activity.points.contains { point in point.path != nil }
    var begins = false
    for recorded in activity.points {
      begins = begins || recorded.begins
      let tenths = RunRecording.tenths(recorded.at, since: origin)
      guard let tenths, tenths >= points.last?.time ?? 0 else {
        refused[.past] += 1
        continue
      }
      var point = ChannelPoint(recorded, at: tenths)
      if begins { point.flags.insert(.begins) }
      if !hasPath, let place = recorded.place {
        let clean = TrackCleaning.Point(
          at: recorded.at.milliseconds, place: place, begins: begins)
        switch cleaning.take(clean) {
        case .jump:
          point.flags = .rejected
          refused[.outlier] += 1
        case .order:
          point.flags = .rejected
          refused[.repeated] += 1
        case nil: begins = false
        }
      } else {
        begins = false
      }
      points.append(point)
    }
    let end = activity.start.advanced(byMilliseconds: max(0, activity.totals.elapsed ?? 0))
    let last = RunRecording.tenths(end, since: origin) ?? 0
    self.init(
      points, span: RunSpan(until: max(last, points.last?.time ?? 0)),
      timer: RunRecording.timer(activity, format, since: origin),
      altitude: format == .gpx ? .gps : .device, sport: activity.sport.held)
    take(activity.laps, since: origin)
    device = activity.totals
    self.refused = refused
  }

  /// When an activity's track begins: at its start, or its first point where that is earlier.
  public static func origin(_ activity: RecordedActivity) -> Instant {
    guard let first = activity.points.first else { return activity.start }
    // A start that is days from the points is none.
    let ahead = first.at.milliseconds.subtractingReportingOverflow(activity.start.milliseconds)
    guard !ahead.overflow, (0...longestLead).contains(ahead.partialValue) else { return first.at }
    return activity.start
  }

  /// Milliseconds by which a start may lie before the first point: a day.
  private static let longestLead: Int64 = 86_400_000

  /// Only the timer's own events say that it ran; else the parts do, where there are some.
  private static func timer(
    _ activity: RecordedActivity, _ format: RecordedFormat, since origin: Instant
  ) -> RunTimer {
    let pauses = activity.pauses.compactMap { pause -> RunSpan? in
      guard let from = tenths(pause.from, since: origin), let to = tenths(pause.to, since: origin)
      else { return nil }
      return RunSpan(from: from, to: to)
    }
    if pauses.isEmpty, format != .fit || activity.totals.timer == nil { return .unknown }
    return .pauses(pauses)
  }

  private mutating func take(_ laps: [RecordedLap], since origin: Instant) {
    guard laps.count > 1 else { return }
    let kinds = IntervalKind.kinds(of: laps)
    var made: [DeviceLap] = []
    for (index, lap) in laps.enumerated() {
      // A first lap may begin a moment before the track does.
      let start = lap.start < origin ? 0 : RunRecording.tenths(lap.start, since: origin)
      guard let start else { continue }
      made.append(DeviceLap(start: start, trigger: lap.trigger, totals: lap.totals))
      if !kinds.isEmpty { lapKinds.append(kinds[index]) }
    }
    self.laps = .device(made)
  }

  /// `nil` before the beginning, and more than a hundred days after it.
  private static func tenths(_ at: Instant, since origin: Instant) -> Int? {
    let (passed, overflow) = at.milliseconds.subtractingReportingOverflow(origin.milliseconds)
    guard !overflow, passed >= 0, passed / 100 <= Int64(ChannelPoint.timeLimit) else { return nil }
    return Int(passed / 100)
  }
}

extension RecordedSport {
  /// A word of a file's own, no longer than is kept.
  fileprivate var held: RecordedSport {
    guard case .other(let word) = self, word.unicodeScalars.count > RunLimits.sport else {
      return self
    }
    let kept = word.unicodeScalars.prefix(RunLimits.sport)
    return .other(String(String.UnicodeScalarView(kept)))
  }
}

extension ChannelPoint {
  /// A point of a file; what is out of its range is not known.
  fileprivate init(_ point: RecordedPoint, at tenths: Int) {
    self.init(time: tenths)
    func whole(_ value: Double?, _ scale: Double, _ range: ClosedRange<Int>) -> Int? {
      guard let value else { return nil }
      let product = value * scale
      guard product >= Double(range.lowerBound), product <= Double(range.upperBound) else {
        return nil
      }
      return Int(product + (product < 0 ? -0.5 : 0.5))
    }
    func held(_ value: Int?) -> Int? {
      value.flatMap { value in (0...1_000).contains(value) ? value : nil }
    }
    if let place = point.place {
      let north = whole(place.latitude, 10_000_000, Fix.latitudes)
      let east = whole(place.longitude, 10_000_000, Fix.longitudes)
      if let north, let east { self.place = ChannelPlace(latitude: north, longitude: east) }
    }
    altitude = whole(point.altitude, 10, Fix.altitudes)
    path = whole(point.path, 10, 0...100_000_000)
    speed = whole(point.speed, 100, Fix.speeds)
    heartRate = held(point.heartRate)
    cadence = held(point.cadence)
  }
}
