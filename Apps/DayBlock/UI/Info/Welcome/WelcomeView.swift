import Core
import DayBlockDomain
import Design
import View

/// The first steps: what a block is, and the first one produced.
enum WelcomeView {
  static func view(_ state: State) -> Piece {
    let step = state.info.welcome.step
    return element("div", .class("screen day-welcome"), .key("day-welcome")) {
      if step == .start { start(state) } else { slide(state, step) }
      if state.info.welcome.isCelebrating {
        CompletionView.view(
          color: BlockPalette.plain, amount: "+" + state.words.blocks(1), isLeaving: false,
          state.words, skip: act(.celebrationSkipped))
      }
    }
  }

  static func act(_ action: WelcomeAction) -> DayBlockFeature.ViewAction {
    .info(.welcome(action))
  }

  private static func start(_ state: State) -> Piece {
    let words = state.words
    return element("div", .class("page day-start"), .key("start")) {
      element("div", .class("day-start-mark"), .aria("hidden", "true")) { DaySlides.mark() }
      element("h1", .class("day-start-name"), .id("day-welcome-title"), focusable) {
        words(ShellText.dayBlock)
      }
      paragraph(words(WelcomeText.tagline), "day-start-line")
      element(
        "button", .class("button prominent day-start-button"), .attribute("type", "button"),
        .onClick(act(.next))
      ) {
        element("span") { words(WelcomeText.start) }
        Icon.chevronRight.node(.small)
      }
      button(words(WelcomeText.skip), .naked, action: act(.skipped))
    }
  }

  private static func slide(_ state: State, _ step: WelcomeStep) -> Piece {
    let words = state.words
    let isTutorial = step == .tutorial
    return element(
      "div", .class("day-slide-screen"), .key("slides"), .attribute("data-drag", "x"),
      .flag(name: "inert", present: state.info.welcome.isCelebrating),
      .on(.drag, { event in act(.dragged(event.x)) }),
      .onBack(state.info.welcome.isCelebrating ? nil : act(.back))
    ) {
      element("header", .class("day-slide-top")) {
        iconButton(.back, label: words(WelcomeText.back), action: act(.back))
        dots(step, words)
        button(words(WelcomeText.skip), .naked, action: act(.skipped))
      }
      element("div", .class("page")) {
        element("div", .class("day-slide"), .key("slide-" + String(step.rawValue))) {
          element("h1", .id("day-welcome-title"), .class("day-slide-title"), focusable) {
            words(step.title)
          }
          paragraph(words(step.text), "soft day-slide-text")
          if isTutorial { tutorial(state) } else { DaySlides.picture(step, words) }
        }
      }
      if !isTutorial {
        element("div", .class("day-foot")) {
          button(words(WelcomeText.next), .prominent, traits: .wide, action: act(.next))
        }
      }
    }
  }

  private static var focusable: Attribute<DayBlockFeature.ViewAction> {
    .attribute("tabindex", "-1")
  }

  private static func dots(_ step: WelcomeStep, _ words: Words) -> Piece {
    element(
      "div", .class("day-dots"), .attribute("role", "img"),
      .aria("label", words(WelcomeText.progress, count: step.rawValue))
    ) {
      for slide in WelcomeStep.slides {
        element("span", .class(slide == step ? "day-dot on" : "day-dot"))
      }
    }
  }

  // MARK: The first block

  private static func tutorial(_ state: State) -> Piece {
    let words = state.words
    let name = words(WelcomeText.tutorialBlock)
    return element("div", .class("day-tutorial")) {
      element(
        "button", .class("day-tutorial-block"), .attribute("type", "button"),
        BlockPalette.style(BlockPalette.plain), .attribute("data-hold", "900"),
        .aria("label", words(WelcomeText.finish)), .on(.press, { _ in act(.pressed) }),
        .on(.contextmenu, { _ in act(.held) }),
        .on(.click, { event in act(event.x == 0 && event.y == 0 ? .held : .touched) })
      ) {
        element("span", .class("day-tutorial-fill"))
        element("span", .class("day-tutorial-plus day-figures")) { "+0.5" }
        element("span", .class("day-tutorial-tag"))
        element("span", .class("day-tutorial-icon")) {
          BlockIcon.view(WelcomeState.icon, name: name)
        }
        element("span", .class("day-tutorial-name")) { name }
      }
      paragraph(words(WelcomeText.tutorialNote), "callout soft")
    }
  }
}

extension WelcomeStep {
  var title: WelcomeText {
    switch self {
    case .start, .day: .dayTitle
    case .unit: .unitTitle
    case .own: .ownTitle
    case .tutorial: .tutorialTitle
    }
  }

  var text: WelcomeText {
    switch self {
    case .start, .day: .dayText
    case .unit: .unitText
    case .own: .ownText
    case .tutorial: .tutorialText
    }
  }
}
