import AccountsUI
import Core
import Sync
import View

/// What a client does with the outings of a person: tells its app's, or reads those of the others.
struct OutingKeeping {
  /// What its app has told, by month, as the database has it; `nil` before that is read.
  var told: [String: String]?
  /// What is being written.
  var writing: [String: String]?
  /// What the person has may have changed since it was told.
  var isDue = false
  /// Something is under way: a wait, or the host's answer.
  var isBusy = false
  /// What the others have told is being read.
  var isReading = false
  /// Another tab has told of something else while it was.
  var isStale = false
  /// It could not be read: the next change tries again.
  var isUnreadable = false
}

/// What comes back to whoever tells or reads outings, with the person's database.
public enum OutingAction: Hashable, Sendable {
  /// It has been quiet for a moment.
  case due(String)
  case told(String, HostAnswer)
  case written(String, HostAnswer)
  case read(String, HostAnswer)

  fileprivate var database: String {
    switch self {
    case .due(let database), .told(let database, _), .written(let database, _),
      .read(let database, _):
      database
    }
  }
}

// What the app of a client tells of the person's time, and what the others have told.
extension ShellState {
  /// Milliseconds that are waited for more changes: years of it are gone through to tell them.
  private static var pause: Int { 1_000 }

  mutating func keepOutings(_ moment: Moment) -> Effects {
    guard let account, account.core.status.loaded else { return [] }
    return readOutings(account) + waitForOutings(account)
  }

  /// What is due is told before the page is left.
  mutating func hurryOutings(_ moment: Moment) -> Effects {
    guard let account, account.outings.isDue, account.outings.told != nil,
      account.outings.writing == nil
    else { return [] }
    return tellOutings(account, moment)
  }

  /// Reads what the other apps have told, where the content wants it.
  private mutating func readOutings(_ account: ShellAccount<Content>) -> Effects {
    guard !account.outings.isReading, !account.outings.isUnreadable,
      Content.wantsOutings(account.apps)
    else { return [] }
    self.account?.outings.isReading = true
    let database = account.database
    return [
      .ask(
        .load(database: CurrentUser.outings(of: account.user), .all),
        answer: { answer in .outings(.read(database, answer)) })
    ]
  }

  private mutating func waitForOutings(_ account: ShellAccount<Content>) -> Effects {
    guard account.outings.isDue, !account.outings.isBusy, account.knowsAllOutings else {
      return []
    }
    self.account?.outings.isBusy = true
    let database = account.database
    return [
      .ask(
        .timer(key: "outings", milliseconds: Self.pause),
        answer: { _ in .outings(.due(database)) })
    ]
  }

  mutating func reduceOutings(_ action: OutingAction, _ moment: Moment) -> Effects {
    // Somebody else's, where the person has gone meanwhile.
    guard let account, sameBytes(account.database, action.database) else { return [] }
    switch action {
    case .due(let database):
      guard account.outings.told == nil else { return tellOutings(account, moment) }
      return [
        .ask(
          .load(database: CurrentUser.outings(of: account.user), .all),
          answer: { answer in .outings(.told(database, answer)) })
      ]
    case .told(_, let answer):
      guard case .rows(let rows) = answer, let system = Content.outingsSystem else {
        // The next change tries again.
        self.account?.outings.isBusy = false
        self.account?.outings.isDue = false
        return []
      }
      self.account?.outings.told = OutingRows.told(system, in: rows)
      return self.account.map { account in tellOutings(account, moment) } ?? []
    case .written(_, let answer):
      let written = account.outings.writing
      self.account?.outings.writing = nil
      self.account?.outings.isBusy = false
      guard case .done = answer else { return [] }
      self.account?.outings.told = written
      return [.tell(.broadcast(TabMessage.outings(account.database).text))]
    case .read(_, let answer):
      self.account?.outings.isReading = false
      guard case .rows(let rows) = answer else {
        self.account?.outings.isUnreadable = true
        return []
      }
      let outings = OutingRows.read(rows, planted)
      self.account?.show(outings, moment)
      if account.outings.isStale { self.account?.outingsChanged() }
      self.account?.outings.isStale = false
      return []
    }
  }

  /// Writes down what has changed of what the app knows.
  private mutating func tellOutings(
    _ account: ShellAccount<Content>, _ moment: Moment
  ) -> Effects {
    guard account.knowsAllOutings, let before = account.outings.told,
      let system = Content.outingsSystem
    else {
      self.account?.outings.isBusy = false
      return []
    }
    self.account?.outings.isDue = false
    let texts = OutingRows.texts(Content.outings(account, language, moment.zone))
    let operations = OutingRows.operations(system, from: before, to: texts)
    self.account?.outings.isBusy = !operations.isEmpty
    guard !operations.isEmpty else { return [] }
    self.account?.outings.writing = texts
    let write = StoreWrite(
      database: CurrentUser.outings(of: account.user), operations: operations)
    let database = account.database
    return [.ask(.store(write), answer: { answer in .outings(.written(database, answer)) })]
  }

  /// Another tab has told of something.
  mutating func hearOutings(_ database: String) {
    guard let account, account.database == database else { return }
    self.account?.outings.isUnreadable = false
    self.account?.outings.isStale = account.outings.isReading
    self.account?.outingsChanged()
  }
}

extension ShellAccount {
  /// Whether everything the person has is here: what is not yet would be taken for gone.
  fileprivate var knowsAllOutings: Bool {
    core.status.loaded && !core.status.isReadingOlder
      && (core.status.bootstrapped || core.status.isLocal)
  }

  fileprivate mutating func show(_ outings: [Outing], _ moment: Moment) {
    Content.show(outings, &apps, moment)
  }

  fileprivate mutating func outingsChanged() { Content.outingsChanged(&apps) }
}
