import Calendar
import Core
import DayBlockDomain
import Foundation
import Testing

/// Sessions, zones and dates for tests of boards and statistics.
enum BoardWorld {
  static let newYork = zone("EST5EDT,M3.2.0,M11.1.0")
  static let lordHowe = zone("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0")
  static let troll = zone("<+00>0<+02>-2,M3.5.0/1,M10.5.0/3")
  static let seoul = ZoneRules(fixedOffset: 32_400, designation: "KST")

  static func zone(_ text: String) -> ZoneRules {
    do throws(ZoneRulesError) { return try ZoneRules(posix: text) } catch {
      Issue.record("\(text) is no zone")
      return .utc
    }
  }

  /// Whether the machine has zone files, which alone know what a zone skipped.
  static let hasSystemZones = FileManager.default.fileExists(
    atPath: "/usr/share/zoneinfo/Pacific/Apia")

  static func systemZone(_ name: String) -> ZoneRules? {
    guard let file = FileManager.default.contents(atPath: "/usr/share/zoneinfo/\(name)") else {
      return nil
    }
    return try? ZoneRules(tzif: [UInt8](file))
  }

  static func date(_ text: String) -> CivilDate {
    guard let date = CivilDate(text) else {
      Issue.record("\(text) is no date")
      return .first
    }
    return date
  }

  /// The instant clocks show `text` for the first time, or the second.
  static func instant(_ text: String, _ rules: ZoneRules, second: Bool = false) -> Instant {
    guard let civil = CivilDateTime(text) else {
      Issue.record("\(text) is no time")
      return Instant(milliseconds: 0)
    }
    if second, case .ambiguous(_, let later) = rules.instants(of: civil) { return later }
    return rules.instant(of: civil)
  }

  static func block(_ number: UInt64) -> BlockID { ID(high: 1, low: number) }

  /// A session of one stretch, with half-blocks as the engine makes them.
  static func session(
    _ number: UInt64, block: UInt64 = 1, from start: Instant, minutes: Int, _ rules: ZoneRules,
    boundary: Int = 0, origin: DaySession.Origin = .timer
  ) -> DaySession {
    let end = start.advanced(byMilliseconds: Int64(minutes) * 60_000)
    let segments = DayClock.segments(
      from: start, to: end, offset: rules.offset(at: start),
      changes: DayClock.changes(in: rules, from: start, to: end))
    let (units, remainder) = DayClock.units(of: segments, carried: 0)
    return DaySession(
      id: ID(high: 2, low: number), block: self.block(block),
      day: DayClock.day(of: start, offset: rules.offset(at: start), boundary: boundary),
      zone: "Test/Zone", segments: segments, units: units, remainder: remainder, origin: origin,
      createdAt: end)
  }

  static func board(
    _ day: String, _ sessions: [DaySession], runs: [DayRun] = [], now: Instant? = nil,
    _ rules: ZoneRules?, boundary: Int = 0
  ) -> DayBoard {
    DayBoard(
      day: date(day), sessions: sessions, runs: runs,
      now: now ?? sessions.last?.endedAt ?? Instant(milliseconds: 0), rules: rules,
      boundary: boundary
    ) { block in Int(block.low) }
  }

  /// The board as a picture, a cell a word: `9:a.`; `~` is missing, `*` mixed halves.
  static func picture(_ board: DayBoard) -> String {
    board.cells.map { cell in
      let name = "\(cell.hour)" + (cell.isRepeated ? "'" : "")
      return "\(name):\(letters(cell.first))\(cell.joins ? "" : "|")\(letters(cell.second))"
    }.joined(separator: " ")
  }

  private static func letters(_ half: BoardHalf) -> String {
    if half.isMissing { return "~" }
    if half.marks.isEmpty { return "." }
    return half.marks.map { mark in
      let letter = String(UnicodeScalar(UInt8(96 + mark.color)))
      return switch mark.state {
      case .stored: letter
      case .tracking: letter.uppercased()
      case .paused: letter + "="
      }
    }.joined()
  }
}

/// Deterministic chance.
struct BoardDice {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  /// 0..<`limit`.
  mutating func below(_ limit: Int) -> Int {
    state = state &+ 0x9E37_79B9_7F4A_7C15
    return Int(mixed(state) % UInt64(limit))
  }
}
