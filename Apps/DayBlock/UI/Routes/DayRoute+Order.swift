import Core
import DayBlockDomain

// How the places lie to each other.
extension DayRoute {
  /// Where going back leads without a history.
  var parent: DayRoute {
    switch self {
    case .editGroup: .manage(.groups)
    case .editBlock: .manage(.blocks)
    case .session, .addSession, .statistics: .calendar(.month, nil)
    case .settings, .guide, .data, .links, .discarded, .licences, .refused: .info
    case .reset: .settings
    default: .tracking
    }
  }

  /// Whether it lies over another screen.
  var isSheet: Bool {
    switch self {
    case .editGroup, .editBlock, .addSession: true
    default: false
    }
  }

  /// The screen that it lies over, or is.
  var ground: DayRoute { isSheet ? parent : self }

  /// Whether it covers the tabs too.
  var isCover: Bool {
    switch self {
    case .live, .session, .welcome, .shortcut: true
    default: false
    }
  }

  /// The tab it belongs to.
  var tab: DayTab {
    switch self {
    case .tracking, .live, .welcome, .shortcut: .tracking
    case .manage, .editGroup, .editBlock: .manage
    case .session, .calendar, .addSession, .statistics: .calendar
    case .info, .settings, .guide, .data, .links, .discarded, .reset, .licences, .refused:
      .info
    }
  }

  /// Whether it is where a tab leads: nothing to go back to.
  var isRoot: Bool {
    switch self {
    case .tracking, .manage, .calendar, .info: true
    default: false
    }
  }

  /// Whether both are the same screen, though perhaps of another day or tab.
  func isSameScreen(as other: DayRoute) -> Bool {
    switch (self, other) {
    case (.manage, .manage), (.calendar, .calendar), (.statistics, .statistics): true
    default: self == other
    }
  }
}

/// The tabs (specification §8).
enum DayTab: String, CaseIterable {
  case tracking, manage, calendar, info

  /// Where the tab leads.
  var route: DayRoute {
    switch self {
    case .tracking: .tracking
    case .manage: .manage(.blocks)
    case .calendar: .calendar(.month, nil)
    case .info: .info
    }
  }
}
