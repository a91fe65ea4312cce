import Dispatch
import Store
import Sync
import Synchronization
import TestKit
import Testing

/// The writer's clock makes every commit look two hours long, and it may wait for ten minutes: what
/// must not wait would meet the limit here, and what must wait cannot slip through.
@Suite(.timeLimit(.minutes(3))) struct GatheringTests {
  let place: TemporaryDatabase

  init() throws { place = try TemporaryDatabase(onDisk: NoteTables.migrations) }

  private func writer(patience: Duration = .seconds(600)) -> NoteWriter {
    let time = Mutex<UInt64>(0)
    return NoteWriter(
      place.engine, options: CommitOptions(patience: patience),
      ticks: {
        time.withLock { time in
          time += 7_200_000_000_000
          return time
        }
      })
  }

  private func add(_ number: Int, to writer: NoteWriter) async {
    let outcome = await writer.submit(for: userID(number)) { storage throws(StoreFailure) in
      try storage.write(Note(id: noteID(number), text: "\(number)"), in: .user(userID(number)))
    }
    guard case .committed = outcome else {
      Issue.record("\(outcome)")
      return
    }
  }

  private func until(_ isTrue: () -> Bool) async {
    while !isTrue(), !Task.isCancelled { await Task.yield() }
  }

  /// One piece of work is answered while another waits: from here on the writer expects two.
  private func busy(_ writer: NoteWriter) async -> Task<Void, Never> {
    let gate = DispatchSemaphore(value: 0)
    let entered = Mutex(false)
    let first = Task {
      _ = await writer.submit(for: nil) { _ throws(StoreFailure) in
        entered.withLock { entered in entered = true }
        gate.wait()
      }
    }
    await until { entered.withLock { entered in entered } }
    let second = Task { await add(2, to: writer) }
    await until { writer.counts.waiting == 1 }
    gate.signal()
    await first.value
    return second
  }

  @Test func aClientThatComesBackSharesTheSync() async throws {
    let writer = writer()
    let second = await busy(writer)
    await add(3, to: writer)
    await second.value
    #expect(writer.counts.commits == 2)
    #expect(writer.counts.largestGroup == 2)
    await writer.drain()
  }

  @Test func whoIsAloneNeverWaits() async throws {
    let writer = writer()
    for number in 1...20 where !Task.isCancelled { await add(number, to: writer) }
    #expect(writer.counts.commits == 20)
    await writer.drain()
  }

  @Test func drainingEndsTheWait() async throws {
    let writer = writer()
    let second = await busy(writer)
    await writer.drain()
    await second.value
    #expect(writer.counts.committed == 2)
  }

  @Test func withoutPatienceNothingWaits() async throws {
    let writer = writer(patience: .zero)
    let second = await busy(writer)
    await second.value
    #expect(writer.counts.commits == 2)
    await writer.drain()
  }
}
