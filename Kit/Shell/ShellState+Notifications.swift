import Core
import Sync

// Change notifications: the server says that there is something new.
extension ShellState {
  /// Opens the stream of change notifications, once, when this is the tab that syncs.
  public mutating func listen() -> Effects {
    guard let account, account.session != nil, account.core.syncs, !account.isListening, isOnline,
      !account.isAtRest
    else { return [] }
    self.account?.isListening = true
    let path = "/api/sync/pokes?for=" + account.user.description
    return [.ask(.listen(path: path), answer: { answer in .notifications(answer) })]
  }

  mutating func receiveNotification(_ answer: HostAnswer, _ moment: Moment) -> Effects {
    guard case .text = answer else {
      account?.isListening = false
      account?.lostStreams += 1
      var effects = step(.listening(false), moment)
      // It does not come back: somebody who only reads is to know whether the server is there.
      if account?.lostStreams == 2 { effects += step(.notified, moment) }
      return effects + [
        .ask(
          .timer(key: "notifications", milliseconds: 5_000), answer: { _ in .notificationsWanted })
      ]
    }
    account?.lostStreams = 0
    return step(.listening(true), moment) + step(.notified, moment)
  }
}
