import Calendar
import Core
import Design
import RefWatchDomain
import View

/// What an import would do, line by line, to be chosen from.
enum DeskImportPreview {
  static func view(_ state: State) -> Piece {
    let part = state.desk.importing
    let places = part.places(part.filter)
    return stack("wide-gap") {
      filters(state)
      questions(state)
      if part.filter != .faults, part.filter != .same, let plan = part.plan,
        !plan.choosable.isEmpty
      {
        choosing(state, plan)
      }
      if part.filter == .faults, !places.isEmpty {
        paragraph(state.words(FixtureImportText.textStays), "soft")
      }
      list(state, places)
    }
  }

  private static func filters(_ state: State) -> Piece {
    let words = state.words
    let part = state.desk.importing
    var buttons: [Piece] = []
    for filter in ImportState.Filter.allCases {
      let count = part.places(filter).count
      if count == 0, filter != .all { continue }
      buttons.append(
        choice(
          words(title(filter), count: count),
          icon: filter == .faults ? .warning : nil, isChosen: part.filter == filter,
          action: DeskImportView.act(.filtered(filter.rawValue))))
    }
    return choices(words(FixtureImportText.title), buttons)
  }

  private static func title(_ filter: ImportState.Filter) -> FixtureImportText {
    switch filter {
    case .all: .all
    case .new: .new
    case .changed: .changed
    case .same: .same
    case .faults: .faults
    }
  }

  /// The kick-off of matches without a time, and the way back to the columns.
  private static func questions(_ state: State) -> Piece {
    let words = state.words
    let part = state.desk.importing
    return stack {
      if part.timeless > 0 {
        textField(
          id: "import-time",
          FieldLabel(
            words(FixtureImportText.timeLabel),
            hint: words(FixtureImportText.timeHint, count: part.timeless)),
          value: part.time.map { time in time.description } ?? "",
          attributes: [.attribute("type", "time")],
          onInput: { text in DeskImportView.act(.timeTyped(text)) })
      }
      if part.table != nil {
        button(
          words(FixtureImportText.changeColumns), .naked, icon: .list,
          action: DeskImportView.act(.columnsWanted))
      }
    }
  }

  private static func choosing(_ state: State, _ plan: FixturePlan) -> Piece {
    let words = state.words
    let count = state.desk.importing.chosen.count
    return line("wraps") {
      element("span", .class("callout"), .attribute("role", "status")) {
        words(FixtureImportText.chosen, count: count)
      }
      button(
        words(FixtureImportText.chooseAll), .filled, traits: .small,
        action: DeskImportView.act(.allChosen(true)))
      button(
        words(FixtureImportText.chooseNone), .filled, traits: .small,
        action: DeskImportView.act(.allChosen(false)))
    }
  }

  // MARK: Items

  private static func list(_ state: State, _ places: [Int]) -> Piece {
    let part = state.desk.importing
    return stack {
      rows(state, Array(places.prefix(part.shown)))
      more(state, places.count)
    }
  }

  /// The lines that were left out, once the rest is done.
  static func faults(_ state: State, _ places: [Int]) -> Piece {
    stack {
      rows(state, Array(places.prefix(state.desk.importing.shown)))
      more(state, places.count)
    }
  }

  private static func more(_ state: State, _ count: Int) -> Piece {
    let rest = count - state.desk.importing.shown
    if rest <= 0 { return .empty }
    return button(
      state.words(FixtureImportText.more, count: min(rest, ImportState.page)), .naked,
      icon: .chevronDown, traits: .wide, action: DeskImportView.act(.extended))
  }

  private static func rows(_ state: State, _ places: [Int]) -> Piece {
    guard let plan = state.desk.importing.plan else { return .empty }
    let rows: [Piece] = places.map { place in row(state, plan.items[place], place) }
    return makeElement("ul", [.class("box filled group"), .attribute("role", "list")], rows)
  }

  private static func row(_ state: State, _ item: FixturePlan.Item, _ place: Int) -> Piece {
    let words = state.words
    let key = Attribute<RefWatchFeature.ViewAction>.key("item-" + place.description)
    switch item.outcome {
    case .fault(let fault):
      return element("li", .class("setting"), key) {
        Icon.warning.node()
        element("span", .class("grow breaks")) { words.fault(fault) }
      }
    case .same(let match):
      return element("li", .class("setting"), key) {
        text(state, item, match, nil)
        chip(words(FixtureImportText.isHere), icon: .check)
      }
    case .new(let match):
      return chosen(state, item, place, match, nil, key)
    case .changed(let match, let edits):
      return chosen(
        state, item, place, applied(edits, match),
        words(FixtureImportText.changes, text: words.changes(edits)), key)
    case .deleted(let match, let edits):
      return chosen(
        state, item, place, applied(edits, match), words(FixtureImportText.deleted), key)
    }
  }

  private static func applied(_ edits: [MatchEdit], _ match: Match) -> Match {
    var match = match
    for edit in edits { match.apply(edit, at: match.createdAt) }
    return match
  }

  private static func chosen(
    _ state: State, _ item: FixturePlan.Item, _ place: Int, _ match: Match, _ note: String?,
    _ key: Attribute<RefWatchFeature.ViewAction>
  ) -> Piece {
    let id = "import-item-" + place.description
    return element("li", .class("setting"), key) {
      element("label", .class("import-pick"), .attribute("for", id)) {
        element(
          "input", .id(id), .attribute("type", "checkbox"),
          .aria(
            "label",
            state.words(FixtureImportText.takeThis, name: state.words.fixture(match))),
          .checked(state.desk.importing.chosen.contains(place)),
          .onToggle { on in DeskImportView.act(.toggled(place, on)) })
      }
      text(state, item, match, note)
    }
  }

  private static func text(
    _ state: State, _ item: FixturePlan.Item, _ match: Match, _ note: String?
  ) -> Piece {
    let words = state.words
    var facts: [String] = [words(FixtureImportText.row, count: item.line)]
    if let at = match.localKickOff(offset: state.offset(at: match.scheduledKickOff)) {
      facts.append(words.formats.dateTime(at, .mediumWithWeekday))
    }
    if let zone = state.foreignZone(of: match) { facts.append(zone) }
    for text in [match.competition, match.venue] where !text.isEmpty { facts.append(text) }
    if match.fixture.status != .scheduled { facts.append(words.status(match.fixture.status)) }
    return element("span", .class("grow breaks")) {
      element("span", .class("strong block")) { words.fixture(match) }
      element("span", .class("hint block")) { facts.joined(separator: " · ") }
      if let note { element("span", .class("callout block")) { note } }
      for remark in item.remarks {
        element("span", .class("callout block")) { words.fault(remark) }
      }
    }
  }
}

extension RefWatchFeature.State {
  /// Seconds east of UTC that the person's clock is, or was, at an instant.
  func offset(at instant: Instant?) -> Int {
    instant.map { instant in planning.rules.offset(at: instant) } ?? zoneOffset
  }

  /// The zone of a kick-off in words, where the person's clock shows another time.
  func foreignZone(of match: Match) -> String? {
    guard let at = match.scheduledKickOff, let zone = match.fixture.zone,
      zone.offset != offset(at: at)
    else { return nil }
    return words(FixtureText.inZone, text: words.zone(zone.name))
  }
}
