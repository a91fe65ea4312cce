import Core
import DayBlockDomain
import Design
import View

/// The way between the parts of DayBlock, with the way back to all apps.
enum DayTabs {
  static func view(_ state: DayBlockFeature.State) -> Piece {
    guard !state.screen.isCover else { return .empty }
    let words = state.words
    return element(
      "nav", .class("tabs day-tabs"), .aria("label", words(ShellText.tabs)), .key("day-tabs"),
      .attribute("data-felt", state.felt)
    ) {
      element("a", .key("/"), .class("tab day-launcher"), .attribute("href", "/")) {
        Icon.launcher.node()
        element("span", .class("quiet-label")) { words(ShellText.allApps) }
      }
      for tab in DayTab.allCases { link(tab, state) }
    }
  }

  private static func link(_ tab: DayTab, _ state: DayBlockFeature.State) -> Piece {
    var attributes: [Attribute<DayBlockFeature.ViewAction>] = [
      .key(tab.rawValue), .class("tab"), .attribute("href", tab.route.path),
    ]
    if state.screen.tab == tab { attributes.append(.aria("current", "page")) }
    return makeElement(
      "a", attributes,
      [tab.icon, element("span", .class("day-tab-label")) { state.words(tab.title) }])
  }
}

extension DayTab {
  var title: ShellText {
    switch self {
    case .tracking: .tracking
    case .manage: .manage
    case .calendar: .calendar
    case .info: .info
    }
  }

  fileprivate var icon: Piece {
    switch self {
    case .tracking: DayMark.node()
    case .manage: Icon.list.node()
    case .calendar: Icon.calendar.node()
    case .info: Icon.person.node()
    }
  }
}

/// DayBlock's own sign: four blocks, one of them full.
enum DayMark {
  static func node<Action>() -> Node<Action> {
    element(
      "svg", .class("icon"), .attribute("viewBox", "0 0 24 24"), .aria("hidden", "true"),
      .attribute("fill", "none")
    ) {
      element(
        "path",
        .attribute(
          "d",
          "M5.5 4h4A1.5 1.5 0 0 1 11 5.5v4A1.5 1.5 0 0 1 9.5 11h-4A1.5 1.5 0 0 1 "
            + "4 9.5v-4A1.5 1.5 0 0 1 5.5 4zM14.5 4h4A1.5 1.5 0 0 1 20 5.5v4A1.5"
            + " 1.5 0 0 1 18.5 11h-4A1.5 1.5 0 0 1 13 9.5v-4A1.5 1.5 0 0 1 14.5 4z"
            + "M5.5 13h4A1.5 1.5 0 0 1 11 14.5v4A1.5 1.5 0 0 1 9.5 20h-4A1.5 1.5"
            + " 0 0 1 4 18.5v-4A1.5 1.5 0 0 1 5.5 13z"))
      element(
        "path", .attribute("fill", "currentColor"),
        .attribute(
          "d",
          "M14.5 13h4a1.5 1.5 0 0 1 1.5 1.5v4a1.5 1.5 0 0 1-1.5 1.5h-4a1.5 "
            + "1.5 0 0 1-1.5-1.5v-4a1.5 1.5 0 0 1 1.5-1.5z"))
    }
  }
}
