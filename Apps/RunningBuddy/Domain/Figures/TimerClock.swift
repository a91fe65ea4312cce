import Core

/// The timer of a run: how long it ran between any two times.
public struct TimerClock: Sendable {
  private struct Pause {
    var from: Int
    var to: Int
    /// Tenths of a second of all pauses before this one.
    var before: Int
  }

  /// In their order and apart from each other, within the span; none is empty.
  private var pauses: [Pause] = []

  /// The timer of a run within its span.
  public init(_ timer: RunTimer, in span: RunSpan) {
    guard case .pauses(let spans) = timer else { return }
    var before = 0
    for pause in spans.sorted(by: { one, other in one.from < other.from }) {
      let from = max(pause.from, span.from, pauses.last?.to ?? span.from)
      let to = min(pause.to, span.to)
      guard from < to else { continue }
      if let last = pauses.last, last.to == from {
        pauses[pauses.count - 1].to = to
      } else {
        pauses.append(Pause(from: from, to: to, before: before))
      }
      before += to - from
    }
  }

  /// Tenths of a second for which the timer ran from a time to a later one.
  public func running(_ from: Double, _ to: Double) -> Double {
    max(0, to - from - (paused(before: to) - paused(before: from)))
  }

  /// Tenths of a second for which the timer stood still before a time. O(log n).
  public func paused(before time: Double) -> Double {
    var (low, high) = (0, pauses.count)
    while low < high {
      let middle = (low + high) / 2
      if Double(pauses[middle].from) < time { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return 0 }
    let pause = pauses[low - 1]
    return Double(pause.before) + min(time, Double(pause.to)) - Double(pause.from)
  }
}
