import AccountsUI
import Core
import Wire

// Removing the copy of a person's data that is on this device.
extension ShellState {
  /// Every tab lets go of the person first: what one of them still wrote would be taken for the
  /// whole later.
  public mutating func wipe() -> Effects {
    guard let account, let session = account.session else { return [] }
    let database = account.database
    return leave(telling: false, isWiping: true)
      + [.tell(.broadcast(TabMessage.wiping(database).text))]
      + Self.erase(session.user) { answer in
        .wiped(database: database, session: session.json.text, answer)
      }
  }

  /// The pages begin anew, with nothing but who is signed in.
  func wiped(_ database: String, _ session: String, _ answer: HostAnswer) -> Effects {
    let outcome: Remembered.Wiped = if case .done = answer { .done } else { .failed }
    return [
      .tell(.remember(key: RememberedKey.session, value: session)),
      .tell(.remember(key: RememberedKey.wiped, value: outcome.rawValue)),
      .tell(.broadcast(TabMessage.restart(database).text)), .tell(.reload),
    ]
  }

  /// It is told once, by the page that comes after it.
  public func forgetWiping() -> Effects {
    remembered.wiped == nil ? [] : [.tell(.remember(key: RememberedKey.wiped, value: ""))]
  }
}
