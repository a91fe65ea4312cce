import AccountsDomain
import AccountsServer
import Coding
import Core
import Foundation
import Server
import Store
import StoreSQLite
import Suite
import Sync
import Wire

/// Does what an operator asks, whether the server runs or not.
@Memberwise public struct Administrator<Tables: EntityTables>: Sendable
where Tables.Domain.Entity == SuiteEntity {
  let build: Build<SQLiteDatabase, Tables>
  /// Where the keys are, for a server that runs.
  let keys: LiveKeys?

  /// What came of it, in sentences. Never throws: a failure is an answer too.
  public func perform(_ request: AdminRequest) async -> AdminAnswer {
    do {
      return AdminAnswer(done: true, lines: try await lines(of: request))
    } catch let problem as Problem {
      let fault = problem.data.first { member in member.name == "fault" }
      var words = problem.code.title
      if case .string(let word)? = fault?.value { words += " (\(word))" }
      return AdminAnswer(done: false, lines: [words])
    } catch let refused as Refused {
      return AdminAnswer(done: false, lines: refused.lines)
    } catch {
      return AdminAnswer(done: false, lines: ["\(error)"])
    }
  }

  private func lines(of request: AdminRequest) async throws -> [String] {
    switch request {
    case .listUsers(let search): return try await people(search)
    case .lock(let email):
      try await build.accounts.change(.lock, ofLogin: email)
      return ["The account is locked and every session has ended."]
    case .unlock(let email):
      try await build.accounts.change(.unlock, ofLogin: email)
      return ["The account is unlocked."]
    case .setRole(let email, let role):
      try await build.accounts.change(.role(role), ofLogin: email)
      return ["The role is now \(role.rawValue)."]
    case .delete(let email):
      try await build.accounts.change(.delete, ofLogin: email)
      return ["The account and everything in it was deleted."]
    case .invite(let email):
      return [
        try await build.accounts.invite(email: email, by: .operating),
        "It makes one account and works once, for 7 days.",
      ]
    case .resetPassword(let email, let password):
      try await build.accounts.resetPassword(email: email, to: password)
      return ["The password was changed and every session has ended."]
    case .resetLink(let email):
      return [try await build.accounts.resetLink(email: email), "It works once, for 30 minutes."]
    case .signOut(let email):
      try await build.accounts.endAll(ofLogin: email)
      return ["Every session has ended."]
    case .importAnswers(let email, let answers):
      try await build.accounts.importAnswers(answers, email: email)
      return ["The old answers are attached."]
    case .takeUpKeys:
      try await keys?.takeUp(build.engine, build.writer)
      return ["The server uses the new keys from now on."]
    case .putPack(let path, let name, let season):
      return try await putPack(path, name: name, season: season)
    case .listPacks: return try await listPacks()
    case .dropPack(let name, let season): return try await dropPack(name: name, season: season)
    case .importCourses(let path): return try await importCourses(path)
    case .listCourses(let search): return try await listCourses(search)
    case .dropCourse(let id): return try await dropCourse(id)
    case .dropCourses(let source): return try await dropCourses(source)
    case .listReports: return try await listReports()
    case .closeReport(let id, let isUpheld): return try await closeReport(id, isUpheld: isUpheld)
    case .listSuspensions: return try await listSuspensions()
    case .suspendGolfer(let email, let days):
      return try await suspendGolfer(email, days: days)
    case .listAppeals: return try await listAppeals()
    case .decideAppeal(let entry, let isGranted, let note):
      return try await decideAppeal(entry, isGranted: isGranted, note: note)
    case .moderationLog: return try await moderationLog()
    case .liftSuspension(let email): return try await liftSuspension(email)
    case .correctBirthDate(let email, let day): return try await correctBirthDate(email, day)
    case .track(let email, let request): return try await track(email, request)
    case .runs(let email, let request): return try await runs(email, request)
    case .backUp(let path):
      return try Self.backUp(build.engine, to: path)
    }
  }

  static func backUp(_ engine: SQLiteDatabase, to path: String) throws -> [String] {
    try engine.backUp(to: path)
    return [
      "The backup was written to \(path).",
      "It does not contain the keys: keep a copy of the folder “keys” of the data directory in a "
        + "different place.",
    ]
  }

  /// Oldest first: id, day of making, role, status, address.
  private func people(_ search: String?) async throws -> [String] {
    let found = try await build.engine.read { session throws(StoreFailure) in
      try PeopleRows.list(search: search ?? "", after: nil, limit: 1_000_000, in: session)
    }
    return found.reversed().map { entry in
      let standing = entry.standing
      return "\(entry.account.id)  \(day(entry.account.created))  \(standing.role.rawValue)  "
        + "\(standing.status.rawValue)  \(entry.account.email)"
    }
  }

  func day(_ instant: Instant) -> String {
    let date = Date(timeIntervalSince1970: Double(instant.milliseconds) / 1_000)
    return date.formatted(.iso8601.year().month().day())
  }
}

extension Administrator<SuiteTables> {
  /// Asks the server that holds the data directory, or does it here when none does.
  public static func perform(
    _ request: AdminRequest, data: String, peppersFile: String?,
    origin: String = "http://127.0.0.1:8080",
    answers: SecurityAnswerOptions = SecurityAnswerOptions(), cities: String? = nil,
    environment: ServerEnvironment = .system
  ) async throws -> AdminAnswer {
    let engine: SQLiteDatabase
    do {
      engine = try SQLiteDatabase.open(directory: data)
    } catch OpenFailure.locked {
      return try ControlClient.ask(request, socket: Control<SuiteTables>.socket(in: data))
    }
    // A copy needs no keys, and is wanted the more where they are missing.
    if case .backUp(let path) = request {
      defer { try? engine.close() }
      return AdminAnswer(done: true, lines: try backUp(engine, to: path))
    }
    try Build<SQLiteDatabase, SuiteTables>.prepare(engine, epoch: environment.moment().id())
    let build = try Build(
      engine: engine, tables: SuiteTables.self,
      keys: try KeyPlace.load(
        data: data, peppersFile: peppersFile, for: engine, environment: environment),
      environment: environment, photoStorage: .closed(data: data),
      options: BuildOptions(
        site: SiteOptions(secure: false),
        accounts: AccountsOptions(mailer: .closed(origin: origin), answers: answers),
        cities: cities))
    let answer = await Administrator(build: build).perform(request)
    await build.writer.drain()
    try engine.close()
    return answer
  }
}
