import AccountsDomain
import AccountsServer
import Application
import Core
import Server
import Store
import StoreSQLite
import Sync

/// `make demo`: a world to look at, the same every time but for the day it ends on.
public enum Demo {
  /// Some command of the diary was not accepted: the demo and the rules have come apart.
  public struct Refused: Error, CustomStringConvertible {
    public let count: Int
    /// What the first of them was, and why; empty where it does not matter.
    public var first = ""
    public var description: String {
      "\(count) of the demo's commands were not accepted"
        + (first.isEmpty ? "" : ", the first: \(first)")
    }
  }

  /// Makes the demo's people with all they did, through the same path as everyone's commands, and
  /// the golfers around them, with what they write, say of each other and have to do with
  /// moderators. Refuses where they exist.
  public static func fill(
    data: String, peppersFile: String?, size: DemoSize = .full,
    environment: ServerEnvironment = .system
  ) async throws -> [DemoPerson] {
    let engine = try SQLiteDatabase.open(directory: data)
    try Build<SQLiteDatabase, SuiteTables>.prepare(engine, epoch: environment.moment().id())
    let build = try Build(
      engine: engine, tables: SuiteTables.self,
      keys: try KeyPlace.load(
        data: data, peppersFile: peppersFile, for: engine, environment: environment),
      environment: environment, photoStorage: .closed(data: data),
      options: BuildOptions(site: SiteOptions(secure: false)))
    var people: [(person: DemoPerson, user: UserID)] = []
    for person in DemoPerson.all { people.append((person, try await fill(person, build))) }
    try await DemoGolfRun(build: build, now: environment.now()).fill(with: people, size: size)
    await build.writer.drain()
    try engine.close()
    return DemoPerson.all
  }

  /// The demo's people are there already.
  public struct Filled: Error, CustomStringConvertible {
    public let description = "The demo's people are in this data directory already."
  }

  private static func fill(
    _ person: DemoPerson, _ build: Build<SQLiteDatabase, SuiteTables>
  ) async throws -> UserID {
    let account: Account
    do {
      account = try await build.accounts.make(
        SignUp(
          email: person.email, password: person.password, displayName: person.name,
          language: person.language))
    } catch let problem as Problem where problem.code == .signUpUnavailable {
      throw Filled()
    }
    try await build.accounts.confirmAddress(of: account.id)
    if person.isModerator {
      try await build.accounts.change(.role(.moderator), of: account.id, by: .operating)
    }
    let now = build.environment.now()
    let diary = try DemoDiary(person, user: account.id, until: now)
    let epoch = try await build.engine.read { session throws(StoreFailure) in
      try SQLStorage<SuiteTables, SQLiteSession>(session).epoch()
    }
    let matches = try DemoMatches(person, user: account.id, until: now)
    let days = try DemoDays(person, user: account.id, until: now)
    let runs = try DemoRuns(person, user: account.id, until: now)
    let body = try DemoBody(person, user: account.id, until: now)
    for commands in [
      diary.phone.commands, matches.phone.commands, days.phone.commands, runs.phone.commands,
      body.phone.commands,
    ] {
      var last: CommandID?
      var rest = commands[...]
      while let first = rest.first {
        let part = rest.prefix(PushRequest.limit)
        rest = rest.dropFirst(part.count)
        let request = PushRequest(
          device: first.device, epoch: epoch, predecessor: last,
          commands: part.map { envelope in PushedCommand(envelope) })
        last = part.last?.id
        try await push(request, of: account.id, at: now, build)
      }
    }
    return account.id
  }

  private static func push(
    _ request: PushRequest, of user: UserID, at now: Instant,
    _ build: Build<SQLiteDatabase, SuiteTables>
  ) async throws {
    let outcome = await build.writer.submit(for: user, weight: request.commands.count) {
      storage throws(StoreFailure) in
      let rules = ServerRules<SQLStorage<SuiteTables, SQLiteSession>>()
      guard case .success(let admission) = try rules.admit(request, from: user, in: storage) else {
        return request.commands.count
      }
      var refused = 0
      for command in request.commands.dropFirst(admission.start) {
        let outcome = try rules.apply(command, by: user, receivedAt: now, in: &storage)
        if outcome.rejection != nil { refused += 1 }
      }
      return refused
    }
    let refused = try outcome.committed()
    guard refused == 0 else { throw Refused(count: refused) }
  }
}
