import AccountsDomain
import AccountsUI
import Calendar
import Core
import Design
import RefWatchUI
import Shell
import Sync

// What the host reports, and what follows from the state as a whole.
extension SuiteContent {
  public static func go(to place: SuiteRoute, _ state: inout State, _ moment: Moment) -> Effects {
    state.go(to: place, moment)
  }

  public static func receive(
    _ signal: HostSignal, _ state: inout State, _ moment: Moment
  ) -> Effects {
    switch signal {
    case .online: return state.lookAfterConfirming(moment) + state.tellMirror(.wentOnline, moment)
    case .offline:
      state.asksWho = false
      return state.tellMirror(.wentOffline, moment)
    case .visible:
      return state.lookAfterConfirming(moment)
        + state.tellMirror(.becameVisible, moment)
    case .hidden:
      return state.tellMirror(.becameHidden, moment)
    case .navigated, .updateReady, .message: return []
    }
  }

  public static func dayChanged(_ state: inout State, _ moment: Moment) {}

  public static func keepInStep(_ state: inout State, _ moment: Moment) -> Effects {
    let effects = state.keepPlace(moment)
    let language = state.language
    state.signIn.language = language
    if state.mirror?.language != language { state.mirror?.language = language }
    if state.signUp.language != language { state.signUp.language = language }
    let providers = state.providers
    if state.signIn.providers != providers { state.signIn.providers = providers }
    if state.signUp.providers != providers { state.signUp.providers = providers }
    let canStartHere = state.account == nil && state.locals.isRead && state.locals.open == nil
    if state.signUp.canStartHere != canStartHere { state.signUp.canStartHere = canStartHere }
    let isApart = state.account?.session != nil && state.locals.open != nil
    state.account?.settings.local.isOnline = state.isOnline
    state.account?.settings.local.isApart = isApart
    if state.doorstep?.language != language { state.doorstep?.language = language }
    let rules = state.rules
    if state.signUp.rules != rules { state.signUp.rules = rules }
    return effects
  }

  public static func meet(_ state: inout State, _ moment: Moment) -> Effects {
    []
  }

  public static func finish(_ state: inout State, _ moment: Moment) -> Effects {
    state.offerPasskeys(moment) + state.askRegistration() + state.handOver()
  }

  // MARK: Looks

  public static func isDark(_ state: State) -> Bool { state.route.isMirror }
  public static func isImmersed(_ state: State) -> Bool { false }

  public static func title(_ state: State) -> String {
    switch state.route {
    case .friends: return "SuperFriend"
    case .referee: return "RefWatch"
    case .golf: return "TeePals"
    case .day: return "DayBlock"
    case .run: return "RunningBuddy"
    case .account: return SuiteText.account.text(in: state.language) + " · Fieldday"
    case .mirror:
      return state.mirror.map { mirror in MirrorFeature.title(mirror) } ?? "RefWatch"
    case .launcher, .unknown: return "Fieldday"
    }
  }

  public static func words(
    for rejection: NamedRejection<AccountsDomain>, in language: Language
  ) -> String {
    rejection.own.text(in: language)
  }
}
