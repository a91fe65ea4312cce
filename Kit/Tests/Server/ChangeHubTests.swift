import Core
import Server
import Sync
import Testing

@Suite struct ChangeHubTests {
  private let hub = ChangeHub(limit: 50)

  private func session(_ user: UInt64, _ id: UInt64 = 1) -> UserSession {
    let start = Instant(milliseconds: 0)
    return UserSession(
      id: UserSessionID(high: user, low: id), user: UserID(high: 7, low: user), created: start,
      lastSeen: start)
  }

  private let board = Scope(kind: "board", id: ID(high: 1, low: 1))

  @Test func wakesThoseConcernedOnce() async throws {
    let (_, ana) = try hub.open(session(1), scopes: [board])
    let (_, ben) = try hub.open(session(2), scopes: [board])
    let (_, eve) = try hub.open(session(3), scopes: [])
    hub.notify([.user(session(1).user), board])
    hub.notify([board])
    hub.notify([Scope(kind: "board", id: ID(high: 2, low: 2))])
    #expect(hub.notifications.value == 4)
    hub.closeAll()
    // However often it was notified, one flag waits, and closing goes before it.
    for stream in [ana, ben, eve] { #expect(await stream.next() == .closed) }
  }

  @Test func keepsOneFlagPerStream() async throws {
    let (_, stream) = try hub.open(session(1), scopes: [])
    for _ in 0..<1_000 { hub.notify([.user(session(1).user)]) }
    for _ in 0..<1_000 { hub.beat() }
    #expect(await stream.next() == .moved)
    #expect(await stream.next() == .beat)
    let waiting = Task { await stream.next() }
    hub.notify([.user(session(1).user)])
    #expect(await waiting.value == .moved)
  }

  @Test func followsMembership() async throws {
    let (_, stream) = try hub.open(session(1), scopes: [])
    hub.notify([board])
    #expect(hub.notifications.value == 0)
    hub.update(session(1).user, scopes: [board])
    hub.notify([board])
    #expect(await stream.next() == .moved)
    hub.update(session(1).user, scopes: [])
    hub.notify([board])
    #expect(hub.notifications.value == 1)
  }

  @Test func closesTheStreamsOfASession() async throws {
    let (_, one) = try hub.open(session(1, 1), scopes: [])
    let (_, two) = try hub.open(session(1, 2), scopes: [])
    hub.close { other in other.id == session(1, 1).id }
    #expect(await one.next() == .closed)
    hub.beat()
    #expect(await two.next() == .beat)
  }

  @Test func isBoundedForOneAndForAll() async throws {
    let (_, oldest) = try hub.open(session(1), scopes: [])
    for _ in 0..<ChangeHub.streamsPerUser { _ = try hub.open(session(1), scopes: []) }
    #expect(await oldest.next() == .closed)
    for user in 2..<19 { _ = try hub.open(session(UInt64(user)), scopes: []) }
    #expect(hub.count == 50)
    #expect(throws: Problem.self) { try hub.open(session(99), scopes: []) }
    #expect(throws: Problem.self) { try hub.check() }
  }

  @Test func aHubMayGrantEachPersonFewer() async throws {
    let small = ChangeHub(limit: 50, perUser: 2)
    let (_, oldest) = try small.open(session(1), scopes: [])
    let (_, next) = try small.open(session(1), scopes: [])
    _ = try small.open(session(1), scopes: [])
    _ = try small.open(session(2), scopes: [])
    #expect(await oldest.next() == .closed)
    small.beat()
    #expect(await next.next() == .beat)
  }

  @Test func forgetsEverythingOfAStream() throws {
    var keys: [ChangeHub.Key] = []
    for user in 1...20 { keys.append(try hub.open(session(UInt64(user)), scopes: [board]).key) }
    for key in keys { hub.remove(key) }
    for key in keys { hub.remove(key) }
    #expect(hub.count == 0)
    hub.notify([board])
    #expect(hub.notifications.value == 0)
  }

  @Test func opensNothingWhileStopping() throws {
    hub.closeAll()
    #expect(throws: Problem.later(.shuttingDown, seconds: 2)) {
      try hub.open(session(1), scopes: [])
    }
  }
}
