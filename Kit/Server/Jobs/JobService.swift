import Core
import Logging
import ServiceLifecycle
import Synchronization

/// Work that the server starts by itself from time to time.
public struct BackgroundJob: Sendable {
  /// For the log.
  public let name: String
  /// Milliseconds between two runs; with 0 it runs at every pass.
  public let every: Int64
  let run: @Sendable (Instant) async throws -> Void

  /// - Parameter run: Does what is due at an instant. It can be stopped at any point, and starts
  ///   again with the server.
  public init(
    _ name: String, every: Int64, run: @escaping @Sendable (Instant) async throws -> Void
  ) {
    self.name = name
    self.every = every
    self.run = run
  }
}

/// Runs the background jobs one after another: all of them at the start, then each when it is due.
/// One that fails does not affect the others, and is tried again at the next pass.
public final class JobService: Service {
  /// Milliseconds between two passes without a signal.
  public static let interval: Int64 = 60_000

  private let jobs: [BackgroundJob]
  private let signal: JobSignal
  private let environment: ServerEnvironment
  private let logger = Logger(label: "fieldday.jobs")
  /// When each job was last done.
  private let done = Mutex<[String: Instant]>([:])

  public init(_ jobs: [BackgroundJob], signal: JobSignal, environment: ServerEnvironment) {
    self.jobs = jobs
    self.signal = signal
    self.environment = environment
  }

  public func run() async throws {
    await signal.run(every: JobService.interval, environment) { await self.pass() }
  }

  /// Runs the jobs that are due once.
  public func pass() async {
    for job in jobs where !Task.isCancelled {
      let now = environment.now()
      guard isDue(job, at: now) else { continue }
      do {
        try await job.run(now)
        done.withLock { done in done[job.name] = now }
      } catch {
        // The server stops; the next one goes on.
        if Task.isCancelled { return }
        logger.error("a background job failed", behind: error, metadata: ["job": "\(job.name)"])
      }
    }
  }

  private func isDue(_ job: BackgroundJob, at now: Instant) -> Bool {
    guard let last = done.withLock({ done in done[job.name] }) else { return true }
    // A clock set back must not put it off.
    return now < last || now.milliseconds - last.milliseconds >= job.every
  }
}
