import Core
import Hummingbird
import RefWatchDomain
import Server
import Wire

/// A match that somebody watches. However many they are, each change is read and folded once for
/// each lens, and written down once for all who look through it.
actor MirrorChannel {
  /// What an open stream is to write next.
  enum News: Sendable {
    case events(ByteBuffer, through: Int64)
    case nothing
    /// The match is not there (any more).
    case gone
  }

  /// What those see who look through one lens.
  private struct Pane {
    var count: Int
    var picture: MirrorPicture
    /// The latest change that can be seen.
    var seq: Int64
    /// The newest messages, as they travel, for those who have seen all before them.
    var messages: [(after: Int64, seq: Int64, event: ByteBuffer)] = []
  }

  /// Messages kept of each lens; whoever has missed more gets a snapshot.
  private static let kept = 64

  typealias Read = @Sendable (MatchID, Int64) async throws -> MirrorFeed

  let match: MatchID
  nonisolated let signal = StreamSignal()
  private let read: Read
  private let environment: ServerEnvironment
  /// Tells those who look through a lens that there is news.
  private let tell: @Sendable (Set<MirrorLens>) -> Void
  private var log: MirroredLog?
  private var cursor: Int64 = 0
  private var isGone = false
  private var panes: [MirrorLens: Pane] = [:]
  private var following: Task<Void, any Error>?
  private var alarm: Task<Void, Never>?

  init(
    _ match: MatchID, environment: ServerEnvironment, read: @escaping Read,
    tell: @escaping @Sendable (Set<MirrorLens>) -> Void
  ) {
    self.match = match
    self.environment = environment
    self.read = read
    self.tell = tell
  }

  /// Follows the match until the signal says that nobody watches any more.
  func run() async {
    while true {
      switch await signal.next() {
      case .moved:
        // A database that fails is asked again.
        do { try await follow() } catch { wake(in: 1_000) }
      case .beat: break
      case .closed:
        alarm?.cancel()
        return
      }
    }
  }

  // MARK: What is seen

  /// All there is to see, with the server's time; `nil` when the match is not there.
  func snapshot(_ lens: MirrorLens) async throws -> MirrorSnapshot? {
    if log == nil, !isGone { try await follow() }
    guard !isGone, let log else { return nil }
    let now = environment.now()
    let pane = self.pane(lens, log, now)
    return MirrorSnapshot(pane.picture, lens, seq: pane.seq, now: now)
  }

  /// What came after `seq`, which is `nil` at the beginning.
  func news(after seq: Int64?, _ lens: MirrorLens) async throws -> News {
    if log == nil, !isGone { try await follow() }
    guard !isGone, let log else { return .gone }
    let pane = self.pane(lens, log, environment.now())
    if seq == pane.seq { return .nothing }
    guard let seq, let first = pane.messages.firstIndex(where: { known in known.after == seq })
    else {
      guard let snapshot = try await snapshot(lens) else { return .gone }
      let event = MirrorChannel.event(.snapshot(snapshot), seq: snapshot.seq)
      return .events(event, through: snapshot.seq)
    }
    var events = ByteBuffer()
    for message in pane.messages[first...] { events.writeImmutableBuffer(message.event) }
    return .events(events, through: pane.seq)
  }

  private func pane(_ lens: MirrorLens, _ log: MirroredLog, _ now: Instant) -> Pane {
    if let pane = panes[lens] { return pane }
    let count = log.count(of: lens, at: now)
    let pane = Pane(
      count: count, picture: log.picture(lens, count: count), seq: log.seq(count: count))
    panes[lens] = pane
    setAlarm(now)
    return pane
  }

  /// Forgets what only those saw who have gone.
  func forget(_ lens: MirrorLens) { panes[lens] = nil }

  // MARK: Following

  /// Reads on and tells the difference. One after the other, whoever asks.
  private func follow() async throws {
    let before = following
    let task = Task {
      _ = await before?.result
      try await step()
    }
    following = task
    try await task.value
  }

  private func step() async throws {
    let feed = try await read(match, cursor)
    let isFirst = cursor == 0
    let now = environment.now()
    cursor = feed.cursor
    // While nobody watched, nobody saw when a change arrived; it says itself when it was made.
    func arrival(_ made: Instant) -> Instant { isFirst ? min(now, made) : now }
    for (seq, change) in feed.changes {
      switch change {
      case .match(let match?):
        let at = arrival(match.createdAt)
        if log == nil {
          log = MirroredLog(match, seq: seq, at: at)
        } else {
          log?.take(.match(match), seq: seq, at: at)
        }
        isGone = false
      case .match(nil):
        log = nil
        isGone = true
      case .event(let event): log?.take(.event(event), seq: seq, at: arrival(event.at))
      }
    }
    if log == nil { isGone = true }
    if isGone {
      tell(Set(panes.keys))
      panes = [:]
    } else {
      refresh(now)
    }
  }

  private func refresh(_ now: Instant) {
    guard let log else { return }
    var changed: Set<MirrorLens> = []
    for (lens, old) in panes {
      let count = log.count(of: lens, at: now)
      if count == old.count { continue }
      var pane = old
      pane.count = count
      let picture = log.picture(lens, count: count)
      let seq = log.seq(count: count)
      if let message = MirrorMessage.next(
        from: old.picture, to: picture, lens, seq: seq, now: now), seq > old.seq
      {
        pane.picture = picture
        pane.seq = seq
        pane.messages.append((old.seq, seq, MirrorChannel.event(message, seq: seq)))
        if pane.messages.count > MirrorChannel.kept { pane.messages.removeFirst() }
        changed.insert(lens)
      }
      panes[lens] = pane
    }
    setAlarm(now)
    if !changed.isEmpty { tell(changed) }
  }

  /// Wakes up when a delay is over.
  private func setAlarm(_ now: Instant) {
    var due: Instant?
    for (lens, pane) in panes {
      guard let next = log?.nextDue(after: pane.count, lens) else { continue }
      due = min(due ?? next, next)
    }
    if let due { wake(in: max(1, due.milliseconds - now.milliseconds)) }
  }

  private func wake(in milliseconds: Int64) {
    alarm?.cancel()
    alarm = Task { [signal, sleep = environment.sleep] in
      do { try await sleep(milliseconds) } catch { return }
      signal.move()
    }
  }

  // MARK: As it travels

  static func event(_ message: MirrorMessage, seq: Int64) -> ByteBuffer {
    ByteBuffer(string: "id: \(seq)\ndata: \(message.json.text)\n\n")
  }

  /// The comment keeps the connection alive; the data can be seen by a page, which a comment can't.
  static func beat(_ now: Instant) -> ByteBuffer {
    ByteBuffer(string: ": beat\ndata: \(MirrorMessage.beat(now).json.text)\n\n")
  }

  static let over = ByteBuffer(string: "data: \(MirrorMessage.over.json.text)\n\n")
}
