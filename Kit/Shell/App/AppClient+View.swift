import AccountsDomain
import AccountsUI
import Calendar
import Core
import Design
import Sync
import View

extension AppClient {
  public static func title(_ state: State) -> String {
    state.account.map { account in App.title(account.apps.value) } ?? App.name
  }

  public static func isDark(_ state: State) -> Bool { isImmersed(state) }

  public static func isImmersed(_ state: State) -> Bool {
    state.account.map { account in App.isImmersed(account.apps.value) } ?? false
  }

  public static func words(
    for rejection: JoinedRejection<App.Rules, AccountsDomain>, in language: Language
  ) -> String {
    switch rejection {
    case .other(let rejection): rejection.text(in: language)
    case .own(let rejection): App.words(for: rejection, in: language)
    }
  }

  public static func view(_ state: State) -> Node<ShellAction<Self>> {
    guard let account = state.account else {
      return shell(
        state.language, content: element("div", .class("page")) { skeleton(state.language) },
        tabs: .empty)
    }
    let own = App.bar(account.apps.value).map { bar in
      bar.map { action in ShellAction<Self>.content(.app(action)) }
    }
    let bar = own ?? appsBar(state.language, current: App.address(App.home))
    return shell(
      state.language,
      content: .fragment([
        AppShell.banners(state, account),
        App.view(account.apps.value).map { action in .content(.app(action)) },
        proof(state, account),
      ]), tabs: isImmersed(state) ? .empty : bar)
  }

  public static func banners(
    _ state: State, _ account: Account
  ) -> Node<ShellAction<Self>> {
    let refused = account.refusedElsewhere()
    if refused > 0 {
      return banner(
        KitText.notAccepted.text(in: state.language, count: refused), icon: .warning,
        rank: .alarming
      ) {
        AppShell.link(KitText.seeWhy, ClientAddress.account, "filled", state.language)
      }
    }
    if let entry = account.unreadable() {
      return banner(
        ClientText.unreadable.text(in: state.language), icon: .warning, rank: .alarming
      ) {
        button(
          KitText.discard.text(in: state.language), .naked, traits: .small,
          action: .core(.discardRejected(entry)))
      }
    }
    // A page that needs no account asks for none.
    return beginsAlone(state.route) ? .empty : AppShell.localBanner(state, account)
  }
}
