import Coding
import Core
import Synchronization

/// Where sessions are kept. The account system gives the server these.
@Memberwise public struct SessionSource: Sendable {
  /// The session of a token, whether or not it is still valid.
  public let find: @Sendable (SessionTokenHash) async throws -> UserSession?
  /// Notes that a session is in use.
  public let note: @Sendable (UserSessionID, Instant) async throws -> Void
}

/// Answers "whose request is this?" mostly from memory.
///
/// An entry is believed for ``belief`` milliseconds. Signing out through this process removes it at
/// once, so the belief only matters for changes made beside the server (`fieldday user sign-out`).
public final class SessionCache: Sendable {
  /// Milliseconds an entry is believed.
  public static let belief: Int64 = 5_000
  /// The most entries held; beyond it the cache starts again from nothing.
  public static let capacity = 20_000

  private struct Entry {
    let session: UserSession
    let read: Instant
  }

  private struct State {
    var entries: [SessionTokenHash: Entry] = [:]
    /// Grows with every removal, so that a look-up under way cannot bring back what was just
    /// removed.
    var removals: UInt64 = 0
  }

  private let source: SessionSource
  private let state = Mutex(State())

  public init(source: SessionSource) { self.source = source }

  /// The valid session of a token at `now`.
  public func session(_ token: SessionTokenHash, at now: Instant) async throws -> UserSession? {
    let (held, removals) = state.withLock { state in (state.entries[token], state.removals) }
    if let held, isFresh(held, at: now) {
      return SessionPolicy.isValid(held.session, at: now) ? held.session : nil
    }
    guard let found = try await source.find(token), SessionPolicy.isValid(found, at: now) else {
      state.withLock { state in state.entries[token] = nil }
      return nil
    }
    var session = found
    if now.milliseconds - found.lastSeen.milliseconds >= SessionPolicy.noteEvery {
      try await source.note(found.id, now)
      session = UserSession(
        id: found.id, user: found.user, created: found.created, lastSeen: now,
        authenticated: found.authenticated, role: found.role, kind: found.kind)
    }
    let entry = Entry(session: session, read: now)
    state.withLock { state in
      guard state.removals == removals else { return }
      if state.entries.count >= SessionCache.capacity { state.entries.removeAll() }
      state.entries[token] = entry
    }
    return session
  }

  private func isFresh(_ entry: Entry, at now: Instant) -> Bool {
    let age = now.milliseconds - entry.read.milliseconds
    return age >= 0 && age < SessionCache.belief
  }

  /// Forgets every entry of the sessions for which `ended` is true.
  public func forget(where ended: @Sendable (UserSession) -> Bool) {
    state.withLock { state in
      state.removals += 1
      state.entries = state.entries.filter { entry in !ended(entry.value.session) }
    }
  }
}
