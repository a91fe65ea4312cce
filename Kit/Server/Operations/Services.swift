import ServiceLifecycle

/// Stopped first: turns new work away and ends the streams, which would otherwise hold the HTTP
/// server up.
public struct DrainService: Service {
  private let readiness: Readiness
  private let hub: PokeHub

  public init(readiness: Readiness, hub: PokeHub) {
    self.readiness = readiness
    self.hub = hub
  }

  public func run() async throws {
    try await gracefulShutdown()
    readiness.stop()
    hub.closeAll()
  }
}

/// Lets every stream give a sign of life each ``interval`` milliseconds.
public struct HeartbeatService: Service {
  public static let interval: Int64 = 20_000

  private let hub: PokeHub
  private let sleep: @Sendable (Int64) async throws -> Void

  public init(hub: PokeHub, sleep: @escaping @Sendable (Int64) async throws -> Void) {
    self.hub = hub
    self.sleep = sleep
  }

  public func run() async throws {
    await cancelWhenGracefulShutdown {
      while !Task.isCancelled {
        do { try await sleep(HeartbeatService.interval) } catch { return }
        hub.beat()
      }
    }
  }
}

/// Stopped last: finishes what the writer still holds, so that nothing accepted is lost.
public struct WriterService: Service {
  private let drain: @Sendable () async -> Void

  public init(drain: @escaping @Sendable () async -> Void) { self.drain = drain }

  public func run() async throws {
    try await gracefulShutdown()
    await drain()
  }
}
