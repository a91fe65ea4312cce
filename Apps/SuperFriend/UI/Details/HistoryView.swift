import Calendar
import Core
import Design
import SuperFriendDomain
import View

/// The connections of a friend, newest first (spec §7.4 item 4).
enum HistoryView {
  static func view(_ state: State, _ friend: Friend) -> Piece {
    let words = state.words
    let entries = state.replica.history(of: friend.id).entries
    let isOpen = state.details.showsHistory
    return element("section", .class("stack"), .aria("labelledby", "history-title")) {
      element(
        "button", .class("disclosure"), .attribute("type", "button"),
        .aria("expanded", isOpen ? "true" : "false"),
        .onClick(.friend(friend.id, .historyToggled))
      ) {
        element("span", .class("headline grow"), .id("history-title")) {
          DetailsText.history.text(in: state.language, count: entries.count)
        }
        (isOpen ? Icon.chevronDown : .chevronRight).node()
      }
      if isOpen {
        if entries.isEmpty { paragraph(words(DetailsText.noHistory), "soft") }
        rows(state, friend, entries)
      }
    }
  }

  private static func rows(
    _ state: State, _ friend: Friend, _ entries: [History.Entry]
  ) -> Piece {
    let shown = entries.suffix(state.details.historyLimit).reversed()
    var pieces: [Piece] = []
    for entry in shown {
      if let connection = state.replica.connection(entry.id) {
        pieces.append(row(state, friend, connection))
      }
    }
    return stack {
      makeElement("ul", [.class("history"), .attribute("role", "list")], pieces)
      if entries.count > shown.count {
        button(
          DetailsText.showAll.text(in: state.language, count: entries.count), .filled,
          traits: .wide, action: .friend(friend.id, .historyExtended))
      }
    }
  }

  private static func row(
    _ state: State, _ friend: Friend, _ connection: Connection
  ) -> Piece {
    let words = state.words
    let date = words.formats.date(connection.occurredOn, .long)
    let named = words.kind(connection.type) + ", " + date
    let isAhead = connection.occurredOn > state.today
    return element(
      "li", .key(connection.id.description), .class(isAhead ? "history-row ahead" : "history-row")
    ) {
      element("span", .class("history-glyph")) { connection.type.icon.node() }
      element("div", .class("grow")) {
        element("p", .class("strong")) { words.kind(connection.type) }
        element("p", .class("callout soft")) { date + caption(connection, isAhead, words) }
        if let others = others(state, friend, connection) { paragraph(others, "callout soft") }
        if !connection.note.isEmpty { paragraph(connection.note, "callout preserves") }
      }
      iconButton(
        .edit, label: words(DetailsText.editRow, text: named),
        action: .went(.connection(friend.id, connection.id)))
      iconButton(
        .trash, label: words(DetailsText.deleteRow, text: named),
        action: .friend(friend.id, .connectionDeleted(connection.id)))
    }
  }

  private static func caption(
    _ connection: Connection, _ isAhead: Bool, _ words: Words
  ) -> String {
    var parts: [String] = []
    if connection.isInitial { parts.append(words(DetailsText.initial)) }
    if isAhead { parts.append(words(DueText.inFuture)) }
    if case .derived(let origin, _) = connection.origin { parts.append(words(origin.text)) }
    return parts.isEmpty ? "" : " (" + parts.joined(separator: ", ") + ")"
  }

  private static func others(
    _ state: State, _ friend: Friend, _ connection: Connection
  ) -> String? {
    let ids = connection.friends.ids.filter { id in id != friend.id }
    if ids.isEmpty { return nil }
    return "+ " + state.words.list(ids.map { id in state.name(id) })
  }
}

extension DerivedOrigin {
  var text: DetailsText {
    switch self {
    case .import: .derivedImport
    case .calendar: .derivedCalendar
    case .golf: .derivedGolf
    case .run: .derivedRun
    case .match: .derivedMatch
    case .block: .derivedBlock
    }
  }
}
