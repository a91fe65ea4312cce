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
    var isNobody = false
    if case .http(200, let body) = answer, let found = SignedInSession.read(body) {
      if let session = found { return open(.signedIn(session), isRestoring: true, moment) }
      isNobody = true
    }
    guard !Content.isForEverybody(route) else { return [] }
    return isNobody && Content.beginsAlone(route) ? beginAlone(moment) : goToEntrance(moment)
  }

  private mutating func goToEntrance(_ moment: Moment) -> Effects {
    let entrance = remembered.language == nil ? ClientAddress.signUp : ClientAddress.signIn
    return rememberPlace(moment) + [.tell(.open(url: entrance))]
  }

  // MARK: Without an account

  /// Whoever is nobody begins on this device alone, once that is written down.
  private mutating func beginAlone(_ moment: Moment) -> Effects {
    guard !locals.isBeginning else { return [] }
    locals.isBeginning = true
    let profile = LocalProfile(beginningAt: moment, name: nil)
    return [
      .tell(.persistStorage),
      .ask(
        LocalProfiles.write(profile), answer: { answer in .local(.began(profile, answer)) }),
    ]
  }

  /// Where the device has no room for that, the entrance is the place to be. Else the profile is
  /// opened in this very turn.
  mutating func began(
    _ profile: LocalProfile, _ answer: HostAnswer, _ moment: Moment
  ) -> Effects {
    locals.isBeginning = false
    guard account == nil else { return [] }
    guard case .done = answer else { return goToEntrance(moment) }
    if locals.open == nil { locals.profiles.append(profile) }
    return []
  }
}

extension LocalProfile {
  /// Somebody who begins now.
  public init(beginningAt moment: Moment, name: String?) {
    self.init(id: moment.id(0x10CA1), name: name)
  }
}
