import Core
import Tracks

/// Makes the knots of a course from points: by the path where it is known, else along the places.
struct CourseBuilder {
  /// Tenths of a second after which nothing is known of what was between two places, as in
  /// `TrackCleaning.gap`.
  static let gap = 200
  /// Metres per second that nobody runs, as in `TrackCleaning`.
  static let fastest = 12.5
  /// Metres that no run has: the largest path of a point.
  static let furthest = 10_000_000.0

  private let span: RunSpan
  private let clock: TimerClock
  private var knots: [RunCourse.Knot] = []
  /// Decimetres where the path was known last, the metres of ours there, and when.
  private var anchor: (path: Int, metres: Double, time: Int)?
  private var place: ChannelPlace?
  /// Something that did not become a knot began a part.
  private var begins = false

  init(_ span: RunSpan, clock: TimerClock) {
    self.span = span
    self.clock = clock
  }

  mutating func take(_ point: ChannelPoint) {
    guard span.from <= point.time, point.time <= span.to else { return }
    begins = begins || point.flags.contains(.begins)
    guard !point.flags.contains(.rejected) else { return }
    guard let last = knots.last else {
      open(point)
      return
    }
    guard point.time > last.time, isKnot(point) else { return }
    let step = step(to: point, from: last)
    let metres = metres(to: point, from: last, step: step)
    append(point, metres: min(metres, CourseBuilder.furthest), step)
  }

  /// The knots, up to the end of the span.
  mutating func finished() -> [RunCourse.Knot] {
    guard let last = knots.last else { return [] }
    if last.time < span.to {
      knots.append(RunCourse.Knot(time: span.to, metres: last.metres, step: .gap))
    }
    return knots.count > 1 ? knots : []
  }

  /// The first knot, and what the path says of the way to it.
  private mutating func open(_ point: ChannelPoint) {
    guard point.path != nil || point.place != nil else { return }
    if point.time > span.from {
      knots.append(RunCourse.Knot(time: span.from, metres: 0, step: .gap))
    }
    // Devices write the first point up to a second after they began to count.
    let reach = CourseBuilder.fastest * (Double(point.time - span.from) / 10 + 1)
    let before = Double(point.path ?? 0) / 10
    let metres = span.from == 0 && before > 0 && before <= reach ? before : 0
    append(point, metres: metres, .gap)
  }

  private mutating func append(_ point: ChannelPoint, metres: Double, _ step: RunCourse.Step) {
    knots.append(RunCourse.Knot(time: point.time, metres: metres, step: step))
    if let path = point.path { anchor = (path, metres, point.time) }
    place = point.place ?? (step == .gap ? nil : place)
    begins = false
  }

  /// A place says nothing while the path is known all around it.
  private func isKnot(_ point: ChannelPoint) -> Bool {
    if point.path != nil { return true }
    guard point.place != nil else { return false }
    guard let anchor else { return true }
    return point.time - anchor.time > CourseBuilder.gap
  }

  private func step(to point: ChannelPoint, from last: RunCourse.Knot) -> RunCourse.Step {
    let length = Double(point.time - last.time)
    let running = clock.running(Double(last.time), Double(point.time))
    if begins {
      return running < length && running <= Double(CourseBuilder.gap) ? .paused : .gap
    }
    if point.flags.contains(.estimated) { return .estimated }
    if point.path != nil, anchor != nil { return .known }
    return running > Double(CourseBuilder.gap) ? .gap : .known
  }

  private func metres(
    to point: ChannelPoint, from last: RunCourse.Knot, step: RunCourse.Step
  ) -> Double {
    if let path = point.path, let anchor {
      // A path that falls is counted from anew.
      return max(last.metres, anchor.metres + (Double(path) - Double(anchor.path)) / 10)
    }
    guard step == .known || step == .estimated, let place, let next = point.place,
      let from = place.point, let to = next.point
    else { return last.metres }
    // While the timer stands still no metres count.
    let share =
      clock.running(Double(last.time), Double(point.time)) / Double(point.time - last.time)
    return last.metres + Globe.metres(from, to) * share
  }
}

extension ChannelPlace {
  /// `nil` out of range.
  var point: GlobePoint? {
    GlobePoint(latitude: Double(latitude) / 10_000_000, longitude: Double(longitude) / 10_000_000)
  }
}
