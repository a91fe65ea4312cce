import Core
import Hummingbird
import Logging
import NIOCore
import Server
import ServiceLifecycle
import Store
import Synchronization

extension TestSite {
  /// Runs the site with all its services on a port, hands the port to `body`, and shuts down
  /// gracefully.
  ///
  /// - Parameter grace: Waits for as long as connections under way are waited for when it stops.
  func run(
    grace: @escaping @Sendable (Int64) async throws -> Void = { _ in await untilCancelled() },
    _ body: @escaping @Sendable (Int, ServiceGroup) async throws -> Void
  ) async throws {
    let (ports, port) = AsyncStream.makeStream(of: Int.self)
    let connections = OpenConnections()
    let http = Application(
      responder: responder,
      server: .site(idleTimeout: nil, times: .endless, connections: connections),
      configuration: .init(address: .hostname("127.0.0.1", port: 0)),
      onServerRunning: { channel in port.yield(channel.localAddress?.port ?? 0) },
      logger: application.logger)
    let writer = writer
    let group = ServiceGroup(
      configuration: .init(
        services: [
          WriterService(drain: { await writer.drain() }),
          HeartbeatService(hub: hub, sleep: { _ in await untilCancelled() }),
          TimelyStop(http, connections: connections, sleep: grace),
          DrainService(readiness: readiness, hub: hub),
        ], logger: http.logger))
    try await withThrowingTaskGroup(of: Void.self) { tasks in
      tasks.addTask {
        // Where it cannot run nobody waits for its port for ever.
        defer { port.finish() }
        try await group.run()
      }
      var ports = ports.makeAsyncIterator()
      if let number = await ports.next() { try await body(number, group) }
      await group.triggerGracefulShutdown()
      try await tasks.waitForAll()
    }
  }
}

extension ConnectionTimes {
  /// Longer than any test takes: how slow a connection is, is no reason to close it.
  fileprivate static let endless = ConnectionTimes(
    patience: .hours(24), longest: .hours(24), unread: .hours(24))
}

/// Suspends until the task is cancelled.
private func untilCancelled() async {
  let (stream, source) = AsyncStream.makeStream(of: Void.self)
  for await _ in stream {}
  source.finish()
}
