import AccountsDomain
import AccountsUI
import Calendar
import Core
import Sync
import Wire

// Somebody comes, and somebody goes.
extension ShellState {
  /// What the host lets go of when the person goes from this window.
  var released: Effects { account.map { account in Content.released(account.apps) } ?? [] }

  /// Makes room for a person and asks for what the device holds of theirs.
  ///
  /// - Parameter isRestoring: The server knows them, and this device has forgotten them.
  public mutating func open(
    _ currentUser: CurrentUser, isRestoring: Bool, _ moment: Moment
  ) -> Effects {
    let user = currentUser.user
    let released = released
    var core = ClientCore<Content.Domain>(
      user: user, isLocal: currentUser.profile != nil, at: moment, planted: planted)
    // So long may a slow phone take to say who is elected.
    let outputs = core.start(moment, awaitingElection: 200)
    account = ShellAccount(
      currentUser: currentUser, core: core, apps: Content.open(currentUser, for: self, moment),
      preferences: Preferences(user: user, displayName: currentUser.profile?.name),
      isRestoring: isRestoring)
    var effects = released + [midnightTimer(moment)]
    if let session = currentUser.session { effects.append(remember(session)) }
    effects += absorb(outputs, moment) + beginAtRest(moment)
    if !isOnline { effects += step(.offline, moment) }
    return effects + Content.opened(&self, moment)
  }

  /// Opens what is theirs who was here before, or has just come in by way of another page.
  public mutating func openRemembered(_ session: SignedInSession, _ moment: Moment) -> Effects {
    let coming = remembered.coming
    remembered.coming = nil
    let effects = open(.signedIn(session), isRestoring: coming == .restored, moment)
    account?.isKept = coming == .kept
    guard coming != nil else { return effects }
    return effects + [.tell(.remember(key: RememberedKey.coming, value: ""))]
  }

  /// The person has another session now, or another address in it.
  public mutating func follow(_ session: SignedInSession) -> Effects {
    account?.currentUser = .signedIn(session)
    return [remember(session)]
  }

  private func remember(_ session: SignedInSession) -> Effects.Element {
    .tell(.remember(key: RememberedKey.session, value: session.json.text))
  }

  /// Forgets the person on this device; they come back at once where only the copy of their data is
  /// removed.
  public mutating func leave(telling others: Bool, isWiping: Bool = false) -> Effects {
    guard let user = account?.user, let database = account?.database else { return [] }
    let released = released
    account = nil
    remembered.session = nil
    var effects =
      released + [
        .tell(.unlisten), .tell(.remember(key: RememberedKey.session, value: "")), .tell(.badge(0)),
      ]
    if others {
      effects.append(.tell(.broadcast(TabMessage.signedOut(database).text)))
      effects += Self.erase(user, answer: { _ in .erased })
    }
    // The content may leave the page: everything else goes first.
    return effects + Content.left(user, isWiping: isWiping, isErasing: others, &self)
  }

  /// Erases somebody's database, and what goes with it whatever the app.
  static func erase(
    _ user: UserID, answer: @escaping (HostAnswer) -> ShellAction<Content>?
  ) -> Effects {
    [
      .tell(.erase(database: CurrentUser.outings(of: user))),
      .ask(.erase(database: CurrentUser.database(of: user)), answer: answer),
    ]
  }
}
