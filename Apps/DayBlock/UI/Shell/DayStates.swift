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
    return page(state) { skeleton(state.language) }
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
      } else if !state.isOnline {
        line("wraps") {
          chip(offline(state), icon: .cloudOff)
          if state.sync.waiting > 0 { syncBadge(state.sync, state.language) }
        }
      }
      if state.sync.isReadingOlder, state.screen.showsYears {
        element("p", .class("soft"), .attribute("role", "status")) {
          words(ShellText.readingOlder)
        }
      }
    }
  }

  private static func offline(_ state: DayBlockFeature.State) -> String {
    guard let age = state.offlineAge else { return state.words(KitText.offline) }
    return KitText.offlineAge.text(in: state.language, [("age", age)])
  }
}
