import Wire

// A strap's row: beats, then the times between them. A foot pod's: steps, speed, whether running,
// stride, distance.

extension HeartReading {
  static let kind = "h"

  var parts: [JSON] {
    [beats.map { beats in .int(beats) } ?? .null]
      + intervals.map { interval in .int(interval) }
  }

  init(_ parts: RowParts) throws(WireError) {
    let beats = try parts.optionalInt(0, in: HeartRateMeasurement.range)
    var intervals: [Int] = []
    for index in 1..<max(1, min(parts.parts.count, 1 + HeartReading.intervalLimit)) {
      intervals.append(try parts.int(index, in: HeartReading.intervalRange))
    }
    self.init(beats: beats, intervals: intervals)
  }
}

extension PodReading {
  static let kind = "p"

  var parts: [JSON] {
    var parts: [JSON] = [
      steps.map { steps in .int(steps) } ?? .null, .int(speed), .bool(isRunning),
      stride.map { stride in .int(stride) } ?? .null,
      distance.map { distance in .integer(distance) } ?? .null,
    ]
    while parts.last == .null { parts.removeLast() }
    return parts
  }

  init(_ parts: RowParts) throws(WireError) {
    self.init(
      steps: try parts.optionalInt(0, in: PodReading.cadences),
      speed: try parts.int(1, in: PodReading.speeds),
      stride: try parts.optionalInt(3, in: PodReading.strides),
      distance: try parts.optionalInteger(4, in: PodReading.distances),
      isRunning: try parts.bool(2))
  }
}

extension SensorReading {
  var kind: String {
    switch self {
    case .heart: HeartReading.kind
    case .pod: PodReading.kind
    }
  }

  var parts: [JSON] {
    switch self {
    case .heart(let reading): reading.parts
    case .pod(let reading): reading.parts
    }
  }
}
