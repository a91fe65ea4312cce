import Core
import RefWatchDomain
import RefWatchServer
import Server
import Store
import StoreSQLite
import Sync
import TestKit
import Testing
import Wire

@testable import RefWatchTestKit

@Suite("RefWatch's tables")
struct RefWatchTablesTests {
  static func apply(
    _ changes: [Change<RefWatchEntity>], _ revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    for change in changes {
      switch change {
      case .put(let scope, let entity):
        try RefWatchTables.put(entity, in: scope, revision: revision, session)
      case .remove(let scope, let key): try RefWatchTables.remove(key, in: scope, session)
      case .join(let scope, let user): try setMember(user, of: scope, true, session)
      case .leave(let scope, let user): try setMember(user, of: scope, false, session)
      }
    }
  }

  static func setMember<Connection: Session>(
    _ user: UserID, of scope: Scope, _ member: Bool, _ session: Connection
  ) throws(StoreFailure) {
    var storage = SQLStorage<RefWatchTables, Connection>(session)
    try storage.setMember(user, of: scope, member)
  }

  @Test("decisions on loaded rows equal decisions on the device", arguments: UInt64(1)...4)
  func sameDecisions(seed: UInt64) throws {
    let database = try TemporaryDatabase(RefWatchTables.migrations)
    var ledger = RefereeLedger()
    var commands = RefereeCommands(seed: seed)
    var accepted = 0
    for step in 0..<500 {
      let command = commands.next(ledger)
      let context = ledger.context()
      let reads = RefereeDomain.reads(of: command, by: RefereeLedger.user)
      let onDevice = RefereeLedger.decide(command, context, ledger.replica)
      let onServer = try database.engine.writeNow {
        session throws(StoreFailure) -> Result<[Change<RefWatchEntity>], RefWatchRejection> in
        let replica = try RefWatchTables.load(reads, for: RefereeLedger.user, session)
        let outcome = RefereeLedger.decide(command, context, replica)
        if case .success(let changes) = outcome {
          try RefWatchTablesTests.apply(changes, Int64(step + 1), session)
        }
        return outcome
      }
      #expect(onDevice == onServer, "\(command)")
      if case .success(let changes) = onDevice {
        ledger.replica.apply(changes)
        accepted += 1
      }
      if step % 100 == 99 { try expectSame(ledger.replica, database) }
    }
    #expect(accepted > 150)
  }

