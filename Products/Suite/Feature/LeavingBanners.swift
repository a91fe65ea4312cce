import AccountsUI
import Calendar
import Core
import Design
import View

extension SuiteFeature {
  /// Said at the entrance to whoever has just deleted their account.
  static func farewell(_ state: State) -> Node<Action> {
    guard let farewell = state.farewell else { return .empty }
    let language = state.language
    let words =
      switch farewell {
      case .gone: GoodbyeText.isGone.text(in: language)
      case .until(let day):
        GoodbyeText.willGo.text(in: language, [("date", state.formats.date(day, .long))])
      }
    return element("div", .class("banners"), .attribute("role", "status")) {
      banner(words, icon: .check)
    }
  }

  /// Said on a device that comes back after its person's account was deleted.
  static func goneElsewhere(
    _ day: CivilDate, _ language: Language, _ formats: Formats
  ) -> Node<Action> {
    banner(
      GoodbyeText.goneElsewhere.text(in: language, [("date", formats.date(day, .long))]),
      icon: .warning, rank: .alarming
    ) {
      button(
        DataText.save.text(in: language), .filled, traits: .small,
        action: Action.settings(.data(.saveTapped)))
      button(
        GoodbyeText.erase.text(in: language), .naked, traits: [.small, .destructive],
        action: Action.eraseWanted)
    }
  }
}
