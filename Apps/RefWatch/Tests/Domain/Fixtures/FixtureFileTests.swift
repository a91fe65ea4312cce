import Calendar
import Core
import RefWatchDomain
import Testing

@testable import RefWatchTestKit

@Suite("Fixture lists that are not as they should be")
struct FixtureFileTests {
  private func fault(_ bytes: [UInt8]) -> FixtureFileFault? {
    do throws(FixtureFileFault) {
      _ = try FixtureFile(bytes)
      return nil
    } catch { return error }
  }

  @Test("files that are no list")
  func noLists() {
    #expect(fault([]) == .empty)
    #expect(fault(Array(" \r\n\t".utf8)) == .empty)
    #expect(fault([0x50, 0x4B, 0x03, 0x04, 0x00, 0x01]) == .notText)
    #expect(fault(Array("BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n".utf8)) == .noEvents)
    #expect(
      fault(Array(repeating: 65, count: FixtureFile.sizeLimit + 1))
        == .tooLarge(limit: FixtureFile.sizeLimit))
    let lines = Array(repeating: "a,b\n", count: FixtureFile.countLimit + 2).joined()
    #expect(fault(Array(lines.utf8)) == .tooManyLines(limit: FixtureFile.countLimit))
    // "날짜,시간" in EUC-KR: letters of two bytes.
    #expect(fault([0xB3, 0xAF, 0xC2, 0xA5, 0x2C, 0xBD, 0xC3, 0xB0, 0xA3, 0x0A, 0x31]) == .encoding)
  }

  @Test("UTF-8 with and without its mark, UTF-16 both ways round, and Windows-1252")
  func encodings() throws {
    let text = "Datum;Zeit;Heim;Gast\n21.11.2026;15:00;FC Köln;Düren\n"
    let utf16 = Array(text.utf16)
    let western = text.unicodeScalars.map { UInt8($0.value) }
    let files: [[UInt8]] = [
      Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8),
      [0xFF, 0xFE] + utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] },
      [0xFE, 0xFF] + utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }, western,
    ]
    let options = FixtureOptions(zone: try FixtureLists.zone("Europe/Berlin"))
    for bytes in files {
      let reading = try FixtureFile(bytes).reading(options)
      #expect(reading.drafts.map(\.home) == ["FC Köln"])
    }
  }

  @Test("five thousand bad rows: each is told with its line, and the good ones are read")
  func manyBadRows() throws {
    let bad: [(row: String, field: FixtureField?, reason: FixtureFault.Reason)] = [
      ("x,15:00,A,B", .date, .notADate("x")),
      ("2027-01-01,\"15:00,A,B", nil, .quoteOpen),
      ("2027-01-01,99:00,A,B", .time, .notATime("99:00")),
      ("2027-01-01,15:00,A,", .away, .missing),
      ("2027-01-01,15:00,,B", .home, .missing),
      (",15:00,A,B", .date, .missing),
      ("2027-02-30,15:00,A,B", .date, .notADate("2027-02-30")),
    ]
    var text = "date,time,home,away\n"
    for index in 0..<5_000 {
      text += bad[index % bad.count].row + "\n"
      if index % 500 == 499 { text += "2027-01-01,15:00,A\(index),B\n" }
    }
    let reading = try FixtureLists.read(text)
    #expect(reading.drafts.count == 10)
    try #require(reading.faults.count == 5_000)
    var line = 2
    for (index, fault) in reading.faults.enumerated() {
      let expected = bad[index % bad.count]
      #expect(fault == FixtureFault(line: line, expected.field, expected.reason))
      line += index % 500 == 499 ? 2 : 1
    }
    let plan = FixtureLists.plan(reading)
    #expect(plan.items.count == 5_010 && plan.suggested.count == 10)
    #expect(plan.items.map(\.line) == plan.items.map(\.line).sorted())
  }

  @Test("texts cut off anywhere and bytes turned at random are read or refused, never worse")
  func mangled() throws {
    let calendar = FixtureLists.event(
      "UID:1", "DTSTART;TZID=Europe/London:20270328T150000", "SUMMARY:A v B")
    let table = "date,time,home,away\n2027-01-01,\"15:00\",A,B\n"
    var lots = Lots(7)
    let options = FixtureOptions(zone: try FixtureLists.zone("Europe/London"))
    for text in [calendar, table] {
      let bytes = Array(text.utf8)
      for end in bytes.indices { check(Array(bytes[..<end]), options) }
      for _ in 0..<500 {
        var copy = bytes
        for _ in 0...lots.below(4) {
          copy[lots.below(copy.count)] = UInt8(lots.below(256))
        }
        check(copy, options)
      }
    }
  }

  private func check(_ bytes: [UInt8], _ options: FixtureOptions) {
    do throws(FixtureFileFault) {
      let reading = try FixtureFile(bytes).reading(options)
      _ = FixtureLists.plan(reading)
    } catch {}
  }
}
