import Calendar
import Core
import DayBlockDomain

extension DayRoute {
  /// Reads an address; a fragment, a slash at the end and whatever a query says besides do not
  /// matter. `nil` when no place is there.
  public init?(path: String) {
    let address = path.prefix { character in character != "#" }
    let plain = address.prefix { character in character != "?" }
    let parts = plain.split(separator: "/").map { part in String(part) }
    guard let first = parts.first, sameBytes(first, "day") else { return nil }
    let rest = Array(parts.dropFirst())
    let query = DayQuery(String(address))
    guard let word = rest.first else {
      self = .tracking
      return
    }
    let route: DayRoute?
    switch word {
    case "now": route = rest.count == 1 ? .live : nil
    case "welcome": route = rest.count == 1 ? .welcome : nil
    case "refused": route = rest.count == 1 ? .refused : nil
    case "sessions": route = DayRoute.sessions(Array(rest.dropFirst()), query)
    case "manage": route = DayRoute.manage(Array(rest.dropFirst()), query)
    case "calendar":
      route =
        rest.count == 1
        ? .calendar(
          query["view"].flatMap { word in CalendarMode(rawValue: word) } ?? .month,
          query.date("date")) : nil
    case "statistics":
      route =
        rest.count == 1
        ? .statistics(
          query["range"].flatMap { word in StatRange(rawValue: word) } ?? .week,
          query.date("date"), through: query.date("through")) : nil
    case "do": route = rest.count == 2 ? DayRoute.shortcut(rest[1], query) : nil
    case "info": route = DayRoute.info(Array(rest.dropFirst()))
    default: route = nil
    }
    guard let route else { return nil }
    self = route
  }

  private static func sessions(_ rest: [String], _ query: DayQuery) -> DayRoute? {
    guard rest.count == 1 else { return nil }
    if sameBytes(rest[0], "new") { return .addSession(query.date("date")) }
    return DaySessionID(rest[0]).map { id in .session(id) }
  }

  private static func shortcut(_ word: String, _ query: DayQuery) -> DayRoute? {
    switch word {
    case "start":
      guard let block = query["block"] else { return .shortcut(.start(nil)) }
      // Rather nothing than another block than the one that is meant.
      return BlockID(block).map { id in .shortcut(.start(id)) }
    case "pause": return .shortcut(.pause)
    case "resume": return .shortcut(.resume)
    case "finish": return .shortcut(.finish)
    default: return nil
    }
  }

  private static func manage(_ rest: [String], _ query: DayQuery) -> DayRoute? {
    if rest.isEmpty {
      return .manage(query["show"].flatMap { word in ManageTab(rawValue: word) } ?? .blocks)
    }
    guard rest.count == 2 else { return nil }
    let isNew = sameBytes(rest[1], "new")
    switch rest[0] {
    case "groups":
      return isNew ? .editGroup(nil) : BlockGroupID(rest[1]).map { id in .editGroup(id) }
    case "blocks": return isNew ? .editBlock(nil) : BlockID(rest[1]).map { id in .editBlock(id) }
    default: return nil
    }
  }

  private static func info(_ rest: [String]) -> DayRoute? {
    guard let word = rest.first else { return .info }
    guard rest.count == 1 else { return nil }
    switch word {
    case "settings": return .settings
    case "guide": return .guide
    case "data": return .data
    case "links": return .links
    case "discarded": return .discarded
    case "reset": return .reset
    case "licences": return .licences
    default: return nil
    }
  }
}

/// What an address says after its question mark.
private struct DayQuery {
  private let pairs: [(name: String, value: String)]

  init(_ address: String) {
    var pairs: [(name: String, value: String)] = []
    if let mark = address.firstIndex(of: "?") {
      for part in address[address.index(after: mark)...].split(separator: "&") {
        let pair = part.split(separator: "=", maxSplits: 1)
        if pair.count == 2 { pairs.append((String(pair[0]), String(pair[1]))) }
      }
    }
    self.pairs = pairs
  }

  subscript(_ name: String) -> String? {
    for pair in pairs where sameBytes(pair.name, name) { return pair.value }
    return nil
  }

  /// A date such as `2026-03-07`; nothing for anything else.
  func date(_ name: String) -> CivilDate? { self[name].flatMap { text in CivilDate(text) } }
}
