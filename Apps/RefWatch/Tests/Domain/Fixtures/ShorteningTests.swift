import Core
import RefWatchDomain
import Testing

@testable import RefWatchTestKit

/// Calendars hold whole addresses where RefWatch keeps a name of a hundred characters.
@Suite struct ShorteningTests {
  private func read(_ location: String, _ more: [String] = []) throws -> FixtureReading {
    let lines =
      [
        "BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:1", "DTSTART:20270328T150000Z",
        "SUMMARY:Harbour v Lantern", "LOCATION:" + location,
      ] + more + ["END:VEVENT", "END:VCALENDAR"]
    return try FixtureLists.read(lines.joined(separator: "\n"))
  }

  @Test func aLongPlaceEndsBetweenWordsAndSaysSo() throws {
    let words = Array(repeating: "Harbourside", count: 12).joined(separator: " ")
    let reading = try read(words)
    #expect(reading.faults.isEmpty)
    let draft = try #require(reading.drafts.first)
    #expect(draft.venue == Array(repeating: "Harbourside", count: 8).joined(separator: " "))
    #expect(
      reading.remarks[2] == [FixtureFault(line: 6, .venue, .shortened(limit: 100))])
  }

  @Test func whatFitsStaysAsItIs() throws {
    let exact = String(repeating: "x", count: 99) + "é"
    let reading = try read(exact)
    #expect(reading.drafts.first?.venue == exact)
    #expect(reading.remarks.isEmpty)
  }

  @Test func withoutSpacesItEndsBetweenCharacters() throws {
    let flag = "🇰🇷"
    let reading = try read(String(repeating: flag, count: 60))
    #expect(reading.drafts.first?.venue == String(repeating: flag, count: 50))
    let odd = try read("a" + String(repeating: flag, count: 60))
    #expect(odd.drafts.first?.venue == "a" + String(repeating: flag, count: 49))
  }

  @Test func notesAndCategoriesToo() throws {
    let reading = try read(
      "Mill Lane",
      [
        "DESCRIPTION:" + String(repeating: "word ", count: 300),
        "CATEGORIES:" + String(repeating: "Cup ", count: 40),
      ])
    let draft = try #require(reading.drafts.first)
    #expect(draft.notes.unicodeScalars.count <= 1_000 && draft.notes.hasSuffix("word"))
    #expect(draft.competition.unicodeScalars.count <= 100 && draft.competition.hasSuffix("Cup"))
    #expect(
      Set(reading.remarks[2]?.compactMap(\.field) ?? []) == [.notes, .competition])
  }
}
