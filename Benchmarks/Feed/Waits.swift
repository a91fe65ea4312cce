import Store
import StoreSQLite

/// How long commands wait until they are looked at.
struct Waits<Tables: EntityTables>: Sendable {
  let writer: GroupCommit<SQLiteDatabase, Tables>

  /// How long somebody waits between two commands.
  private static var pause: Duration { .milliseconds(2) }
  /// For how long it is looked how long they wait while nothing is done.
  private static var calm: Duration { .seconds(5) }

  /// How long it took to do something, and the waits meanwhile and before that, as JSON.
  func text(during work: @escaping @Sendable () async throws -> Void) async throws -> String {
    let calm = try await waits { try? await Task.sleep(for: Self.calm) }
    let watch = Stopwatch()
    let waits = try await self.waits(during: work)
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
