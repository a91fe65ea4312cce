import Calendar
import Core
import DayBlockDomain
import Design
import View

/// Everything that can be done with what was recorded.
enum SessionMenu {
  static func view(_ state: State, _ session: DaySession) -> Piece {
    let words = state.words
    let id = session.id
    let versions = state.replica.editions(of: id).count
    let canSplit = SplitRange(session).isLongEnough
    return menu(
      id: "day-session-menu",
      title: state.face(of: session.block).name + " · " + words.times(session),
      language: state.language,
      options: [
        MenuOption(words(EditText.exactTimes), icon: .clock, action: .calendar(.timesWanted(id))),
        MenuOption(
          words(EditText.split), icon: .swap, isDisabled: !canSplit,
          remark: canSplit ? nil : words(EditText.tooShort), action: .calendar(.splitWanted(id))),
        MenuOption(
          words(EditText.toBlock), icon: .edit, action: .calendar(.blockWanted(id))),
        MenuOption(
          words(EditText.versions), icon: .restore, isDisabled: versions == 0,
          remark: versions == 0 ? words(EditText.noVersions) : nil,
          action: .calendar(.versionsWanted(id))),
        MenuOption(
          words(EditText.delete), icon: .trash, isDestructive: true,
          action: .calendar(.deleted(id))),
      ], close: .calendar(.sheetClosed))
  }
}

/// Cuts what was recorded in two.
enum SplitSheet {
  static func view(_ state: State, _ session: DaySession, minute: Int) -> Piece {
    let words = state.words
    let range = SplitRange(session)
    let at = range.instant(minute)
    let time = words.time(at, offset: range.offset)
    var sheet = Sheet<DayBlockFeature.ViewAction>(
      id: "day-split", title: words(EditText.split), language: state.language,
      close: .calendar(.sheetClosed))
    sheet.foot = [
      button(
        words(EditText.splitAt, text: time), .prominent, traits: .wide,
        action: .calendar(.splitDone))
    ]
    let last = max(2, range.minutes - 1)
    return sheet.node {
      element("div", .class("field")) {
        element("label", .attribute("for", "day-split-at")) { words(EditText.splitWhen) }
        element(
          "input", .id("day-split-at"), .class("day-slider"), .attribute("type", "range"),
          .attribute("min", "1"), .attribute("max", String(last)), .attribute("step", "1"),
          .aria("valuetext", time), .value(String(min(max(minute, 1), last))),
          .onInput { text in .calendar(.splitMoved(text)) })
      }
      line("even day-nudge-row") {
        button(
          words(EditText.minus), .filled, traits: .wide,
          action: .calendar(.splitMoved(String(max(1, minute - TimeDraft.step)))))
        element("p", .class("centred title3 day-figures"), .attribute("role", "status")) { time }
        button(
          words(EditText.plus), .filled, traits: .wide,
          action: .calendar(.splitMoved(String(min(last, minute + TimeDraft.step)))))
      }
      element("div", .class("day-halves")) {
        half(state, session, from: session.startedAt, to: at)
        half(state, session, from: at, to: session.endedAt)
      }
    }
  }

  /// What one of the two would be.
  private static func half(
    _ state: State, _ session: DaySession, from: Instant, to: Instant
  ) -> Piece {
    let words = state.words
    let face = state.face(of: session.block)
    var segments: [DaySegment] = []
    for segment in session.segments where segment.start < to && segment.end > from {
      segments.append(
        DaySegment(
          start: max(segment.start, from), end: min(segment.end, to), offset: segment.offset))
    }
    let active = segments.reduce(Int64(0)) { sum, segment in sum + segment.length }
    let units = DayClock.units(of: segments, carried: 0).units
    return element("div", .class("day-half-card"), BlockPalette.style(face.color)) {
      element("span", .class("figures")) {
        segments.isEmpty ? "–" : words.times(segments[0], segments[segments.count - 1])
      }
      element("strong", .class("day-figures")) { "+" + words.blocks(units.count) }
      element("span", .class("soft")) { words.duration(minutes: Int(active / 60_000)) }
    }
  }
}

/// Gives what was recorded to another block.
enum BlockSheet {
  static func view(_ state: State, _ session: DaySession) -> Piece {
    let words = state.words
    return Sheet<DayBlockFeature.ViewAction>(
      id: "day-to-block", title: words(EditText.toBlock), language: state.language,
      close: .calendar(.sheetClosed)
    ).node {
      for group in state.replica.groups(of: state.me) {
        let blocks = state.replica.blocks(in: group.id)
        if !blocks.isEmpty {
          section(id: "day-to-" + group.id.description, state.name(of: group)) {
            for block in blocks { row(block, isChosen: block.id == session.block, words) }
          }
        }
      }
    }
  }

  private static func row(_ block: Block, isChosen: Bool, _ words: Words) -> Piece {
    element(
      "button", .class("option"), .attribute("type", "button"), .key(block.id.description),
      .aria("pressed", isChosen ? "true" : "false"), .onClick(.calendar(.blockChosen(block.id)))
    ) {
      BlockTile.view(icon: block.icon, color: block.color, name: block.name)
      element("span", .class("grow breaks")) { block.name }
      if isChosen { element("span", .class("check")) { Icon.check.node() } }
    }
  }
}

/// What it was before it was edited, the latest first.
enum VersionSheet {
  static func view(_ state: State, _ session: DaySession) -> Piece {
    let words = state.words
    let versions = state.replica.editions(of: session.id).sorted { a, b in a.number > b.number }
    return Sheet<DayBlockFeature.ViewAction>(
      id: "day-versions", title: words(EditText.versions), language: state.language,
      close: .calendar(.sheetClosed)
    ).node {
      paragraph(words(EditText.versionsHint), "hint")
      element("ol", .class("day-versions"), .attribute("role", "list")) {
        element("li", .class("day-version")) {
          content(state, session, title: words(EditText.now))
        }
        for version in versions {
          element("li", .class("day-version"), .key(String(version.number))) {
            content(state, version.session, title: before(version, state))
            button(
              words(EditText.restore), .filled, icon: .restore, traits: .small,
              attributes: [
                .aria("label", words(EditText.restore) + ": " + before(version, state))
              ], action: .calendar(.versionRestored(version.number)))
          }
        }
      }
    }
  }

  private static func before(_ version: DayEdition, _ state: State) -> String {
    let civil = version.at.civil(offset: state.rules.offset(at: version.at))
    return state.words(
      EditText.until, text: state.formats.dateTime(civil, .mediumWithWeekday))
  }

  private static func content(_ state: State, _ session: DaySession, title: String) -> Piece {
    let words = state.words
    return element("div", .class("grow day-version-text")) {
      element("span", .class("hint")) { title }
      element("strong") { state.face(of: session.block).name }
      element("span", .class("figures")) {
        state.formats.date(session.day, .short) + " · " + words.times(session) + " · "
          + words.spokenBlocks(session.halfBlocks)
      }
      if !session.memo.isEmpty {
        element("span", .class("soft clipped")) { session.memo }
      }
    }
  }
}
