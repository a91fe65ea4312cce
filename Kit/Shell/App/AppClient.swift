import AccountsDomain
import AccountsUI
import Calendar
import Core
import Design
import Sync
import View

/// A client of one app: the content that the shell has then.
public enum AppClient<App: ClientApp>: ShellContent {
  public typealias Domain = JoinedDomain<App.Rules, AccountsDomain>
  public typealias Action = AppClientAction<App>
  public typealias Route = AppRoute<App.Route>
  /// In a box: the account is copied in every turn, and an app's state has hundreds of fields.
  public typealias Apps = Boxed<App.State>
  public typealias Surroundings = AppProof

  // MARK: Places

  public static func route(address: String) -> Route {
    App.route(address: address).map { route in .here(route) } ?? .elsewhere(address)
  }

  public static func address(_ route: Route) -> String {
    switch route {
    case .here(let place): App.address(place)
    case .elsewhere(let address): address
    }
  }

  public static func app(_ route: Route) -> String { App.Rules.system }

  /// A link that leads nowhere in the app leads to its beginning.
  public static func launch(_ launch: Launch, _ language: Language) -> (Route, AppProof) {
    (.here(App.route(address: launch.address) ?? App.home), AppProof())
  }

  public static func beginsAlone(_ route: Route) -> Bool {
    if case .here(let place) = route { App.beginsAlone(place) } else { false }
  }

  /// Another client's place is another page.
  public static func go(to place: Route, _ state: inout State, _ moment: Moment) -> Effects {
    guard case .here(let route) = place else {
      let url = address(place)
      let leads = ClientAddress.isOfEntrance(url)
      return (leads ? state.keepPlace(moment) : state.noteLeaving(for: url, moment))
        + [.tell(.open(url: url))]
    }
    state.route = place
    guard state.account != nil else { return [] }
    let children = state.account?.inApp { app in App.go(to: route, &app, moment) } ?? []
    return state.perform(children, moment) + state.followPlace()
  }

  // MARK: Turns

  public static func launched(_ state: inout State, _ moment: Moment) -> Effects {
    let arrival = App.remembered(arriving: state.launch.address, moment)
    return arrival.map { kept in .tell(.remember(key: kept.key, value: kept.text)) }
      + state.forgetWiping() + state.begin(moment)
  }

  public static func reduce(
    _ action: Action, _ state: inout State, _ moment: Moment
  ) -> Effects {
    switch action {
    case .app(let action):
      let children =
        state.account?.inApp { app in App.reduce(&app, action, moment) } ?? []
      var effects = state.perform(children, moment) + state.followPlace()
      for id in state.account?.takeResolved() ?? [] {
        effects += state.step(.discardRejected(id), moment)
      }
      if let delegate = App.delegate(of: action) { effects += state.perform(delegate, moment) }
      return effects
    case .proof(let action): return state.reduceProof(action, moment)
    }
  }

  public static func receive(
    _ signal: HostSignal, _ state: inout State, _ moment: Moment
  ) -> Effects {
    App.action(for: signal).map { action in reduce(.app(action), &state, moment) } ?? []
  }

  public static func dayChanged(_ state: inout State, _ moment: Moment) {
    state.account?.dayChanged(moment)
  }

  public static func keepInStep(_ state: inout State, _ moment: Moment) -> Effects {
    state.keepProof()
  }

  public static func meet(_ state: inout State, _ moment: Moment) -> Effects {
    var effects: Effects = []
    // What the first has led to may have something due as well.
    for _ in 1...2 {
      let due = state.account.flatMap { account in App.due(account.apps.value) }
      guard let action = due else { break }
      effects += reduce(.app(action), &state, moment)
    }
    state.account?.showMore()
    return effects
  }

  public static func finish(_ state: inout State, _ moment: Moment) -> Effects { [] }
}

/// What can happen to the client of one app.
public enum AppClientAction<App: ClientApp> {
  case app(App.Action)
  case proof(ReauthenticationFeature.Action)
}

/// A place of the app, or of another client.
public enum AppRoute<Place: Hashable>: Hashable {
  case here(Place)
  case elsewhere(String)
}
