import Core

/// A table of a squad (RFC 4180): cells with the lines they begin in.
struct SquadTable {
  struct Line {
    /// Of the file, from 1.
    let line: Int
    var cells: [String]
    /// A quotation mark that has no end, or something after one.
    var isBroken = false

    var isEmpty: Bool { cells.allSatisfy { cell in trimmed(cell).isEmpty } }
  }

  /// Where a table has what.
  struct Columns {
    var number: Int?
    var name: Int?
    var position: Int?
    var role: Int?
    var team: Int?

    init?(_ header: [String]) {
      for (index, cell) in header.enumerated() {
        switch trimmed(cell).lowercased() {
        case "number", "no", "no.", "nr", "#", "shirt", "shirt number", "번호", "등번호":
          number = number ?? index
        case "name", "player", "player name", "full name", "이름", "선수", "선수명", "성명":
          name = name ?? index
        case "position", "pos", "pos.", "포지션", "위치": position = position ?? index
        case "role", "function", "type", "역할", "구분", "직책": role = role ?? index
        case "team", "club", "팀", "팀명", "소속": team = team ?? index
        default: break
        }
      }
      if name == nil && number == nil || header.count < 2 { return nil }
    }
  }

  private(set) var lines: [Line] = []

  /// As its first line says; `nil` where the text is no table.
  var columns: Columns? { lines.first.flatMap { header in Columns(header.cells) } }

  /// The separator is what the first line has most of: a comma, a semicolon or a tab.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    var start = 0
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    let separator = SquadTable.separator(bytes[start...])
    var line = Line(line: 1, cells: [])
    var cell: [UInt8] = []
    var number = 1
    var isQuoted = false
    var wasQuoted = false
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if isQuoted {
        if byte == 0x0A { number += 1 }
        if byte != 0x22 {
          cell.append(byte)
        } else if index < bytes.count, bytes[index] == 0x22 {
          cell.append(byte)
          index += 1
        } else {
          isQuoted = false
          wasQuoted = true
        }
        continue
      }
      switch byte {
      case separator:
        line.cells.append(String(decoding: cell, as: UTF8.self))
        cell = []
        wasQuoted = false
      case 0x0A, 0x0D:
        if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
        number += 1
        line.cells.append(String(decoding: cell, as: UTF8.self))
        if !line.isEmpty { lines.append(line) }
        line = Line(line: number, cells: [])
        cell = []
        wasQuoted = false
      case 0x22 where cell.allSatisfy({ byte in byte == 0x20 }) && !wasQuoted:
        isQuoted = true
        cell = []
      default:
        if wasQuoted, byte != 0x20 { line.isBroken = true }
        if !wasQuoted || byte != 0x20 { cell.append(byte) }
      }
    }
    if isQuoted { line.isBroken = true }
    line.cells.append(String(decoding: cell, as: UTF8.self))
    if !line.isEmpty { lines.append(line) }
  }

  private static func separator(_ bytes: ArraySlice<UInt8>) -> UInt8 {
    var counts: [(byte: UInt8, count: Int)] = [(0x2C, 0), (0x3B, 0), (0x09, 0)]
    var hasBegun = false
    for byte in bytes {
      if byte == 0x0A || byte == 0x0D {
        if hasBegun { break }
        continue
      }
      hasBegun = true
      for index in counts.indices where counts[index].byte == byte { counts[index].count += 1 }
    }
    var best = counts[0]
    for other in counts where other.count > best.count { best = other }
    return best.byte
  }
}

extension SquadReading {
  init(_ table: SquadTable, _ columns: SquadTable.Columns, team: String, room: Int) {
    self.init()
    let teams = SquadTeams(table, columns, team)
    if let line = teams.mismatch {
      warn(line.line, "team", line.cells[columns.team ?? 0], .teamNameMismatch, isDropped: false)
    }
    var seen: Set<String> = []
    for line in table.lines.dropFirst() {
      func cell(_ column: Int?) -> String {
        column.flatMap { column in
          line.cells.indices.contains(column) ? SquadReading.plain(line.cells[column]) : nil
        } ?? ""
      }
      let whole = line.cells.joined(separator: ",")
      if line.isBroken || SquadReading.isUnreadable(whole) {
        warn(line.line, "", whole, .unreadableText, isDropped: true)
        continue
      }
      let ofTeam = cell(columns.team)
      if !teams.takes(ofTeam) {
        warn(line.line, "team", ofTeam, .teamNameMismatch, isDropped: true)
        continue
      }
      let row = SquadCells(
        line: line.line, number: cell(columns.number), name: cell(columns.name),
        position: cell(columns.position), role: cell(columns.role), whole: whole)
      guard let person = take(row) else { continue }
      let key = (person.number?.description ?? "") + "\u{0}" + person.name.lowercased()
      if !seen.insert(key + (person.isPlayer ? "" : "\u{0}")).inserted {
        warn(line.line, "", whole, .duplicateEntry, isDropped: true)
      } else if people.count >= room {
        warn(line.line, "", whole, .droppedEntry, isDropped: true)
      } else {
        people.append(person)
      }
    }
    let dropped = Set(
      problems.compactMap { problem in problem.isDropped ? problem.line : nil })
    if !dropped.isEmpty {
      let left = table.lines.dropFirst().filter { line in dropped.contains(line.line) }
      rest = ([table.lines[0]] + left).map { line in EventTable.line(line.cells) }.joined()
    }
    warnOfLikeness()
  }

  mutating func warn(
    _ line: Int, _ column: String, _ text: String, _ warning: Warning, isDropped: Bool
  ) {
    problems.append(
      Problem(
        line: line, column: column, text: String(text.prefix(100)), warning: warning,
        isDropped: isDropped))
  }

  /// Without blanks at its ends, and without the apostrophe that keeps spreadsheets from computing.
  static func plain(_ cell: String) -> String {
    let text = trimmed(cell)
    guard text.utf8.first == 0x27, let second = text.utf8.dropFirst().first,
      [0x3D, 0x2B, 0x2D, 0x40].contains(second)
    else { return text }
    return String(text.dropFirst())
  }

  /// Whether there is what is left of a wrong encoding, or a control character.
  static func isUnreadable(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      scalar.value == 0xFFFD || scalar.value < 0x20 && scalar.value != 0x09 || scalar.value == 0x7F
    }
  }
}

/// Whose lines of a table are taken.
private struct SquadTeams {
  private let wanted: String
  private let isMixed: Bool
  /// The first line, where the whole table is of one other team.
  private(set) var mismatch: SquadTable.Line?

  init(_ table: SquadTable, _ columns: SquadTable.Columns, _ team: String) {
    let wanted = trimmed(team).lowercased()
    self.wanted = wanted
    guard let column = columns.team, !wanted.isEmpty else {
      isMixed = false
      return
    }
    let lines = table.lines.dropFirst().filter { line in
      line.cells.indices.contains(column) && !trimmed(line.cells[column]).isEmpty
    }
    let teams = Set(lines.map { line in trimmed(line.cells[column]).lowercased() })
    isMixed = teams.count > 1
    if teams.count == 1, !teams.contains(wanted) { mismatch = lines.first }
  }

  func takes(_ team: String) -> Bool {
    !isMixed || team.isEmpty || team.lowercased() == wanted
  }
}
