import DayBlockDomain
import Design
import View

/// The pictures of the first steps and the guide. They say nothing that the words beside them do
/// not.
enum DaySlides {
  static func picture(_ step: WelcomeStep, _ words: Words) -> Piece {
    element("div", .class("day-picture"), .aria("hidden", "true")) {
      switch step {
      case .start, .day: board
      case .unit: units
      case .own: own(words)
      case .tutorial: mark()
      }
    }
  }

  /// The app's sign: four blocks, the last one full.
  static func mark() -> Piece {
    element("span", .class("day-mark")) {
      for index in 0..<4 {
        element("span", .class(index == 3 ? "day-mark-cell full" : "day-mark-cell"))
      }
    }
  }

  /// 24 empty blocks.
  private static var board: Piece {
    element("div", .class("day-slide-board")) {
      for hour in 0..<24 {
        element(
          "span", .class("day-slide-cell"),
          .attribute("style", "animation-delay:" + String(hour * 40) + "ms"))
      }
    }
  }

  /// Half a block, and a whole one.
  private static var units: Piece {
    element("div", .class("day-slide-units")) {
      unit("half", "30", "+0.5")
      unit("whole", "60", "+1.0")
    }
  }

  private static func unit(_ name: String, _ minutes: String, _ amount: String) -> Piece {
    element("div", .class("day-slide-unit")) {
      element("span", .class("day-slide-big " + name))
      element("span", .class("day-figures")) { minutes + "′" }
      element("span", .class("day-figures soft")) { amount }
    }
  }

  /// Blocks of one's own.
  private static func own(_ words: Words) -> Piece {
    element("div", .class("day-slide-own")) {
      tile("book", 42, words(WelcomeText.study))
      tile("run", 32, words(WelcomeText.sport))
      tile("text-book", 17, words(WelcomeText.reading))
    }
  }

  private static func tile(_ icon: String, _ color: Int, _ name: String) -> Piece {
    element("div", .class("day-slide-card"), BlockPalette.style(color)) {
      element("span", .class("day-slide-tag"))
      element("span", .class("day-slide-glyph")) { BlockIcon.view(icon, name: name) }
      element("span", .class("day-slide-name")) { name }
    }
  }
}
