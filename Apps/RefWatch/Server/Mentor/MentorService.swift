import Core
import RefWatchDomain
import Server
import Store
import Sync

/// Who becomes the mentor of a shared journal entry, and when that ends by itself.
public struct MentorService<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  typealias Storage = SQLStorage<Tables, Engine.Connection>

  /// Milliseconds for which an invitation can be used: a week.
  static var life: Int64 { 7 * 86_400_000 }

  let crews: CrewService<Engine, Tables>

  init(crews: CrewService<Engine, Tables>) { self.crews = crews }

  /// A link for whoever it is sent to; `nil` where there is no such share of one's own that waits
  /// for somebody. The link made before ends.
  func invite(
    to share: JournalShareID, by owner: UserID
  ) async throws -> (token: SessionToken, expires: Instant)? {
    let now = crews.environment.now()
    let token = SessionToken(random: crews.environment.randomBytes(SessionToken.length))
    let expires = now.advanced(byMilliseconds: Self.life)
    let isMade = try await crews.writer.submit(for: owner) { storage throws(StoreFailure) in
      let session = storage.session
      guard let found = try ShareRows.all("id = \(share) AND owner = \(owner)", session).first,
        found.mentor == nil, found.isOpen(at: now)
      else { return false }
      try session.run("DELETE FROM mentor_invitation WHERE expires_at <= \(now)")
      try session.run(
        """
        INSERT INTO mentor_invitation (share, token_hash, expires_at)
        VALUES (\(share), \(token.hash.bytes), \(expires))
        ON CONFLICT (share) DO UPDATE SET token_hash = excluded.token_hash,
          expires_at = excluded.expires_at
        """)
      return true
    }.committed()
    return isMade ? (token, expires) : nil
  }

  /// Lets somebody read the entry; `nil` for a link that is not good any more. It works for one
  /// person, however often they try, and for its owner not at all.
  func join(
    _ token: SessionToken?, _ user: UserID, name: String
  ) async throws -> JournalShareID? {
    guard let hash = token?.hash else { return nil }
    let now = crews.environment.now()
    return try await crews.writer.submit(for: user) { storage throws(StoreFailure) in
      let found: SQL = """
        id = (SELECT share FROM mentor_invitation
          WHERE token_hash = \(hash.bytes) AND expires_at > \(now))
        """
      guard var share = try ShareRows.all(found, storage.session).first, share.owner != user,
        share.isOpen(at: now)
      else { return nil }
      if share.mentor == user { return share.id }
      guard share.mentor == nil else { return nil }
      share.mentor = user
      share.mentorName = name
      let scope = Scope.sharedJournal(share.id)
      let moved = try ServerRules<Storage>().enact(
        [.join(scope, user), .put(scope, crews.entity(.share(share)))], in: &storage)
      return moved == nil ? nil : share.id
    }.committed()
  }

  // MARK: The end

  /// Takes entries away from their mentors whose time is over.
  public var job: BackgroundJob {
    BackgroundJob("mentors", every: 60_000) { now in try await endExpired(at: now) }
  }

  func endExpired(at now: Instant) async throws {
    let due = try await crews.engine.read { session throws(StoreFailure) in
      try ShareRows.all("ended IS NULL AND expires_at <= \(now)", session)
    }
    for share in due {
      _ = try await crews.writer.submit(for: share.owner) { storage throws(StoreFailure) in
        let session = storage.session
        guard var share = try ShareRows.all("id = \(share.id) AND ended IS NULL", session).first
        else { return }
        share.end = .expired
        let scope = Scope.sharedJournal(share.id)
        var changes: [Change<Tables.Domain.Entity>] = [.put(scope, crews.entity(.share(share)))]
        if let mentor = share.mentor { changes.append(.leave(scope, mentor)) }
        _ = try ServerRules<Storage>().enact(changes, in: &storage)
      }.committed()
    }
  }
}
