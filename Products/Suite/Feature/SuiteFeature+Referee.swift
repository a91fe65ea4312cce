import Core
import RefWatchUI
import Shell
import TeePalsDomain
import TeePalsUI

// RefWatch among the apps.
extension SuiteFeature.State {
  /// Whether a match has the whole screen.
  var isOnPitch: Bool {
    guard case .referee = route, let account else { return false }
    return account.referee.isOnPitch
  }

  /// Goes to a place of RefWatch that the browser came to by itself.
  mutating func openReferee(_ place: RefWatchRoute, _ moment: Moment) -> Effects {
    reduceReferee(.view(.went(place)), moment)
  }

  /// What is remembered beside a person's database goes with it. Whoever only removes the copy
  /// keeps what is nowhere else.
  static func forgetMatches(of user: UserID, keepsOnlyHere: Bool = false) -> Effects {
    let kept = keepsOnlyHere ? RefWatchFeature.onlyHere(of: user) : []
    return RefWatchFeature.remembered(of: user)
      .filter { key in !kept.contains(key) }
      .map { key in .tell(.remember(key: key, value: "")) }
  }

  /// What somebody asked whoever keeps the time for, or the answer, came: its cue is due.
  mutating func hearRequests(_ moment: Moment) -> Effects {
    guard case .referee = route, account?.referee.hasWord == true else { return [] }
    return reduceReferee(.inner(.tick), moment)
  }

  /// What the launcher says of matches.
  func refereeGlance(_ account: SuiteFeature.Account) -> RefereeGlance {
    RefereeGlance(live: account.referee.liveTitle, total: account.referee.total)
  }
}
