import Core
import DayBlockDomain

/// A run in the plainest way: a list of minutes, each active or not. What ``DayRun`` is compared
/// with; it shares nothing with it.
struct RunModel {
  /// One device's or one person's timeline.
  struct Timeline: Equatable {
    var minutes: [Bool] = []
    var isRunning = true

    mutating func pass(to now: Int) {
      while minutes.count < now { minutes.append(isRunning) }
    }
  }

  enum Phase { case live, discarded, finished }

  /// As it is shown.
  private(set) var seen = Timeline()
  /// As it would be had nobody discarded it.
  private var kept = Timeline()
  private(set) var phase = Phase.live

  /// What happened in the minute `now`, which is not before the last.
  mutating func take(_ event: RunEvent, at now: Int) {
    if case .cut(let from) = event {
      if phase != .finished { pass(to: now) }
      clear(from, now)
      return
    }
    guard phase != .finished else { return }
    pass(to: now)
    switch event {
    case .pause:
      seen.isRunning = false
      kept.isRunning = false
    case .resume:
      seen.isRunning = true
      kept.isRunning = true
      phase = .live
    case .discard:
      seen.isRunning = false
      phase = .discarded
    case .restore:
      guard phase == .discarded else { return }
      kept = seen
      phase = .live
    case .finish:
      seen = kept
      seen.isRunning = false
      phase = .finished
    case .cut: break
    }
  }

  mutating func pass(to now: Int) {
    guard phase != .finished else { return }
    seen.pass(to: now)
    kept.pass(to: now)
  }

  private mutating func clear(_ from: Int, _ to: Int) {
    let end = min(to, seen.minutes.count)
    guard from < end else { return }
    for minute in from..<end {
      seen.minutes[minute] = false
      kept.minutes[minute] = false
    }
  }

  /// The active minutes, counted from the start.
  var active: [Int] { seen.minutes.indices.filter { minute in seen.minutes[minute] } }

  /// The minutes of a list of active ones in which half-blocks began.
  static func unitStarts(_ active: [Int]) -> [Int] {
    (0..<active.count / 30).map { unit in active[unit * 30] }
  }
}

/// What happens to a run, without times.
enum RunEvent: Hashable {
  case pause, resume, finish, discard, restore
  /// From that minute to now.
  case cut(from: Int)

  /// The step at `now` minutes after the start.
  func step(_ start: Instant, _ now: Int) -> DayRunStep {
    let at = start.adding(minutes: now)
    return switch self {
    case .pause: .pause(at: at, changes: [])
    case .resume: .resume(at: at, offset: 32_400)
    case .finish: .finish(at: at, changes: [], memo: "")
    case .discard: .discard(at: at)
    case .restore: .restore
    case .cut(let from): .cut(from: start.adding(minutes: from), to: at, changes: [])
    }
  }
}

extension Instant {
  func adding(minutes: Int) -> Instant { advanced(byMilliseconds: Int64(minutes) * 60_000) }

  /// Whole minutes from another instant.
  func minutes(since other: Instant) -> Int { Int((milliseconds - other.milliseconds) / 60_000) }
}
