import AccountsUI
import Core
import DayBlockDomain
import DayBlockUI
import Shell
import SuperFriendDomain
import Sync
import View

// DayBlock among the apps.
extension SuiteFeature.State {
  mutating func reduceDay(_ action: DayBlockFeature.Action, _ moment: Moment) -> Effects {
    let children = account?.apps.reduceDay(action, moment) ?? []
    var effects: Effects = []
    for child in children { effects += performDay(child, moment) }
    if let place = account?.day.route, case .day = route { route = .day(place) }
    if case .delegate(let delegate) = action { effects += perform(delegate, moment) }
    return effects
  }

  /// Who joined or left a session was met, or was not after all. It is told by what a command made
  /// of the session: so Undo, deleting and restoring count as tapping on a name does, and a command
  /// that is refused does not.
  private mutating func performDay(
    _ child: Effect<DayBlockFeature.Action, DayBlockCommand>, _ moment: Moment
  ) -> Effects {
    let before = session(of: child)
    var effects = perform(
      [child], action: { action in .day(action) }, command: { command in .day(command) }, moment)
    for command in meetings(after: child, from: before, moment) {
      effects += step(.submit(.friends(command)), moment)
    }
    return effects
  }

  private func meetings(
    after child: Effect<DayBlockFeature.Action, DayBlockCommand>, from before: DaySession?,
    _ moment: Moment
  ) -> [FriendsCommand] {
    guard let account, let session = session(of: child) else { return [] }
    return SessionFriends.commands(
      from: before, to: session, in: account.core.view.friends, of: account.user, moment)
  }

  /// The session that a command is about; a run's first one has the run's id.
  private func session(
    of child: Effect<DayBlockFeature.Action, DayBlockCommand>
  ) -> DaySession? {
    guard case .submit(let command) = child else { return nil }
    return seen()?.day.session(command.subject.id.retagged())
  }

  /// What follows from a changed book is done as soon as it has changed.
  mutating func meetDay(_ moment: Moment) -> Effects {
    tellOutside(moment)
    var effects = account?.day.needsMeeting == true ? reduceDay(.inner(.met), moment) : []
    if account?.day.needsLook == true { effects += reduceDay(.inner(.track(.looked)), moment) }
    if account?.day.needsFriends == true {
      let friends = friendsForDay
      account?.day.friendsChanged(friends)
    }
    return effects
  }

  /// DayBlock hears what the other apps know of the person's time while it is on the screen: years
  /// of it are gone through for that.
  mutating func tellOutside(_ moment: Moment) {
    guard account?.day.needsOutside == true, let view = seen(),
      let user = account?.user
    else { return }
    let records = OutsideRecords.all(in: view, of: user, moment.zone, language)
    account?.day.outsideChanged(records)
  }

  private var friendsForDay: [DayFriend] {
    guard let account else { return [] }
    return SessionFriends.all(in: account.core.view.friends, of: account.user)
  }

  /// What is remembered beside a person's database goes with it.
  func forgetDay(of user: UserID) -> Effects {
    DayBlockFeature.remembered(of: user).map { key in .tell(.remember(key: key, value: "")) }
  }

  /// What the launcher says of the day.
  func dayGlance(_ account: SuiteFeature.Account) -> DayGlance {
    DayGlance(
      live: account.day.liveName, halfBlocks: account.day.halfBlocksToday,
      time: account.day.minutesToday > 0 ? account.day.timeToday : nil)
  }
}
