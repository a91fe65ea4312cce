import Core
import DayBlockDomain
import Design
import View

/// What stands where nothing can be shown yet.
enum DayStates {
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
    guard state.isBare else { return nil }
    return page(state) {
      Design.whenKnown(
        state.sync, state.language, retry: .syncWanted, meanwhile: meanwhile(state),
        empty: { .empty })
    }
  }

  /// Whoever cannot wait for what they have elsewhere tracks on this device.
  private static func meanwhile(_ state: DayBlockFeature.State) -> [Piece] {
    guard state.sync.knowledge != .coming else { return [] }
    return [
      button(
        state.words(ShellText.beginHere), .filled, icon: .plus, action: .info(.welcome(.begunHere)))
    ]
  }

  /// What stands where there is nothing to be seen in a part of a screen.
  static func whenKnown(_ state: State, rows: Int = 2, empty: () -> Piece) -> Piece {
    Design.whenKnown(
      state.sync, state.language, retry: .syncWanted, rows: rows, empty: empty)
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

  /// That not everything is here yet, where that makes a difference.
  private static func missing(_ state: DayBlockFeature.State) -> String? {
    if !state.sync.isComplete { return state.sync.knowledge.text(in: state.language) }
    guard state.sync.isReadingOlder, state.screen.showsYears else { return nil }
    return state.words(ShellText.readingOlder)
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
          button(words(KitText.seeWhy), .naked, action: .went(.refused))
        }
      } else {
        absence(state.sync, state.language, age: state.offlineAge)
      }
      if let text = missing(state) {
        element("p", .class("soft"), .attribute("role", "status")) { text }
      }
    }
  }
}
