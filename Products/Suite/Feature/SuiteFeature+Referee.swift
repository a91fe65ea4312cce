import Core
import RefWatchUI
import Shell

extension SuiteFeature.State {
  /// What RefWatch remembers beside a person's database goes with it, also where its client is not
  /// open. Whoever only removes the copy keeps what is nowhere else.
  static func forgetMatches(of user: UserID, keepsOnlyHere: Bool = false) -> Effects {
    let kept = keepsOnlyHere ? RefWatchFeature.onlyHere(of: user) : []
    return RefWatchFeature.remembered(of: user)
      .filter { key in !kept.contains(key) }
      .map { key in .tell(.remember(key: key, value: "")) }
  }
}
