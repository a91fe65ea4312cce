import AccountsUI
import Calendar
import Core
import Sync
import Wire

// What is said to people whose account has gone while they were away.
extension ShellState {
  /// Asks once, when the server has ended the session, whether the account itself is gone.
  mutating func askWhetherGone() -> Effects {
    guard let account, let session = account.session,
      account.core.status.signedOut != account.hasAskedWhetherGone
    else { return [] }
    self.account?.hasAskedWhetherGone.toggle()
    guard account.core.status.signedOut else { return [] }
    let path = "/api/account/gone?user=" + session.user.description
    return [.ask(.get(path), answer: { answer in .goneAnswered(answer) })]
  }

  /// The day it was deleted; anything else is an ordinary end of a session.
  mutating func receiveGone(_ answer: HostAnswer) {
    guard case .http(200, let body) = answer, let json = try? JSON.parse(body),
      case .string(let day)? = json["deletedOn"]
    else { return }
    account?.deletedOn = CivilDate(day)
  }
}
