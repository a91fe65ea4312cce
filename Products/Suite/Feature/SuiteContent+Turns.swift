import AccountsDomain
import AccountsUI
import Calendar
import Core
import Design
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
    case .online, .visible: return state.lookAfterConfirming(moment)
    case .offline, .hidden, .navigated, .updateReady, .message: return []
    }
  }

  public static func dayChanged(_ state: inout State, _ moment: Moment) {}

  public static func keepInStep(_ state: inout State, _ moment: Moment) -> Effects {
    let effects = state.keepPlace(moment)
    let language = state.language
    state.signIn.language = language
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

  public static func isDark(_ state: State) -> Bool { false }
  public static func isImmersed(_ state: State) -> Bool { false }

  public static func title(_ state: State) -> String {
    switch state.route {
    case .friends: return "SuperFriend"
    case .referee: return "RefWatch"
    case .golf: return "TeePals"
    case .day: return "DayBlock"
    case .run: return "RunningBuddy"
    case .account: return SuiteText.account.text(in: state.language) + " · Fieldday"
    case .launcher, .unknown: return "Fieldday"
    }
  }

  public static func words(
    for rejection: NamedRejection<AccountsDomain>, in language: Language
  ) -> String {
    rejection.own.text(in: language)
  }
}
