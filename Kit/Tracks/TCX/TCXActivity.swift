import Calendar
import Core

/// An activity that is being read from a TCX file.
struct TCXActivity {
  let sport: RecordedSport
  var name = ""
  var id: Instant?
  var laps: [RecordedLap] = []
  private var offset: Int?
  private var isZoneless = false
  private var points: [RecordedPoint] = []
  /// The first points of `Track`s, but for the first of all.
  private var seams: [Seam] = []
  /// How many steps between points of one `Track` took that many seconds, rounded up; the last is
  /// for all longer ones.
  private var steps = [Int](repeating: 0, count: 61)

  private struct Seam {
    let index: Int
    /// The first of its lap, too: a new lap needs a new `Track`, so that alone says nothing.
    let isLapNew: Bool
  }

  init(sport: RecordedSport) { self.sport = sport }

  /// The first time with another zone than UTC says where it took place.
  mutating func take(zone time: XMLDateTime) {
    if offset == nil, let given = time.offset, given != 0 { offset = given }
    if !time.hasZone { isZoneless = true }
  }

  mutating func append(_ point: RecordedPoint, isTrackNew: Bool, isLapNew: Bool) {
    if let last = points.last {
      if isTrackNew {
        seams.append(Seam(index: points.count, isLapNew: isLapNew))
      } else {
        let step = point.at.milliseconds - last.at.milliseconds
        if step > 0 { steps[Int(min(60, (step + 999) / 1_000))] += 1 }
      }
    }
    points.append(point)
  }

  /// The median of the steps in milliseconds, in whole seconds rounded up, 1 s…1 min.
  private var usualStep: Int64 {
    let half = (steps.reduce(0, +) + 1) / 2
    var passed = 0
    for second in 1..<60 {
      passed += steps[second]
      if passed >= half { return Int64(second) * 1_000 }
    }
    return 60_000
  }

  /// `nil` where there is nothing in it.
  var finished: RecordedActivity? {
    guard let start = id ?? laps.first?.start ?? points.first?.at,
      !points.isEmpty || !laps.isEmpty
    else { return nil }
    var activity = RecordedActivity(start: start)
    activity.sport = sport
    activity.name = name
    activity.offset = offset
    activity.isZoneless = isZoneless
    activity.laps = laps
    activity.totals = RecordedTotals(sumOf: laps)
    activity.points = points
    guard !points.isEmpty else { return activity }
    activity.points[0].begins = true
    let most = usualStep * 3
    for seam in seams {
      let from = points[seam.index - 1].at
      let to = points[seam.index].at
      let isPause = to.milliseconds - from.milliseconds > most
      if isPause { activity.pauses.append(RecordedPause(from: from, to: to)) }
      activity.points[seam.index].begins = isPause || !seam.isLapNew
    }
    return activity
  }
}

extension RecordedTotals {
  /// What all laps have, summed up; of heart rates the mean, weighted by timer, and the most.
  init(sumOf laps: [RecordedLap]) {
    self.init()
    guard let first = laps.first else { return }
    distance = 0
    timer = 0
    energy = 0
    mostHeartRate = first.totals.mostHeartRate
    var beats: Double? = 0
    for lap in laps {
      let totals = lap.totals
      distance = RecordedTotals.both(distance, totals.distance).map { pair in pair.0 + pair.1 }
      timer = RecordedTotals.both(timer, totals.timer).map { pair in pair.0 + pair.1 }
      energy = RecordedTotals.both(energy, totals.energy).map { pair in
        // Where numbers have 32 bits, very many laps could go beyond them.
        Int(clamping: Int64(pair.0) + Int64(pair.1))
      }
      mostHeartRate = RecordedTotals.both(mostHeartRate, totals.mostHeartRate).map { pair in
        max(pair.0, pair.1)
      }
      let mean = RecordedTotals.both(totals.meanHeartRate, totals.timer)
      beats = RecordedTotals.both(beats, mean).map { pair in
        pair.0 + Double(pair.1.0) * Double(pair.1.1)
      }
    }
    if let beats, let timer, timer > 0 { meanHeartRate = Int(beats / Double(timer) + 0.5) }
  }

  private static func both<A, B>(_ one: A?, _ other: B?) -> (A, B)? {
    if let one, let other { (one, other) } else { nil }
  }
}
