import Core

/// A lap and the points that belong to it.
struct TCXLapPart {
  let lap: RecordedLap
  /// Of the activity's points.
  let range: Range<Int>

  /// Every lap in order, or one over everything. A point belongs to the last lap that began before
  /// it or before an earlier point; those before all laps belong to the first.
  static func parts(of activity: RecordedActivity) -> [TCXLapPart] {
    let points = activity.points
    guard !activity.laps.isEmpty else {
      var whole = RecordedLap(start: activity.start)
      whole.trigger = .end
      whole.totals = activity.totals
      return [TCXLapPart(lap: whole, range: 0..<points.count)]
    }
    var parts: [TCXLapPart] = []
    var from = 0
    for (number, lap) in activity.laps.enumerated() {
      var to = from
      let isLast = number + 1 == activity.laps.count
      while to < points.count, isLast || points[to].at < activity.laps[number + 1].start { to += 1 }
      parts.append(TCXLapPart(lap: lap, range: from..<to))
      from = to
    }
    return parts
  }

  /// Milliseconds from point to point, but for what lies before the first of a part.
  static func timer(_ points: ArraySlice<RecordedPoint>) -> Int64 {
    var sum: Int64 = 0
    for (one, other) in zip(points, points.dropFirst()) where !other.begins && one.at < other.at {
      let (step, isTooFar) = other.at.milliseconds.subtractingReportingOverflow(one.at.milliseconds)
      let (next, isTooMuch) = sum.addingReportingOverflow(step)
      if isTooFar || isTooMuch { return 0 }
      sum = next
    }
    return sum
  }

  /// Metres by the path of the points that have one, else from place to place; 0 without either.
  static func metres(_ points: ArraySlice<RecordedPoint>) -> Double {
    if let first = points.first(where: { point in point.path != nil })?.path,
      let last = points.last(where: { point in point.path != nil })?.path
    {
      let metres = last - first
      return metres >= 0 && metres < 1e18 ? metres : 0
    }
    var sum = 0.0
    var before: GlobePoint?
    for point in points {
      if point.begins { before = nil }
      guard let place = point.place else { continue }
      if let before { sum += Globe.metres(before, place) }
      before = place
    }
    return sum
  }
}
