import Core

/// Notices that a runner stands, and that they run again (§39 of the specification). What it is
/// not told, as when the signal is lost, changes nothing: silence is no pause.
public struct PauseRule: Hashable, Sendable {
  /// Metres per second below which somebody stands.
  static let slow = 0.6
  /// Milliseconds over which the way is looked at where there is no Doppler speed.
  static let span: Int64 = 8_000
  /// Milliseconds by which a receiver may be late or early.
  static let tolerance: Int64 = 500
  /// Milliseconds of standing after which a pause begins.
  static let patience: Int64 = 5_000
  /// Milliseconds between two fixes that come each second.
  static let rhythm: Int64 = 1_500
  /// Metres from where somebody stands, at least, beyond which it is over.
  static let reach = 12.0
  /// The same as a multiple of the accuracy.
  static let reachPerAccuracy = 1.5
  /// Places of which the mean is where somebody stands. Ours.
  static let places = 60
  /// Metres per second by Doppler above which it is over.
  static let fast = 1.0
  /// Milliseconds of running after which it is over.
  static let certainty: Int64 = 2_000

  /// Milliseconds without a step before a pause, where motion is known, and of the steps that end
  /// one.
  static let stepless: Int64 = 3_000
  /// Steps in that time that end a pause.
  static let stepsToLeave = 3
  /// Metres of way a step is at most, of what counts then. Ours.
  static let metresPerStep = 1.0

  /// What a fix or a second of motion changed.
  public enum Change: Hashable, Sendable {
    case pauses
    /// The pause is over; the metres from where the runner stood count.
    case ends(metres: Double)
  }

  private struct Sample: Hashable, Sendable {
    let at: Int64
    let place: GlobePoint
  }

  /// Steps of a second of motion.
  private struct Steps: Hashable, Sendable {
    let at: Int64
    let count: Int
  }

  /// Where somebody stands: the mean of the first minute's places, since one alone is as wrong as
  /// the receiver is at that moment.
  private struct Stand: Hashable, Sendable {
    private(set) var place: GlobePoint
    private var count = 1

    init(_ place: GlobePoint) { self.place = place }

    mutating func take(_ other: GlobePoint) {
      guard count < PauseRule.places, abs(other.longitude - place.longitude) < 1 else { return }
      count += 1
      let share = 1 / Double(count)
      let mean = GlobePoint(
        latitude: place.latitude + (other.latitude - place.latitude) * share,
        longitude: place.longitude + (other.longitude - place.longitude) * share)
      place = mean ?? place
    }
  }

  private enum State: Hashable, Sendable {
    /// Since when the runner seems to stand.
    case watching(slowSince: Int64?)
    /// Where the runner stands, and since when they are away from there.
    case paused(Stand, awaySince: Int64?)
  }

  private var state = State.watching(slowSince: nil)
  /// The places of the last seconds, in a pause as well: so a pause that ended because the receiver
  /// wandered begins again soon.
  private var samples: [Sample] = []
  /// The steps of the last seconds of motion.
  private var steps: [Steps] = []

  public init() {}

  /// The filtered place at a fix, with what the fix said, at a monotonic time within a row's range.
  public mutating func take(_ place: GlobePoint, of fix: Fix, at: Int64) -> Change? {
    if let last = samples.last, at - last.at > PauseRule.rhythm {
      samples = []
      if case .watching = state { state = .watching(slowSince: nil) }
    }
    samples.append(Sample(at: at, place: place))
    let oldest = at - PauseRule.span - PauseRule.tolerance
    samples.removeAll { old in old.at < oldest }
    switch state {
    case .watching(let slowSince): return watch(place, slowSince, fix, at)
    case .paused(let stand, let awaySince): return wait(place, stand, awaySince, fix, at)
    }
  }

  /// Steps of a second of motion that ended at a monotonic time.
  public mutating func step(_ count: Int, at: Int64) -> Change? {
    steps.append(Steps(at: at, count: count))
    forgetSteps(at)
    guard case .paused(let stand, _) = state else { return nil }
    let taken = steps.reduce(0) { sum, second in sum + second.count }
    guard taken >= PauseRule.stepsToLeave else { return nil }
    state = .watching(slowSince: nil)
    let way = samples.last.map { last in Globe.metres(stand.place, last.place) } ?? 0
    return .ends(metres: min(way, Double(taken) * PauseRule.metresPerStep))
  }

  /// What was longer ago says nothing.
  private mutating func forgetSteps(_ now: Int64) {
    steps.removeAll { old in old.at <= now - PauseRule.stepless }
  }

  /// Forgets the way so far and any pause.
  public mutating func reset() {
    samples = []
    state = .watching(slowSince: nil)
  }

  /// The runner is at another place than thought; a pause goes on there.
  public mutating func move(to place: GlobePoint) {
    samples = []
    switch state {
    case .watching: state = .watching(slowSince: nil)
    case .paused: state = .paused(Stand(place), awaySince: nil)
    }
  }

  private mutating func watch(
    _ place: GlobePoint, _ slowSince: Int64?, _ fix: Fix, _ at: Int64
  ) -> Change? {
    guard let speed = fix.metresPerSecond ?? PauseRule.speed(samples), speed < PauseRule.slow else {
      state = .watching(slowSince: nil)
      return nil
    }
    let since = slowSince ?? at
    forgetSteps(at)
    let isStepping = steps.contains { second in second.count > 0 }
    guard at - since >= PauseRule.patience, !isStepping else {
      state = .watching(slowSince: since)
      return nil
    }
    state = .paused(Stand(place), awaySince: nil)
    return .pauses
  }

  private mutating func wait(
    _ place: GlobePoint, _ stand: Stand, _ awaySince: Int64?, _ fix: Fix, _ at: Int64
  ) -> Change? {
    let metres = Globe.metres(stand.place, place)
    let reach = max(PauseRule.reach, PauseRule.reachPerAccuracy * fix.accuracyMetres)
    guard metres > reach || (fix.metresPerSecond ?? 0) > PauseRule.fast else {
      var stand = stand
      stand.take(place)
      state = .paused(stand, awaySince: nil)
      return nil
    }
    let since = awaySince ?? at
    guard at - since >= PauseRule.certainty else {
      state = .paused(stand, awaySince: since)
      return nil
    }
    state = .watching(slowSince: nil)
    return .ends(metres: metres)
  }

  /// Metres per second from the first place to the last, where they are far enough apart in time.
  private static func speed(_ samples: [Sample]) -> Double? {
    guard let first = samples.first, let last = samples.last,
      last.at - first.at >= span - tolerance
    else { return nil }
    return Globe.metres(first.place, last.place) * 1_000 / Double(last.at - first.at)
  }
}
