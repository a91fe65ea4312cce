import Foundation
import RunningBuddyDomain
import Wire

/// A walk of the data set: what the phone felt, and how many steps there were.
struct OxfordWalk {
  /// Below the folder of the data set.
  let name: String
  let place: OxfordPlace
  /// With gravity.
  let samples: [MotionSample]
  let truth: Int

  /// m/s² of 1 g.
  private static let gravity = 9.806_65
  /// Nanoseconds of a millisecond.
  private static let millisecond = 1e6
  /// Milliseconds between two samples at least: a browser tells 60 a second.
  private static let apart: Int64 = 16
  /// Milliseconds for which the last sample is repeated: who puts the phone down goes on being
  /// sensed, and the last steps are judged.
  private static let end: Int64 = 2_000

  /// A walk of those that its authors chose parameters with: a folder with what the phone felt
  /// (time, accuracy, x, y, z) and what the shoes said (time, left and right, 1 on the ground).
  init(folder name: String, _ place: OxfordPlace, in root: String) throws(OxfordFault) {
    let felt = try OxfordTable.read(name + "/accelerometer.csv", in: root, columns: 5)
    let shoes = name + "/stepcounter.csv"
    let feet = try OxfordTable.read(shoes, in: root, columns: 3)
    var steps = 0
    for line in 1..<max(1, feet.count) {
      for foot in 1...2 where feet[line - 1, foot] == 0 && feet[line, foot] != 0 { steps += 1 }
    }
    let notes = FileManager.default.contents(atPath: root + "/" + name + "/notes.txt") ?? Data()
    truth = OxfordWalk.noted(String(decoding: notes, as: UTF8.self)) ?? steps
    guard truth > 0 else { throw OxfordFault(file: shoes, reason: .noSteps) }
    self.name = name
    self.place = place
    samples = OxfordWalk.samples(felt, from: 2)
  }

  /// A walk of those that they validated it with: a file (time, x, y, z, then steps so far as
  /// their own counter, the shoes and the phone's counter had them).
  init(file name: String, _ place: OxfordPlace, in root: String) throws(OxfordFault) {
    let table = try OxfordTable.read(name, in: root, columns: 7)
    truth = Int(table[table.count - 1, 5] - table[0, 5])
    guard truth > 0 else { throw OxfordFault(file: name, reason: .noSteps) }
    self.name = name
    self.place = place
    samples = OxfordWalk.samples(table, from: 1)
  }

  /// Steps that the person counted and noted: `steps 317`, `330 steps.`
  private static func noted(_ notes: String) -> Int? {
    let words = notes.split { character in !character.isLetter && !character.isNumber }
    guard let at = words.firstIndex(of: "steps") else { return nil }
    for index in [at - 1, at + 1] where words.indices.contains(index) {
      if let steps = Int(words[index]) { return steps }
    }
    return nil
  }

  private static func samples(_ table: OxfordTable, from column: Int) -> [MotionSample] {
    func axis(_ line: Int, _ axis: Int) -> Int16 {
      let units = table[line, column + axis] / gravity * MotionSample.unitsPerG
      return Int16(max(-32_768, min(units, 32_767)))
    }
    let still = MotionSample.Axes(x: 0, y: 0, z: 0)
    var samples: [MotionSample] = []
    for line in 0..<table.count {
      let at = Int64(table[line, 0] / millisecond)
      if let last = samples.last, at - last.at < apart { continue }
      samples.append(
        MotionSample(
          at: at,
          acceleration: MotionSample.Axes(x: axis(line, 0), y: axis(line, 1), z: axis(line, 2)),
          rotation: still))
    }
    guard let last = samples.last else { return [] }
    for later in stride(from: apart, through: end, by: Int64.Stride(apart)) {
      samples.append(
        MotionSample(at: last.at + later, acceleration: last.acceleration, rotation: still))
    }
    return samples
  }

  /// What RunningBuddy makes of it, as a live page does: steps, and the mean cadence of the
  /// seconds that have one.
  var counted: JSON {
    var gravity = GravityFilter()
    var meter = MotionMeter(place.carried)
    let seconds = meter.take(gravity.take(samples))
    let steps = seconds.reduce(0) { sum, second in sum + second.steps }
    let cadences = seconds.compactMap { second in second.cadence }
    let sum = cadences.reduce(0, +)
    return .object([
      "walk": .string(name), "place": .string(place.rawValue), "truth": .int(truth),
      "steps": .int(steps),
      "cadence": cadences.isEmpty ? .null : .number(Double(sum) / Double(cadences.count)),
    ])
  }
}
