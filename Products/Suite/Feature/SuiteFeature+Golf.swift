import Core
import Shell
import TeePalsUI

extension SuiteFeature.State {
  /// What TeePals remembers beside a person's database goes with it, also where its client is not
  /// open; a draft stays while the person does.
  func forgetRounds(of user: UserID, keepsOnlyHere: Bool) -> Effects {
    let kept = keepsOnlyHere ? TeePalsFeature.onlyHere(of: user) : []
    return TeePalsFeature.remembered(of: user)
      .filter { key in !kept.contains(key) }
      .map { key in .tell(.remember(key: key, value: "")) }
  }
}
