import ServiceLifecycle

/// Stopped first: turns new work away and ends the streams, which would otherwise hold the HTTP
/// server up.
public struct DrainService: Service {
  private let readiness: Readiness
  private let hub: ChangeHub
  private let others: @Sendable () -> Void

  /// - Parameter others: Ends the streams that are not the hub's.
  public init(readiness: Readiness, hub: ChangeHub, others: @escaping @Sendable () -> Void = {}) {
    self.readiness = readiness
    self.hub = hub
    self.others = others
  }

  public func run() async throws {
    try await gracefulShutdown()
    readiness.stop()
    hub.closeAll()
    others()
  }
}

/// An HTTP server that stops in time: what is under way is waited for ``grace`` milliseconds, then
/// the connections are closed, whoever is at their other ends. Writes that were handed in are not
/// touched by that: ``WriterService`` finishes them afterwards.
public struct TimelyStop: Service {
  public static let grace: Int64 = 10_000

  private let http: any Service
  private let connections: OpenConnections
  private let sleep: @Sendable (Int64) async throws -> Void

  /// - Parameter connections: Those of `http`.
  public init(
    _ http: any Service, connections: OpenConnections,
    sleep: @escaping @Sendable (Int64) async throws -> Void
  ) {
    self.http = http
    self.connections = connections
    self.sleep = sleep
  }

  public func run() async throws {
    // Ends with the server, at the latest.
    async let _: Void = cutAfterGrace()
    try await http.run()
  }

  private func cutAfterGrace() async {
    do {
      try await gracefulShutdown()
      try await sleep(TimelyStop.grace)
    } catch { return }
    connections.cut()
  }
}

/// Lets every stream give a sign of life each ``interval`` milliseconds.
public struct HeartbeatService: Service {
  public static let interval: Int64 = 20_000

  private let interval: Int64
  private let beat: @Sendable () -> Void
  private let sleep: @Sendable (Int64) async throws -> Void

  public init(hub: ChangeHub, sleep: @escaping @Sendable (Int64) async throws -> Void) {
    self.init(every: HeartbeatService.interval, sleep: sleep) { hub.beat() }
  }

  /// - Parameter interval: Milliseconds between two beats.
  public init(
    every interval: Int64, sleep: @escaping @Sendable (Int64) async throws -> Void,
    beat: @escaping @Sendable () -> Void
  ) {
    self.interval = interval
    self.beat = beat
    self.sleep = sleep
  }

  public func run() async throws {
    await cancelWhenGracefulShutdown {
      while !Task.isCancelled {
        do { try await sleep(interval) } catch { return }
        beat()
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
