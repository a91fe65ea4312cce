import Core
import RunningBuddyDomain
import Sync
import Testing

@testable import RunningBuddyTestKit

@Suite("Raw motion as it travels")
struct MotionRecordTests {
  /// A heart rate that changes in the middle of each second, and is gone at times.
  private static func rate(_ instant: Instant) -> Int? {
    let tenths = (instant.milliseconds - RunWalk.wall(0).milliseconds + 500) / 1_000
    return tenths % 10 == 9 ? nil : 140 + Int(tenths % 7)
  }

  @Test("The table of the texts is that of the seconds, byte for byte")
  func table() throws {
    let seconds = SomeMotion.seconds(45)
    var csv = MotionCSV()
    for second in seconds {
      for (index, point) in second.points.enumerated() {
        let at = second.wall.advanced(byMilliseconds: Int64(index) * 50)
        csv.add(
          at: at, heartRate: Self.rate(at).map { rate in Double(rate) },
          acceleration: point.acceleration, rotation: point.rotation)
      }
    }
    let texts = MotionRecord.texts(of: seconds, offset: 32_400, rate: Self.rate)
    let table = try #require(MotionRecord.table(texts))
    // What is kept has units of 1/512 g and 1/112 rad/s: the rotation is not exact.
    let kept = seconds.compactMap { second in RawMotion(second.text) }
    #expect(kept.count == 45)
    #expect(
      MotionRecord.table(MotionRecord.texts(of: kept, offset: 32_400, rate: Self.rate))?.text
        == table.text)
    let (rows, own) = (table.text.split(separator: "\n"), csv.text.split(separator: "\n"))
    #expect(rows.count == own.count && rows.count == 45 * 20 + 1)
    for (row, other) in zip(rows, own) {
      // Time, heart rate and accelerations are.
      let columns = row.split(separator: ",", omittingEmptySubsequences: false)
      let others = other.split(separator: ",", omittingEmptySubsequences: false)
      #expect(columns.prefix(5) == others.prefix(5))
    }
    #expect(table.name == MotionCSV.fileName(at: RunWalk.wall(0), offset: 32_400))
  }

  @Test("Two hours have at most 2 MB, in parts within their limit")
  func size() throws {
    let texts = MotionRecord.texts(of: SomeMotion.seconds(7_200), offset: -12_600, rate: Self.rate)
    #expect(texts.reduce(0) { sum, text in sum + text.utf8.count } <= 2_000_000)
    #expect(texts.count == 4)
    #expect(texts.allSatisfy { text in text.utf8.count <= RunLimits.motionBytes })
    let table = try #require(MotionRecord.table(texts))
    #expect(table.text.utf8.count { byte in byte == 0x0A } == 7_200 * 20 + 1)
  }

  @Test("Nothing is no text, and what is none is no table")
  func none() {
    #expect(MotionRecord.texts(of: [], offset: 0) { _ in nil } == [])
    let none = [
      [], [""], ["1 0\n"], ["2 0\n1790000000000 "], ["1 x\n"], ["1 999999\n"], ["1 0\nx"],
    ]
    for texts in none {
      #expect(MotionRecord.table(texts) == nil)
    }
    var dice = Seeded(5)
    for _ in 0..<200 {
      var bytes = Array("1 0\n1790000003000 ####".utf8)
      for _ in 0..<dice.below(80) { bytes.append(UInt8(dice.below(128))) }
      _ = MotionRecord.table([String(decoding: bytes, as: UTF8.self)])
    }
  }
}
