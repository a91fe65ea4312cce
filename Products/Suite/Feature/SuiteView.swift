import AccountsDomain
import AccountsUI
import Calendar
import Core
import Design
import Shell
import Sync
import View

extension SuiteContent {
  typealias Piece = Node<SuiteFeature.Action>

  public static func view(_ state: State) -> Node<SuiteFeature.Action> {
    guard let account = state.account else {
      if state.isStarting { return splash(state) }
      return frame(state, tabs: .empty) {
        farewell(state)
        entrance(state)
      }
    }
    switch state.route {
    case .account(.signIn), .account(.signUp), .account(.forgot), .account(.reset),
      .account(.confirm), .account(.undo), .account(.arrived):
      // Who has begun without an account finds back.
      return frame(state, tabs: account.session == nil ? tabs(state) : .empty) { entrance(state) }
    default:
      return frame(state, tabs: tabs(state)) {
        SuiteFeature.banners(state, account)
        place(state, account)
        claimQuestion(state, account)
      }
    }
  }

  private static func frame(
    _ state: State, tabs: Piece, @NodeBuilder<SuiteFeature.Action> content: () -> [Piece]
  ) -> Piece {
    shell(state.language, content: .fragment(content()), tabs: tabs)
  }

  private static func splash(_ state: State) -> Piece {
    frame(state, tabs: .empty) {
      element("div", .class("page")) { skeleton(state.language) as Piece }
    }
  }

  private static func entrance(_ state: State) -> Piece {
    if case .unknown = state.route { return nothingHere(state) }
    if let doorstep = state.doorstep, state.isAtDoorstep {
      return DoorstepFeature.view(doorstep).map { action in .content(.doorstep(action)) }
    }
    if state.asksToSignUp {
      return SignUpFeature.view(state.signUp).map { action in .content(.signUp(action)) }
    }
    return SignInFeature.view(state.signIn).map { action in .content(.signIn(action)) }
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
    // On the way to their own clients.
    case .friends, .referee, .golf, .day, .run:
      return element("div", .class("page")) { skeleton(state.language) as Piece }
    case .account:
      return SettingsFeature.view(account.settings).map { action in .content(.settings(action)) }
    case .unknown: return nothingHere(state)
    }
  }

  private static func tabs(_ state: State) -> Piece {
    let current =
      switch state.route {
      case .launcher: "/"
      case .friends: "/friends"
      case .referee: "/referee"
      case .account: "/account"
      default: ""
      }
    return appsBar(state.language, current: current)
  }

  /// What did not go through on the account's page, and that nobody has an account.
  public static func banners(
    _ state: State, _ account: Account
  ) -> Node<SuiteFeature.Action> {
    let language = state.language
    var pieces: [Piece] = []
    if !account.settings.refused.isEmpty, state.route != .account(.settings(.overview)) {
      pieces.append(
        banner(
          KitText.notAccepted.text(in: language, count: account.settings.refused.count),
          icon: .warning, rank: .alarming
        ) {
          element(
            "a", .class("button filled small"),
            .attribute("href", SuiteRoute.account(.settings(.overview)).address)
          ) {
            SuiteText.refusedLook.text(in: language)
          }
        })
    }
    return .fragment(pieces + [localBanner(state, account)])
  }

  private static func nothingHere(_ state: State) -> Piece {
    let language = state.language
    return element("div", .class("page")) {
      element("h1", .class("quiet-label")) { SuiteText.suite.text(in: language) }
      emptyState(
        icon: .searchNone, title: SuiteText.unknownTitle.text(in: language),
        text: SuiteText.unknownText.text(in: language)
      ) {
        element("a", .class("button filled"), .attribute("href", "/")) {
          SuiteText.goHome.text(in: language)
        }
      } as Piece
    }
  }
}
