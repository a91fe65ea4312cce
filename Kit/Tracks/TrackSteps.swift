import Core

/// What lies between the points of a track, without its gaps.
public struct TrackSteps: Hashable, Sendable {
  /// From one point to the next.
  public struct Step: Hashable, Sendable {
    /// Milliseconds since 1970; `from` before `to`.
    public let from: Int64
    public let to: Int64
    public let metres: Double
    public let start: Geoposition
    public let end: Geoposition

    /// Metres per second.
    public var speed: Double { metres * 1_000 / Double(to - from) }

    /// On the straight line from start to end.
    public func place(at time: Int64) -> Geoposition {
      let share = Double(time - from) / Double(to - from)
      func between(_ one: Int, _ other: Int) -> Int {
        let value = Double(one) + share * (Double(other) - Double(one))
        return Int(value + (value < 0 ? -0.5 : 0.5))
      }
      return Geoposition(
        latitude: between(start.latitude, end.latitude),
        longitude: between(start.longitude, end.longitude))
    }
  }

  /// In their order.
  public private(set) var steps: [Step] = []

  /// Between the points of a track, in their order.
  public init(_ points: [TrackPoint]) {
    for (one, next) in zip(points, points.dropFirst()) where !next.begins && next.at > one.at {
      steps.append(
        Step(
          from: one.at, to: next.at, metres: Double(next.path) / 10, start: one.place,
          end: next.place))
    }
  }

  /// The first step that ends after a time; all, where none does.
  private func first(after time: Int64) -> Int {
    var (low, high) = (0, steps.count)
    while low < high {
      let middle = (low + high) / 2
      if steps[middle].to > time { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Those that lie in a time at least in part.
  public func between(_ start: Int64, _ end: Int64) -> ArraySlice<Step> {
    let low = first(after: start)
    var high = low
    while high < steps.count, steps[high].from < end { high += 1 }
    return steps[low..<high]
  }

  /// The one in which a time lies; `nil` in a gap. At a point it is the step to it.
  public func step(at time: Int64) -> Step? {
    let index = first(after: time - 1)
    guard index < steps.count, steps[index].from <= time else { return nil }
    return steps[index]
  }

  /// A step that lies in a time only in part counts for that part.
  public func stretch(_ start: Int64, _ end: Int64) -> TrackStretch {
    var stretch = TrackStretch(length: max(0, end - start))
    for step in between(start, end) {
      let known = min(step.to, end) - max(step.from, start)
      stretch.known += known
      stretch.metres += step.metres * Double(known) / Double(step.to - step.from)
    }
    return stretch
  }

  /// How often the track is interrupted in a time, its beginning and end included.
  public func gaps(_ start: Int64, _ end: Int64) -> Int {
    var count = 0
    var known = start
    for step in between(start, end) {
      if step.from - known >= 1_000 { count += 1 }
      known = step.to
    }
    return end - known >= 1_000 ? count + 1 : count
  }

  /// The sprints of a time, in their order.
  public func sprints(_ start: Int64, _ end: Int64) -> [TrackSprint] {
    var sprints: [TrackSprint] = []
    var run: (from: Int64, to: Int64, metres: Double)?
    func isLong(_ metres: Double) -> Bool { metres >= TrackSprint.leastLength }
    for step in between(start, end) {
      if let open = run, step.from != open.to || step.speed < TrackSprint.leastSpeed {
        if isLong(open.metres) {
          sprints.append(
            TrackSprint(
              at: Instant(milliseconds: open.from), metres: open.metres,
              length: open.to - open.from))
        }
        run = nil
      }
      guard step.speed >= TrackSprint.leastSpeed else { continue }
      run = (run?.from ?? step.from, step.to, (run?.metres ?? 0) + step.metres)
    }
    if let open = run, isLong(open.metres) {
      sprints.append(
        TrackSprint(
          at: Instant(milliseconds: open.from), metres: open.metres, length: open.to - open.from))
    }
    return sprints
  }
}

extension TrackSteps {
  /// Where the track goes in a time, a line for each part without a gap.
  public func lines(_ start: Instant, _ end: Instant) -> [[Geoposition]] {
    var lines: [[Geoposition]] = []
    var last: Int64?
    for step in between(start.milliseconds, end.milliseconds) {
      if last != step.from || lines.isEmpty { lines.append([step.start]) }
      lines[lines.count - 1].append(step.end)
      last = step.to
    }
    return lines
  }
}
