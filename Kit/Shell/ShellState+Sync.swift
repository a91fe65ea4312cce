import AccountsUI
import Core
import Design
import Sync

// The sync core: its inputs, and what it wants done.
extension ShellState {
  /// One step of the core, and everything that follows from it.
  public mutating func step(
    _ input: ClientInput<Content.Domain.Command>, _ moment: Moment
  ) -> Effects {
    guard let outputs = account?.core.step(input, moment) else { return [] }
    var effects = absorb(outputs, moment)
    if case .elected = input { effects += listen() + beginClaims(moment) }
    let syncs = account?.core.syncs ?? true
    account?.showElected(syncs)
    if case .submit = input, account?.askedToPersist == false {
      account?.askedToPersist = true
      effects.append(.tell(.persistStorage))
    }
    return effects
  }

  /// What a part of the content wants, in its own words.
  public mutating func perform<Action, Command>(
    _ children: [Effect<Action, Command>], action: @escaping (Action) -> Content.Action,
    command: @escaping (Command) -> Content.Domain.Command, _ moment: Moment
  ) -> Effects {
    perform(
      children.map(action: { child in .content(action(child)) }, command: command), moment)
  }

  /// What an app wants: its commands go to the core, its requests to the host.
  private mutating func perform(
    _ children: [Effect<ShellAction<Content>, Content.Domain.Command>], _ moment: Moment
  ) -> Effects {
    performTurn(children, moment) { state, child in
      switch child {
      case .submit(let command): state.step(.submit(command), moment)
      case .bring(let command, let content):
        state.step(.submit(command, content: content), moment)
      case .ask(.content(let kind, let id), let answer): state.want(kind, id, answer, moment)
      case .ask(let request, let answer): [.ask(request, answer: answer)]
      }
    }
  }

  /// Performs what is wanted in one turn, or in a part of one. The commands of a turn, and those
  /// that follow from them, are stored in one write: none is lost where others are kept.
  mutating func performTurn<Action, Command>(
    _ children: [Effect<Action, Command>], _ moment: Moment,
    _ perform: (inout Self, Effect<Action, Command>) -> Effects
  ) -> Effects {
    let gathers =
      account?.core.isGathering == false && children.contains { child in child.isSubmission }
    var effects = gathers ? step(.gathering, moment) : []
    for child in children { effects += perform(&self, child) }
    if gathers { effects += step(.gathered, moment) }
    return effects
  }

  mutating func absorb(_ outputs: [ClientOutput<Content.Domain>], _ moment: Moment) -> Effects {
    guard let database = account?.database, let user = account?.user else { return [] }
    var effects: Effects = []
    var viewChanged = false
    for output in outputs {
      switch output {
      case .changed, .replaced: viewChanged = true
      case .refused(_, let rejection): account?.refusal = rejection
      case .contentRefused(let command, _):
        account?.refusal = Content.Domain.tooLarge(command, limit: ContentStub.byteLimit)
      case .content(let key, let answer): effects += tell(key, answer, moment)
      case .loadContent(let token, let table):
        effects.append(
          .ask(
            .load(database: database, .content(table: table)),
            answer: { answer in Self.contentRead(token, answer) }))
      case .apart(let token, let body):
        effects.append(Self.exchange("apart", for: user, body, token))
      case .rejected, .status: break
      case .adopted(let local, let ids): effects += stepClaim(of: local, .adopted(ids), moment)
      case .load(let volume):
        effects.append(read(database, volume.map { volume in .from(volume: volume) } ?? .all))
      case .loadVolumes(let first, let last):
        effects.append(read(database, .volumes(first: first, last: last)))
      case .persist(let token, let operations):
        let write = StoreWrite(database: database, operations: operations)
        effects.append(.ask(.store(write), answer: { answer in Self.stored(token, answer) }))
      case .push(let token, let body):
        effects.append(Self.exchange("push", for: user, body, token))
      case .pull(let token, let body):
        effects.append(Self.exchange("pull", for: user, body, token))
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

  /// A database is read.
  func read(_ database: String, _ part: StorePart) -> Effects.Element {
    .ask(.load(database: database, part), answer: { answer in .loadAnswered(part, answer) })
  }

  /// The database was read, or a part of it, or could not be.
  mutating func receiveLoad(
    _ part: StorePart, _ answer: HostAnswer, _ moment: Moment
  ) -> Effects {
    switch (part, answer) {
    case (_, .some(let rows)):
      readGlances(rows)
      return step(.restoring(rows), moment)
    case (.volumes, .rows(let rows)): return step(.restoredVolumes(rows), moment)
    case (_, .rows(let rows)): return restored(rows, later: [], moment)
    case (_, .part(let rows, let later)): return restored(rows, later: later, moment)
    case (_, .failed(let reason)):
      let words = AccountProblem(code: reason).text(in: language)
      account?.showTrouble(words)
      return []
    default: return []
    }
  }

  private mutating func restored(
    _ rows: [StoreRow], later: [String], _ moment: Moment
  ) -> Effects {
    account?.showTrouble(nil)
    readGlances(rows)
    // The core says that everything is another: the view is shown with that.
    let effects = step(.restored(rows, later: later), moment)
    return effects + Content.restored(&self, moment) + endForeignRest(moment)
  }

  /// Hands the changed view to those who show it.
  private mutating func showView(_ moment: Moment) {
    guard account != nil else { return }
    account?.followPreferences()
    account?.outings.isDue = Content.outingsSystem != nil
    Content.showView(&self, moment)
  }

  // MARK: Exchanges

  /// One exchange of the sync protocol. It names the person whose data it is: another tab may have
  /// signed in somebody else.
  private static func exchange(
    _ word: String, for user: UserID, _ body: String, _ token: Int
  ) -> Effects.Element {
    let path = "/api/sync/" + word + "?for=" + user.description
    let request = HostRequest.post(path, body: body, timeout: 30_000)
    return .ask(
      request,
      answer: { answer in
        switch answer {
        case .http(let status, let body): .core(.answered(token, status: status, body: body))
        case .failed(let reason): .core(.failed(token, reason: reason))
        default: nil
        }
      })
  }

  /// One content was read, or could not be.
  private static func contentRead(_ token: Int, _ answer: HostAnswer) -> ShellAction<Content>? {
    if case .failed(let reason) = answer { return .core(.failed(token, reason: reason)) }
    return contentText(answer).map { text in .core(.restoredContent(token, text)) }
  }

  private static func stored(_ token: Int, _ answer: HostAnswer) -> ShellAction<Content>? {
    switch answer {
    case .done: .core(.persisted(token))
    case .failed(let reason): .core(.persistFailed(token, reason: reason))
    default: nil
    }
  }
}

extension ShellAccount {
  /// In place: whoever holds a copy of the account has every app's state copied at its next change.
  fileprivate mutating func followPreferences() { preferences = Content.preferences(of: self) }

  fileprivate mutating func showElected(_ isElected: Bool) {
    Content.showElected(isElected, &apps)
  }

  fileprivate mutating func showTrouble(_ words: String?) { Content.showTrouble(words, &apps) }
}
