import AccountsUI
import Calendar
import Core
import Sync

// What the host reports, and what other tabs say.
extension ShellState {
  mutating func receive(_ signal: HostSignal, _ moment: Moment) -> Effects {
    switch signal {
    case .online:
      isOnline = true
      return step(.online, moment) + listen() + Content.receive(signal, &self, moment)
    case .offline:
      isOnline = false
      return step(.offline, moment) + Content.receive(signal, &self, moment)
    case .visible:
      Content.dayChanged(&self, moment)
      return endForeignRest(moment) + Content.receive(signal, &self, moment)
        + step(.notified, moment) + listen() + [midnightTimer(moment)]
    case .hidden: return hurryOutings(moment) + Content.receive(signal, &self, moment)
    case .navigated(let address):
      return Content.go(to: Content.route(address: address), &self, moment)
    case .updateReady:
      isUpdateReady = true
      return []
    case .message(let text): return hear(text, moment)
    }
  }

  private mutating func hear(_ text: String, _ moment: Moment) -> Effects {
    guard let message = TabMessage(text) else { return [] }
    switch message {
    case .claimed(let local, let session): return hearClaim(of: local, by: session, moment)
    case .sync(let database, let text):
      return database == account?.database ? step(.peer(text), moment) + repeatSilence() : []
    case .answered(let database, let isAnswered):
      hearAnswered(database, isAnswered)
      return []
    case .rest(let database, let rests):
      // Who has a say in it looks for itself: two of them may know different things.
      guard let account, account.database == database,
        Content.wantsSilence(account.apps) == nil
      else { return [] }
      return rest(rests, moment)
    case .glance(let database, let text):
      hearGlance(database, text)
      return []
    case .outings(let database):
      hearOutings(database)
      return []
    case .restart: return account == nil ? [.tell(.reload)] : []
    case .wiping(let database):
      return account?.database == database ? leave(telling: false, isWiping: true) : []
    case .signedOut(let database):
      guard let account, account.database == database else { return [] }
      guard case .local(let profile) = account.currentUser else {
        return keepOwnPlace(moment) + leave(telling: false)
      }
      return leaveLocal(profile.id) + Content.erased(&self)
    }
  }

  /// A timer that fires when the person's day changes.
  func midnightTimer(_ moment: Moment) -> Effects.Element {
    let left = (86_400 - moment.timeOfDay.second) * 1_000 + 500
    return .ask(.timer(key: "midnight", milliseconds: left), answer: { _ in .midnight })
  }

  /// What an app asks of what it stands on. What it asks of the account is the content's part.
  public mutating func perform(_ delegate: DelegateAction, _ moment: Moment) -> Effects {
    switch delegate {
    case .discardRefused(let id): step(.discardRejected(id), moment)
    case .repeatRefused(let id): step(.repeatRejected(id), moment)
    case .openSuiteSettings: Content.openSettings(&self, moment)
    case .signIn: Content.openSignIn(&self, again: false, moment)
    case .lookForChanges: step(.notified, moment)
    case .sync: step(.syncWanted, moment)
    case .retryLoading: account.map { account in [read(account.database, .all)] } ?? []
    }
  }
}
