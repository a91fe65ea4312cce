import AccountsDomain
import AccountsUI
import Calendar
import Core
import Design
import Shell
import Sync

// Places, what the host reports, and what follows from the state as a whole.
extension HomeContent {
  /// Another client's place is another page.
  public static func go(to place: HomeRoute, _ state: inout State, _ moment: Moment) -> Effects {
    if case .unknown(let address) = place { return [.tell(.open(url: address))] }
    // Where nobody is known, the entrance is the first page.
    if state.account == nil, isForEverybody(state.route) {
      return [.tell(.open(url: place.address))]
    }
    state.route = place
    if case .account(let page) = place { return state.reduceSettings(.opened(page), moment) }
    return []
  }

  public static func receive(
    _ signal: HostSignal, _ state: inout State, _ moment: Moment
  ) -> Effects {
    []
  }

  public static func dayChanged(_ state: inout State, _ moment: Moment) {}

  public static func keepInStep(_ state: inout State, _ moment: Moment) -> Effects {
    let isApart = state.account?.session != nil && state.locals.open != nil
    state.account?.settings.local.isOnline = state.isOnline
    state.account?.settings.local.isApart = isApart
    return []
  }

  public static func meet(_ state: inout State, _ moment: Moment) -> Effects { [] }
  public static func finish(_ state: inout State, _ moment: Moment) -> Effects { [] }

  // MARK: Looks

  public static func isDark(_ state: State) -> Bool { false }
  public static func isImmersed(_ state: State) -> Bool { false }

  public static func title(_ state: State) -> String {
    if case .account = state.route {
      AccountsText.account.text(in: state.language) + " · Fieldday"
    } else {
      "Fieldday"
    }
  }

  public static func words(
    for rejection: NamedRejection<AccountsDomain>, in language: Language
  ) -> String {
    rejection.own.text(in: language)
  }
}
