import AccountsDomain
import AccountsUI
import Calendar
import Core
import Shell
import Sync
import View

// The account's pages, and the ways out of it.
extension ShellState where Content == HomeContent {
  mutating func reduceSettings(_ action: SettingsFeature.Action, _ moment: Moment) -> Effects {
    let children = account?.apps.reduceSettings(action, moment) ?? []
    var effects = perform(
      children, action: { action in .settings(action) }, command: { command in command },
      moment)
    if case .data(.delegate(.left(let day))) = action { return effects + leave(for: day) }
    if case .data(.delegate(.wiped)) = action {
      effects += wipe()
      route = .launcher
      return effects
    }
    if case .local(.delegate(let delegate)) = action {
      return effects + reduceLocalProfile(delegate, moment)
    }
    if let account, account.settings.currentUser != account.currentUser,
      let session = account.settings.currentUser.session
    {
      // The person has another address now.
      effects += follow(session)
    }
    guard case .delegate(let delegate) = action else { return effects }
    switch delegate {
    case .signOut(let everywhere):
      let path = everywhere ? "/api/account/sign-out-everywhere" : "/api/account/sign-out"
      effects.append(
        .ask(.post(path, body: "{}"), answer: { answer in .content(.signOutAnswered(answer)) }))
    case .went(let page): effects += showSettings(page, moment)
    case .discardRefused(let id): effects += step(.discardRejected(id), moment)
    case .repeatRefused(let id): effects += step(.repeatRejected(id), moment)
    }
    return effects
  }

  /// Goes to a page of the account.
  mutating func showSettings(_ page: SettingsPage, _ moment: Moment) -> Effects {
    route = .account(page)
    return reduceSettings(.opened(page), moment)
  }

  /// The local data goes only after the server has ended the session; until then nothing is lost by
  /// trying.
  mutating func receiveSignOut(_ answer: HostAnswer, _ moment: Moment) -> Effects {
    account?.settings.signingOut = false
    switch answer {
    case .http(let status, _) where status == 204 || status == 401:
      return keepPlaceLeft(moment) + leave(telling: true)
    case .failed(let reason): account?.settings.signOutFailure = reason
    default: account?.settings.signOutFailure = "internal"
    }
    return []
  }

  /// The account is deleted, or will be: nothing of it stays on this device.
  private mutating func leave(for good: CivilDate?) -> Effects {
    // Whoever is here without an account as well goes on at once, and not by the entrance.
    guard locals.open == nil else { return leave(telling: true) }
    let farewell = good.map { day in Farewell.until(day) } ?? .gone
    return [.tell(.remember(key: Farewell.key, value: farewell.text))] + leave(telling: true)
  }

  /// What somebody without an account wants of their page.
  private mutating func reduceLocalProfile(
    _ delegate: LocalProfileFeature.Delegate, _ moment: Moment
  ) -> Effects {
    switch delegate {
    case .makeAccount: return [.tell(.open(url: ClientAddress.makeAccount))]
    case .signIn: return [.tell(.open(url: ClientAddress.signIn))]
    case .add: return recordClaim()
    case .remove:
      let leaving = removeLocal()
      // What they have written to sign up goes as well.
      return leaving.isEmpty ? [] : [.tell(.remember(key: SignUpDraft.key, value: ""))] + leaving
    }
  }
}
