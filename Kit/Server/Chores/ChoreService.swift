import Core
import Logging
import ServiceLifecycle
import Synchronization

/// Something the server does by itself from time to time.
public struct Chore: Sendable {
  /// For the log.
  public let name: String
  /// Milliseconds between two runs; with 0 it runs at every pass.
  public let every: Int64
  let run: @Sendable (Instant) async throws -> Void

  /// - Parameter run: Does what is due at an instant. It may be stopped anywhere and is begun anew
  ///   at the next start.
  public init(
    _ name: String, every: Int64, run: @escaping @Sendable (Instant) async throws -> Void
  ) {
    self.name = name
    self.every = every
    self.run = run
  }
}

/// Wakes the chores before their time.
public struct ChoreBell: Sendable {
  let bell = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))

  public init() {}

  /// Says that there is something to do. Call it after the commit.
  public func ring() { bell.continuation.yield() }

  /// Each time it was rung; what was rung while nobody listened is one ring.
  public var rings: AsyncStream<Void> { bell.stream }
}

/// Does the chores one after another: all of them at the start, then each when its time has come.
/// One that fails leaves the others alone and is tried again at the next pass.
public final class ChoreService: Service {
  /// Milliseconds between two passes nobody rang for.
  public static let interval: Int64 = 60_000

  private let chores: [Chore]
  private let bell: ChoreBell
  private let ambient: Ambient
  private let logger = Logger(label: "fieldday.chores")
  /// When each was last done.
  private let done = Mutex<[String: Instant]>([:])

  public init(_ chores: [Chore], bell: ChoreBell, ambient: Ambient) {
    self.chores = chores
    self.bell = bell
    self.ambient = ambient
  }

  public func run() async throws {
    await cancelWhenGracefulShutdown { [self] in
      await withTaskGroup(of: Void.self) { tasks in
        tasks.addTask {
          await self.pass()
          for await _ in self.bell.bell.stream { await self.pass() }
        }
        tasks.addTask {
          while !Task.isCancelled {
            do { try await self.ambient.sleep(ChoreService.interval) } catch { return }
            self.bell.ring()
          }
        }
      }
    }
  }

  /// Does once what is due.
  public func pass() async {
    for chore in chores where !Task.isCancelled {
      let now = ambient.now()
      guard isDue(chore, at: now) else { continue }
      do {
        try await chore.run(now)
        done.withLock { done in done[chore.name] = now }
      } catch {
        logger.error("a chore failed", metadata: ["chore": "\(chore.name)"])
      }
    }
  }

  private func isDue(_ chore: Chore, at now: Instant) -> Bool {
    guard let last = done.withLock({ done in done[chore.name] }) else { return true }
    // A clock set back must not put it off.
    return now < last || now.milliseconds - last.milliseconds >= chore.every
  }
}
