import Core
import Store
import StoreSQLite
import TeePalsServer

/// Publishes a day of trust, while somebody else writes.
struct Trust {
  private typealias Writer = GroupCommit<SQLiteDatabase, TeePalsTables>

  private let engine: SQLiteDatabase
  private let writer: Writer

  /// How long somebody waits between two commands.
  private static let pause = Duration.milliseconds(2)
  /// For how long it is looked how long they wait while nothing is published.
  private static let calm = Duration.seconds(5)

  init(_ engine: SQLiteDatabase) {
    self.engine = engine
    writer = GroupCommit(engine, TeePalsTables.self)
  }

  /// How long it took, and how long commands waited until they were looked at: meanwhile, and
  /// before that.
  func publish(at now: Instant) async throws -> String {
    let calm = try await waits { try? await Task.sleep(for: Self.calm) }
    let jobs = FeedbackJobs<SQLiteDatabase, TeePalsTables>(
      engine: engine, writer: writer, entity: { entity in entity })
    let watch = Stopwatch()
    let waits = try await self.waits { try await jobs.publish(at: now) }
    let micros = watch.micros
    await writer.drain()
    return "{\"micros\": \(micros), \"waits\": \(list(waits)), \"calm\": \(list(calm))}"
  }

  /// How long each of some commands waits for its turn, while something else is done.
  private func waits(
    during work: @escaping @Sendable () async throws -> Void
  ) async throws -> [Int64] {
    let (writer, pause) = (writer, Self.pause)
    let commands = Task {
      var waits: [Int64] = []
      while !Task.isCancelled {
        let asked = ContinuousClock.now
        let outcome = await writer.submit(for: nil) { _ throws(StoreFailure) in
          ContinuousClock.now
        }
        if case .committed(let begun, moved: _) = outcome {
          waits.append(Stopwatch.micros(begun - asked))
        }
        try? await Task.sleep(for: pause)
      }
      return waits
    }
    do {
      try await work()
    } catch {
      commands.cancel()
      throw error
    }
    commands.cancel()
    return await commands.value
  }
}
