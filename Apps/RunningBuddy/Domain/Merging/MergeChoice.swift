import Tracks

/// Which channels of another device's track are better than a run's own.
struct MergeChoice {
  /// Tenths of a second that are held to be covered from one value to the next at most.
  private static let hold = 100
  /// Tenths of a second by which one has to be without a way for longer to be the worse one.
  private static let gain = 600.0

  let channels: MergedChannels

  /// - Parameters:
  ///   - own: The run's own track.
  ///   - added: The other's, moved to its times.
  init(_ own: RunRecording, _ added: RunRecording) {
    var channels: MergedChannels = []
    if MergeChoice.isWayBetter(own, added) { channels.insert(.place) }
    if MergeChoice.isAltitudeBetter(own, added) { channels.insert(.altitude) }
    if MergeChoice.isDenser(added, than: own, { point in point.heartRate }) {
      channels.insert(.heartRate)
    }
    if MergeChoice.isDenser(added, than: own, { point in point.cadence }) {
      channels.insert(.cadence)
    }
    self.channels = channels
  }

  /// Whoever has it for longer, by more than one value is held.
  private static func isDenser(
    _ one: RunRecording, than other: RunRecording, _ value: (ChannelPoint) -> Int?
  ) -> Bool {
    let most = covered(one, value)
    let least = covered(other, value)
    return least == 0 ? most > 0 : most > least + hold
  }

  /// Tenths of a second for which there are values.
  private static func covered(
    _ recording: RunRecording, _ value: (ChannelPoint) -> Int?
  ) -> Int {
    var (sum, last) = (0, Int?.none)
    for point in recording.points where value(point) != nil {
      if let last, point.time - last <= hold { sum += point.time - last }
      last = point.time
    }
    return sum
  }

  /// A barometer before the receiver, where it measured for at least half as long; of the same kind
  /// the run's own.
  private static func isAltitudeBetter(_ own: RunRecording, _ added: RunRecording) -> Bool {
    let here = covered(own) { point in point.altitude }
    let there = covered(added) { point in point.altitude }
    guard there > 0, added.altitude != .none else { return false }
    if here == 0 || own.altitude == .none { return true }
    return own.altitude == .gps && added.altitude == .device && there * 2 >= here
  }

  /// Who knows the way for longer; where both do, who was more accurate.
  private static func isWayBetter(_ own: RunRecording, _ added: RunRecording) -> Bool {
    let (here, there) = (unknown(own), unknown(added))
    if abs(here - there) > gain { return there < here }
    return rank(added) > rank(own)
  }

  /// Tenths of a second while the timer ran of which the way is not known, or was put in.
  private static func unknown(_ recording: RunRecording) -> Double {
    let clock = TimerClock(recording.timer, in: recording.span)
    let knots = RunCourse(recording).knots
    guard let first = knots.first, let last = knots.last else {
      return clock.running(Double(recording.span.from), Double(recording.span.to))
    }
    var sum = clock.running(Double(recording.span.from), Double(first.time))
    sum += clock.running(Double(last.time), Double(recording.span.to))
    for (one, next) in zip(knots, knots.dropFirst())
    where next.step == .gap || next.step == .estimated {
      sum += clock.running(Double(one.time), Double(next.time))
    }
    return sum
  }

  /// How good places are: within 10 m, within 20 m or with a speed that the receiver measured,
  /// without either, and worse. Half of the points have to say so.
  private static func rank(_ recording: RunRecording) -> Int {
    let placed = recording.points.filter { point in point.place != nil }
    guard !placed.isEmpty else { return 0 }
    let rated = placed.compactMap { point in point.accuracy }.sorted()
    if rated.count * 2 >= placed.count {
      switch rated[rated.count / 2] {
      case ...10: return 4
      case ...20: return 3
      default: return 1
      }
    }
    let measured = placed.count { point in point.speed != nil }
    return measured * 2 >= placed.count ? 3 : 2
  }
}
