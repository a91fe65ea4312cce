import AccountsDomain
import AccountsUI
import Calendar
import Core
import DayBlockUI
import Design
import RefWatchUI
import RunningBuddyUI
import SuperFriendDomain
import SuperFriendUI
import Sync
import TeePalsUI
import View

extension SuiteFeature {
  public static func view(_ state: State) -> Node<Action> {
    if case .mirror = state.route, let mirror = state.mirror {
      return frame(state, tabs: .empty) {
        MirrorFeature.view(mirror).map { action in .mirror(action) }
      }
    }
    guard let account = state.account else {
      if state.isStarting || state.asksWho && state.route.isOfAnApp { return splash(state) }
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
      // Nothing but the match on the pitch.
      return frame(state, tabs: bar(state, account)) {
        banners(state, account)
        place(state, account)
        claimQuestion(state, account)
      }
    }
  }

  private static func frame(
    _ state: State, tabs: Node<Action>, @NodeBuilder<Action> content: () -> [Node<Action>]
  ) -> Node<Action> {
    shell(state.language, content: .fragment(content()), tabs: tabs)
  }

  private static func splash(_ state: State) -> Node<Action> {
    frame(state, tabs: .empty) {
      element("div", .class("page")) { skeleton(state.language) as Node<Action> }
    }
  }

  private static func entrance(_ state: State) -> Node<Action> {
    if case .unknown = state.route { return nothingHere(state) }
    if let doorstep = state.doorstep, state.isAtDoorstep {
      return DoorstepFeature.view(doorstep).map { action in .doorstep(action) }
    }
    if state.asksToSignUp {
      return SignUpFeature.view(state.signUp).map { action in .signUp(action) }
    }
    return SignInFeature.view(state.signIn).map { action in .signIn(action) }
  }

  private static func place(_ state: State, _ account: Account) -> Node<Action> {
    switch state.route {
    case .launcher:
      guard let today = state.today else { return skeleton(state.language) }
      let glance = LauncherGlance(
        today: today, hour: state.hour, name: account.preferences.displayName,
        portrait: account.settings.profile.portrait,
        missing: account.missing,
        friends: state.friendsGlance(account), referee: state.refereeGlance(account),
        golf: state.golfGlance(account), day: state.dayGlance(account),
        run: state.runGlance(account))
      return launcherView(glance, state.formats)
    case .friends: return FriendsFeature.view(account.friends).map { action in .friends(action) }
    case .referee: return RefWatchFeature.view(account.referee).map { action in .referee(action) }
    case .golf: return TeePalsFeature.view(account.golf).map { action in .golf(action) }
    case .day: return DayBlockFeature.view(account.day).map { action in .day(action) }
    case .run: return RunFeature.view(account.run).map { action in .run(action) }
    case .account: return SettingsFeature.view(account.settings).map { action in .settings(action) }
    case .mirror, .unknown: return nothingHere(state)
    }
  }

  /// The suite's bar, or the one of an app that has its own.
  private static func bar(_ state: State, _ account: Account) -> Node<Action> {
    if case .golf = state.route {
      return TeePalsFeature.tabs(account.golf).map { action in .golf(action) }
    }
    if case .day = state.route {
      return DayBlockFeature.tabs(account.day).map { action in .day(action) }
    }
    if case .run = state.route {
      return RunFeature.tabs(account.run).map { action in .run(action) }
    }
    return state.isOnPitch ? .empty : tabs(state)
  }

  private static func tabs(_ state: State) -> Node<Action> {
    let language = state.language
    func isIn(_ app: String) -> Bool { state.route.address.hasPrefix("/" + app) }
    return tabBar(
      SuiteText.apps.text(in: language),
      [
        Tab(
          title: SuiteText.home.text(in: language), icon: .launcher, address: "/",
          isCurrent: state.route == .launcher),
        Tab(
          title: SuiteText.friends.text(in: language), icon: .hand, address: "/friends",
          isCurrent: isIn("friends")),
        Tab(
          title: SuiteText.referee.text(in: language), icon: .whistle, address: "/referee",
          isCurrent: isIn("referee")),
        Tab(
          title: SuiteText.account.text(in: language), icon: .person, address: "/account",
          isCurrent: isIn("account")),
      ])
  }

