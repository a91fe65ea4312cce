import Calendar
import Core
import DayBlockDomain
import DayBlockUI
import TestKit
import Testing

@testable import DayBlockTestKit

/// What a board tells whoever opens it (specification §7).
@Suite struct BoardSheetTests {
  /// The sheet, as long as it is open.
  private func sheet(_ world: TrackWorld) -> String? {
    world.html.pieces(from: "id=\"day-board-content\"", to: "</dialog>").first
      .map { text in String(text) }
  }

  private func add(_ block: BlockID, _ start: String, to world: inout TrackWorld) {
    let begin = CivilDateTime(start)?.instant(offset: 3_600) ?? world.instant
    world.arrives(
      .addSession(
        NewSession(
          id: world.moment().id(), block: block, zone: "Europe/Berlin",
          segments: [DaySegment(start: begin, end: begin.adding(minutes: 30), offset: 3_600)],
          origin: .manual)))
  }

  @Test func aCellOfTwoTellsBoth() throws {
    var (world, blocks) = TrackWorld.ready()
    add(blocks[0], "2026-03-04T07:00", to: &world)
    add(blocks[1], "2026-03-04T07:20", to: &world)
    #expect(world.html.contains("aria-label=\"Show board details\""))
    #expect(sheet(world) == nil)
    world.send(.boardShown)
    let text = try #require(sheet(world))
    #expect(text.ranges(of: "07:00–07:30").count == 2)
    #expect(text.ranges(of: ">0.5 blocks<").count == 2)
    #expect(text.contains(">Study<") && text.contains(">Gym<") && !text.contains(">Reading<"))
    world.send(.sheetClosed)
    #expect(sheet(world) == nil)
  }

  @Test func whatIsUnderWaySaysSo() throws {
    var (world, _) = TrackWorld.ready()
    world.send(.boardShown)
    #expect(sheet(world)?.contains("Nothing produced.") == true)
    world.send(.sheetClosed)
    world.send(.played)
    world.pass(minutes: 75)
    world.look()
    world.send(.boardShown)
    let text = try #require(sheet(world))
    #expect(text.contains("09:00–10:30") && text.contains(">Study, in production<"))
    #expect(text.contains(">1.0 block<"), "the half-block under way is not one yet")
    world.state.language = .korean
    #expect(sheet(world)?.contains(">Study, 생산 중<") == true)
  }

  @Test func aDayThatBeginsAtFourDoesSoOnTheBoard() {
    var (world, blocks) = TrackWorld.ready()
    world.arrives(.setSetting(TrackWorld.me, .boundary(240)))
    // At three it is the day before, at four the day begins.
    add(blocks[1], "2026-03-04T03:00", to: &world)
    add(blocks[0], "2026-03-04T04:00", to: &world)
    #expect(world.sessions("2026-03-03").count == 1 && world.sessions("2026-03-04").count == 1)
    #expect(world.html.contains("04:00–04:30 Study") && !world.html.contains("03:00–03:30"))
    #expect(world.html.contains("+0.5"))
    // Shortly before four in the night it is still the same day.
    world.pass(minutes: 18 * 60 + 45)
    world.look()
    #expect(world.html.contains("3:45") && world.html.contains("04:00–04:30 Study"))
    world.pass(minutes: 16)
    world.look()
    #expect(world.html.contains("4:01") && !world.html.contains("04:00–04:30 Study"))
    #expect(world.html.contains("Nothing produced."))
  }

  @Test func anHourThatIsMissingIsTold() {
    var (world, _) = TrackWorld.ready("2026-03-29T09:00:00")
    world.send(.boardShown)
    #expect(sheet(world)?.contains("02:00 does not exist today.") == true)
  }

  @Test func aRecordsBoardTellsOfThatRecordAlone() throws {
    var (world, blocks) = TrackWorld.ready()
    add(blocks[0], "2026-03-04T07:00", to: &world)
    add(blocks[1], "2026-03-04T07:20", to: &world)
    let session = try #require(world.sessions("2026-03-04").last)
    world.send(.view(.went(.session(session.id))))
    world.send(.review(.boardShown))
    let text = try #require(sheet(world))
    #expect(text.contains(">Gym<") && !text.contains(">Study<"))
    world.send(.review(.sheetClosed))
    #expect(sheet(world) == nil)
  }

  @Test func aSecondPaintsNoMoreWhileItIsOpen() {
    var (world, _) = TrackWorld.ready()
    world.send(.played)
    world.send(.boardShown)
    let page = PaintedPage()
    world.pass(milliseconds: 1_000)
    world.look()
    page.paint(world.state)
    for second in 1..<20 {
      world.pass(milliseconds: 1_000)
      world.look()
      let patches = page.paint(world.state)
      #expect(patches.words < 80 && patches.made <= 6, "second \(second)")
    }
  }
}
