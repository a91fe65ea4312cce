import Core
import Sync

// Only the tab that syncs learns whether the server answers. All of them have to say it.
extension ShellState {
  /// Tells the other tabs when the server has stopped answering, and when it answers again.
  mutating func tellAnswered() -> Effects {
    guard let account, account.core.syncs,
      account.core.status.answered != account.isAnswered
    else { return [] }
    self.account?.isAnswered = !account.isAnswered
    return [.tell(.broadcast(TabMessage.answered(account.database, !account.isAnswered).text))]
  }

  /// A tab that has something to say may have been opened since.
  func repeatSilence() -> Effects {
    guard let account, account.core.syncs, !account.isAnswered else { return [] }
    return [.tell(.broadcast(TabMessage.answered(account.database, false).text))]
  }

  mutating func hearAnswered(_ database: String, _ isAnswered: Bool) {
    guard let account, account.database == database, !account.core.syncs else { return }
    self.account?.isAnswered = isAnswered
  }
}
