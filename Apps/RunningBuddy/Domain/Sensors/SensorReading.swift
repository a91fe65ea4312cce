/// What a sensor said at a moment, as a journal keeps it.
public enum SensorReading: Hashable, Sendable {
  case heart(HeartReading)
  case pod(PodReading)
}

/// What a strap said.
public struct HeartReading: Hashable, Sendable {
  /// Beats per minute, 25…245; `nil` while the strap does not touch the skin: a gap.
  public let beats: Int?
  /// The times between beats, in 1/1024 s, the oldest first; at most ``intervalLimit``.
  public let intervals: [Int]

  /// More than a packet a second can have.
  public static let intervalLimit = 16
  static let intervalRange = 0...65_535

  /// The strap has lost the skin.
  public static let noContact = HeartReading(beats: nil)

  public init(_ measurement: HeartRateMeasurement) {
    self.init(beats: measurement.beats, intervals: measurement.intervals)
  }

  /// What is out of range is nothing.
  public init(beats: Int?, intervals: [Int] = []) {
    self.beats = beats.flatMap { beats in HeartRateMeasurement.range ~= beats ? beats : nil }
    self.intervals = Array(
      intervals.filter { interval in HeartReading.intervalRange ~= interval }
        .prefix(HeartReading.intervalLimit))
  }
}

/// What a foot pod said.
public struct PodReading: Hashable, Sendable {
  /// Steps of both feet per minute, 30…300; `nil` for none.
  public let steps: Int?
  /// Centimetres per second, 0…25 600.
  public let speed: Int
  /// Centimetres of a stride.
  public let stride: Int?
  /// Decimetres by its own counter.
  public let distance: Int64?
  public let isRunning: Bool

  /// Steps per minute that a person can take.
  static let cadences = MotionSecond.cadences
  static let speeds = 0...25_600
  static let strides = 0...65_535
  static let distances: ClosedRange<Int64> = 0...4_294_967_295

  public init(_ measurement: FootPodMeasurement, counted count: PodCount) {
    self.init(
      steps: measurement.steps(counted: count), speed: (measurement.speed * 100 + 128) / 256,
      stride: measurement.stride, distance: measurement.distance,
      isRunning: measurement.isRunning)
  }

  /// What is out of range is nothing.
  public init(
    steps: Int?, speed: Int, stride: Int? = nil, distance: Int64? = nil, isRunning: Bool = true
  ) {
    self.steps = steps.flatMap { steps in PodReading.cadences ~= steps ? steps : nil }
    self.speed = min(max(speed, PodReading.speeds.lowerBound), PodReading.speeds.upperBound)
    self.stride = stride.flatMap { stride in PodReading.strides ~= stride ? stride : nil }
    self.distance = distance.flatMap { way in PodReading.distances ~= way ? way : nil }
    self.isRunning = isRunning
  }
}
