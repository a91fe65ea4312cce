import RunningBuddyDomain
import RunningBuddyTestKit
import Wire

/// How often a device speaks, and how unevenly.
private let devices: [(hertz: Double, jitter: Double)] = [(50, 0), (20, 0), (60, 0.3)]
private let cadences = Array(stride(from: 120, through: 200, by: 10))
/// Seconds of a gait, of which it is run in the middle.
private let seconds = 45
/// Milliseconds after the beginning from which the cadence is known, and half the time that it is
/// told from.
private let settled: Int64 = 5_000
private let late: Int64 = 2_500
/// What is further off is half or double.
private let octave = 0.25

/// For each place where a device is carried what the step counter makes of gaits of 120 to 200
/// steps a minute: the median error of the cadence in percent, of how many windows it is half or
/// double, and the longest time in milliseconds after the last step at which one is told.
func gaits() -> JSON {
  .array(
    Carrying.allCases.map { carried in
      var told = Told()
      for cadence in cadences {
        for (index, device) in devices.enumerated() {
          told.take(
            Gait(
              carried, cadence: Double(cadence), seconds: seconds, hertz: device.hertz,
              jitter: device.jitter, seed: cadence * 10 + index), carried)
        }
      }
      return told.json(carried)
    })
}

/// What was told of gaits.
private struct Told {
  private var errors: [Double] = []
  private var windows = 0
  private var octaves = 0
  private var longest: Int64 = 0
  private var steps = 0
  private var made = 0

  mutating func take(_ gait: Gait, _ carried: Carrying) {
    var meter = MotionMeter(carried)
    let stop = gait.steps.last ?? 0
    made += gait.steps.count
    for sample in gait.samples {
      for second in meter.take([sample]) {
        steps += second.steps
        // When the second was over.
        let at = (sample.at + 20) / 1_000 * 1_000
        if second.cadence != nil { longest = max(longest, at - stop) }
        guard at >= gait.running.lowerBound + settled, at < gait.running.upperBound else {
          continue
        }
        windows += 1
        guard let cadence = second.cadence else { continue }
        let error = abs(Double(cadence) / gait.cadence(at: at - late) - 1)
        errors.append(error)
        if error > octave { octaves += 1 }
      }
    }
  }

  func json(_ carried: Carrying) -> JSON {
    let sorted = errors.sorted()
    guard !sorted.isEmpty, made > 0 else { complain("no cadence was told") }
    return .object([
      "carried": .string(carried.rawValue), "windows": .int(windows),
      "error": .number(sorted[sorted.count / 2] * 100),
      "octaves": .number(Double(octaves) / Double(windows) * 100),
      "known": .number(Double(errors.count) / Double(windows) * 100),
      "steps": .number((Double(steps) / Double(made) - 1) * 100),
      "after": .int(Int(longest)),
    ])
  }
}
