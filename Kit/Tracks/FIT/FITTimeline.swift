import Core

/// The points of an activity in the order of their times, with the timer's starts and stops in
/// between.
struct FITTimeline {
  enum Entry {
    case point(RecordedPoint)
    case timer(Instant, isStart: Bool)
  }

  private(set) var entries: [Entry] = []
  /// When the last thing happened.
  let end: Instant
  private var marks: [(at: Instant, isStart: Bool)] = []
  private var next = 0
  private var isRunning = true

  init(_ activity: RecordedActivity) {
    let points = FITTimeline.sorted(activity.points)
    var end = activity.start.advanced(byMilliseconds: max(0, activity.totals.elapsed ?? 0))
    if let last = points.last { end = max(end, last.at) }
    var last = activity.start
    for pause in activity.pauses.sorted(by: { a, b in a.from < b.from }) {
      let from = max(pause.from, last)
      guard from < pause.to else { continue }
      marks.append((from, false))
      marks.append((pause.to, true))
      last = pause.to
    }
    self.end = max(end, last)
    entries.append(.timer(activity.start, isStart: true))
    var isFirst = true
    for point in points {
      let hasStarted = advance(to: point.at)
      // A part that begins without a pause: the timer is stopped and started at once.
      if point.begins, !isFirst, !hasStarted, isRunning {
        entries.append(.timer(point.at, isStart: false))
        entries.append(.timer(point.at, isStart: true))
      }
      isFirst = false
      entries.append(.point(point))
    }
    while next < marks.count { take() }
    entries.append(.timer(self.end, isStart: false))
  }

  /// Stops stand behind the points of their moment, starts in front of them; whether there was a
  /// start.
  private mutating func advance(to at: Instant) -> Bool {
    var hasStarted = false
    while next < marks.count {
      let mark = marks[next]
      guard mark.isStart ? mark.at <= at : mark.at < at else { break }
      hasStarted = hasStarted || mark.isStart
      take()
    }
    return hasStarted
  }

  private mutating func take() {
    let mark = marks[next]
    next += 1
    isRunning = mark.isStart
    entries.append(.timer(mark.at, isStart: mark.isStart))
  }

  /// By time; those of one moment keep their order.
  private static func sorted(_ points: [RecordedPoint]) -> [RecordedPoint] {
    let order = points.indices.sorted { a, b in (points[a].at, a) < (points[b].at, b) }
    return order.map { index in points[index] }
  }
}
