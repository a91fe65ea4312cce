import AccountsUI
import Core
import Shell
import Sync
import TeePalsUI
import View

// TeePals among the apps.
extension SuiteFeature.State {
  mutating func reduceGolf(_ action: TeePalsFeature.Action, _ moment: Moment) -> Effects {
    let children = account?.apps.reduceGolf(action, moment) ?? []
    var effects = perform(
      children, action: { action in .golf(action) }, command: { command in .golf(command) }, moment)
    if let place = account?.golf.route, case .golf = route { route = .golf(place) }
    if case .delegate(let delegate) = action { effects += perform(delegate, moment) }
    return effects
  }

  /// The first screen of TeePals begins as soon as it is known whether a server was ever heard.
  mutating func meetGolfer(_ moment: Moment) -> Effects {
    guard account?.golf.needsMeeting != true else { return reduceGolf(.inner(.met), moment) }
    // What arrived in the chat on show was read.
    if account?.golf.needsReading == true { return reduceGolf(.inner(.chat(.changed)), moment) }
    return account?.golf.needsNames == true
      ? reduceGolf(.inner(.rounds(.playersChanged)), moment) : []
  }

  /// What is remembered beside a person's database goes with it; a draft stays while the person
  /// does.
  func forgetRounds(of user: UserID, keepsOnlyHere: Bool) -> Effects {
    let kept = keepsOnlyHere ? TeePalsFeature.onlyHere(of: user) : []
    return TeePalsFeature.remembered(of: user)
      .filter { key in !kept.contains(key) }
      .map { key in .tell(.remember(key: key, value: "")) }
  }

  /// The link by which somebody came to a round outlives a reload, and who signs in after it.
  func keepArrival(_ moment: Moment) -> Effects {
    guard let arrival = RoundArrival(address: launch.address, at: moment.instant) else { return [] }
    return [.tell(.remember(key: RoundArrival.key, value: arrival.text))]
  }

  /// What the launcher says of rounds.
  func golfGlance(_ account: SuiteFeature.Account) -> GolfGlance {
    GolfGlance(next: account.golf.nextRoundLine, unread: account.golf.badge)
  }
}
