import AccountsUI
import Core
import DayBlockUI
import Sync
import View

// DayBlock among the apps.
extension SuiteFeature.State {
  mutating func reduceDay(_ action: DayBlockFeature.Action, _ moment: Moment) -> Effects {
    let children = account?.reduceDay(action, moment) ?? []
    var effects = perform(
      children.map(
        action: { action in .day(action) }, command: { command in .day(command) }),
      moment)
    if let place = account?.day.route, case .day = route { route = .day(place) }
    guard case .delegate(let delegate) = action else { return effects }
    switch delegate {
    case .discardRefused(let id): effects += step(.discardRejected(id), moment)
    case .openSuiteSettings: effects += showSettings(.overview, moment)
    case .signIn: effects += reduceLocal(.signInTapped, moment)
    case .retryLoading:
      if let database = account?.database {
        effects.append(.ask(.load(database: database), answer: { rows in .loadAnswered(rows) }))
      }
    }
    return effects
  }

  /// What follows from a changed book is done as soon as it has changed.
  mutating func meetDay(_ moment: Moment) -> Effects {
    var effects = account?.day.needsMeeting == true ? reduceDay(.inner(.met), moment) : []
    if account?.day.needsLook == true { effects += reduceDay(.inner(.track(.looked)), moment) }
    return effects
  }

  /// What is remembered beside a person's database goes with it.
  func forgetDay(of user: UserID) -> Effects {
    DayBlockFeature.remembered(of: user).map { key in .tell(.remember(key: key, value: "")) }
  }

  /// What the launcher says of the day.
  func dayGlance(_ account: SuiteFeature.Account) -> DayGlance {
    DayGlance(live: account.day.liveName, halfBlocks: account.day.halfBlocksToday)
  }
}
