import AccountsUI
import Calendar
import Core
import Design
import Shell
import View

extension SuiteContent {
  /// Said at the entrance to whoever has just deleted their account.
  static func farewell(_ state: State) -> Piece {
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
}
