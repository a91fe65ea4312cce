import Core
import DayBlockDomain
import Server
import Store
import Wire

/// Takes a file over into a person's sessions, and takes that back.
struct ImportTaking<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let service: DayService<Engine, Tables>
  let user: UserID
  let id: DayImportID

  /// What came of it.
  struct Outcome: Hashable, Sendable {
    /// Sessions that are there now.
    var sessions = 0
    /// Sessions that were refused.
    var refused = 0
    /// Why the first thing was.
    var rejection: DayBlockRejection?

    var members: [JSON.Member] {
      var members: [JSON.Member] = [.init("sessions", .int(sessions))]
      if let rejection {
        members += [.init("refused", .int(refused)), .init("rejection", rejection.json)]
      }
      return members
    }
  }

  /// What was taken back.
  struct Gone: Hashable, Sendable {
    var sessions = 0
    var blocks = 0
    var groups = 0
  }

  // MARK: Taking

  /// Gives the commands one by one. What is refused holds up nothing else, and where writing fails
  /// on the way, the problem names the import, so that it can be undone.
  func take(_ steps: ImportSteps) async throws -> Outcome {
    var outcome = Outcome()
    do {
      for command in steps.commands { try await take(command, &outcome) }
    } catch let problem as Problem {
      throw Problem(
        problem.code, detail: problem.detail,
        data: problem.data + [JSON.Member("import", .id(id))] + outcome.members,
        retryAfter: problem.retryAfter, failure: problem.failure)
    }
    return outcome
  }

  private func take(_ command: DayBlockCommand, _ outcome: inout Outcome) async throws {
    var count = 0
    if case .importSessions(_, let news) = command { count = news.count }
    guard case .refused(let rejection) = try await service.run(command, by: user) else {
      outcome.sessions += count
      return
    }
    // One session that is refused takes the others of its command with it: each by itself.
    if case .importSessions(_, let news) = command, news.count > 1 {
      for new in news { try await take(.importSessions(id, [new]), &outcome) }
      return
    }
    outcome.refused += count
    outcome.rejection = outcome.rejection ?? rejection
  }

  // MARK: Taking back

  /// The sessions that are as they came, then the blocks and groups that came with them and hold
  /// nothing else; `nil` where there is nothing of the import.
  func takeBack() async throws -> Gone? {
    let ids = try await service.engine.read { session throws(StoreFailure) in
      // Of a file of DayBlock's own there are some that were made with the tutorial.
      try DayRows.load(
        .session, "origin IN ('import', 'tutorial') AND deleted_at IS NULL ORDER BY id", user,
        session
      ).compactMap { entity -> DaySessionID? in
        guard case .session(let session) = entity, session.batch == id else { return nil }
        return session.id
      }
    }
    var from = 0
    while from < ids.count {
      let part = Array(ids[from..<min(ids.count, from + DayLimits.importBatch)])
      _ = try await service.run(.undoImport(id, part), by: user)
      from += part.count
    }
    let replica = try await service.engine.read { session throws(StoreFailure) in
      try DayReplicas.whole(of: user, in: session)
    }
    // What was changed since stays.
    var gone = Gone()
    gone.sessions = ids.count { session in replica.session(session)?.deletedAt != nil }
    for command in replica.clearing(id, of: user) {
      guard try await service.run(command, by: user) == .done else { continue }
      if case .deleteBlock = command { gone.blocks += 1 } else { gone.groups += 1 }
    }
    return ids.isEmpty && gone == Gone() ? nil : gone
  }
}
