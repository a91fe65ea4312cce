import Calendar
import Core
import DayBlockDomain
import Design
import View

/// What an import would do, before it does it.
enum ImportPreview {
  static func view(_ state: State) -> Piece {
    let words = state.words
    let part = state.info.data
    let rows = part.rows
    return element(
      "div", .class("stack wide-gap"), .onBack(DataView.act(.startedOver))
    ) {
      if part.lacksPast { banner(words(DataText.lacksPast), icon: .warning, rank: .warning) }
      summary(state)
      faults(state)
      doubles(state)
      if !rows.isEmpty {
        element("section", .class("day-info-list")) {
          element("h2", .class("day-info-heading")) { words(DataText.rows) }
          makeElement(
            "ul", [.class("box filled group"), .attribute("role", "list")],
            rows.prefix(part.shown).map { row in item(row, state) })
        }
      }
      if rows.count > part.shown {
        button(
          words(DataText.more, count: min(DataState.page, rows.count - part.shown)), .naked,
          icon: .chevronDown, traits: .wide, action: DataView.act(.extended))
      }
    }
  }

  private static func summary(_ state: State) -> Piece {
    let words = state.words
    let steps = state.info.data.steps
    return element("div", .class("day-card stack")) {
      element("div", .attribute("role", "status")) {
        element("h2", .class("title3")) { words(DataText.found, count: steps.sessions) }
      }
      if steps.newBlocks > 0 { paragraph(words(DataText.newBlocks, count: steps.newBlocks)) }
      if steps.newGroups > 0 { paragraph(words(DataText.newGroups, count: steps.newGroups)) }
      if steps.known > 0 { paragraph(words(DataText.known, count: steps.known), "soft") }
      line("even wraps") {
        button(words(KitText.cancel), .filled, action: DataView.act(.startedOver))
        button(
          words(DataText.start), .prominent,
          traits: steps.commands.isEmpty ? .disabled : [], action: DataView.act(.started))
      }
    }
  }

  /// What looks like something that is there, and whether it comes too.
  private static func doubles(_ state: State) -> Piece {
    let words = state.words
    let part = state.info.data
    let doubles = part.steps.doubles
    guard !doubles.isEmpty else { return .empty }
    return element("section", .class("day-info-list"), .key("doubles")) {
      element("h2", .class("day-info-heading")) {
        words(DataText.doubles, count: doubles.count)
      }
      element("div", .class("box filled group")) {
        switchRow(
          id: "day-import-doubles",
          FieldLabel(words(DataText.takeDoubles), hint: words(DataText.doublesHint)),
          isOn: part.takesDoubles, onToggle: { on in DataView.act(.doublesTaken(on)) })
        makeElement(
          "ul", [.attribute("role", "list")],
          doubles.prefix(part.shown).map { row in item(row, state) })
      }
    }
  }

  /// What is left out, and what is worth knowing, each with its place.
  private static func faults(_ state: State) -> Piece {
    let words = state.words
    guard let plan = state.info.data.plan else { return .empty }
    let left = state.info.data.faults
    let count = left.count + plan.remarks.count
    guard count > 0 else { return .empty }
    let shown = state.info.data.shown
    return element("details", .class("day-card day-faults")) {
      element("summary") {
        words(DataText.faults, count: left.count) + " · "
          + words(DataText.remarks, count: plan.remarks.count)
      }
      element("ul", .class("day-bullets")) {
        for fault in left.prefix(shown) {
          element("li") {
            element("span", .class("strong")) { words.place(fault.line, in: fault.list) }
            " · " + words.reason(fault.reason)
          }
        }
        for remark in plan.remarks.prefix(shown) {
          element("li", .class("soft")) {
            element("span", .class("strong")) { words.place(remark.line, in: plan.list) }
            " · " + words.remark(remark.reason)
          }
        }
      }
    }
  }

  private static func item(_ row: ImportRow, _ state: State) -> Piece {
    let words = state.words
    let first = row.segments.first
    let last = row.segments.last
    var facts: [String] = []
    if let first, let last {
      let date = first.start.civil(offset: first.offset).date
      facts.append(words.formats.date(date, .short))
      facts.append(
        words.time(first.start, offset: first.offset) + " – "
          + words.time(last.end, offset: last.offset))
    }
    if !row.group.isEmpty { facts.append(row.group) }
    return element("li", .class("setting"), .key(row.source)) {
      element("span", .class("grow breaks")) {
        element("span", .class("strong block")) { row.block }
        element("span", .class("hint block")) { facts.joined(separator: " · ") }
      }
    }
  }
}
