import Core

/// The timer was started or stopped.
struct FITTimerEvent {
  let at: Instant
  let isStart: Bool
  /// How many events come before it in the file.
  let index: Int
  /// How many points come before it in the file.
  let point: Int
}

/// What one FIT file says, before it is known to which session each thing belongs.
struct FITPart {
  var points: [RecordedPoint] = []
  /// By its sessions, with nothing in them.
  var activities: [RecordedActivity] = []
  var laps: [RecordedLap] = []
  var events: [FITTimerEvent] = []
  var sport = RecordedSport.unknown
  var offset: Int?
  /// Of the whole file, in milliseconds.
  var timer: Int64?
  private var beats: [Int] = []
  /// Where in ``beats`` those begin that were read after so many points.
  private var beatRuns: [(point: Int, first: Int)] = []

  /// Adds a time between heartbeats, which has no time of its own: it belongs to the last point.
  mutating func add(beat: Int) {
    if beatRuns.last?.point != points.count { beatRuns.append((points.count, beats.count)) }
    beats.append(beat)
  }

  /// Adds the activities to the file.
  mutating func finish(into file: inout RecordedFile) {
    if activities.isEmpty {
      guard let first = points.first else { return }
      var activity = RecordedActivity(start: first.at)
      activity.sport = sport
      activity.totals.timer = timer
      activities.append(activity)
    }
    events.sort { a, b in (a.at, a.index) < (b.at, b.index) }
    markBeginnings()
    share()
    for index in activities.indices { settle(&activities[index]) }
    file.activities += activities
  }

  /// The first point after a start of the timer begins a part. In most files a start stands in
  /// front of that point; in those that have all events in one place their times tell.
  private mutating func markBeginnings() {
    var late: [Instant] = []
    for event in events where event.isStart {
      let index = event.point
      let isInPlace = index == 0 || points[index - 1].at <= event.at
      if isInPlace, index > 0, index == points.count { continue }
      if isInPlace, index < points.count, points[index].at >= event.at {
        points[index].begins = true
      } else {
        late.append(event.at)
      }
    }
    var next = 0
    for index in points.indices where next < late.count {
      guard late[next] <= points[index].at else { continue }
      points[index].begins = true
      while next < late.count, late[next] <= points[index].at { next += 1 }
    }
  }

  /// Gives points, laps, pauses and heartbeats to the sessions they lie in.
  private mutating func share() {
    let owners = FITOwners(activities)
    let pauses = pauses()
    if activities.count == 1 {
      activities[0].points = points
      activities[0].laps = laps
      activities[0].pauses = pauses
      activities[0].beats = beats
      return
    }
    for point in points { activities[owners[point.at]].points.append(point) }
    for lap in laps { activities[owners[lap.start]].laps.append(lap) }
    for pause in pauses {
      let owner = owners[pause.from]
      // What lies between two sessions is no pause of either.
      if owner == owners[pause.to] { activities[owner].pauses.append(pause) }
    }
    for index in beatRuns.indices {
      let run = beatRuns[index]
      let end = index + 1 < beatRuns.count ? beatRuns[index + 1].first : beats.count
      let near = run.point > 0 ? points[run.point - 1].at : points.first?.at
      let owner = near.map { at in owners[at] } ?? 0
      activities[owner].beats += beats[run.first..<end]
    }
  }

  /// From each stop of the timer to its next start.
  private func pauses() -> [RecordedPause] {
    var pauses: [RecordedPause] = []
    var stop: Instant?
    for event in events {
      if !event.isStart {
        stop = stop ?? event.at
      } else if let from = stop {
        if from < event.at { pauses.append(RecordedPause(from: from, to: event.at)) }
        stop = nil
      }
    }
    return pauses
  }

  private func settle(_ activity: inout RecordedActivity) {
    activity.offset = offset
    guard !activity.points.isEmpty else { return }
    activity.points[0].begins = true
    guard !activity.sport.isOnFoot else { return }
    for index in activity.points.indices { activity.points[index].cadence = nil }
  }
}

/// Which session a time lies in: the last that has begun by then, and before the first that one.
struct FITOwners {
  private var starts: [(at: Instant, index: Int)] = []

  init(_ activities: [RecordedActivity]) {
    for index in activities.indices { starts.append((activities[index].start, index)) }
    starts.sort { a, b in (a.at, a.index) < (b.at, b.index) }
  }

  /// The index of the session. O(log n).
  subscript(at: Instant) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle].at <= at { low = middle + 1 } else { high = middle }
    }
    return starts[max(low, 1) - 1].index
  }
}
