import AccountsUI
import Calendar
import Core
import Design
import Shell
import View

extension EntrancePage {
  public static func view(_ state: State) -> Node<Action> {
    // Who has begun without an account finds back.
    let finds = state.session == nil && state.locals.open != nil
    return shell(
      state.language, content: .fragment([farewell(state), page(state)]),
      tabs: finds ? appsBar(state.language, current: "/account") : .empty)
  }

  private static func page(_ state: State) -> Node<Action> {
    if state.isLeaving || (state.isAsking && !state.route.isDoorstep) {
      return element("div", .class("page")) { skeleton(state.language) as Node<Action> }
    }
    if let doorstep = state.doorstep, state.route.isDoorstep {
      return DoorstepFeature.view(doorstep).map { action in .doorstep(action) }
    }
    if state.asksToSignUp {
      return SignUpFeature.view(state.signUp).map { action in .signUp(action) }
    }
    return SignInFeature.view(state.signIn).map { action in .signIn(action) }
  }

  /// Said to whoever has just deleted their account.
  private static func farewell(_ state: State) -> Node<Action> {
    guard let farewell = state.farewell else { return .empty }
    let language = state.language
    let words =
      switch farewell {
      case .gone: GoodbyeText.isGone.text(in: language)
      case .until(let day):
        GoodbyeText.willGo.text(
          in: language, [("date", Formats(language).date(day, .long))])
      }
    return element("div", .class("banners"), .attribute("role", "status")) {
      banner(words, icon: .check)
    }
  }
}
