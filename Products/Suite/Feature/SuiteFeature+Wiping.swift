import AccountsUI
import Core
import Design
import View
import Wire

// Removing the copy of a person's data that is on this device.
extension SuiteFeature.State {
  /// Every tab lets go of the person first: what one of them still wrote would be taken for the
  /// whole later.
  mutating func wipe() -> Effects {
    guard let account, let session = account.session else { return [] }
    let database = account.database
    let leaving = leave(telling: false, isWiping: true)
    route = .launcher
    return leaving + [
      .tell(.broadcast(TabMessage.wiping(database).text)),
      .ask(.erase(database: database), answer: { answer in .wiped(session, answer) }),
    ]
  }

  /// The pages begin anew, with nothing but who is signed in.
  func wiped(_ session: SignedInSession, _ answer: HostAnswer) -> Effects {
    let outcome: SuiteFeature.Remembered.Wiped = if case .done = answer { .done } else { .failed }
    let database = Occupant.signedIn(session).database
    return [
      .tell(.remember(key: RememberedKey.session, value: session.json.text)),
      .tell(.remember(key: RememberedKey.wiped, value: outcome.rawValue)),
      .tell(.broadcast(TabMessage.restart(database).text)), .tell(.reload),
    ]
  }

  /// It is told once, by the page that comes after it.
  func forgetWiping() -> Effects {
    remembered.wiped == nil ? [] : [.tell(.remember(key: RememberedKey.wiped, value: ""))]
  }
}

extension SuiteFeature {
  /// What became of it.
  static func wipedBanner(_ state: State) -> Node<Action> {
    guard let wiped = state.remembered.wiped else { return .empty }
    let text: WipingText = wiped == .done ? .wiped : .notWiped
    return banner(
      text.text(in: state.language), icon: wiped == .done ? .checkCircle : .warning
    ) {
      button(
        KitText.close.text(in: state.language), .naked, traits: .small, action: Action.wipedRead)
    }
  }
}
