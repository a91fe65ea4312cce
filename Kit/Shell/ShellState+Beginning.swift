import AccountsUI
import Core
import View

// Who is here is known to the device; else the server is asked, and where it knows nobody either,
// the entrance is the place to be.
extension ShellState {
  public mutating func begin(_ moment: Moment) -> Effects {
    isStarting = remembered.session == nil
    guard let session = remembered.session else { return readLocals() }
    // What the browser has lost may be that somebody began without an account.
    let looksForLocals = remembered.hasLocal || remembered.coming == .restored
    return openRemembered(session, moment) + (looksForLocals ? readLocals() : [])
  }

  func askWhoIsHere() -> Effects {
    [.ask(.get("/api/account/session"), answer: { answer in .sessionAnswered(answer) })]
  }

  mutating func receiveSession(_ answer: HostAnswer, _ moment: Moment) -> Effects {
    guard account == nil else { return [] }
    if case .http(200, let body) = answer,
      case .some(.some(let session)) = SignedInSession.read(body)
    {
      return open(.signedIn(session), isRestoring: true, moment)
    }
    guard !Content.isForEverybody(route) else { return [] }
    let entrance = remembered.language == nil ? ClientAddress.signUp : ClientAddress.signIn
    return rememberPlace(moment) + [.tell(.open(url: entrance))]
  }
}
