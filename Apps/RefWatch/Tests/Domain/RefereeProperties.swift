import Core
import RefWatchDomain
import Sync
import Testing
import Wire

@testable import RefWatchTestKit

@Suite("RefWatch's decisions, with random commands")
struct RefereeProperties {
  @Test("device and server agree, and accepted is what survives the wire", arguments: UInt64(1)...6)
  func deviceAndServerAgree(seed: UInt64) throws {
    var ledger = RefereeLedger()
    var commands = RefereeCommands(seed: seed)
    var accepted = 0
    var rejected: Set<String> = []
    for _ in 0..<1_500 {
      ledger.at = ledger.at.advanced(byMilliseconds: 1_000)
      let command = commands.next(ledger)
      let context = ledger.context()
      let reads = RefereeDomain.reads(of: command, by: RefereeLedger.user)
      let onDevice = RefereeLedger.decide(command, context, ledger.replica)
      #expect(
        onDevice == RefereeLedger.decide(command, context, ledger.replica.loaded(reads)),
        "\(command)")
      switch onDevice {
      case .success(let changes):
        accepted += 1
        try expectSameOnWire(command)
        for change in changes { try expectSameOnWire(change) }
        ledger.replica.apply(changes)
        // Once more is no change.
        #expect(again(command, context, ledger.replica).isEmpty, "\(command)")
      case .failure(let rejection):
        rejected.insert(rejection.json["code"]?.text ?? "")
      }
    }
    #expect(accepted > 400)
    #expect(rejected.count >= 8)
  }

  /// What the same command does a second time. Archiving is of its time.
  func again(
    _ command: RefWatchCommand, _ context: DecideContext, _ replica: RefWatchReplica
  ) -> [Change<RefWatchEntity>] {
    switch RefereeLedger.decide(command, context, replica) {
    case .success(let changes): changes
    case .failure: []
    }
  }

  func expectSameOnWire(_ command: RefWatchCommand) throws {
    let args = try JSON.parse(command.args.text)
    let copy = try RefWatchCommand.decode(
      system: command.system, name: command.name, version: command.version, WireCursor(args))
    #expect(copy == command)
  }

  func expectSameOnWire(_ change: Change<RefWatchEntity>) throws {
    guard case .put(let scope, let entity) = change else { return }
    switch entity {
    case .match(let match): #expect(scope == .match(match.id))
    case .event(let event): #expect(scope == .match(event.match))
    case .seat(let seat): #expect(scope == .match(seat.match))
    case .request(let request): #expect(scope == .match(request.match))
    case .settings(let settings): #expect(scope == .user(settings.user))
    case .journal, .checkIn, .library, .track: #expect(scope == .user(RefereeLedger.user))
    case .share(let share): #expect(scope == .sharedJournal(share.id))
    case .comment(let comment): #expect(scope == .sharedJournal(comment.share))
    }
    let copy = try RefWatchEntity.decode(entity.key, WireCursor(JSON.parse(entity.body.text)))
    #expect(copy == entity)
  }

  @Test("no command changes an entry of a log, or removes one alone", arguments: UInt64(10)...15)
  func appendOnly(seed: UInt64) throws {
    var ledger = RefereeLedger()
    var commands = RefereeCommands(seed: seed)
    var known: [MatchEventID: MatchEvent] = [:]
    var recorded = 0
    var discarded = 0
    for _ in 0..<2_000 {
      let before = ledger.replica
      let command = commands.next(ledger)
      guard ledger.run(command) == nil else { continue }
      for match in before.matches.values {
        let old = before.events(of: match.id)
        if ledger.replica.match(match.id) == nil {
          #expect(ledger.replica.events(of: match.id).isEmpty)
          #expect(command.name == "discardMatch")
          for event in old { known[event.id] = nil }
          discarded += 1
        } else {
          let new = Set(ledger.replica.events(of: match.id))
          #expect(new.isSuperset(of: old), "\(command)")
        }
      }
      for match in ledger.replica.matches.values {
        for event in ledger.replica.events(of: match.id) {
          #expect(known[event.id, default: event] == event)
          if known[event.id] == nil { recorded += 1 }
          known[event.id] = event
        }
      }
    }
    #expect(recorded > 20)
    #expect(discarded > 5)
  }

  @Test("logs are in the order of writing, however the rows came", arguments: UInt64(20)...23)
  func order(seed: UInt64) throws {
    var ledger = RefereeLedger()
    var commands = RefereeCommands(seed: seed)
    for _ in 0..<1_000 { ledger.run(commands.next(ledger)) }
    var entities = ledger.replica.everything
    for _ in 0..<5 {
      for index in entities.indices { entities.swapAt(index, commands.lots.below(entities.count)) }
      var fresh = RefWatchReplica()
      for entity in entities + entities.prefix(7) { fresh.set(entity.key, to: entity) }
      #expect(fresh.everything == ledger.replica.everything)
      for match in fresh.matches.values {
        let events = fresh.events(of: match.id)
        #expect(
          zip(events, events.dropFirst()).allSatisfy { one, next in
            one.wasWrittenBefore(next)
          })
        #expect(fresh.log(of: match.id).mark == LogMark(of: events))
        #expect(fresh.logLength(of: match.id) == events.count)
      }
    }
  }

  @Test("a copy is not changed by what happens to the other")
  func copies() throws {
    var ledger = RefereeLedger()
    var commands = RefereeCommands(seed: 99)
    for _ in 0..<300 { ledger.run(commands.next(ledger)) }
    let base = ledger.replica
    let before = base.everything
    for _ in 0..<300 { ledger.run(commands.next(ledger)) }
    #expect(base.everything == before)
    #expect(ledger.replica.everything != before)
  }
}
