import Calendar
import Core
import DayBlockDomain
import Testing

@testable import DayBlockTestKit

@Suite("The picture of a glance", .timeLimit(.minutes(30)))
struct GlancePictureTests {
  /// What a glance shows at two in the afternoon in New York, or at one in winter.
  ///
  /// - Parameters:
  ///   - now: What clocks in Seoul show.
  ///   - starts: The same, of half hours of two blocks in turn.
  private func picture(_ now: String, offset: Int, _ starts: [String]) async throws -> String {
    let site = try DaySite(at: now)
    var ledger = Ledger(now)
    var blocks: [BlockID] = []
    for (name, color) in [("Study", 12), ("Gym", 42)] {
      let block = try ledger.block(name)
      try ledger.run(.editBlock(block, [.color(color)]))
      blocks.append(block)
    }
    for (index, start) in starts.enumerated() {
      let begin = seoul(start)
      try ledger.run(
        .addSession(
          NewSession(
            id: ledger.id(), block: blocks[index % 2], zone: "America/New_York",
            segments: [
              DaySegment(start: begin, end: begin.adding(minutes: 30), offset: offset)
            ], origin: .manual)))
    }
    try site.day.put(ledger.everything)
    let drawn = Drawn()
    try await site.test { caller in
      let made = try await caller.post("/api/day/glance")
      let path = try #require(made.word("link")).dropFirst(DaySite.origin.count)
      await drawn.set(try await caller.get(String(path)).text)
    }
    return await drawn.text
  }

  @Test("half-blocks of one half hour share it along the diagonal")
  func diagonal() async throws {
    let both = try await picture(
      "2026-03-09T03:00", offset: -14_400, ["2026-03-08T22:00", "2026-03-08T22:20"])
    #expect(both.contains("<path d=\"M0 0L16 0L0 32z\" fill=\"#ff4015\"/>"))
    #expect(both.contains("<path d=\"M16 0L16 32L0 32z\" fill=\"#0061fd\"/>"))
    let three = try await picture(
      "2026-03-09T03:00", offset: -14_400,
      ["2026-03-08T22:30", "2026-03-08T22:40", "2026-03-08T22:50"])
    for path in [
      "M16 0L26.67 0L16 21.33z", "M26.67 0L32 0L32 10.67L21.33 32L16 32L16 21.33z",
      "M32 10.67L32 32L21.33 32z",
    ] {
      #expect(three.contains("<path d=\"" + path), "\(path)")
    }
  }

  @Test("the hour that clocks go forward over is hatched, and named")
  func spring() async throws {
    let text = try await picture("2026-03-09T03:00", offset: -14_400, ["2026-03-08T22:00"])
    #expect(text.contains("viewBox=\"0 0 272 232\""))
    #expect(text.contains(" fill=\"url(#gone)\"/>"))
    #expect(text.contains("text-anchor=\"middle\">2</text>"))
  }

  @Test("the hour that comes twice has a second cell beside its first, and moves no other row")
  func autumn() async throws {
    let text = try await picture("2026-11-02T03:00", offset: -18_000, ["2026-11-01T23:00"])
    #expect(text.contains("viewBox=\"0 0 312 232\""))
    #expect(text.contains("text-anchor=\"middle\">1ʹ</text>"))
    // Six o'clock is the first cell of the second row, as on every day.
    #expect(text.contains("translate(260 64)") && text.contains("translate(20 104)"))
    #expect(!text.contains("translate(260 104)"))
    #expect(!text.contains("url(#gone)"))
  }
}

/// What was drawn.
private actor Drawn {
  private(set) var text = ""
  func set(_ text: String) { self.text = text }
}