  /// What the person must know wherever they are.
  private static func banners(_ state: State, _ account: Account) -> Node<Action> {
    let language = state.language
    let status = account.core.status
    return element("div", .class("banners")) {
      if status.storageFailure != nil {
        banner(
          SuiteText.storageFull.text(in: language) + ". "
            + SuiteText.storageFullText.text(in: language), icon: .alert, rank: .alarming)
      }
      if let day = account.deletedOn, status.signedOut {
        goneElsewhere(day, language, state.formats)
      } else if status.signedOut {
        banner(SuiteText.sessionEnded.text(in: language), icon: .warning, rank: .warning) {
          button(
            SuiteText.signInAgain.text(in: language), .filled, traits: .small,
            action: Action.signInAgain)
        }
      }
      if account.isKept {
        banner(GoodbyeText.kept.text(in: language), icon: .checkCircle) {
          button(
            KitText.close.text(in: language), .naked, traits: .small, action: Action.keptRead)
        }
      }
      wipedBanner(state)
      if let refusal = account.refusal {
        banner(words(for: refusal, language), icon: .warning, rank: .alarming) {
          button(
            KitText.close.text(in: language), .naked, traits: .small, action: Action.refusalRead)
        }
      }
      if !account.settings.refused.isEmpty, state.route != .account(.settings(.overview)) {
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
        }
      }
      if account.isRestoring {
        element("div", .class("passing")) {
          banner(SuiteText.storageCleared.text(in: language), icon: .restore, rank: .plain)
        }
      }
      liveStrip(state, account)
      localBanner(state, account)
      if state.isUpdateReady, !state.isOnPitch {
        banner(SuiteText.updateReady.text(in: language), icon: .refresh) {
          button(
            SuiteText.updateNow.text(in: language), .filled, traits: .small,
            action: Action.updateAccepted)
          button(
            SuiteText.later.text(in: language), .naked, traits: .small,
            action: Action.updatePutOff)
        }
      }
    }
  }

  private static func words(for rejection: SuiteRejection, _ language: Language) -> String {
    switch rejection {
    case .friends(let rejection): FriendsFeature.words(for: rejection, in: language)
    case .referee(let rejection): RefWatchFeature.words(for: rejection, in: language)
    case .golf(let rejection): TeePalsFeature.words(for: rejection, in: language)
    case .day(let rejection): DayBlockFeature.words(for: rejection, in: language)
    case .run(let rejection): RunFeature.words(for: rejection, in: language)
    case .accounts(let rejection): rejection.text(in: language)
    }
  }

  private static func nothingHere(_ state: State) -> Node<Action> {
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
      } as Node<Action>
    }
  }
}

/// Every rule of the client's one stylesheet.
public enum SuiteStylesheet {
  public static var css: String {
    Stylesheet.css(
      adding: [
        AccountsStyles.css, FriendsStylesheet.css, RefWatchStylesheet.css, TeePalsStylesheet.css,
        DayBlockStylesheet.css, RunStylesheet.css,
        LauncherStyles.css, banners, LiveStripStyles.css,
      ])
  }

  /// What goes away by itself takes no room: nothing moves under the finger of whoever taps.
  private static let banners = """
    .banners{display:flex;flex-direction:column;gap:.25rem;flex:none}
    .banners:empty{display:none}
    .passing{position:absolute;inset-inline:.75rem;inset-block-end:.75rem;z-index:19;\
    max-inline-size:34rem;margin-inline:auto;border-radius:var(--radius-small);\
    background:var(--paper);box-shadow:0 .5rem 1.5rem var(--shadow);pointer-events:none}
    """
}
