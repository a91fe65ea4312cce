import Calendar
import Core
import DayBlockDomain
import Design
import View

/// My info (specification §8.7): three figures, and the way to everything about the app.
enum MyInfoView {
  static func view(_ state: State) -> Piece {
    let words = state.words
    return element("div", .class("screen"), .key("day-info")) {
      DayStates.notices(state)
      element("div", .class("page")) {
        element("div", .class("column day-info")) {
          element("h1", .class("day-info-title")) { words(InfoText.title) }
          figures(state)
          list(words(InfoText.mine)) {
            row(.list, words(ShellText.statistics), .statistics(.week, nil), state)
            row(.restore, words(ShellText.discarded), .discarded, state)
            row(.upload, words(ShellText.data), .data, state)
            row(.link, words(ShellText.links), .links, state)
          }
          list(words(InfoText.help)) {
            row(.leaf, words(ShellText.guide), .guide, state)
            row(.gear, words(ShellText.settings), .settings, state)
            if !state.refused.isEmpty { row(.warning, words(ShellText.refused), .refused, state) }
          }
          list(words(InfoText.about)) { about(state) }
        }
      }
    }
  }

  // MARK: Figures

  private static func figures(_ state: State) -> Piece {
    let words = state.words
    let replica = state.replica
    let streak = DayStreak.count(
      producedDays: replica.producedDays, today: state.today, rules: state.rules)
    return element("ul", .class("day-figure-row"), .attribute("role", "list")) {
      figure(
        "total", DayMark.node(), words(InfoText.total), words.blocks(replica.countingHalfBlocks),
        words(InfoText.blocksUnit))
      figure(
        "today", Icon.sun.node(), words(InfoText.today),
        words.blocks(replica.countingHalfBlocks(on: state.today)), words(InfoText.blocksUnit),
        words.duration(replica.countingActive(on: state.today)))
      figure(
        "streak", flame, words(InfoText.streak), words.formats.number(streak),
        words(InfoText.daysUnit, count: streak))
    }
  }

  private static func figure(
    _ name: String, _ icon: Piece, _ title: String, _ value: String, _ unit: String,
    _ remark: String = ""
  ) -> Piece {
    element("li", .class("day-sum " + name), .key(name)) {
      element("span", .class("day-disc"), .aria("hidden", "true")) { icon }
      element("span", .class("day-figure-title")) { title }
      element("span", .class("day-figure-value")) {
        element("span", .class("day-figures")) { value }
        element("span", .class("day-figure-unit")) { unit }
      }
      if !remark.isEmpty { element("span", .class("day-figure-unit")) { remark } }
    }
  }

  private static var flame: Piece {
    element(
      "svg", .class("icon"), .attribute("viewBox", "0 0 24 24"), .aria("hidden", "true"),
      .attribute("focusable", "false")
    ) {
      element(
        "path",
        .attribute(
          "d",
          "M12 3c.5 3-4.5 5.5-4.5 10.5a4.5 4.5 0 0 0 9 .2c0-2-1-3.2-1.7-4.2-.4 1.3"
            + "-1.1 1.9-1.900 2.2.6-3.2.1-6.2-.9-8.700z"))
    }
  }

  // MARK: Lists

  private static func list(
    _ title: String, @NodeBuilder<DayBlockFeature.ViewAction> rows: () -> [Piece]
  ) -> Piece {
    let rows = rows()
    return element("nav", .class("day-info-list"), .aria("label", title)) {
      element("h2", .class("day-info-heading")) { title }
      element("div", .class("box filled group")) { rows }
    }
  }

  private static func row(
    _ icon: Icon, _ title: String, _ place: DayRoute, _ state: State
  ) -> Piece {
    element("a", .class("setting"), .attribute("href", place.path), .key(place.path)) {
      icon.node()
      element("span", .class("grow")) { title }
      Icon.chevronRight.node(.small)
    }
  }

  private static func contact(_ state: State) -> Piece {
    let words = state.words
    let address = state.info.contact.address
    guard !address.isEmpty else { return .empty }
    return element(
      "a", .class("setting"), .id("day-contact"), .attribute("href", address),
      .attribute("target", "_blank"), .attribute("rel", "noopener noreferrer")
    ) {
      Icon.email.node()
      element("span", .class("grow")) {
        element("span") { words(InfoText.contact) }
        element("span", .class("hint block")) { words(InfoText.contactHint) }
      }
      Icon.chevronRight.node(.small)
    }
  }

  @NodeBuilder<DayBlockFeature.ViewAction>
  private static func about(_ state: State) -> [Piece] {
    let words = state.words
    element(
      "button", .class("setting"), .attribute("type", "button"), .onClick(.suiteSettingsWanted)
    ) {
      Icon.person.node()
      element("span", .class("grow")) {
        element("span") { words(InfoText.account) }
        element("span", .class("hint block")) { words(InfoText.accountHint) }
      }
      Icon.chevronRight.node(.small)
    }
    element("div", .class("setting")) {
      Icon.lock.node()
      element("span", .class("grow")) {
        element("span") { words(InfoText.privacy) }
        element("span", .class("hint block")) { words(InfoText.privacyText) }
      }
    }
    contact(state)
    row(.file, words(ShellText.licences), .licences, state)
    element("div", .class("setting")) {
      DayMark.node()
      element("span", .class("grow")) { words(InfoText.version) }
      element("span", .class("soft figures")) { Release.version }
    }
  }
}
