import Foundation
import Lab
import RunningBuddyDomain
import TestKit
import Testing
import Wire

@testable import RunningBuddyTestKit

/// Walks in the form of the Oxford step counter data set, made here.
@Suite struct OxfordWalksTests {
  private static let chosen = "optimisation/data/"
  private static let front = chosen + "Pixel_Ana_Hard_FrontPocket_1"
  private static let validated = "validation/user1_neckpouch_1506422851785.csv"
  private static let gait = Gait(
    .waist, cadence: 166, seconds: 45, hertz: 60, jitter: 0.2, gravity: true, seed: 6)

  private let data: TemporaryDirectory

  init() throws { data = try TemporaryDirectory() }

  private func write(_ text: String, _ name: String) throws {
    let path = data.path + "/" + name
    let folder = URL(filePath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: path))
  }

  /// m/s², as a phone says them.
  private static func pull(_ sample: MotionSample) -> String {
    let axes = sample.acceleration
    return [axes.x, axes.y, axes.z].map { axis in
      String(Double(axis) / MotionSample.unitsPerG * 9.806_65)
    }.joined(separator: ",")
  }

  private static func steps(_ gait: Gait, until time: Int64) -> Int {
    gait.steps.count { step in step <= time }
  }

  /// What the phone felt.
  private static func felt(_ gait: Gait) -> String {
    gait.samples.map { sample in "\(sample.at)000000,3,\(pull(sample))\n" }.joined()
  }

  /// What the shoes said ten times a second: one foot is on the ground, then the other.
  private static func shoes(_ gait: Gait) -> String {
    let end = gait.samples.last?.at ?? 0
    return stride(from: Gait.begin, through: end, by: 98).map { time in
      let isLeft = steps(gait, until: time) % 2 == 0
      return "\(time)000000,\(isLeft ? "1,0" : "0,1")\n"
    }.joined()
  }

  /// A file with both.
  private static func whole(_ gait: Gait) -> String {
    gait.samples.map { sample in
      "\(sample.at)000000,\(pull(sample)),7,\(steps(gait, until: sample.at)),9\r\n"
    }.joined()
  }

  private func writeWalks() throws {
    try write(Self.felt(Self.gait), Self.front + "/accelerometer.csv")
    try write(Self.shoes(Self.gait), Self.front + "/stepcounter.csv")
    try write(Self.whole(Self.gait), Self.validated)
  }

  private func counted() throws -> [JSON] {
    let (lines, faults) = OxfordWalks.counted(in: data.path)
    #expect(faults == [])
    return try lines.map { line in try JSON.parse(line) }
  }

  private func faults() -> [String] {
    OxfordWalks.counted(in: data.path).faults.map { fault in fault.description }
  }

  @Test("Walks of both forms are counted as a live page counts them")
  func counts() throws {
    try writeWalks()
    let walks = try counted()
    #expect(
      walks.map { walk in walk["walk"] } == [.string(Self.front), .string(Self.validated)])
    #expect(
      walks.map { walk in walk["place"] } == [.string("front pocket"), .string("neck pouch")])
    let steps = Self.gait.steps.count
    for walk in walks {
      #expect(walk["truth"] == .int(steps))
      guard case .integer(let found) = walk["steps"], case .number(let cadence) = walk["cadence"]
      else {
        Issue.record("no steps or no cadence: \(walk.text)")
        continue
      }
      #expect(abs(Int(found) - steps) * 100 <= steps * 10)
      #expect(abs(cadence - 166) <= 8)
    }
  }

  @Test("What its authors left out is left out, and what they counted themselves counts")
  func choice() throws {
    try writeWalks()
    for name in [
      "Nexus_Ana_Hard_BackPocket_1", "Pixel_Ana_Hard_SwingingArm_1", "Pixel_Ana_Hard_InHand_2",
      "_Patient_1",
    ] {
      try write("", Self.chosen + name + "/accelerometer.csv")
    }
    try write("", "validation/stepcounter_1503502498728.csv")
    try write("", "validation/README.md")
    for (notes, truth) in [("steps 317", 317), ("hand 301 steps\n", 301), ("330 steps. ", 330)] {
      try write(notes, Self.front + "/notes.txt")
      let walks = try counted()
      #expect(walks.count == 2)
      #expect(walks.first?["truth"] == .int(truth))
    }
    try write("had to stop, 2 times", Self.front + "/notes.txt")
    #expect(try counted().first?["truth"] == .int(Self.gait.steps.count))
  }

  @Test(
    "A damaged file is named with its line",
    arguments: [
      ("", " is empty"), ("\n\r\n", " is empty"),
      ("1,0,0,9.8,0,0,0\n2,0,0,9.8,0,0\n", ", line 2: 6 columns instead of 7"),
      ("time,x,y,z,a,b,c\n", ", line 1: “time” is no number"),
      ("1,0,0,9.8,0,0,0\n2,0,zero,9.8,0,1,0\n", ", line 2: “zero” is no number"),
      ("1,0,0,nan,0,0,0\n", ", line 1: “nan” is no number"),
      ("1e300,0,0,9.8,0,0,0\n", ", line 1: “1e300” is no number"),
      ("1,0,0,9.8,0,4,0\n2,0,0,9.8,0,4,0\n", " has no steps"),
    ])
  func damaged(content: String, words: String) throws {
    try writeWalks()
    try write(content, Self.validated)
    #expect(faults() == [Self.validated + words])
  }

  @Test("What is missing or has no place is named, and so is a folder without walks")
  func missing() throws {
    let none = data.path + " has no walks: neither optimisation/data nor validation is in it"
    #expect(faults() == [none])
    try writeWalks()
    let shoes = Self.front + "/stepcounter.csv"
    try FileManager.default.removeItem(atPath: data.path + "/" + shoes)
    try write("", "validation/user2_hat_1.csv")
    #expect(
      faults() == [
        shoes + " is missing",
        "validation/user2_hat_1.csv names no place where the phone was carried",
      ])
  }
}
