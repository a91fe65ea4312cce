import Core
import Server
import Store
import StoreSQLite
import Sync
import TeePalsDomain
import TeePalsServer
import TestKit
import Testing

@testable import TeePalsTestKit

/// A town of golfers in memory and in a database, doing the same.
private struct TwoTowns {
  var town = GolfTown(people: 5)
  let golf: GolfDatabase
  var lots: Lots
  private(set) var counts: [String: Int] = [:]
  private var made: UInt64 = 0
  private var rounds: UInt64 = 0

  static let people = (0..<5).map { number in SampleGolf.user(UInt64(number)) }

  init(seed: UInt64) throws {
    golf = try GolfDatabase()
    lots = Lots(seed)
    // Two are new here: they are limited before the others.
    for number in 3..<5 as Range<UInt64> {
      town.settle(SampleGolf.user(number), age: GolfTown.day)
    }
    try golf.enact(
      town.rows.sorted { one, other in one.key < other.key }.map { key, entity in
        .put(.user(key.id.retagged()), entity)
      })
  }

  /// One command of anybody's, decided on both sides.
  mutating func step() throws {
    town.now = town.now.advanced(byMilliseconds: Int64(lots.below(10)) * 60_000)
    let actor = lots.pick(Self.people)
    let command = next(actor)
    // Some devices were offline.
    let late = lots.chance(1, in: 4) ? Int64(lots.below(40)) * 3_600_000 : 0
    let context = town.context(actor, at: town.now.advanced(byMilliseconds: -late))
    let reads = TeePalsDomain.reads(of: command, by: actor)
    let memory = town.loaded(reads, for: actor)
    let rows = try golf.load(reads, for: actor)
    let differing = town.rows.keys.filter { key in rows.entity(key) != memory.entity(key) }
    #expect(differing == [], "\(command.name)")
    #expect(rows.chatLengths == memory.chatLengths)
    let wanted = GolfTown.decide(command, context, memory)
    let outcome = GolfTown.decide(command, context, rows)
    #expect(outcome == wanted, "\(command)")
    guard case .success(let changes) = outcome else {
      counts["refused", default: 0] += 1
      return
    }
    counts[command.name, default: 0] += 1
    town.write(changes)
    try golf.enact(changes)
  }

  private mutating func next(_ actor: UserID) -> TeePalsCommand {
    // One of the latest.
    let round = SampleGolf.round(rounds > 5 ? rounds - UInt64(lots.below(5)) : 1)
    let other = lots.pick(Self.people)
    switch lots.below(20) {
    case 0:
      rounds += 1
      let hours = Int64(3 + lots.below(90))
      let visibility = lots.pick(RoundVisibility.allCases + [.public])
      return .createRound(
        town.round(rounds, by: actor, in: hours, players: 2 + lots.below(4), visibility))
    case 1 where lots.chance(1, in: 2): return handing(actor, in: round)
    case 1..<10: return .changeMembership(round, event(actor, other, in: round), seen: nil)
    case 10, 11, 12:
      made += 1
      return .sendMessage(
        ChatMessage(
          id: ChatMessageID(high: 8, low: made), round: round, sender: town.card(actor),
          content: .text("Line \(made)"), writtenAt: town.now))
    case 13: return .follow(actor, town.card(other))
    case 14: return .unfollow(actor, other)
    case 15:
      return lots.chance(1, in: 8) ? .block(actor, town.card(other)) : .unblock(actor, other)
    case 16: return .editProfile(actor, [.lastName(lots.pick(["Kim", "Oak", "Lee"]))])
    case 17:
      return lots.pick([
        .closeRound(round), .reopenRound(round), .cancelRound(round), .completeRound(round),
        .editRound(round, [.message("Come"), .maxPlayers(4)]),
        .editRound(round, [.start(town.now.advanced(byMilliseconds: GolfTown.day), .utc)]),
      ])
    case 18:
      return lots.pick([
        .markRead(actor, round, town.now), .muteChat(actor, round, lots.chance(1, in: 2)),
        .setSetting(actor, .digest(lots.pick(MailDigest.allCases))),
      ])
    default:
      let told = town.replica.notifications(of: actor).map { row in row.id }
      guard !told.isEmpty else { return .readNotifications(actor, []) }
      return lots.chance(1, in: 2)
        ? .readNotifications(actor, told) : .deleteNotification(actor, lots.pick(told))
    }
  }

