import Core
import Design
import Sync

// Contents set apart, which the content wants to show: the core has them, or gets them.
extension ShellState {
  /// An app wants to show the content of an entity: the core has it, or gets it.
  mutating func want(
    _ kind: String, _ id: String, _ answer: @escaping (HostAnswer) -> ShellAction<Content>?,
    _ moment: Moment
  ) -> Effects {
    guard let id = ID<AnyEntity>(id), account != nil else {
      guard let action = answer(.failed("gone")) else { return [] }
      return AppShell.reduce(&self, action, moment)
    }
    let key = EntityKey(kind, id)
    account?.contentWishes[key, default: []].append(answer)
    return step(.contentWanted([key]), moment)
  }

  mutating func tell(
    _ key: EntityKey, _ found: ContentAnswer, _ moment: Moment
  ) -> Effects {
    let waiting = account?.contentWishes.removeValue(forKey: key) ?? []
    let reply: HostAnswer =
      switch found {
      case .here(let text): .text(text)
      case .unavailable(.offline): .failed("offline")
      case .unavailable(.gone): .failed("gone")
      case .unavailable(.damaged): .failed("damaged")
      }
    var effects: Effects = []
    for answer in waiting {
      if let action = answer(reply) { effects += AppShell.reduce(&self, action, moment) }
    }
    return effects
  }
}

/// What lies in the table of a content, `nil` for an answer that is none.
func contentText(_ answer: HostAnswer) -> String?? {
  switch answer {
  case .rows(let rows), .part(let rows, _): .some(rows.first?.value)
  default: nil
  }
}
