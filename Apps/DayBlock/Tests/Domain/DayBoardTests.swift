import Calendar
import Core
import DayBlockDomain
import Testing

@testable import DayBlockTestKit

@Suite("board")
struct DayBoardTests {
  typealias World = BoardWorld

  /// The cells that show anything.
  private func shown(_ board: DayBoard) -> String {
    World.picture(board).split(separator: " ").filter { cell in !cell.hasSuffix(":.|.") }
      .joined(separator: " ")
  }

  private func at(_ time: String) -> Instant { World.instant("2026-06-10T\(time)", World.seoul) }

  private func session(_ number: UInt64, _ block: UInt64, _ time: String, _ minutes: Int)
    -> DaySession
  {
    World.session(number, block: block, from: at(time), minutes: minutes, World.seoul)
  }

  @Test("none, first half, second half, full, mixed")
  func variants() {
    let board = World.board(
      "2026-06-10",
      [
        session(1, 1, "01:10", 35), session(2, 2, "02:40", 30), session(3, 3, "03:00", 60),
        session(4, 1, "04:00", 30), session(5, 1, "04:30", 30), session(6, 2, "05:00", 30),
        session(7, 3, "05:31", 30),
      ], World.seoul)
    #expect(board.cells.count == 24)
    #expect(board.halves == 48)
    #expect(board.stored == 8)
    #expect(
      board.cells[..<6].map { cell in cell.variant }
        == [.none, .firstHalf, .secondHalf, .full, .mixed, .mixed])
    #expect(shown(board) == "1:a|. 2:.|b 3:cc 4:a|a 5:b|c")
  }

  @Test("a half-block stands where it begins, whatever the pause in it")
  func placement() {
    #expect(
      shown(World.board("2026-06-10", [session(1, 1, "10:20", 30)], World.seoul)) == "10:a|.")
    let paused = DaySession(
      id: ID(high: 2, low: 9), block: World.block(1), day: World.date("2026-06-10"),
      zone: "Asia/Seoul",
      segments: [
        DaySegment(start: at("10:00"), end: at("10:25"), offset: 32_400),
        DaySegment(start: at("12:25"), end: at("12:30"), offset: 32_400),
      ], units: [DayUnit(start: at("10:00"), offset: 32_400, producedAt: at("12:30"))],
      remainder: 0, origin: .timer, createdAt: at("12:30"))
    #expect(shown(World.board("2026-06-10", [paused], World.seoul)) == "10:a|.")
  }

  @Test("two half-blocks that begin in the same half hour are both there")
  func diagonal() {
    let board = World.board(
      "2026-06-10", [session(1, 1, "09:00", 30), session(2, 2, "09:29", 31)], World.seoul)
    #expect(shown(board) == "9:ab|.")
    #expect(board.cells[9].variant == .firstHalf)
    #expect(
      board.spans.map { span in "\(span.from)-\(span.to) \(span.block.low) \(span.halfBlocks)" }
        == ["09:00-09:30 1 1", "09:00-09:30 2 1"])
  }

  @Test("live half-blocks come before stored ones, and the one under way shows")
  func live() throws {
    var run = DayRun(
      id: ID(high: 3, low: 1), block: World.block(4), blockName: "Run", zone: "Asia/Seoul",
      startedAt: at("09:10"), offset: 32_400, device: "")
    let stored = [session(1, 1, "09:00", 30)]
    let board = World.board(
      "2026-06-10", stored, runs: [run], now: at("10:15"), World.seoul)
    #expect(shown(board) == "9:Da|D 10:D|.")
    #expect(board.live == 2)
    #expect(board.cells[10].first.marks.map { mark in mark.isWhole } == [false])
    run = run.taking(.pause(at: at("09:40"), changes: []))
    #expect(
      shown(World.board("2026-06-10", [], runs: [run], now: at("12:00"), World.seoul)) == "9:d=|.")
  }

  @Test("after midnight the board keeps the new day's half-blocks alone")
  func midnight() {
    let run = DayRun(
      id: ID(high: 3, low: 1), block: World.block(4), blockName: "Run", zone: "Asia/Seoul",
      startedAt: at("23:50"), offset: 32_400, device: "")
    let now = World.instant("2026-06-11T00:55", World.seoul)
    #expect(
      shown(World.board("2026-06-10", [], runs: [run], now: now, World.seoul)) == "23:.|D")
    #expect(
      shown(World.board("2026-06-11", [], runs: [run], now: now, World.seoul)) == "0:DD")
  }

  @Test("a day that begins at four has its hours from four on")
  func boundary() {
    let late = World.session(
      1, from: World.instant("2026-06-11T03:00", World.seoul), minutes: 60, World.seoul,
      boundary: 240)
    let board = World.board("2026-06-10", [late], World.seoul, boundary: 240)
    #expect(late.day == World.date("2026-06-10"))
    #expect(board.cells.first?.hour == 4)
    #expect(board.cells.last?.hour == 3)
    #expect(board.cells.last?.variant == .full)
    #expect(board.places.map { place in place.row } == (0..<24).map { index in index / 6 })
    #expect(board.places.map { place in place.column } == (0..<24).map { index in index % 6 })
  }

  @Test("spans join what follows one another, and say how much")
  func spans() {
    let board = World.board(
      "2026-06-10",
      [session(1, 1, "09:00", 90), session(2, 2, "10:30", 30), session(3, 1, "23:30", 30)],
      World.seoul)
    #expect(
      board.spans.map { span in "\(span.from)-\(span.to) \(span.block.low) \(span.halfBlocks)" }
        == ["09:00-10:30 1 3", "10:30-11:00 2 1", "23:30-00:00 1 1"])
  }
}
