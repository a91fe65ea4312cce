import Coding

/// A time in which a run was not running.
@Memberwise public struct RunPause: Hashable, Sendable {
  public enum Cause: Hashable, Sendable {
    case hand
    case rule
  }

  /// Milliseconds since the run began.
  public let from: Int64
  public let to: Int64
  public let cause: Cause
}

/// The times of a run. Elapsed is everything from its beginning; the timer stands in pauses by
/// hand; moving is the timer without pauses by rule and gaps of which nothing is known.
public struct RunTimes: Hashable, Sendable {
  enum State: Hashable, Sendable {
    case running
    case paused(RunPause.Cause, since: Int64)
    case ended(Int64)
  }

  /// Monotonic milliseconds.
  let began: Int64
  /// Monotonic milliseconds since which it is running or was last.
  private(set) var resumed: Int64
  private(set) var state = State.running
  /// Those that are over.
  public private(set) var pauses: [RunPause] = []
  private var byHand: Int64 = 0
  private var byRule: Int64 = 0
  private var unknown: Int64 = 0

  init(began: Int64) {
    self.began = began
    resumed = began
  }

  /// Milliseconds from the beginning to a monotonic time, or to the end.
  public func elapsed(at time: Int64) -> Int64 {
    if case .ended(let end) = state { return end - began }
    return max(time, began) - began
  }

  public func timer(at time: Int64) -> Int64 { elapsed(at: time) - byHand - open(.hand, time) }

  public func moving(at time: Int64) -> Int64 {
    max(0, timer(at: time) - byRule - open(.rule, time) - unknown)
  }

  mutating func pause(_ cause: RunPause.Cause, at time: Int64) {
    close(at: time)
    state = .paused(cause, since: time)
  }

  mutating func resume(at time: Int64) {
    close(at: time)
    resumed = time
    state = .running
  }

  mutating func end(at time: Int64) {
    close(at: time)
    state = .ended(time)
  }

  /// Nothing is known of so many milliseconds in which it was running.
  mutating func lose(_ milliseconds: Int64) { unknown += milliseconds }

  private mutating func close(at time: Int64) {
    guard case .paused(let cause, let since) = state, time > since else { return }
    pauses.append(RunPause(from: since - began, to: time - began, cause: cause))
    switch cause {
    case .hand: byHand += time - since
    case .rule: byRule += time - since
    }
  }

  private func open(_ cause: RunPause.Cause, _ time: Int64) -> Int64 {
    guard case .paused(cause, let since) = state else { return 0 }
    return max(time, since) - since
  }
}
