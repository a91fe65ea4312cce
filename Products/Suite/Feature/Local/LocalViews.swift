import AccountsUI
import Calendar
import Core
import Design
import Shell
import View

extension SuiteContent {
  /// Said calmly, wherever a person without an account is.
  static func localBanner(_ state: State, _ account: Account) -> Piece {
    // The account page says it itself.
    if case .account = state.route { return .empty }
    guard case .local = account.occupant else { return .empty }
    let language = state.language
    return banner(LocalText.only.text(in: language), icon: .device) {
      if state.isOnline {
        button(
          LocalText.makeAccount.text(in: language), .filled, traits: .small,
          action: .content(.makeAccountTapped))
        button(
          AccountsText.signIn.text(in: language), .naked, traits: .small,
          action: .content(.signInTapped))
      }
    }
  }

  /// Whether what was recorded without an account becomes part of this one.
  static func claimQuestion(_ state: State, _ account: Account) -> Piece {
    guard let asked = state.locals.question, asked != .recording,
      let session = account.session
    else { return .empty }
    let language = state.language
    func say(_ text: LocalText) -> String { text.text(in: language) }
    return question(
      id: "claim",
      title: LocalText.claimTitle.text(in: language, [("email", session.email)]),
      text: say(asked == .failed ? .claimFailed : .claimText), close: .local(.apartTapped)
    ) {
      button(say(.claimYes), .prominent, traits: .wide, action: .local(.claimTapped))
      button(say(.claimNo), .naked, traits: .wide, action: .local(.apartTapped))
    }
  }
}
