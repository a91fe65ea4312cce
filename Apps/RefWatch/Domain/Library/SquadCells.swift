import Core

/// The cells of one person in a table.
struct SquadCells {
  let line: Int
  let number: String
  let name: String
  let position: String
  let role: String
  let whole: String
}

extension SquadReading {
  /// The person of the cells, with warnings of what may be wrong; `nil` where nobody is there.
  mutating func take(_ cells: SquadCells) -> Person? {
    if cells.name.unicodeScalars.count > RefWatchLimits.name {
      warn(cells.line, "name", cells.name, .unreadableText, isDropped: true)
      return nil
    }
    let role = SquadRole(cells.role)
    let number = shirt(cells)
    if cells.name.isEmpty {
      guard role == .player, let number else {
        let warning: Warning = role == .player ? .droppedEntry : .missingName
        warn(cells.line, "name", cells.whole, warning, isDropped: true)
        return nil
      }
      warn(cells.line, "name", cells.whole, .missingName, isDropped: false)
      return Person(
        line: cells.line, isPlayer: true, number: number, name: "",
        role: String(cells.position.prefix(RefWatchLimits.role)))
    }
    switch role {
    case .player:
      return Person(
        line: cells.line, isPlayer: true, number: number, name: cells.name,
        role: String(cells.position.prefix(RefWatchLimits.role)))
    case .official(let word):
      return Person(line: cells.line, isPlayer: false, number: nil, name: cells.name, role: word)
    case .other(let text):
      warn(cells.line, "role", text, .unsupportedRole, isDropped: false)
      return Person(
        line: cells.line, isPlayer: false, number: nil, name: cells.name,
        role: String(text.prefix(RefWatchLimits.role)))
    }
  }

  /// A whole number from 0 to 999, also with a `#` before it.
  private mutating func shirt(_ cells: SquadCells) -> Int? {
    if cells.number.isEmpty { return nil }
    let digits = cells.number.utf8.first == 0x23 ? String(cells.number.dropFirst()) : cells.number
    if digits.utf8.count <= 3, !digits.isEmpty,
      digits.utf8.allSatisfy({ byte in byte >= 0x30 && byte <= 0x39 })
    {
      return Int(digits)
    }
    warn(
      cells.line, "number", cells.number, .nonIntegerShirtNumber, isDropped: false)
    return nil
  }
}

/// What a table says that somebody is.
private enum SquadRole: Equatable {
  case player
  case official(String)
  case other(String)

  init(_ text: String) {
    switch text.lowercased() {
    case "", "player", "starter", "substitute", "sub", "squad", "captain", "goalkeeper", "선수", "선발",
      "교체", "후보", "주장", "골키퍼":
      self = .player
    default:
      let word = TeamOfficialRole.read(text)
      self =
        TeamOfficialRole(rawValue: word) == nil
        ? TeamOfficialRole(rawValue: text) == nil ? .other(text) : .official(text)
        : .official(word)
    }
  }
}

extension LibraryItem {
  /// The squad as a table (RFC 4180), UTF-8, that ``SquadReading`` reads again.
  public var squadTable: String {
    var text = EventTable.line(["number", "name", "position", "role"])
    for player in team?.players ?? [] {
      text += EventTable.line([
        player.number?.description ?? "", player.name, player.position, "player",
      ])
    }
    for official in team?.staff ?? [] {
      let role = official.role.isEmpty ? TeamOfficialRole.other.rawValue : official.role
      text += EventTable.line(["", official.name, "", role])
    }
    return text
  }
}
