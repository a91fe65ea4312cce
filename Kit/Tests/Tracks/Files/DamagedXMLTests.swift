import Core
import Testing
import Tracks

@Suite("Damaged GPX and TCX")
struct DamagedXMLTests {
  enum Kind: CaseIterable, Sendable { case gpx, tcx }

  private static func whole(_ kind: Kind) -> [UInt8] {
    var run = Sample.run
    run.points.removeSubrange(22...)
    run.points.removeFirst(16)
    run.laps = [RecordedLap(start: run.points[0].at), RecordedLap(start: run.points[3].at)]
    return Array((kind == .gpx ? GPXWriter.text(run) : TCXWriter.text(run)).utf8)
  }

  /// Reads, and if `isWritten` writes all that was read and reads that again; whether there was
  /// something.
  private static func isRead(_ bytes: [UInt8], _ kind: Kind, isWritten: Bool = false) -> Bool {
    do throws(XMLTrackFault) {
      let file =
        switch kind {
        case .gpx: try RecordedFile(gpx: bytes)
        case .tcx: try RecordedFile(tcx: bytes)
        }
      #expect(!file.activities.isEmpty)
      for activity in file.activities {
        #expect(!activity.points.isEmpty || !activity.laps.isEmpty)
        #expect(activity.points.first?.begins != false)
        guard isWritten else { continue }
        #expect(RecordedFormat(Array(GPXWriter.text(activity).utf8)) == .gpx)
        let again = try RecordedFile(tcx: Array(TCXWriter.text(activity).utf8))
        #expect(again.activities[0].points.count == activity.points.count)
        #expect(!CSVWriter.text(activity).isEmpty)
      }
      return true
    } catch { return false }
  }

  @Test("each beginning of a file gives something or a reason", arguments: Kind.allCases)
  func prefixes(kind: Kind) {
    let whole = Self.whole(kind)
    var read = 0
    for count in 0..<whole.count where Self.isRead(Array(whole.prefix(count)), kind) { read += 1 }
    #expect(read > whole.count / 3)
    #expect(Self.isRead(whole, kind, isWritten: true))
  }

  @Test("whatever a file holds, reading it ends", arguments: Kind.allCases)
  func mutations(kind: Kind) {
    var dice = Seeded(kind == .gpx ? 11 : 12)
    let whole = Self.whole(kind)
    var read = 0
    for round in 0..<6_000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...8, using: &dice) where !bytes.isEmpty {
        Self.damage(&bytes, &dice)
      }
      if Self.isRead(bytes, kind, isWritten: round % 4 == 0) { read += 1 }
    }
    #expect(read > 1_000)
  }

  private static func damage(_ bytes: inout [UInt8], _ dice: inout Seeded) {
    let index = Int.random(in: 0..<bytes.count, using: &dice)
    switch Int.random(in: 0..<6, using: &dice) {
    case 0: bytes[index] = UInt8.random(in: 0...255, using: &dice)
    case 1: bytes.remove(at: index)
    case 2:
      bytes.insert(Array("<>&;/\"' 0-e.9:TZ".utf8).randomElement(using: &dice) ?? 0, at: index)
    case 3: bytes.removeSubrange(index..<min(bytes.count, index + 40))
    case 4:
      let from = Int.random(in: 0..<bytes.count, using: &dice)
      bytes.insert(contentsOf: Array(bytes[from..<min(bytes.count, from + 60)]), at: index)
    default:
      // Another number in place of one: the shape stays, the value goes anywhere.
      guard let digit = bytes[index...].firstIndex(where: { byte in (48...57).contains(byte) })
      else { return }
      let words = ["99999999999", "-1", "0", "1e99", "NaN", "-9223372036854775809", ""]
      bytes.replaceSubrange(
        digit...digit, with: Array((words.randomElement(using: &dice) ?? "").utf8))
    }
  }
}
