import Core
import Dispatch
import Server
import ServiceLifecycle
import Store
import Sync
import Synchronization
import TestKit
import Testing
import Wire

/// A server that is told to stop does so, whoever is at the other end of a connection.
///
/// One that does not is found out by the limit, for here no connection counts as too slow: it ends
/// the test, and with it the connections.
@Suite(.timeLimit(.minutes(3)))
struct StoppingTests {
  /// The wait for what is under way, which ends when the test says so.
  private final class Grace: Sendable {
    private let (stream, source) = AsyncStream.makeStream(of: Void.self)
    private let waits = Mutex<[Int64]>([])

    /// What was waited for, in milliseconds.
    var asked: [Int64] { waits.withLock { waits in waits } }

    func wait(_ milliseconds: Int64) async throws {
      waits.withLock { waits in waits.append(milliseconds) }
      for await _ in stream { return }
      try Task.checkCancellation()
    }

    func end() { source.yield() }
  }

  private func head(
    _ path: String, _ length: Int, _ site: TestSite, _ visitor: Visitor
  ) -> String {
    "POST \(path) HTTP/1.1\r\nHost: localhost\r\nX-Fieldday: 1\r\n"
      + "Cookie: \(site.cookie.name)=\(visitor.token.text)\r\n"
      + "Content-Type: application/json\r\nContent-Length: \(length)\r\n\r\n"
  }

  @Test func aSlowBodyIsWaitedForTenSeconds() async throws {
    let site = try TestSite()
    let visitor = site.visitor(1)
    let grace = Grace()
    try await site.run(grace: grace.wait) { port, group async throws in
      let slow = try RawConnection(port: port)
      try slow.send(head("/api/sync/pull", 60_000, site, visitor) + "{")
      // Its session is looked for before its body is read.
      await until { site.known.lookups > 0 }
      await group.triggerGracefulShutdown()
      await until { !grace.asked.isEmpty }
      #expect(grace.asked == [TimelyStop.grace])
      #expect(TimelyStop.grace == 10_000)
      grace.end()
      #expect(await slow.rest() == [], "closed without an answer")
    }
    // Coming here means that the server has stopped.
  }

  @Test func aBodyThatComesInTimeIsAnswered() async throws {
    let site = try TestSite()
    let visitor = site.visitor(1)
    let grace = Grace()
    try await site.run(grace: grace.wait) { port, group async throws in
      let device = DeviceID(high: 1, low: 1)
      let body = PullRequest(device: device, cursor: nil, acknowledged: 0).json.text
      let slow = try RawConnection(port: port)
      try slow.send(head("/api/sync/pull", body.utf8.count, site, visitor))
      await until { site.known.lookups > 0 }
      await group.triggerGracefulShutdown()
      await until { !grace.asked.isEmpty }
      try slow.send(body)
      #expect(await slow.rest().first == "HTTP/1.1 200 OK")
    }
  }

  /// The connection is cut; what was handed to the writer is written all the same.
  @Test func aCommitUnderWayIsFinished() async throws {
    let site = try TestSite()
    let visitor = site.visitor(1)
    let grace = Grace()
    let (held, free) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let before = Task {
      await site.writer.submit(for: nil) { _ in
        held.signal()
        free.wait()
      }
    }
    await withCheckedContinuation { ready in
      DispatchQueue(label: "held").async {
        held.wait()
        ready.resume()
      }
    }
    let device = DeviceID(high: 2, low: 2)
    let card = Card(id: ID(high: 5, low: 5), text: "meadow")
    let command = envelope(.write(card, on: nil), of: device, 1)
    let push = PushRequest(
      device: device, epoch: TemporaryDatabase.epoch, predecessor: nil,
      commands: [PushedCommand(command)]
    ).json.text
    try await site.run(grace: grace.wait) { port, group async throws in
      // Nothing ends before, also when something fails.
      defer { free.signal() }
      let cut = try RawConnection(port: port)
      try cut.send(head("/api/sync/push", push.utf8.count, site, visitor) + push)
      await until { site.writer.counts.waiting > 0 }
      await group.triggerGracefulShutdown()
      await until { !grace.asked.isEmpty }
      grace.end()
      #expect(await cut.rest() == [], "nobody is told")
    }
    _ = await before.value
    #expect(site.writer.counts.committed == 2)
    #expect(site.sync.metrics.accepted.value == 1)
  }
}