  private mutating func handing(_ actor: UserID, in round: RoundID) -> TeePalsCommand {
    let players = town.replica.seats(of: round).map { seat in seat.user }
    let player = players.isEmpty ? actor : lots.pick(players)
    if town.replica.round(round)?.host.user == actor {
      return .handOver(round, lots.pick([.offer(player), .offer(player), .withdraw]))
    }
    return .handOver(round, lots.pick([.accept, .accept, .decline]))
  }

  /// Mostly what makes sense where the person stands.
  private mutating func event(
    _ actor: UserID, _ other: UserID, in round: RoundID
  ) -> MembershipEvent {
    let invite = MembershipEvent.invite(town.card(other))
    if lots.chance(1, in: 4) {
      return lots.pick([
        .request, .join, .cancelRequest, .acceptInvite, .declineInvite, .leave, .joinWaitlist,
        .leaveWaitlist, .acceptOffer, .accept(other), .decline(other), .remove(other), invite,
        .withdraw(other),
      ])
    }
    if town.replica.round(round)?.host.user == actor {
      let open = town.replica.members(of: round).filter { row in row.status == .requested }
      guard let asker = open.first else { return invite }
      return lots.chance(1, in: 4) ? .decline(asker.user) : .accept(asker.user)
    }
    switch town.status(actor, round) {
    case .invited: return lots.pick([.acceptInvite, .acceptInvite, .declineInvite])
    case .requested: return lots.pick([.cancelRequest, .request])
    case .accepted: return lots.pick([.leave, invite])
    case .waitlisted: return lots.pick([.leaveWaitlist, .joinWaitlist])
    case .offered: return lots.pick([.acceptOffer, .leaveWaitlist])
    case .declined, .removed, .left, nil: return lots.pick([.request, .join, .joinWaitlist])
    }
  }
}

@Suite("Decisions on rows")
struct GolfLoadTests {
  @Test("are those on everything there is, command by command", arguments: UInt64(1)...3)
  func sameDecisions(seed: UInt64) throws {
    var towns = try TwoTowns(seed: seed)
    for step in 0..<300 {
      try towns.step()
      guard step % 100 == 99 else { continue }
      for user in TwoTowns.people {
        let device = try towns.golf.device(of: user)
        let wanted = towns.town.device(of: user)
        #expect(
          towns.town.rows.keys.filter { key in device.entity(key) != wanted.entity(key) } == [])
        let visibility = TeePalsDomain.visibility(of: user)
        #expect(
          try towns.golf.load(visibility, for: user).hidden
            == towns.town.loaded(visibility, for: user).hidden)
      }
    }
    let done = towns.counts
    for name in ["createRound", "changeMembership", "sendMessage", "follow"] {
      #expect(done[name] ?? 0 > 0, "\(name)")
    }
    #expect(done["changeMembership"] ?? 0 > 8, "\(done)")
    #expect(try towns.golf.engine.check() == [])
  }

  @Test("after every life of a town each golfer goes without a trace", arguments: UInt64(5)...6)
  func erasedTowns(seed: UInt64) throws {
    var towns = try TwoTowns(seed: seed)
    for _ in 0..<200 { try towns.step() }
    let personalData = GolfPersonalDataTests()
    for user in TwoTowns.people {
      try personalData.erase(user, towns.golf, limit: 5)
      let traces = try personalData.traces(of: user, name: user.description, towns.golf)
      #expect(traces == [], "\(user)")
      #expect(try towns.golf.engine.check() == [])
    }
    for table in ["golf_round", "golf_message", "golf_member", "golf_mention", "feed"] {
      let table = try #require(Identifier(table))
      #expect(try towns.golf.count("SELECT count(*) FROM \(raw: table)") == 0, "\(table.text)")
    }
  }
}
