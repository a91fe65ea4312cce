import Core
import Design
import RunningBuddyDomain
import View

typealias RunPiece = Node<RunFeature.ViewAction>

/// What stands where nothing can be shown yet.
enum RunStates {
  /// What is to be seen instead of every screen; `nil` when there is something to show.
  static func instead(_ state: RunFeature.State) -> RunPiece? {
    let words = state.words
    if let trouble = state.trouble {
      return frame(state) {
        emptyState(icon: .warning, title: words(RunShellText.troubleTitle), text: trouble) {
          button(words(KitText.retry), .filled, icon: .refresh, action: .loadingRetried)
        }
      }
    }
    return state.isLoaded ? nil : frame(state) { skeleton(state.language) }
  }

  private static func frame(
    _ state: RunFeature.State, @NodeBuilder<RunFeature.ViewAction> content: () -> [RunPiece]
  ) -> RunPiece {
    let children = content()
    return element("div", .class("page"), .key("run-instead")) {
      element("h1", .class("quiet-label")) { state.words(RunShellText.runningBuddy) }
      element("div", .class("column")) { children }
    }
  }

  /// A screen under its bar, in a column.
  static func page(
    _ state: RunFeature.State, key: String, title: String, back: Bool = false,
    actions: [RunPiece] = [], @NodeBuilder<RunFeature.ViewAction> content: () -> [RunPiece]
  ) -> RunPiece {
    let children = content()
    return element("div", .class("run-page"), .key(key)) {
      topBar(
        title: title, language: state.language, back: back ? .closed : nil, actions: actions)
      notices(state)
      element("div", .class("page")) { element("div", .class("column")) { children } }
    }
  }

  /// What stands where there is nothing to be seen in a part of a screen.
  static func whenKnown(
    _ state: RunFeature.State, rows: Int = 2, empty: () -> RunPiece
  ) -> RunPiece {
    Design.whenKnown(state.sync, state.language, retry: .syncWanted, rows: rows, empty: empty)
  }

  /// Where changes are, and what wants attention: between the bar and the content.
  private static func notices(_ state: RunFeature.State) -> RunPiece {
    element("div", .class("notices"), .key("run-notices")) {
      if !state.refused.isEmpty {
        banner(
          KitText.notAccepted.text(in: state.language, count: state.refused.count),
          icon: .warning, rank: .alarming
        ) {
          button(state.words(KitText.seeWhy), .naked, action: .went(.refused))
        }
      } else {
        absence(state.sync, state.language, age: state.offlineAge)
      }
      if state.live.isUnderWay, state.live.offer == .nothing {
        banner(state.words(LiveText.underWay), icon: .clock) {
          button(state.words(LiveText.back), .filled, traits: .small, action: .went(.live))
        }
      }
      if let text = missing(state) {
        element("p", .class("soft"), .attribute("role", "status")) { text }
      }
    }
  }

  /// That not everything is here yet, where that makes a difference: the first page shows the
  /// latest runs, which are read first.
  private static func missing(_ state: RunFeature.State) -> String? {
    if state.sync.isComplete, state.route == .home { return nil }
    return state.sync.knowledge.text(in: state.language)
  }

  /// A button that leads somewhere in RunningBuddy.
  static func link(
    _ title: String, icon: Icon? = nil, to place: RunRoute, _ look: ButtonLook = .filled
  ) -> RunPiece {
    button(title, look, icon: icon, action: .went(place))
  }
}

/// The way between the parts of RunningBuddy, with the way back to all apps.
enum RunTabs {
  static func view(_ state: RunFeature.State) -> RunPiece {
    guard !state.route.isCover else { return .empty }
    let words = state.words
    return element(
      "nav", .class("tabs run-tabs"), .aria("label", words(RunShellText.tabs)), .key("run-tabs")
    ) {
      Link(words: words).view
      for tab in RunTab.allCases {
        Link(tab: tab, isCurrent: state.route.tab == tab, words: words).view
      }
    }
  }

  /// The way to one part, or to all apps. It is the same on every page but two.
  private struct Link: Hashable {
    var tab: RunTab?
    var isCurrent = false
    let words: Words

    var view: RunPiece {
      .kept(self, tag: "a", key: tab?.rawValue ?? "/") { link in link.node }
    }

    private var node: RunPiece {
      var attributes: [Attribute<RunFeature.ViewAction>] = [
        .class("tab"), .attribute("href", tab?.route.path ?? "/"),
      ]
      if isCurrent { attributes.append(.aria("current", "page")) }
      return makeElement(
        "a", attributes,
        [
          (tab?.icon ?? Icon.launcher).node(),
          element("span", .class(tab == nil ? "quiet-label" : "quiet-when-low")) {
            words(tab?.title ?? RunShellText.allApps)
          },
        ])
    }
  }
}

extension RunTab {
  fileprivate var title: RunShellText {
    switch self {
    case .home: .home
    case .history: .history
    case .statistics: .statistics
    case .data: .data
    case .settings: .settings
    }
  }

  fileprivate var icon: Icon {
    switch self {
    case .home: .play
    case .history: .list
    case .statistics: .leaf
    case .data: .swap
    case .settings: .gear
    }
  }
}
