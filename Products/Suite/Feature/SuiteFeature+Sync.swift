import AccountsDomain
import AccountsUI
import Core
import DayBlockUI
import Design
import RefWatchUI
import RunningBuddyUI
import SuperFriendDomain
import SuperFriendUI
import Sync
import TeePalsUI

// The sync core: its inputs, and what it wants done.
extension SuiteFeature.State {
  /// One step of the core, and everything that follows from it.
  mutating func step(_ input: ClientInput<SuiteCommand>, _ moment: Moment) -> Effects {
    guard let outputs = account?.core.step(input, moment) else { return [] }
    var effects = absorb(outputs, moment)
    if case .elected = input { effects += listen() }
    let syncs = account?.core.syncs ?? true
    account?.referee.isElected = syncs
    if case .submit = input, account?.askedToPersist == false {
      account?.askedToPersist = true
      effects.append(.tell(.persistStorage))
    }
    return effects
  }

  /// What an app wants: its commands go to the core, its requests to the host.
  mutating func perform(
    _ children: [Effect<SuiteFeature.Action, SuiteCommand>], _ moment: Moment
  ) -> Effects {
    var effects: Effects = []
    for child in children {
      switch child {
      case .submit(let command): effects += step(.submit(command), moment)
      case .bring(let command, let content):
        effects += step(.submit(command, content: content), moment)
      case .ask(.content(let kind, let id), let answer):
        effects += want(kind, id, answer, moment)
      case .ask(let request, let answer): effects.append(.ask(request, answer: answer))
      }
    }
    return effects
  }

  mutating func absorb(_ outputs: [ClientOutput<SuiteDomain>], _ moment: Moment) -> Effects {
    guard let database = account?.database, let user = account?.user else { return [] }
    var effects: Effects = []
    var viewChanged = false
    for output in outputs {
      switch output {
      case .changed, .replaced: viewChanged = true
      case .refused(_, let rejection): account?.refusal = rejection
      case .contentRefused(let command, _):
        account?.refusal = SuiteDomain.tooLarge(command, limit: ContentStub.octetLimit)
      case .content(let key, let answer): effects += tell(key, answer, moment)
      case .loadContent(let token, let table):
        effects.append(
          .ask(
            .load(database: database, .content(table: table)),
            answer: { answer in contentRead(token, answer) }))
      case .apart(let token, let body):
        effects.append(exchange("apart", for: user, body, token))
      case .rejected, .status: break
      case .adopted(let local, let ids): effects += stepClaim(of: local, .adopted(ids), moment)
      case .load(let volume):
        effects.append(read(database, volume.map { volume in .from(volume: volume) } ?? .all))
      case .loadVolumes(let first, let last):
        effects.append(read(database, .volumes(first: first, last: last)))
      case .persist(let token, let operations):
        let write = StoreWrite(database: database, operations: operations)
        effects.append(.ask(.store(write), answer: { answer in stored(token, answer) }))
      case .push(let token, let body):
        effects.append(exchange("push", for: user, body, token))
      case .pull(let token, let body):
        effects.append(exchange("pull", for: user, body, token))
      case .timer(let key, let milliseconds):
        effects.append(
          .ask(
            .timer(key: key, milliseconds: milliseconds),
            answer: { _ in .core(.timerFired(key: key)) }))
      case .broadcast(let text):
        let message = TabMessage.sync(database: database, text)
        effects.append(.tell(.broadcast(message.text)))
      case .elect:
        effects.append(.ask(.elect(lock: database), answer: { _ in .core(.elected) }))
      }
    }
    if viewChanged { showView(moment) }
    return effects
  }

  // MARK: Contents

  /// An app wants to show the content of an entity: the core has it, or gets it.
  private mutating func want(
    _ kind: String, _ id: String, _ answer: @escaping (HostAnswer) -> SuiteFeature.Action?,
    _ moment: Moment
  ) -> Effects {
    guard let id = ID<AnyEntity>(id), account != nil else {
      guard let action = answer(.failed("gone")) else { return [] }
      return SuiteFeature.reduce(&self, action, moment)
    }
    let key = EntityKey(kind, id)
    account?.contentWishes[key, default: []].append(answer)
    return step(.contentWanted([key]), moment)
  }

