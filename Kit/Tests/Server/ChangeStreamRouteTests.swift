import Core
import Server
import ServiceLifecycle
import Store
import Sync
import TestKit
import Testing

/// The stream over a real socket.
@Suite(.timeLimit(.minutes(3))) struct ChangeStreamRouteTests {
  private let site: TestSite
  private let ana: Visitor

  init() throws {
    site = try TestSite(options: SiteOptions(secure: false))
    ana = site.visitor(1)
  }

  private func commit(_ number: Int64) async throws {
    let card = Card(id: ID(high: 9, low: UInt64(number)), text: "x")
    let command = envelope(.write(card, on: nil), of: DeviceID(high: 1, low: 1), number)
    let user = ana.user
    let now = site.clock.now
    let outcome = await site.writer.submit(for: user) { storage throws(StoreFailure) in
      _ = try ServerRules<SQLStorage<BoardTables, _>>().apply(
        PushedCommand(command), by: user, receivedAt: now, in: &storage)
    }
    _ = try outcome.committed()
  }

  @Test func saysOpenThenMoved() async throws {
    try await site.run { port, _ in
      let stream = try EventStream(port: port, visitor: ana, cookie: site.cookie)
      #expect(await stream.wait(for: "data: open") != nil)
      try await commit(1)
      #expect(await stream.wait(for: "data: moved") != nil)
      site.hub.beat()
      #expect(await stream.wait(for: ": beat", "data: moved") == ": beat")
      stream.vanish()
      await until { site.hub.count == 0 }
    }
  }

  @Test func carriesTheHeadersOfAStream() async throws {
    try await site.run { port, _ in
      let stream = try EventStream(port: port, visitor: ana, cookie: site.cookie)
      var head: [String] = []
      for await line in stream.lines {
        if line.isEmpty { break }
        head.append(line.lowercased())
      }
      #expect(head.first == "http/1.1 200 ok")
      #expect(head.contains("content-type: text/event-stream"))
      #expect(head.contains("x-accel-buffering: no"))
      #expect(head.contains("cache-control: no-store"))
      stream.vanish()
    }
  }

  @Test func leavesNothingBehindWhenClientsVanish() async throws {
    try await site.run { port, _ in
      let visitors = (1...100).map { number in site.visitor(UInt64(number), session: 2) }
      let streams = try visitors.map { visitor in
        try EventStream(port: port, visitor: visitor, cookie: site.cookie)
      }
      for stream in streams { #expect(await stream.wait(for: "data: open") != nil) }
      #expect(site.hub.count == 100)
      for stream in streams { stream.vanish() }
      await until { site.hub.count == 0 }
      #expect(site.hub.opened.value == 100)
    }
  }

  @Test func endsWithItsSession() async throws {
    try await site.run { port, _ in
      let ended = try EventStream(port: port, visitor: ana, cookie: site.cookie)
      #expect(await ended.wait(for: "data: open") != nil)
      // The session runs out without anyone signing out: the next beat notices.
      site.clock.advance(byDays: 31)
      site.hub.beat()
      #expect(await ended.wait(for: ": beat") == nil)
      await until { site.hub.count == 0 }
      let again = try EventStream(port: port, visitor: ana, cookie: site.cookie)
      #expect(await again.wait(for: "HTTP/1.1 401 Unauthorized") != nil)
      again.vanish()
    }
  }

  @Test func shuttingDownEndsStreamsAndFinishesTheWriter() async throws {
    try await site.run { port, group in
      let stream = try EventStream(port: port, visitor: ana, cookie: site.cookie)
      #expect(await stream.wait(for: "data: open") != nil)
      await group.triggerGracefulShutdown()
      #expect(await stream.wait(for: "data: moved") == nil)
    }
    #expect(site.hub.count == 0)
    #expect(await site.readiness.isReady() == false)
    let late = await site.writer.submit(for: nil) { _ throws(StoreFailure) in 1 }
    guard case .stopping = late else {
      Issue.record("the writer still takes work")
      return
    }
  }
}
