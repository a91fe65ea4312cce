import Synchronization

/// A number that only grows.
public final class Counter: Sendable {
  private let count = Atomic<Int>(0)

  public init() {}

  public func add(_ amount: Int = 1) { count.add(amount, ordering: .relaxed) }
  public var value: Int { count.load(ordering: .relaxed) }
}

/// How values are spread over fixed upper bounds.
public final class Histogram: Sendable {
  private struct State {
    var counts: [Int]
    var sum = 0
    var total = 0
  }

  public let bounds: [Int]
  private let state: Mutex<State>

  /// Bounds in ascending order; values beyond the last are counted as infinite.
  public init(bounds: [Int]) {
    self.bounds = bounds
    state = Mutex(State(counts: Array(repeating: 0, count: bounds.count + 1)))
  }

  public func record(_ value: Int) {
    var place = 0
    while place < bounds.count, value > bounds[place] { place += 1 }
    let found = place
    state.withLock { state in
      state.counts[found] += 1
      state.sum += value
      state.total += 1
    }
  }

  /// Cumulative counts for each bound and for infinity, the sum and the number of values.
  public var snapshot: (cumulative: [Int], sum: Int, total: Int) {
    state.withLock { state in
      var running = 0
      var cumulative: [Int] = []
      for count in state.counts {
        running += count
        cumulative.append(running)
      }
      return (cumulative, state.sum, state.total)
    }
  }
}

/// Requests by class of status, and how long they took.
public struct RequestMetrics: Sendable {
  private let classes: [Counter]
  /// In microseconds.
  let latency = Histogram(bounds: [
    100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000,
    1_000_000,
    2_500_000, 10_000_000,
  ])

  public init() { classes = (1...5).map { _ in Counter() } }

  func count(status: Int, nanoseconds: UInt64) {
    let index = status / 100 - 1
    if classes.indices.contains(index) { classes[index].add() }
    latency.record(Int(clamping: nanoseconds / 1_000))
  }

  /// The requests' part of the metrics page.
  public func write(to page: inout MetricsPage) {
    page.family("fieldday_requests_total", .counter, "Requests answered, by class of status.")
    for (index, counter) in classes.enumerated() {
      page.sample("fieldday_requests_total", "class=\"\(index + 1)xx\"", counter.value)
    }
    page.histogram(
      "fieldday_request_seconds", "Time from request head to response head.", latency,
      unitsPerOne: 1_000_000)
  }
}
