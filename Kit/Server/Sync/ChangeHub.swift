import Core
import Sync
import Synchronization

/// Knows which streams to notify when a scope changes.
///
/// A commit costs what the streams cost that it concerns: of two thousand streams it touches ten if
/// ten are concerned.
public final class ChangeHub: Sendable {
  private struct Entry {
    let stream: ChangeStream
    var scopes: Set<Scope>
  }

  private struct State {
    var entries: [UInt64: Entry] = [:]
    var byScope: [Scope: Set<UInt64>] = [:]
    /// In order of opening.
    var byUser: [UserID: [UInt64]] = [:]
    var nextKey: UInt64 = 0
    var closed = false
  }

  /// Identifies an open stream.
  public struct Key: Hashable, Sendable {
    let value: UInt64
  }

  /// The most streams of one user by default. Opening another closes the oldest.
  public static let streamsPerUser = 32

  private let limit: Int
  private let perUser: Int
  private let state = Mutex(State())
  public let opened = Counter()
  public let notifications = Counter()

  /// - Parameters:
  ///   - limit: The most streams of all users.
  ///   - perUser: The most streams of one user.
  public init(limit: Int = 20_000, perUser: Int = ChangeHub.streamsPerUser) {
    self.limit = limit
    self.perUser = perUser
  }

  /// How many streams are open.
  public var count: Int { state.withLock { state in state.entries.count } }

  /// Whether another stream may be opened now.
  public func check() throws(Problem) {
    let problem = state.withLock { state in refusal(state) }
    if let problem { throw problem }
  }

  private func refusal(_ state: borrowing State) -> Problem? {
    if state.closed { return .later(.shuttingDown, seconds: 2) }
    return state.entries.count < limit ? nil : .later(.busy, seconds: 30)
  }

  /// Opens a stream for the scopes of a user. Refuses when there are too many streams or the server
  /// is stopping.
  public func open(
    _ session: UserSession, scopes: [Scope]
  ) throws(Problem) -> (key: Key, stream: ChangeStream) {
    let stream = ChangeStream(session: session)
    let wanted = Set(scopes + [.user(session.user)])
    let result = state.withLock { state -> Result<(Key, ChangeStream?), Problem> in
      if let problem = refusal(state) { return .failure(problem) }
      let key = state.nextKey
      state.nextKey += 1
      state.entries[key] = Entry(stream: stream, scopes: wanted)
      for scope in wanted { state.byScope[scope, default: []].insert(key) }
      state.byUser[session.user, default: []].append(key)
      let mine = state.byUser[session.user] ?? []
      let oldest = mine.count > perUser ? mine.first : nil
      return .success((Key(value: key), oldest.flatMap { key in state.entries[key]?.stream }))
    }
    let (key, oldest) = try result.get()
    oldest?.close()
    opened.add()
    return (key, stream)
  }

  /// Forgets a stream. Its reader calls this when it has ended, however it ended.
  public func remove(_ key: Key) {
    state.withLock { state in
      guard let entry = state.entries.removeValue(forKey: key.value) else { return }
      for scope in entry.scopes { drop(key.value, from: scope, in: &state) }
      let user = entry.stream.session.user
      state.byUser[user]?.removeAll { other in other == key.value }
      if state.byUser[user]?.isEmpty == true { state.byUser[user] = nil }
    }
  }

  private func drop(_ key: UInt64, from scope: Scope, in state: inout State) {
    state.byScope[scope]?.remove(key)
    if state.byScope[scope]?.isEmpty == true { state.byScope[scope] = nil }
  }

  /// Notifies the streams of the scopes, each once however many of its scopes have changed. Returns
  /// at once.
  public func notify(_ scopes: [Scope]) {
    let streams = state.withLock { state -> [ChangeStream] in
      if scopes.count == 1, let keys = state.byScope[scopes[0]] {
        return keys.compactMap { key in state.entries[key]?.stream }
      }
      var keys: Set<UInt64> = []
      for scope in scopes { keys.formUnion(state.byScope[scope] ?? []) }
      return keys.compactMap { key in state.entries[key]?.stream }
    }
    for stream in streams { stream.notify() }
    notifications.add(streams.count)
  }

  /// Sets the scopes of a user, without their own, as a pull has just read them.
  public func update(_ user: UserID, scopes: [Scope]) {
    let wanted = Set(scopes + [.user(user)])
    state.withLock { state in
      for key in state.byUser[user] ?? [] {
        guard let entry = state.entries[key], entry.scopes != wanted else { continue }
        for scope in entry.scopes.subtracting(wanted) { drop(key, from: scope, in: &state) }
        for scope in wanted.subtracting(entry.scopes) {
          state.byScope[scope, default: []].insert(key)
        }
        state.entries[key]?.scopes = wanted
      }
    }
  }

  /// Has every stream send a heartbeat.
  public func beat() { for stream in all() { stream.beat() } }

  /// Ends the streams of the sessions for which `ended` is true.
  public func close(where ended: (UserSession) -> Bool) {
    for stream in all() where ended(stream.session) { stream.close() }
  }

  /// Ends every stream and opens no more.
  public func closeAll() {
    state.withLock { state in state.closed = true }
    for stream in all() { stream.close() }
  }

  private func all() -> [ChangeStream] {
    state.withLock { state in state.entries.values.map { entry in entry.stream } }
  }

  /// Writes the hub's metrics.
  public func write(to page: inout MetricsPage) {
    page.single("fieldday_streams", .gauge, "Open streams of change notifications.", count)
    page.single(
      "fieldday_streams_opened_total", .counter, "Streams of change notifications opened.",
      opened.value)
    page.single(
      "fieldday_change_notifications_total", .counter, "Change notifications given to streams.",
      notifications.value)
  }
}
