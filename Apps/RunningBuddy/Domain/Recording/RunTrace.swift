import Core
import Tracks

/// What a run left behind: its metres and its points.
struct RunTrace: Hashable, Sendable {
  /// Metres.
  private(set) var metres = 0.0
  /// Metres of them that were put in for gaps.
  private(set) var estimated = 0.0
  private(set) var points: [ChannelPoint] = []
  private(set) var pace = Pace()
  private(set) var bends = Tortuosity()
  private var recent = SpeedWindow(GapRule.recent)
  /// Metres: the end of what a point can hold.
  private static let limit = 10_000_000.0
  /// Milliseconds after a used fix within which the next one is expected. Ours.
  private static let quiet: Int64 = 2_000
  /// Milliseconds between points without a place: a second, and how early one may come. Ours.
  private static let each: Int64 = 900
  /// Milliseconds since the run began of the last used fix, and of the last point without one.
  private var drawn: Int64 = 0
  private var sensed: Int64 = 0
  /// What the next point is.
  private var flags: ChannelFlags = .begins

  /// Metres per second over the last minute of way; `nil` before there is enough of it.
  var recentMean: Double? { recent.mean(least: GapRule.recentLeast) }

  /// Metres that were run.
  mutating func add(_ metres: Double) {
    guard metres > 0, metres < RunTrace.limit else { return }
    self.metres = min(self.metres + metres, RunTrace.limit)
  }

  /// Metres that were put in for a gap.
  mutating func bridge(_ metres: Double) {
    add(metres)
    estimated += metres
    flags = flags.union(.estimated)
    bends.interrupt()
    pace.clear()
  }

  /// Metres of steps between two times of the run where no place is known: an estimate.
  mutating func step(
    _ metres: Double, from: Int64, to time: Int64, _ sensors: (heartRate: Int?, cadence: Int?)
  ) {
    // Refused fixes and what sensors said may lie between.
    let last = Int64(points.last?.time ?? 0) * 100
    if flags.contains(.begins) { append(max(from, last), (nil, nil)) }
    bridge(metres)
    append(time, sensors)
  }

  private mutating func append(_ time: Int64, _ sensors: (heartRate: Int?, cadence: Int?)) {
    var point = RunTrace.point(at: time)
    (point.heartRate, point.cadence) = sensors
    point.path = Int(metres * 10)
    point.flags = flags
    points.append(point)
    sensed = time
    flags = []
  }

  /// Nothing is known of the way to the next point.
  mutating func beginPart() {
    flags = .begins
    bends.interrupt()
    pace.clear()
  }

  /// The way stands still for a while.
  mutating func halt() {
    bends.interrupt()
    pace.clear()
  }

  /// A used fix: its time since the run began, and what of that was moving, in milliseconds.
  mutating func draw(
    _ fix: Fix, time: Int64, moving: Int64, place: GlobePoint,
    _ sensors: (heartRate: Int?, cadence: Int?)
  ) {
    var point = RunTrace.point(fix, time)
    (point.heartRate, point.cadence) = sensors
    point.path = Int(metres * 10)
    point.flags = flags
    points.append(point)
    drawn = time
    flags = []
    pace.note(metres, at: moving)
    recent.note(metres, at: moving)
    bends.note(metres, at: moving, place: place)
  }

  /// A refused fix.
  mutating func refuse(_ fix: Fix, time: Int64) {
    var point = RunTrace.point(fix, time)
    point.flags = .rejected
    points.append(point)
  }

  /// What sensors say where no fix was used for a while: a point each second, without a place.
  mutating func draw(_ sensors: (heartRate: Int?, cadence: Int?), time: Int64) {
    guard sensors.heartRate != nil || sensors.cadence != nil else { return }
    guard time - drawn > RunTrace.quiet, time - sensed >= RunTrace.each else { return }
    var point = RunTrace.point(at: time)
    (point.heartRate, point.cadence) = sensors
    points.append(point)
    sensed = time
  }

  private static func point(at time: Int64) -> ChannelPoint {
    ChannelPoint(time: Int(min(max(time / 100, 0), Int64(ChannelPoint.timeLimit))))
  }

  private static func point(_ fix: Fix, _ time: Int64) -> ChannelPoint {
    var point = point(at: time)
    point.place = fix.place
    point.altitude = fix.altitude
    point.speed = fix.speed
    point.accuracy = (fix.accuracy + 50) / 100
    return point
  }
}
