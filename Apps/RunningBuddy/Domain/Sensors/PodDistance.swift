/// The way that a foot pod's counter tells, from one packet to the next.
public struct PodDistance: Hashable, Sendable {
  /// A counter (decimetres) at a monotonic time (ms).
  private struct Count: Hashable, Sendable {
    let counter: Int64
    let at: Int64
  }

  private var last: Count?
  /// Decimetres so far.
  public private(set) var decimetres: Int64 = 0

  /// Decimetres per second that nobody runs.
  static let fastest: Int64 = 120

  public init() {}

  /// The counter (decimetres) at a monotonic time (ms). One that is behind the one before has begun
  /// anew, and tells nothing of the way until then.
  public mutating func take(_ counter: Int64, at: Int64) {
    if let last, counter > last.counter, at > last.at {
      decimetres += min(counter - last.counter, (at - last.at) * PodDistance.fastest / 1_000)
    }
    last = Count(counter: counter, at: at)
  }
}
