import Core
import DayBlockDomain
import Design
import View

/// What stands where nothing can be shown yet.
enum DayStates {
  typealias Piece = Node<DayBlockFeature.ViewAction>

  /// What is to be seen instead of every screen; `nil` when there is something to show.
  static func instead(_ state: DayBlockFeature.State) -> Piece? {
    let words = state.words
    if let trouble = state.trouble {
      return page(state) {
        emptyState(icon: .warning, title: words(ShellText.troubleTitle), text: trouble) {
          button(words(KitText.retry), .filled, icon: .refresh, action: .loadingRetried)
        }
      }
    }
    if !state.isLoaded { return page(state) { skeleton(state.language) } }
    guard state.needsWelcome, state.route != .welcome else { return nil }
    // What there is may be on its way from the server.
    guard state.sync.reach == .silent else { return page(state) { skeleton(state.language) } }
    return page(state) {
      emptyState(
        icon: .cloudOff, title: words(KitText.unansweredTitle),
        text: words(ShellText.firstUnanswered)
      ) {
        button(
          words(KitText.retry), .filled, icon: .refresh,
          traits: state.sync.isSyncing ? .loading : [], action: .syncWanted)
      }
    }
  }

  private static func page(
    _ state: DayBlockFeature.State, @NodeBuilder<DayBlockFeature.ViewAction> content: () -> [Piece]
  ) -> Piece {
    let children = content()
    return element("div", .class("screen"), .key("day-instead")) {
      element("h1", .class("quiet-label")) { state.words(ShellText.dayBlock) }
      element("div", .class("page")) { element("div", .class("column")) { children } }
    }
  }

  /// Where changes are, and what wants attention: between the bar and the content.
  static func notices(_ state: DayBlockFeature.State) -> Piece {
    let words = state.words
    return element("div", .class("notices"), .key("day-notices")) {
      if !state.refused.isEmpty {
        banner(
          KitText.notAccepted.text(in: state.language, count: state.refused.count),
          icon: .warning, rank: .alarming
        ) {
          button(words(DayRefusedText.title), .naked, action: .went(.refused))
        }
      } else {
        absence(state.sync, state.language, age: state.offlineAge)
      }
      if state.sync.isReadingOlder, state.screen.showsYears {
        element("p", .class("soft"), .attribute("role", "status")) {
          words(ShellText.readingOlder)
        }
      }
    }
  }
}