  /// The database holds exactly what the device holds.
  func expectSame(_ replica: RefWatchReplica, _ database: TemporaryDatabase) throws {
    var reads: [RefereeDomain.Read] = [.settings(RefereeLedger.user)]
    for id in replica.matches.ids { reads += [.match(id), .log(id), .seats(id)] }
    reads += replica.library.everything.map { item in .libraryItem(item.id) }
    reads += replica.journal.map { entry in .journalEntry(entry.id) }
    reads += replica.checkIns.map { checkIn in .checkIn(checkIn.day) }
    reads += replica.allTracks.map { track in .track(track.match) }
    #expect(try load(reads, database).everything == replica.everything)
    #expect(
      try load([.libraryLength], database).library.count == replica.library.everything.count)
    let counts = try database.engine.readNow { session throws(StoreFailure) -> [Int?] in
      [
        try session.value("SELECT count(*) FROM match"),
        try session.value("SELECT count(*) FROM match_event"),
      ]
    }
    let events = replica.matches.ids.map { id in replica.events(of: id).count }
    #expect(counts == [replica.matches.count, events.reduce(0, +)])
  }

  func load(
    _ reads: [RefereeDomain.Read], for user: UserID = RefereeLedger.user,
    _ database: TemporaryDatabase
  ) throws -> RefWatchReplica {
    try database.engine.readNow { session throws(StoreFailure) in
      try RefWatchTables.load(reads, for: user, session)
    }
  }

  /// Puts things as they come to be: a match is its maker's, who becomes a member of its scope.
  func put(
    _ entities: [RefWatchEntity], of user: UserID = RefereeLedger.user,
    _ database: TemporaryDatabase
  ) throws {
    try database.engine.writeNow { session throws(StoreFailure) in
      for entity in entities {
        var entity = entity
        if case .match(let match) = entity {
          try Self.setMember(user, of: .match(match.id), true, session)
          entity = .match(match.owned(user))
        }
        try RefWatchTables.put(entity, in: .user(user), revision: 1, session)
      }
    }
  }

  @Test("every fact, match and setting is read as it was put")
  func roundTrip() throws {
    let database = try TemporaryDatabase(RefWatchTables.migrations)
    var settings = RefWatchSettings(user: RefereeLedger.user)
    settings.apply(.warnings([]))
    settings.apply(.catalog("ussf"))
    let events = SampleFacts.all.enumerated().map { index, fact in
      var event = SampleFacts.event(fact, UInt64(index + 1), ordinal: Int64(index + 1))
        .written(index % 2 == 0 ? RefereeLedger.user : nil)
      if index % 4 == 0 { event.carrier = UserID(high: 9, low: 9) }
      return event
    }
    try put(
      [.match(SampleMatch.full)] + events.map { event in .event(event) } + [.settings(settings)],
      database)
    let replica = try load(
      [.match(SampleMatch.id), .log(SampleMatch.id), .settings(RefereeLedger.user)], database)
    #expect(replica.match(SampleMatch.id) == SampleMatch.full.owned(RefereeLedger.user))
    #expect(replica.events(of: SampleMatch.id) == events)
    #expect(replica.settings(of: RefereeLedger.user) == settings)
    let length = try load([.logLength(SampleMatch.id)], database)
    #expect(length.logLength(of: SampleMatch.id) == events.count)
    #expect(length.events(of: SampleMatch.id).isEmpty)
  }

  @Test("what was added later keeps that, with its reason, and is decided by the whole log")
  func additions() throws {
    let database = try TemporaryDatabase(RefWatchTables.migrations)
    func added(_ number: UInt64, _ stage: Stage, _ addition: Addition?) -> MatchEvent {
      let event = SampleFacts.event(.note("a"), number, ordinal: Int64(number))
      return MatchEvent(
        id: event.id, match: event.match, ordinal: event.ordinal, stage: stage, elapsed: 0,
        at: event.at, uptime: event.uptime, boot: event.boot, quality: .manual, fact: event.fact,
        writer: RefereeLedger.user, addition: addition)
    }
    let events = [
      added(1, .gap(.beforeMatch), nil), added(2, .gap(.beforeMatch), Addition()),
      added(3, .gap(.beforeMatch), Addition(reason: "\"forgot\", '")),
    ]
    try put([.match(SampleMatch.plain)] + events.map { event in .event(event) }, database)
    let loaded = try load([.match(SampleMatch.id), .log(SampleMatch.id)], database)
    #expect(loaded.events(of: SampleMatch.id) == events)
    let late = added(4, .period(.regulation(1)), Addition())
    let command = RefWatchCommand.recordEvents(SampleMatch.id, [late])
    let reads = RefereeDomain.reads(of: command, by: RefereeLedger.user)
    var ledger = RefereeLedger()
    let outcome = RefereeLedger.decide(command, ledger.context(), try load(reads, database))
    #expect(outcome == .failure(.notPlayed(late.id, .period(.regulation(1)))))
  }

  @Test("an entry is put once: a second time is refused by the table itself")
  func once() throws {
    let database = try TemporaryDatabase(RefWatchTables.migrations)
    let event = SampleFacts.event(.note("a"))
    try put([.match(SampleMatch.plain), .event(event)], database)
    let other = SampleFacts.event(.note("b"))
    #expect(throws: StoreFailure.self) { try put([.event(other)], database) }
    #expect(try load([.event(event.id)], database).event(event.id) == event)
    // An entry without its match, and a match that still has a log.
    let orphan = MatchEvent(
      id: MatchEventID(high: 1, low: 1), match: MatchID(high: 1, low: 1), ordinal: 1,
      stage: .gap(.beforeMatch), elapsed: 0, at: event.at, uptime: 0, boot: event.boot,
      quality: .synced, fact: .stoppageEnd)
    #expect(throws: StoreFailure.self) { try put([.event(orphan)], database) }
    #expect(throws: StoreFailure.self) {
      try database.engine.writeNow { session throws(StoreFailure) in
        try RefWatchTables.remove(
          RefWatchEntity.Kind.match.key(SampleMatch.id), in: .user(RefereeLedger.user), session)
      }
    }
  }

  @Test("only members of its scope are given a match, its log and its seats")
  func members() throws {
    let database = try TemporaryDatabase(RefWatchTables.migrations)
    let ben = UserID(high: 1, low: 1)
    let event = SampleFacts.event(.note("mine")).written(RefereeLedger.user)
    let seat = CrewSeat(
      id: CrewSeatID(high: 8, low: 1), match: SampleMatch.id, user: ben, name: "Ben",
      role: .recorder, joinedAt: Instant(milliseconds: 5))
    let request = ClockRequest(
      match: SampleMatch.id, asker: ben, number: ClockAskID(high: 6, low: 1),
      ask: .addedTime(3), place: CoursePlace(stage: .period(.regulation(1)), after: event.id),
      askedAt: Instant(milliseconds: 6))
    try put(
      [.match(SampleMatch.plain), .event(event), .seat(seat), .request(request)], database)
    let reads: [RefereeDomain.Read] = [
      .match(SampleMatch.id), .event(event.id), .log(SampleMatch.id), .seats(SampleMatch.id),
      .logLength(SampleMatch.id), .requests(SampleMatch.id),
    ]
    func expectAll(_ user: UserID) throws {
      let part = try load(reads, for: user, database)
      #expect(part.match(SampleMatch.id) == SampleMatch.plain.owned(RefereeLedger.user))
      #expect(part.events(of: SampleMatch.id) == [event])
      #expect(part.seats(of: SampleMatch.id) == [seat])
      #expect(part.requests(of: SampleMatch.id) == [request])
      #expect(part.logLength(of: SampleMatch.id) == 1)
    }
    func expectNothing(_ user: UserID) throws {
      let part = try load(reads, for: user, database)
      #expect(part.everything.isEmpty)
      #expect(part.logLength(of: SampleMatch.id) == 0)
    }
    try expectAll(RefereeLedger.user)
    // A seat alone opens nothing: membership does.
    try expectNothing(ben)
    try database.engine.writeNow { session throws(StoreFailure) in
      try Self.setMember(ben, of: .match(SampleMatch.id), true, session)
    }
    try expectAll(ben)
    try database.engine.writeNow { session throws(StoreFailure) in
      try Self.setMember(ben, of: .match(SampleMatch.id), false, session)
    }
    try expectNothing(ben)
    try expectAll(RefereeLedger.user)
  }
}
