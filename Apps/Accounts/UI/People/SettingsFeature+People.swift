import AccountsDomain
import Calendar
import Core
import View

// The administrators' page, for those who are one.
extension SettingsFeature {
  /// Asked whenever the first page is opened: a role can be given while somebody is signed in.
  static var askRole: Effect<Action, AccountsCommand> {
    .ask(.get("/api/account/session"), answer: { answer in .roleAnswered(answer) })
  }
}

extension SettingsFeature.State {
  mutating func receiveRole(_ answer: HostAnswer) {
    guard case .http(200, let body) = answer,
      case .some(.some(let session)) = SignedInSession.read(body), session.user == currentUser.user
    else { return }
    role = session.role
  }
}
