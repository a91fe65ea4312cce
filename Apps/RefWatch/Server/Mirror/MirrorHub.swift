import Core
import RefWatchDomain
import Server
import Sync
import Synchronization

/// Knows who watches which match, and keeps one channel for each match that is watched.
public final class MirrorHub: Sendable {
  /// One open stream.
  final class Viewer: Sendable {
    let key: UInt64
    let mirror: MirrorRow
    let channel: MirrorChannel
    let signal = StreamSignal()
    private let stopped = Mutex(false)

    init(_ key: UInt64, _ mirror: MirrorRow, _ channel: MirrorChannel) {
      self.key = key
      self.mirror = mirror
      self.channel = channel
    }

    /// Whether the mirror was taken away, and the client should know.
    var isStopped: Bool { stopped.withLock { stopped in stopped } }

    func stop() {
      stopped.withLock { stopped in stopped = true }
      signal.close()
    }
  }

  private struct Watched {
    let channel: MirrorChannel
    var viewers: [UInt64: Viewer] = [:]
    /// Those who look once.
    var visits = 0
  }

  private struct State {
    var matches: [MatchID: Watched] = [:]
    var byMirror: [MirrorID: Int] = [:]
    var count = 0
    var nextKey: UInt64 = 0
    var closed = false
  }

  /// The most viewers of one mirror.
  public static let viewersPerMirror = 5_000

  private let limit: Int
  private let environment: ServerEnvironment
  private let read: @Sendable (MatchID, Int64) async throws -> MirrorFeed
  private let state = Mutex(State())
  let opened = Counter()
  let told = Counter()
  /// How often news was written to a stream.
  public let written = Counter()

  init(
    limit: Int, environment: ServerEnvironment,
    read: @escaping @Sendable (MatchID, Int64) async throws -> MirrorFeed
  ) {
    self.limit = limit
    self.environment = environment
    self.read = read
  }

  /// How many streams are open.
  public var count: Int { state.withLock { state in state.count } }
  /// How many matches are followed.
  public var channels: Int { state.withLock { state in state.matches.count } }

  func viewers(of mirror: MirrorID) -> Int {
    state.withLock { state in state.byMirror[mirror] ?? 0 }
  }

  private func refusal(_ state: borrowing State, _ mirror: MirrorID) -> Problem? {
    if state.closed { return .later(.shuttingDown, seconds: 2) }
    let isFull =
      state.count >= limit || (state.byMirror[mirror] ?? 0) >= MirrorHub.viewersPerMirror
    return isFull ? .later(.busy, seconds: 30) : nil
  }

  /// Whether another stream may be opened now.
  func check(_ mirror: MirrorID) throws(Problem) {
    if let problem = state.withLock({ state in refusal(state, mirror) }) { throw problem }
  }

  func open(_ mirror: MirrorRow) throws(Problem) -> Viewer {
    let result = state.withLock { state -> Result<Viewer, Problem> in
      if let problem = refusal(state, mirror.id) { return .failure(problem) }
      let channel = self.channel(of: mirror.match, in: &state)
      let viewer = Viewer(state.nextKey, mirror, channel)
      state.nextKey += 1
      state.count += 1
      state.byMirror[mirror.id, default: 0] += 1
      state.matches[mirror.match]?.viewers[viewer.key] = viewer
      return .success(viewer)
    }
    opened.add()
    return try result.get()
  }

  private func channel(of match: MatchID, in state: inout State) -> MirrorChannel {
    if let watched = state.matches[match] { return watched.channel }
    let channel = MirrorChannel(match, environment: environment, read: read) { [weak self] lenses in
      self?.tell(match, lenses)
    }
    state.matches[match] = Watched(channel: channel)
    Task { await channel.run() }
    return channel
  }

  /// Forgets a stream. Its writer calls this when it has ended, however it ended.
  func leave(_ viewer: Viewer) {
    let match = viewer.mirror.match
    let isLast = state.withLock { state -> Bool in
      guard state.matches[match]?.viewers.removeValue(forKey: viewer.key) != nil else {
        return false
      }
      state.count -= 1
      let left = (state.byMirror[viewer.mirror.id] ?? 1) - 1
      state.byMirror[viewer.mirror.id] = left > 0 ? left : nil
      closeIfUnwatched(match, in: &state)
      return state.matches[match]?.viewers.values.contains { other in
        other.mirror.lens == viewer.mirror.lens
      } == false
    }
    guard isLast else { return }
    Task { await viewer.channel.forget(viewer.mirror.lens) }
  }

  private func closeIfUnwatched(_ match: MatchID, in state: inout State) {
    guard let watched = state.matches[match], watched.viewers.isEmpty, watched.visits == 0 else {
      return
    }
    watched.channel.signal.close()
    state.matches[match] = nil
  }

  /// Looks once.
  func visit<Value: Sendable>(
    _ match: MatchID, _ look: (MirrorChannel) async throws -> Value
  ) async throws -> Value {
    let channel = state.withLock { state in
      let channel = self.channel(of: match, in: &state)
      state.matches[match]?.visits += 1
      return channel
    }
    defer {
      state.withLock { state in
        state.matches[match]?.visits -= 1
        closeIfUnwatched(match, in: &state)
      }
    }
    return try await look(channel)
  }

  /// What somebody sees who looks at a match now; `nil` when it is not there.
  public func look(at match: MatchID, through lens: MirrorLens) async throws -> MirrorSnapshot? {
    try await visit(match) { channel in try await channel.snapshot(lens) }
  }

  // MARK: News

  /// A commit moved these scopes. Returns at once.
  public func moved(_ scopes: [Scope]) {
    state.withLock { state in
      if state.matches.isEmpty { return }
      for scope in scopes {
        let match: MatchID = scope.id.retagged()
        guard let watched = state.matches[match], scope == .match(match) else { continue }
        watched.channel.signal.move()
      }
    }
  }

  private func tell(_ match: MatchID, _ lenses: Set<MirrorLens>) {
    let viewers = state.withLock { state -> [Viewer] in
      (state.matches[match]?.viewers.values).map { viewers in
        viewers.filter { viewer in lenses.contains(viewer.mirror.lens) }
      } ?? []
    }
    for viewer in viewers { viewer.signal.move() }
    told.add(viewers.count)
  }

  /// Gives every stream a sign of life to send.
  public func beat() { for viewer in all() { viewer.signal.beat() } }

  /// Ends the streams of a mirror; they can be opened again.
  func interrupt(_ mirror: MirrorID) {
    for viewer in all() where viewer.mirror.id == mirror { viewer.signal.close() }
  }

  /// Ends the streams of a mirror that was taken away.
  public func stop(_ mirror: MirrorID) {
    for viewer in all() where viewer.mirror.id == mirror { viewer.stop() }
  }

  /// Ends every stream and opens no more.
  public func closeAll() {
    state.withLock { state in state.closed = true }
    for viewer in all() { viewer.signal.close() }
  }

  private func all() -> [Viewer] {
    state.withLock { state in state.matches.values.flatMap { watched in watched.viewers.values } }
  }

  /// The hub's part of the metrics page.
  public func write(to page: inout MetricsPage) {
    page.single("fieldday_mirror_viewers", .gauge, "Open mirror streams.", count)
    page.single("fieldday_mirror_matches", .gauge, "Matches that are watched.", channels)
    page.single(
      "fieldday_mirror_streams_total", .counter, "Mirror streams opened.", opened.value)
    page.single("fieldday_mirror_told_total", .counter, "Mirror streams woken.", told.value)
    page.single(
      "fieldday_mirror_written_total", .counter, "News written to mirror streams.", written.value)
  }
}
