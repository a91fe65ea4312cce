import Core
import Dispatch
import Store
import StoreSQLite
import Sync
import Synchronization
import TestKit
import Testing

typealias NoteWriter = GroupCommit<SQLiteDatabase, NoteTables>

@Suite struct GroupCommitTests {
  let place: TemporaryDatabase
  let notified = Notifications()

  init() throws { place = try TemporaryDatabase(onDisk: NoteTables.migrations) }

  final class Notifications: Sendable {
    let calls = Mutex<[[Scope]]>([])
  }

  private func writer(_ options: CommitOptions = CommitOptions()) -> NoteWriter {
    NoteWriter(
      place.engine, options: options,
      notify: { [notified] scopes in notified.calls.withLock { calls in calls.append(scopes) } })
  }

  private func add(_ number: Int, by user: Int, to writer: NoteWriter) async -> WriteOutcome<Int64>
  {
    await writer.submit(for: userID(user)) { storage throws(StoreFailure) in
      try storage.write(
        Note(id: noteID(number), text: "\(number)"), in: .user(userID(user)))
    }
  }

  @Test func whatWaitsIsOneCommitAndOneNotification() async throws {
    let writer = writer()
    let outcomes = await inOneGo(writer, 0..<64) { number in
      await add(number, by: number % 4, to: writer)
    }
    for (number, outcome) in outcomes.enumerated() {
      guard case .committed(_, let moved) = outcome else {
        Issue.record("\(outcome)")
        return
      }
      #expect(moved == [.user(userID(number % 4))])
    }
    await writer.drain()
    let counts = writer.counts
    #expect(counts.commits == 2)
    #expect(counts.largestGroup == 64)
    #expect(
      notified.calls.withLock { calls in calls }
        == [(0..<4).map { number in Scope.user(userID(number)) }])
  }

  /// Waits on a thread of its own, not on one of the pool that runs the tasks.
  private func waiting(for semaphore: DispatchSemaphore) async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        semaphore.wait()
        continuation.resume()
      }
    }
  }

  @Test func theCapLimitsAGroup() async throws {
    let writer = writer(CommitOptions(cap: 16))
    _ = await inOneGo(writer, 0..<100) { number in await add(number, by: number, to: writer) }
    #expect(writer.counts.largestGroup == 16)
    #expect(writer.counts.commits == 8)
    await writer.drain()
  }

  /// Submits everything while the writer is held, and waits for all answers, in order.
  private func inOneGo<Value: Sendable>(
    _ writer: NoteWriter, _ numbers: Range<Int>,
    _ submit: @escaping @Sendable (Int) async -> WriteOutcome<Value>
  ) async -> [WriteOutcome<Value>] {
    let gate = DispatchSemaphore(value: 0)
    let entered = DispatchSemaphore(value: 0)
    let held = Task {
      await writer.submit(for: nil) { _ throws(StoreFailure) in
        entered.signal()
        gate.wait()
      }
    }
    await waiting(for: entered)
    var tasks: [Task<WriteOutcome<Value>, Never>] = []
    for (index, number) in numbers.enumerated() {
      tasks.append(Task { await submit(number) })
      while writer.counts.waiting + writer.counts.overloaded <= index { await Task.yield() }
    }
    gate.signal()
    _ = await held.value
    var outcomes: [WriteOutcome<Value>] = []
    for task in tasks { outcomes.append(await task.value) }
    return outcomes
  }

  @Test func aFailingNeighbourTakesNobodyAlong() async throws {
    let writer = writer()
    let outcomes = await inOneGo(writer, 0..<30) { number in
      await writer.submit(for: userID(number)) { storage throws(StoreFailure) in
        let scope = Scope.user(userID(number))
        let seq = try storage.write(Note(id: noteID(number), text: "\(number)"), in: scope)
        if number % 10 == 7 {
          // Too long for the table's CHECK, after the head has moved.
          let text = String(repeating: "x", count: 20_001)
          _ = try storage.write(Note(id: noteID(1_000 + number), text: text), in: scope)
        }
        return seq
      }
    }
    for (number, outcome) in outcomes.enumerated() {
      switch outcome {
      case .committed(let seq, let moved):
        #expect(number % 10 != 7)
        #expect(seq == 1)
        #expect(moved == [.user(userID(number))])
      case .failed(let failure):
        #expect(number % 10 == 7)
        #expect(failure.kind == .constraint("note_text_short"))
      case .overloaded, .stopping: Issue.record("\(outcome)")
      }
    }
    #expect(try place.engine.noteTexts().count == 27)
    #expect(try place.engine.rowCount() == 27 * 4, "note, home, head and feed row of the others")
    let counts = writer.counts
    #expect(counts.failed == 3)
    #expect(counts.retried == 3)
    #expect(counts.committed == 28)
    await writer.drain()
    let notifications = notified.calls.withLock { calls in calls.flatMap { scopes in scopes } }
    #expect(notifications.count == 27)
  }

  @Test func anItemThatFailsOnceIsTriedAlone() async throws {
    let writer = writer()
    let tries = Mutex(0)
    let outcomes = await inOneGo(writer, 0..<3) { number in
      await writer.submit(for: userID(number)) { storage throws(StoreFailure) in
        if number == 1,
          tries.withLock({ tries in
            tries += 1
            return tries
          }) < 3
        {
          throw StoreFailure(.busy, "not now")
        }
        return try storage.write(
          Note(id: noteID(number), text: "\(number)"), in: .user(userID(number)))
      }
    }
    for outcome in outcomes {
      guard case .committed(1, _) = outcome else {
        Issue.record("\(outcome)")
        return
      }
    }
    #expect(tries.withLock { tries in tries } == 3)
    #expect(try place.engine.noteTexts() == ["0", "1", "2"])
    await writer.drain()
  }

  @Test func aCancelledClientRollsNothingBack() async throws {
    let writer = writer()
    let outcomes = await inOneGo(writer, 0..<20) { number in
      let task = Task { await add(number, by: number, to: writer) }
      if number.isMultiple(of: 2) { task.cancel() }
      return await task.value
    }
    #expect(outcomes.count == 20)
    for outcome in outcomes {
      guard case .committed = outcome else {
        Issue.record("\(outcome)")
        return
      }
    }
    #expect(try place.engine.noteTexts().count == 20)
    await writer.drain()
  }

  @Test func oneGreedyPersonDoesNotKeepOthersWaiting() async throws {
    let writer = writer(CommitOptions(cap: 10))
    let order = Mutex<[Int]>([])
    _ = await inOneGo(writer, 0..<60) { number in
      let user = number < 50 ? 1 : number
      return await writer.submit(for: userID(user)) { storage throws(StoreFailure) in
        order.withLock { order in order.append(user) }
      }
    }
    let users = order.withLock { order in order }
    #expect(users.count == 60)
    // Ten others came after fifty pieces of the first, and are done within the first two groups.
    #expect(Set(users.prefix(20)).count == 11)
    await writer.drain()
  }

  @Test func tooMuchIsTurnedAway() async throws {
    let writer = writer(CommitOptions(waitingLimit: 12, waitingLimitOfUser: 8))
    let outcomes = await inOneGo(writer, 0..<20) { number in
      await add(number, by: number < 10 ? 1 : number, to: writer)
    }
    let turnedAway = outcomes.indices.filter { index in
      if case .overloaded = outcomes[index] { return true }
      return false
    }
    #expect(turnedAway == [8, 9, 14, 15, 16, 17, 18, 19])
    #expect(try place.engine.noteTexts().count == 12)
    #expect(writer.counts.overloaded == 8)
    await writer.drain()
  }

  @Test func drainingFinishesWhatWaits() async throws {
    let writer = writer(CommitOptions(cap: 4))
    let draining = Mutex<Task<Void, Never>?>(nil)
    let outcomes = await inOneGo(writer, 0..<30) { number in
      if number == 29 {
        draining.withLock { task in task = Task { await writer.drain() } }
      }
      return await add(number, by: number, to: writer)
    }
    await draining.withLock { task in task }?.value
    let committed = outcomes.filter { outcome in
      if case .committed = outcome { return true }
      return false
    }
    #expect(committed.count >= 29)
    #expect(try place.engine.noteTexts().count == committed.count)
    guard case .stopping = await add(99, by: 1, to: writer) else {
      Issue.record("a drained writer took work")
      return
    }
    await writer.drain()
  }

  @Test func theRulesRunInIt() async throws {
    let writer = writer()
    let rules = ServerRules<NoteStorage>()
    func push(_ numbers: ClosedRange<Int64>, texts: [String]) async -> WriteOutcome<Int64?> {
      let commands = zip(numbers, texts).map { dseq, text in
        let command = NoteCommand.write(Note(id: noteID(Int(dseq)), text: text))
        return PushedCommand(
          CommandEnvelope(
            id: commandID(Int(dseq)), device: deviceID(1), dseq: dseq, system: command.system,
            name: command.name, version: command.version, at: Instant(milliseconds: dseq),
            args: command.args))
      }
      let request = PushRequest(
        device: deviceID(1), epoch: TemporaryDatabase.epoch,
        predecessor: numbers.lowerBound == 1 ? nil : commandID(Int(numbers.lowerBound - 1)),
        commands: commands)
      return await writer.submit(for: userID(1), weight: commands.count) {
        storage throws(StoreFailure) in
        let answer = try rules.push(
          request, from: userID(1), receivedAt: Instant(milliseconds: 9), in: &storage)
        return try? answer.get().mark
      }
    }
    guard case .committed(3, let moved) = await push(1...3, texts: ["a", "", "c"]) else {
      Issue.record("the push was not taken")
      return
    }
    #expect(moved == [.user(userID(1))])
    // The same again, and what follows.
    guard case .committed(5, _) = await push(2...5, texts: ["", "c", "d", "e"]) else {
      Issue.record("the push was not taken")
      return
    }
    #expect(try place.engine.noteTexts() == ["a", "c", "d", "e"])
    let rejected = try place.engine.readNow { session throws(StoreFailure) in
      try NoteStorage(session).rejected(by: deviceID(1), in: 1...9)
    }
    #expect(rejected.map { entry in entry.dseq } == [2])
    await writer.drain()
  }
}
