import AccountsServer
import Core
import Foundation
import Server
import Store
import StoreSQLite
import Sync
import Wire

/// Does what an operator asks, whether the server runs or not.
public struct Administrator<Tables: EntityTables>: Sendable {
  let build: Build<SQLiteDatabase, Tables>

  public init(build: Build<SQLiteDatabase, Tables>) { self.build = build }

  /// What came of it, in sentences. Never throws: a failure is an answer too.
  public func perform(_ request: AdminRequest) async -> AdminAnswer {
    do {
      return AdminAnswer(done: true, lines: try await lines(of: request))
    } catch let problem as Problem {
      let fault = problem.data.first { member in member.name == "fault" }
      var words = problem.code.title
      if case .string(let word)? = fault?.value { words += " (\(word))" }
      return AdminAnswer(done: false, lines: [words])
    } catch {
      return AdminAnswer(done: false, lines: ["\(error)"])
    }
  }

  private func lines(of request: AdminRequest) async throws -> [String] {
    switch request {
    case .listUsers:
      let accounts = try await build.engine.read { session throws(StoreFailure) in
        try AccountRows.all(in: session)
      }
      return accounts.map { account in
        "\(account.id)  \(day(account.created))  \(account.email)"
      }
    case .resetPassword(let email, let password):
      try await build.accounts.resetPassword(email: email, to: password)
      return ["The password is changed and every session has ended."]
    case .resetLink(let email):
      return [try await build.accounts.resetLink(email: email), "It works once, for 30 minutes."]
    case .signOut(let email):
      try await build.accounts.endAll(ofLogin: email)
      return ["Every session has ended."]
    case .backUp(let path):
      try build.engine.backUp(to: path)
      return [
        "The backup is in \(path).",
        "It does not contain the keys: keep a copy of the folder “keys” of the data directory, but "
          + "somewhere else.",
      ]
    }
  }

  private func day(_ instant: Instant) -> String {
    let date = Date(timeIntervalSince1970: Double(instant.milliseconds) / 1_000)
    return date.formatted(.iso8601.year().month().day())
  }
}

extension Administrator<SuiteTables> {
  /// Asks the server that holds the data directory, or does it here when none does.
  public static func perform(
    _ request: AdminRequest, data: String, peppersFile: String?,
    origin: String = "http://127.0.0.1:8080",
    ambient: Ambient = .system
  ) async throws -> AdminAnswer {
    let engine: SQLiteDatabase
    do {
      engine = try SQLiteDatabase.open(directory: data)
    } catch OpenFailure.locked {
      return try ControlClient.ask(request, socket: Control<SuiteTables>.socket(in: data))
    }
    try Build<SQLiteDatabase, SuiteTables>.prepare(engine, epoch: ambient.moment().id())
    let build = try Build(
      engine: engine, tables: SuiteTables.self, site: SiteOptions(secure: false),
      keys: try KeyPlace.load(
        data: data, peppersFile: peppersFile, for: engine, ambient: ambient),
      ambient: ambient, darkroom: .closed(data: data),
      post: .closed(origin: origin))
    let answer = await Administrator(build: build).perform(request)
    await build.writer.drain()
    try engine.close()
    return answer
  }
}
