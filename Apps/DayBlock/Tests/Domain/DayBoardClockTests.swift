import Calendar
import Core
import DayBlockDomain
import Testing

@testable import DayBlockTestKit

@Suite("board.dst")
struct DayBoardClockTests {
  typealias World = BoardWorld

  private func cells(_ board: DayBoard, _ hours: ClosedRange<Int>) -> String {
    let picture = World.picture(board).split(separator: " ")
    return board.cells.indices.filter { index in hours.contains(board.cells[index].hour) }
      .map { index in String(picture[index]) }.joined(separator: " ")
  }

  @Test("spring: the missing hour is hatched")
  func spring() {
    let run = World.session(
      1, from: World.instant("2026-03-08T01:30", World.newYork), minutes: 60, World.newYork)
    let board = World.board("2026-03-08", [run], World.newYork)
    #expect(board.cells.count == 24)
    #expect(board.halves == 46)
    #expect(cells(board, 0...4) == "0:.|. 1:.|a 2:~|~ 3:a|. 4:.|.")
    #expect(board.cells[2].isMissing)
  }

  @Test("autumn: the hour that comes twice has two cells")
  func autumn() {
    let run = World.session(
      1, from: World.instant("2026-11-01T00:30", World.newYork), minutes: 180, World.newYork)
    #expect(run.halfBlocks == 6)
    let board = World.board("2026-11-01", [run], World.newYork)
    #expect(board.cells.count == 25)
    #expect(board.halves == 50)
    #expect(cells(board, 0...3) == "0:.|a 1:aa 1':aa 2:a|. 3:.|.")
    // The rows of the other hours stay where they are every day.
    let columns = board.places.map { place in place.column }
    #expect(columns.prefix(9) == [0, 1, 2, 3, 4, 5, 6, 0, 1])
    #expect(board.places.map { place in place.row }.suffix(7) == [2, 3, 3, 3, 3, 3, 3])
    #expect(board.spans.map { span in span.halfBlocks } == [6])
  }

  @Test("half an hour: Lord Howe")
  func lordHowe() {
    let spring = World.board("2026-10-04", [], World.lordHowe)
    #expect(spring.cells.count == 24)
    #expect(spring.halves == 47)
    #expect(cells(spring, 1...3) == "1:.|. 2:~|. 3:.|.")
    let run = World.session(
      1, from: World.instant("2026-04-05T01:00", World.lordHowe), minutes: 120, World.lordHowe)
    let autumn = World.board("2026-04-05", [run], World.lordHowe)
    #expect(autumn.cells.count == 25)
    #expect(autumn.halves == 49)
    #expect(cells(autumn, 0...3) == "0:.|. 1:aa 1':~|a 2:a|. 3:.|.")
  }

  @Test("two hours: the cells stand in the order the hours come")
  func troll() {
    let board = World.board("2026-10-25", [], World.troll)
    #expect(board.halves == 52)
    #expect(cells(board, 0...3) == "0:.|. 1:.|. 2:.|. 1':.|. 2':.|. 3:.|.")
  }

  @Test("a session keeps its own zone's place, also where this zone has no such hour")
  func ownZone() {
    let morning = World.session(
      1, from: World.instant("2026-03-08T02:00", World.seoul), minutes: 60, World.seoul)
    let board = World.board("2026-03-08", [morning], World.newYork)
    #expect(cells(board, 1...3) == "1:.|. 2:aa 3:.|.")
    // An hour met twice elsewhere is met twice here.
    let night = World.session(
      2, from: World.instant("2026-11-01T01:00", World.newYork), minutes: 120, World.newYork)
    let away = World.board("2026-11-01", [night], World.seoul)
    #expect(away.cells.count == 25)
    #expect(cells(away, 0...2) == "0:.|. 1:aa 1':aa 2:.|.")
  }

  @Test("a ruler finds every instant where it lies, and back")
  func ruler() throws {
    let days: [(String, ZoneRules, Int, Int)] = [
      ("2026-06-10", World.newYork, 0, 86_400), ("2026-03-08", World.newYork, 0, 82_800),
      ("2026-11-01", World.newYork, 0, 90_000), ("2026-11-01", World.newYork, 240, 86_400),
      ("2026-10-31", World.newYork, 240, 90_000), ("2026-04-05", World.lordHowe, 0, 88_200),
      ("1960-04-05", World.seoul, 0, 86_400),
    ]
    for (day, rules, boundary, seconds) in days {
      let ruler = DayRuler(day: World.date(day), rules: rules, boundary: boundary)
      #expect(ruler.seconds == seconds, "\(day)")
      for position in 0..<(seconds / 300) {
        let (instant, offset) = try #require(ruler.instant(at: position * 300))
        #expect(offset == rules.offset(at: instant))
        #expect(ruler.position(of: instant, offset: offset) == position * 300)
      }
      #expect(ruler.hours.count == seconds / 3_600)
    }
    let autumn = DayRuler(day: World.date("2026-11-01"), rules: World.newYork, boundary: 0)
    #expect(
      autumn.hours.prefix(4).map { hour in "\(hour.hour)\(hour.isRepeated ? "'" : "")" }
        == ["0", "1", "1'", "2"])
  }

  @Test("a date that the zone skipped has no board", .enabled(if: BoardWorld.hasSystemZones))
  func skipped() throws {
    let apia = try #require(BoardWorld.systemZone("Pacific/Apia"))
    let board = World.board("2011-12-30", [], apia)
    #expect(board.isSkipped)
    #expect(board.halves == 0)
    #expect(board.cells.allSatisfy { cell in cell.isMissing })
    #expect(!World.board("2011-12-31", [], apia).isSkipped)
  }
}