  private mutating func tell(
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
      if let action = answer(reply) { effects += SuiteFeature.reduce(&self, action, moment) }
    }
    return effects
  }

  /// A database is read.
  func read(_ database: String, _ part: StorePart) -> Effects.Element {
    .ask(.load(database: database, part), answer: { answer in .loadAnswered(part, answer) })
  }

  /// The database was read, or a part of it, or could not be.
  mutating func receiveLoad(
    _ part: StorePart, _ answer: HostAnswer, _ moment: Moment
  ) -> Effects {
    switch (part, answer) {
    case (.volumes, .rows(let rows)): return step(.restoredVolumes(rows), moment)
    case (_, .rows(let rows)): return restored(rows, later: [], moment)
    case (_, .part(let rows, let later)): return restored(rows, later: later, moment)
    case (_, .failed(let reason)):
      let words = AccountProblem(code: reason).text(in: language)
      account?.friends.trouble = words
      account?.referee.trouble = words
      account?.golf.trouble = words
      account?.day.trouble = words
      account?.run.trouble = words
      return []
    default: return []
    }
  }

  private mutating func restored(
    _ rows: [StoreRow], later: [String], _ moment: Moment
  ) -> Effects {
    account?.friends.trouble = nil
    account?.referee.trouble = nil
    account?.golf.trouble = nil
    account?.day.trouble = nil
    account?.run.trouble = nil
    var effects = step(.restored(rows, later: later), moment)
    showView(moment)
    effects += reduceReferee(.inner(.restored), moment)
    effects += reduceGolf(.inner(.restored), moment)
    effects += reduceDay(.inner(.restored), moment)
    effects += reduceRun(.inner(.restored), moment)
    return effects
  }

  /// Hands the changed view to those who show it.
  private mutating func showView(_ moment: Moment) {
    guard let view = account?.core.view, let user = account?.user else { return }
    account?.friends.bookChanged(view.friends, moment)
    account?.referee.matchesChanged(view.referee, moment)
    account?.golf.bookChanged(view.golf, moment)
    account?.day.bookChanged(view.day, moment)
    account?.run.bookChanged(view.run, moment)
    tellOutside(moment)
    if let place = account?.referee.route, case .referee = route { route = .referee(place) }
    var preferences = view.accounts.preferences[user] ?? Preferences(user: user)
    if let name = account?.givenName, preferences.displayName == nil {
      preferences.displayName = name
    }
    account?.preferences = preferences
    account?.settings.profile.follow(
      view.accounts.publicProfiles[user], view.accounts.privateProfiles[user],
      name: preferences.displayName)
  }

  // MARK: Pokes

  /// Opens the poke stream, once, when this is the tab that syncs.
  mutating func listen() -> Effects {
    guard let account, account.session != nil, account.core.syncs, !account.isListening, isOnline,
      !account.isAtRest
    else { return [] }
    // The page has one stream, and here it is the match's.
    if case .mirror = route { return [] }
    self.account?.isListening = true
    let path = "/api/sync/pokes?for=" + account.user.description
    return [.ask(.listen(path: path), answer: { answer in .pokes(answer) })]
  }

  mutating func receivePoke(_ answer: HostAnswer, _ moment: Moment) -> Effects {
    guard case .text = answer else {
      account?.isListening = false
      account?.lostStreams += 1
      var effects = step(.listening(false), moment)
      // It does not come back: somebody who only reads is to know whether the server is there.
      if account?.lostStreams == 2 { effects += step(.poked, moment) }
      return effects + [
        .ask(
          .timer(key: "pokes", milliseconds: 5_000), answer: { _ in .pokesWanted })
      ]
    }
    account?.lostStreams = 0
    return step(.listening(true), moment) + step(.poked, moment)
  }
}

/// One exchange of the sync protocol. It names the person whose data it is: another tab may have
/// signed in somebody else.
private func exchange(
  _ word: String, for user: UserID, _ body: String, _ token: Int
) -> Effect<SuiteFeature.Action, Never> {
  let path = "/api/sync/" + word + "?for=" + user.description
  let request = HTTPExchange(method: "POST", path: path, body: body, timeout: 30_000)
  return .ask(
    .http(request),
    answer: { answer in
      switch answer {
      case .http(let status, let body): .core(.answered(token, status: status, body: body))
      case .failed(let reason): .core(.failed(token, reason: reason))
      default: nil
      }
    })
}

/// What lies in the table of a content, `nil` for an answer that is none.
func contentText(_ answer: HostAnswer) -> String?? {
  switch answer {
  case .rows(let rows), .part(let rows, _): .some(rows.first?.value)
  default: nil
  }
}

/// One content was read, or could not be.
private func contentRead(_ token: Int, _ answer: HostAnswer) -> SuiteFeature.Action? {
  if case .failed(let reason) = answer { return .core(.failed(token, reason: reason)) }
  return contentText(answer).map { text in .core(.restoredContent(token, text)) }
}

private func stored(_ token: Int, _ answer: HostAnswer) -> SuiteFeature.Action? {
  switch answer {
  case .done: .core(.persisted(token))
  case .failed(let reason): .core(.persistFailed(token, reason: reason))
  default: nil
  }
}
