import Core
import RefWatchDomain
import View
import Wire

extension MirrorFeature {
  /// Milliseconds without a sign of life after which the clock is only estimated.
  static let silence: Int64 = 30_000
  /// Milliseconds until a mirror that failed is opened again, at first and at most.
  private static let patience = 1_000
  private static let longestPatience = 15_000

  /// Opens the mirror; the parent does this when somebody comes to it.
  public static func begin(_ state: inout State) -> [Effect<Action, Never>] { state.open() }

  public static func reduce(
    _ state: inout State, _ action: Action, _ moment: Moment
  ) -> [Effect<Action, Never>] {
    state.now = ClockReading(wall: moment.instant, uptime: moment.uptime, boot: state.boot)
    state.zoneOffset = moment.zone.offset
    var effects: Effects = []
    switch action {
    case .stateAnswered(let answer, let opening, let asked):
      guard opening == state.opening else { return [] }
      effects += state.receive(answer, asked: asked)
    case .streamed(let answer, let opening):
      guard opening == state.opening else { return [] }
      effects += state.hear(answer)
    case .tick: break
    case .retryDue(let opening):
      guard opening == state.opening else { return [] }
      effects += state.open()
    // A stream that slept may look open and be dead: always a new one, and what is there first.
    case .becameVisible:
      state.isVisible = true
      effects += state.open()
    case .becameHidden: state.isVisible = false
    case .wentOnline:
      state.isOnline = true
      effects += state.open()
    case .wentOffline: state.isOnline = false
    case .retried:
      state.failures = 0
      effects += state.open()
    }
    return effects + state.nextTick()
  }

  /// The parent goes elsewhere: the stream is closed, and what is under way is nobody's.
  public static func end(_ state: inout State) -> [Effect<Action, Never>] {
    state.opening += 1
    return [.tell(.unlisten)]
  }

  fileprivate static func wait(_ failures: Int) -> Int {
    min(longestPatience, patience << min(failures, 6))
  }
}

extension MirrorFeature.State {
  private func path(_ token: String) -> String { "/m/" + token }

  mutating func open() -> MirrorFeature.Effects {
    guard let token else { return [] }
    if case .gone = standing { return [] }
    opening += 1
    let opening = opening
    let asked = now
    return [
      .tell(.unlisten),
      .ask(
        .get(path(token) + "/state"),
        answer: { answer in .stateAnswered(answer, opening: opening, asked: asked) }),
    ]
  }

  fileprivate mutating func receive(
    _ answer: HostAnswer, asked: ClockReading
  ) -> MirrorFeature.Effects {
    switch answer {
    case .http(200, let body):
      guard let token, case .snapshot(let snapshot)? = MirrorMessage.read(body) else {
        return again()
      }
      standing = .shown(snapshot)
      failures = 0
      // The answer was made about halfway between.
      let underWay = now.milliseconds(since: asked) / 2
      server = (snapshot.now.advanced(byMilliseconds: underWay), now)
      heard = now
      let opening = opening
      return [
        .ask(
          .listen(path: path(token) + "/stream?after=" + String(snapshot.seq)),
          answer: { answer in .streamed(answer, opening: opening) })
      ]
    case .http(404, _):
      standing = .gone
      return []
    default: return again()
    }
  }

  fileprivate mutating func hear(_ answer: HostAnswer) -> MirrorFeature.Effects {
    guard case .text(let text) = answer else { return again() }
    guard let message = MirrorMessage.read(text) else { return [] }
    heard = now
    failures = 0
    switch message {
    case .snapshot(let snapshot):
      standing = .shown(snapshot)
      correct(snapshot.now)
    case .change(let change):
      if case .shown(var snapshot) = standing {
        snapshot.take(change)
        standing = .shown(snapshot)
      }
      correct(change.now)
    case .beat(let now): correct(now)
    case .over:
      standing = .gone
      opening += 1
      return [.tell(.unlisten)]
    }
    return []
  }

  /// A message was under way: the server's clock is at least as far as it says.
  private mutating func correct(_ said: Instant) {
    if let known = serverNow, said <= known { return }
    server = (said, now)
  }

  private mutating func again() -> MirrorFeature.Effects {
    if case .loading = standing { standing = .unreachable }
    let wait = MirrorFeature.wait(failures)
    failures += 1
    let opening = opening
    return [
      .ask(
        .timer(key: "mirror.retry", milliseconds: wait),
        answer: { _ in .retryDue(opening: opening) })
    ]
  }

  // MARK: The clock

  /// What the server's clock says now, as far as is known.
  var serverNow: Instant? {
    server.map { server in
      server.at.advanced(byMilliseconds: now.milliseconds(since: server.reading))
    }
  }

  /// Nobody has been heard of for a while.
  var isEstimated: Bool {
    guard let heard else { return false }
    return !isOnline || now.milliseconds(since: heard) >= MirrorFeature.silence
  }

  /// Wants the next whole second of a clock that can be seen.
  fileprivate func nextTick() -> MirrorFeature.Effects {
    guard isVisible, case .shown(let snapshot) = standing, let serverNow else { return [] }
    var wait: Int64 = 5_000
    if let clock = snapshot.course.clock, clock.isRunning {
      let elapsed = clock.elapsed(at: serverNow)
      wait = 1_000 - elapsed % 1_000
    }
    return [
      .ask(
        .timer(key: "mirror.tick", milliseconds: Int(wait)), answer: { _ in .tick })
    ]
  }
}

extension MirrorMessage {
  fileprivate static func read(_ text: String) -> MirrorMessage? {
    do throws(WireError) {
      return try MirrorMessage(WireCursor(try JSON.parse(text)))
    } catch { return nil }
  }
}
