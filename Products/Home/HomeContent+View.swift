import AccountsDomain
import AccountsUI
import Calendar
import Core
import Design
import Shell
import Sync
import View

extension HomeContent {
  typealias Piece = Node<ShellAction<HomeContent>>

  public static func view(_ state: State) -> Node<ShellAction<HomeContent>> {
    guard let account = state.account else {
      let content =
        isForEverybody(state.route)
        ? nothingHere(state) : element("div", .class("page")) { skeleton(state.language) as Piece }
      return shell(state.language, content: content)
    }
    return shell(
      state.language,
      content: .fragment([
        AppShell.banners(state, account), place(state, account), claimQuestion(state, account),
      ]), tabs: tabs(state))
  }

  private static func shell(
    _ language: Language, content: Piece, tabs: Piece = .empty
  ) -> Piece {
    Design.shell(language, content: content, tabs: tabs)
  }

  private static func place(_ state: State, _ account: Account) -> Piece {
    switch state.route {
    case .launcher:
      guard let today = state.today else { return skeleton(state.language) }
      let glance = LauncherGlance(
        today: today, hour: state.hour, name: account.preferences.displayName,
        portrait: account.settings.profile.portrait,
        missing: account.missing,
        friends: state.friendsLines(account, today), referee: state.refereeLines(account, today),
        golf: state.golfLines(account, today), day: state.dayLines(account, today),
        run: state.runLines(account, today))
      return launcherView(glance, state.formats)
    case .account:
      return SettingsFeature.view(account.settings).map { action in .content(.settings(action)) }
    case .unknown: return nothingHere(state)
    }
  }

  private static func tabs(_ state: State) -> Piece {
    let current =
      switch state.route {
      case .launcher: "/"
      case .account: "/account"
      case .unknown: ""
      }
    return appsBar(state.language, current: current)
  }

  /// What did not go through on the account's page, and that nobody has an account.
  public static func banners(
    _ state: State, _ account: Account
  ) -> Node<ShellAction<HomeContent>> {
    let language = state.language
    var pieces: [Piece] = []
    if !account.settings.refused.isEmpty, state.route != .account(.overview) {
      pieces.append(
        banner(
          KitText.notAccepted.text(in: language, count: account.settings.refused.count),
          icon: .warning, rank: .alarming
        ) {
          element("a", .class("button filled small"), .attribute("href", ClientAddress.account)) {
            KitText.seeWhy.text(in: language)
          }
        })
    }
    // The account page says it itself.
    if state.route == .launcher { pieces.append(AppShell.localBanner(state, account)) }
    return .fragment(pieces)
  }

  /// Whether what was recorded without an account becomes part of this one.
  private static func claimQuestion(_ state: State, _ account: Account) -> Piece {
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

  private static func nothingHere(_ state: State) -> Piece {
    let language = state.language
    return element("div", .class("page")) {
      element("h1", .class("quiet-label")) { HomeText.suite.text(in: language) }
      emptyState(
        icon: .searchNone, title: HomeText.unknownTitle.text(in: language),
        text: HomeText.unknownText.text(in: language)
      ) {
        element("a", .class("button filled"), .attribute("href", "/")) {
          HomeText.goHome.text(in: language)
        }
      } as Piece
    }
  }
}
