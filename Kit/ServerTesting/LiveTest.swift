import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle

extension ApplicationProtocol {
  /// Serves on a free port of this machine for as long as `body` takes.
  func testLive<Value: Sendable>(
    _ body: @Sendable (TestClient) async throws -> Value
  ) async throws -> Value {
    let (ports, running) = AsyncStream.makeStream(of: Int.self)
    let group = ServiceGroup(
      services: [LiveApplication(base: self, running: running)], logger: logger)
    return try await withThrowingTaskGroup { tasks in
      tasks.addTask {
        // Where it cannot run nobody waits for it for ever.
        defer { running.finish() }
        try await group.run()
      }
      let value: Result<Value, any Error>
      do {
        guard let port = await ports.first(where: { _ in true }) else { throw NotRunning() }
        value = .success(
          try await body(
            TestClient(port: port) { request, bytes in
              try await request.sent(bytes, to: port)
            }))
      } catch { value = .failure(error) }
      await group.triggerGracefulShutdown()
      try await tasks.waitForAll()
      return try value.get()
    }
  }
}

struct NotRunning: Error {}

/// An application that says at which port it listens.
private struct LiveApplication<Base: ApplicationProtocol>: ApplicationProtocol {
  let base: Base
  let running: AsyncStream<Int>.Continuation

  var responder: Base.Responder { get async throws { try await base.responder } }
  var server: HTTPServerBuilder { base.server }
  var eventLoopGroup: any EventLoopGroup { base.eventLoopGroup }
  var configuration: ApplicationConfiguration {
    base.configuration.with(address: .hostname("127.0.0.1", port: 0))
  }
  var logger: Logger { base.logger }
  var services: [any Service] { base.services }
  var processesRunBeforeServerStart: [@Sendable () async throws -> Void] {
    base.processesRunBeforeServerStart
  }

  @Sendable func onServerRunning(_ channel: any Channel) async {
    await base.onServerRunning(channel)
    if let port = channel.localAddress?.port { running.yield(port) }
  }
}
