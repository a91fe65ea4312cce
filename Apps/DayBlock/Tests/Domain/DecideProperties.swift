import Calendar
import Core
import DayBlockDomain
import Sync
import Testing
import Wire

@testable import DayBlockTestKit

@Suite("Decisions, with random commands")
struct DecideProperties {
  typealias Outcome = Result<[Change<DayBlockEntity>], DayBlockRejection>

  @Test("device and server agree, and everything survives its wire form", arguments: UInt64(1)...8)
  func deviceAndServerAgree(seed: UInt64) throws {
    var ledger = Ledger()
    var generator = CommandGenerator(seed: seed)
    var accepted = 0
    var rejected: Set<String> = []
    for step in 0..<1_200 {
      if generator.dice.chance(1, in: 4) { ledger.wait(minutes: generator.dice.below(90)) }
      let command = generator.next(&ledger)
      let context = ledger.context(onServer: step % 2 == 1)
      let reads = DayBlockDomain.reads(of: command, by: Ledger.user)
      let onDevice = decide(command, context, ledger.replica)
      let onServer = decide(command, context, ledger.loaded(reads))
      #expect(onDevice == onServer, "\(command)")
      try expectSameOnWire(command)
      switch onDevice {
      case .success(let changes):
        accepted += 1
        for change in changes { try expectSameOnWire(change) }
        ledger.apply(changes)
        checkInvariants(ledger)
      case .failure(let rejection):
        rejected.insert(String(describing: rejection.json["code"]))
        let copy = try DayBlockRejection(WireCursor(try JSON.parse(rejection.json.text)))
        #expect(copy == rejection)
      }
    }
    #expect(accepted > 300)
    #expect(rejected.count >= 6)
  }

  func decide(
    _ command: DayBlockCommand, _ context: DecideContext, _ replica: DayBlockReplica
  ) -> Outcome {
    do throws(DayBlockRejection) {
      return .success(try DayBlockDomain.decide(command, context, in: replica))
    } catch {
      return .failure(error)
    }
  }

  func expectSameOnWire(_ command: DayBlockCommand) throws {
    let args = try JSON.parse(command.args.text)
    let copy = try DayBlockCommand.decode(
      system: command.system, name: command.name, version: command.version, WireCursor(args))
    #expect(copy == command)
  }

  func expectSameOnWire(_ change: Change<DayBlockEntity>) throws {
    guard case .put(let scope, let entity) = change else { return }
    #expect(scope == .user(Ledger.user))
    let body = try JSON.parse(entity.body.text)
    #expect(try DayBlockEntity.decode(entity.key, WireCursor(body)) == entity)
  }

  func checkInvariants(_ ledger: Ledger) {
    let replica = ledger.replica
    for group in replica.groups(of: Ledger.user) {
      let names = replica.blocks.filter { block in block.group == group.id }
        .map { block in block.name.lowercased() }
      #expect(Set(names).count == names.count, "two blocks of one name in a group")
    }
    let names = replica.groups(of: Ledger.user).map { group in group.name.lowercased() }
    #expect(Set(names).count == names.count, "two groups of one name")
    for case .session(let session) in ledger.rows.values { check(session) }
  }

  func check(_ session: DaySession) {
    #expect(!session.segments.isEmpty)
    for (one, next) in zip(session.segments, session.segments.dropFirst()) {
      #expect(one.end <= next.start)
    }
    for unit in session.units {
      #expect(
        session.segments.contains { segment in
          segment.start <= unit.start && unit.start < segment.end && segment.offset == unit.offset
        })
    }
    #expect(session.friends == Set(session.friends).sorted() && session.friends.count <= 20)
    let days = [0, 240, 360].map { boundary in
      session.segments.allSatisfy { segment in
        DayClock.day(of: segment.start, offset: segment.offset, boundary: boundary) == session.day
      }
    }
    #expect(days.contains(true), "a session has time of another day")
  }

  // MARK: Indices

  @Test("indices kept step by step are those of the rows", arguments: UInt64(20)...25)
  func indices(seed: UInt64) throws {
    var ledger = Ledger()
    var generator = CommandGenerator(seed: seed)
    for step in 0..<900 {
      if generator.dice.chance(1, in: 4) { ledger.wait(minutes: generator.dice.below(90)) }
      let command = generator.next(&ledger)
      _ = ledger.rejection(command, onServer: true)
      if step % 30 == 0 { compare(ledger) }
    }
  }

  private func compare(_ ledger: Ledger) {
    var fresh = DayBlockReplica()
    for entity in ledger.everything.reversed() { fresh.set(entity.key, to: entity) }
    let shown = shownSessions(ledger)
    for replica in [ledger.replica, fresh] {
      let days = Set(shown.map { session in session.day })
      #expect(replica.recordedDays == days.sorted { a, b in a.dayNumber < b.dayNumber })
      for day in days {
        let mine = shown.filter { session in session.day == day }
        #expect(replica.sessions(on: day) == mine)
        let shared = DayAmount.repeated(in: mine)
        #expect(replica.halfBlocks(on: day) == sum(mine) - shared.halfBlocks)
        #expect(replica.overlap(on: day) == shared.active)
        let active = mine.reduce(Int64(0)) { sum, session in sum + session.active }
        #expect(replica.active(on: day) == active - shared.active)
      }
      #expect(replica.totalHalfBlocks == sum(shown))
      for block in replica.blocks {
        let mine = shown.filter { session in session.block == block.id }
        #expect(replica.halfBlocks(of: block.id) == sum(mine))
      }
      let produced = shown.filter { session in session.counts && session.halfBlocks > 0 }
      let numbers = Set(produced.map { session in session.day.dayNumber }).sorted()
      #expect(replica.producedDays.map { day in day.dayNumber } == numbers)
      #expect(replica.runs == liveRuns(ledger))
      #expect(replica.deletedSessions == ledger.replica.deletedSessions)
      for session in shown {
        #expect(replica.editions(of: session.id) == ledger.replica.editions(of: session.id))
        if let source = session.source { #expect(replica.hasSource(source)) }
      }
    }
  }

  private func liveRuns(_ ledger: Ledger) -> [DayRun] {
    let resetAt = ledger.settings.resetAt?.milliseconds ?? .min
    var runs: [DayRun] = []
    for case .run(let run) in ledger.everything
    where run.isLive && run.startedAt.milliseconds > resetAt { runs.append(run) }
    return runs.sorted { a, b in
      a.startedAt != b.startedAt ? a.startedAt < b.startedAt : a.id < b.id
    }
  }

  /// By the words of the replica's description, row by row.
  private func shownSessions(_ ledger: Ledger) -> [DaySession] {
    let resetAt = ledger.settings.resetAt?.milliseconds ?? .min
    var sessions: [DaySession] = []
    for case .session(let session) in ledger.everything {
      guard session.deletedAt == nil, session.createdAt.milliseconds > resetAt,
        case .block(let block)? = ledger.rows[DayBlockEntity.Kind.block.key(session.block)],
        block.deletedAt == nil, block.createdAt.milliseconds > resetAt
      else { continue }
      if case .group(let group)? = ledger.rows[DayBlockEntity.Kind.group.key(block.group)],
        group.deletedAt != nil
      {
        continue
      }
      sessions.append(session)
    }
    return sessions.sorted { a, b in (a.day, a.startedAt, a.id) < (b.day, b.startedAt, b.id) }
  }

  private func sum(_ sessions: [DaySession]) -> Int {
    sessions.reduce(0) { sum, session in sum + session.halfBlocks }
  }
}
