import Core
import Design
import TeePalsDomain
import View

/// What stands where nothing can be shown yet.
enum TeeStates {
  /// The heading of the page, for whoever is led there.
  static let titleID = "tee-instead-title"

  /// What is to be seen instead of every screen; `nil` when there is something to show.
  static func instead(_ state: TeePalsFeature.State) -> Piece? {
    let words = state.words
    if let trouble = state.trouble {
      return page(state) {
        emptyState(icon: .warning, title: words(ShellText.troubleTitle), text: trouble) {
          button(words(KitText.retry), .filled, icon: .refresh, action: .loadingRetried)
        }
      }
    }
    if !state.hasAccount {
      return state.showsPosters ? PosterView.view(state) : stranger(state)
    }
    if !state.isLoaded { return page(state) { skeleton(state.language) } }
    guard !state.sync.hasServer, state.ownProfile == nil else { return nil }
    // Who they are is on the server, and it has not been heard on this device yet.
    return page(state) { whenKnown(state, rows: 6) { .empty } }
  }

  /// What stands where there is nothing to be seen of what the server sends by itself.
  static func whenKnown(_ state: State, rows: Int = 3, empty: () -> Piece) -> Piece {
    Design.whenKnown(state.sync, state.language, retry: .syncWanted, rows: rows, empty: empty)
  }

  /// How old it is what is shown, where nothing newer came.
  ///
  /// - Parameter text: Says what it is, after the problem as `name` and with its age as `text`.
  static func kept(
    _ state: State, since: Instant, _ problem: AnswerProblem, _ text: some PhraseBook,
    retry: TeePalsFeature.ViewAction, dismiss: TeePalsFeature.ViewAction? = nil
  ) -> Piece {
    let words = state.words
    let age = words.age(of: since, at: state.now)
    if problem == .offline {
      return banner(words(text, name: words(ShellText.offline), text: age), icon: .cloudOff)
    }
    return banner(
      words(text, name: words.problem(problem), text: age), icon: .warning, rank: .warning
    ) {
      button(words(KitText.retry), .naked, icon: .refresh, action: retry)
      if let dismiss {
        button(words(KitText.dismiss), .naked, icon: .close, action: dismiss) as Piece
      }
    }
  }

  /// Somebody who uses the apps without an account.
  private static func stranger(_ state: TeePalsFeature.State) -> Piece {
    let words = state.words
    return page(state) {
      element("div", .class("tee-hero")) {
        paragraph(words(ShellText.teePals), "tee-display")
        paragraph(words(ShellText.slogan), "tee-slogan")
      }
      emptyState(
        icon: .people, title: words(ShellText.accountTitle), text: words(ShellText.accountText)
      ) {
        button(
          words(ShellText.accountButton), .prominent, traits: .wide, action: .signInWanted)
      }
    }
  }

  private static func page(
    _ state: TeePalsFeature.State, @NodeBuilder<TeePalsFeature.ViewAction> content: () -> [Piece]
  ) -> Piece {
    let children = content()
    return element("div", .class("screen"), .key("tee-instead")) {
      element(
        "h1", .class("quiet-label"), .id(titleID), .attribute("tabindex", "-1")
      ) { state.words(ShellText.teePals) }
      element("div", .class("page")) { element("div", .class("column")) { children } }
    }
  }

  /// Where changes are, and what wants attention: between the bar and the content.
  static func notices(_ state: TeePalsFeature.State) -> Piece {
    let words = state.words
    return element("div", .class("notices"), .key("tee-notices")) {
      if !state.refused.isEmpty {
        banner(
          KitText.notAccepted.text(in: state.language, count: state.refused.count),
          icon: .warning, rank: .alarming
        ) {
          button(words(KitText.seeWhy), .naked, action: .went(.refused))
        }
      }
      absence(state.sync, state.language, age: state.offlineAge)
    }
  }
}
