import Core
import Design
import TeePalsDomain
import View

/// The way between the parts of TeePals, with the way back to all apps. The smallest screens have
/// room for four tabs: the ways to all apps and to the feed stand at the top of home there (the
/// former on the profile too), and the feed's tab is there in the feed, in place of the profile's.
enum TeeTabs {
  static func view(_ state: TeePalsFeature.State) -> Piece {
    guard !state.screen.isCover else { return .empty }
    let words = state.words
    return element(
      "nav", .class("tabs tee-tabs"), .aria("label", words(ShellText.tabs)), .key("tee-tabs")
    ) {
      element("a", .key("/"), .class("tab tee-launcher"), .attribute("href", "/")) {
        Icon.launcher.node()
        element("span", .class("quiet-label")) { words(ShellText.allApps) }
      }
      if state.hasAccount {
        for tab in GolfTab.allCases { link(tab, state) }
      }
    }
  }

  private static func link(_ tab: GolfTab, _ state: TeePalsFeature.State) -> Piece {
    let words = state.words
    let isCurrent = state.screen.tab == tab
    var attributes: [Attribute<TeePalsFeature.ViewAction>] = [
      .key(tab.route.path), .class("tab"), .attribute("href", tab.route.path),
    ]
    if isCurrent { attributes.append(.aria("current", "page")) }
    var parts: [Piece] = [tab.icon.node()]
    if tab == .notifications, state.badge > 0 {
      parts.append(
        element("span", .class("tee-badge"), .aria("hidden", "true")) { badgeText(state.badge) })
    }
    parts.append(element("span", .class("tee-label")) { words(tab.title) })
    if tab == .notifications, state.badge > 0 {
      parts.append(
        element("span", .class("quiet-label")) {
          ", " + words(ShellText.unread, count: state.badge)
        })
    }
    return makeElement("a", attributes, parts)
  }

  /// At most "99+" (specification §13).
  static func badgeText(_ count: Int) -> String { count > 99 ? "99+" : String(count) }
}

extension GolfTab {
  var title: ShellText {
    switch self {
    case .home: .home
    case .rounds: .rounds
    case .feed: .feed
    case .notifications: .notifications
    case .profile: .profile
    }
  }

  var icon: Icon {
    switch self {
    case .home: .home
    case .rounds: .calendar
    case .feed: .list
    case .notifications: .bell
    case .profile: .person
    }
  }
}
