/// What the sensors of a run say now, and where it comes from. Pure: every time is an argument, in
/// monotonic milliseconds.
public struct RunSensors: Hashable, Sendable {
  public enum Source: Hashable, Sendable {
    case strap
    case pod
    /// The motion of the device itself.
    case motion
    /// A second device.
    case companion
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

  /// What a second device's sensors said.
  private struct SecondSensors: Hashable, Sendable {
    var strap: Measured?
    var pod: Measured?
    var motion: Measured?
    /// Whether one of them ever told a cadence.
    var isCounting = false
  }

  private var strap: Measured?
  private var pod: Measured?
  private var motion: Measured?
  private var second = SecondSensors()
  /// Whether a heart rate was there at all.
  public private(set) var hasHeartRate = false
  /// Whether a strap of this device was there.
  public private(set) var hasStrap = false
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
      hasStrap = true
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

  /// What a sensor of a second device has said, at its own time.
  mutating func takeSecond(_ reading: SensorReading, at time: Int64) {
    switch reading {
    case .heart(let heart):
      hasHeartRate = true
      second.strap = heart.beats.map { beats in Measured(number: beats, at: time) }
    case .pod(let said):
      second.isCounting = true
      second.pod = said.steps.map { steps in Measured(number: steps, at: time) }
    }
  }

  /// What a second device's motion came to, at its own time.
  mutating func noteSecond(_ motion: MotionSecond, at time: Int64) {
    second.motion = motion.cadence.map { cadence in Measured(number: cadence, at: time) }
    second.isCounting = second.isCounting || second.motion != nil
  }

  /// Whether a second device ever told a cadence.
  public var hasSecondCadence: Bool { second.isCounting }

  /// Beats per minute; `nil` where nothing was heard for ``gone``.
  public func heartRate(at time: Int64) -> Value? {
    first(of: [value(strap, .strap, time), value(second.strap, .companion, time)])
  }

  /// Steps of both feet per minute: the pod's before those of motion, those before a second
  /// device's, what is live before what is not.
  public func cadence(at time: Int64) -> Value? {
    first(of: [
      value(pod, .pod, time), value(motion, .motion, time),
      value(second.pod, .companion, time), value(second.motion, .companion, time),
    ])
  }

  /// The first that is live, else the first.
  private func first(of values: [Value?]) -> Value? {
    let told = values.compactMap { $0 }
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
