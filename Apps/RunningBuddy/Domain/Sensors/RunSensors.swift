/// What the sensors of a run say now, and where it comes from. Pure: every time is an argument, in
/// monotonic milliseconds.
public struct RunSensors: Hashable, Sendable {
  public enum Source: Hashable, Sendable {
    case strap
    case pod
    /// The motion of the device itself.
    case motion
  }

  /// A number with its age.
  public struct Value: Hashable, Sendable {
    public let number: Int
    public let source: Source
    /// Milliseconds.
    public let age: Int64

    /// Whether it is still what holds now; else it is shown in grey.
    public var isLive: Bool { age <= RunSensors.fresh }
  }

  /// Milliseconds for which a value is live, and goes into the points of the run.
  public static let fresh: Int64 = 5_000
  /// Milliseconds after which nothing is shown any more.
  public static let gone: Int64 = 15_000

  private struct Measured: Hashable, Sendable {
    let number: Int
    let at: Int64
  }

  private var strap: Measured?
  private var pod: Measured?
  private var motion: Measured?
  /// Whether a strap was there at all.
  public private(set) var hasHeartRate = false
  /// Whether a foot pod was there at all.
  public private(set) var hasPod = false
  /// Whether motion ever told a cadence.
  public private(set) var hasMotion = false
  /// The way by the foot pod's own counter.
  public private(set) var podDistance = PodDistance()

  public init() {}

  /// What a sensor has said. A value that is lost is gone at once: it is no zero, and not the one
  /// before.
  public mutating func take(_ reading: SensorReading, at time: Int64) {
    switch reading {
    case .heart(let heart):
      hasHeartRate = true
      strap = heart.beats.map { beats in Measured(number: beats, at: time) }
    case .pod(let said):
      hasPod = true
      pod = said.steps.map { steps in Measured(number: steps, at: time) }
      if let distance = said.distance { podDistance.take(distance, at: time) }
    }
  }

  /// What the device's own motion came to.
  public mutating func note(_ second: MotionSecond, at time: Int64) {
    motion = second.cadence.map { cadence in Measured(number: cadence, at: time) }
    hasMotion = hasMotion || motion != nil
  }

  /// Beats per minute; `nil` where nothing was heard for ``gone``.
  public func heartRate(at time: Int64) -> Value? { value(strap, .strap, time) }

  /// Steps of both feet per minute: the pod's before those of motion, what is live before what is
  /// not.
  public func cadence(at time: Int64) -> Value? {
    let told = [value(pod, .pod, time), value(motion, .motion, time)].compactMap { $0 }
    return told.first { value in value.isLive } ?? told.first
  }

  private func value(_ measured: Measured?, _ source: Source, _ time: Int64) -> Value? {
    guard let measured else { return nil }
    let age = max(0, time - measured.at)
    return age <= RunSensors.gone ? Value(number: measured.number, source: source, age: age) : nil
  }
}

extension RunSensors {
  /// What a point of the run has of them at a time.
  func point(at time: Int64) -> (heartRate: Int?, cadence: Int?) {
    (RunSensors.live(heartRate(at: time)), RunSensors.live(cadence(at: time)))
  }

  private static func live(_ value: Value?) -> Int? {
    value.flatMap { value in value.isLive ? value.number : nil }
  }
}
