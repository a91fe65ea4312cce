import Core
import Sync
import TeePalsDomain
import Testing
import Wire

@testable import TeePalsTestKit

@Suite("TeePals' decisions, with random commands")
struct GolfProperties {
  /// What a device and the server may differ in: the server's time of a message, and what a device
  /// cannot know, as who else waits for a seat, and how often a round was changed by that.
  private func told(_ entity: TeePalsEntity?, of command: TeePalsCommand) -> TeePalsEntity? {
    switch entity {
    case .message(var message):
      message.receivedAt = nil
      return .message(message)
    case .follow(var follow):
      follow.isMutual = false
      return .follow(follow)
    case .place(var place):
      place.invitedBy = nil
      place.position = nil
      place.sent = []
      place.round = said(place.round, of: command)
      return .place(place)
    case .round(let round): return .round(said(round, of: command))
    default: return entity
    }
  }

  private func said(_ round: Round, of command: TeePalsCommand) -> Round {
    var round = round
    // Nor who of those that ask does not want to meet the new host.
    if case .handOver = command { round.requestCount = 0 }
    (round.heldCount, round.revision, round.changedAt) = (0, 0, nil)
    return round
  }

  @Test("what a device says beforehand is what the server does", arguments: UInt64(1)...6)
  func devices(seed: UInt64) throws {
    var walk = GolfWalk(seed: seed)
    var accepted: Set<String> = []
    var refused: Set<String> = []
    for _ in 0..<300 {
      let (user, command) = walk.next()
      let context = walk.town.context(user)
      let server = walk.town.decided(command, context)
      let tentative = DecideContext(actor: user, command: context.command, at: context.at)
      let device = GolfTown.decide(command, tentative, walk.town.device(of: user))
      switch server {
      case .failure(let rejection): refused.insert(rejection.code)
      case .success(let changes):
        accepted.insert(command.name)
        walk.town.write(changes)
        guard case .success(let beforehand) = device else {
          Issue.record("a device refuses what the server takes: \(command) \(device)")
          continue
        }
        for change in beforehand {
          switch change {
          case .put(let scope, let entity):
            #expect(walk.town.homes[entity.key] == scope)
            let there = walk.town.replica.entity(entity.key)
            #expect(told(there, of: command) == told(entity, of: command), "\(command)")
          case .remove(_, let key): #expect(walk.town.replica.entity(key) == nil)
          case .join(let scope, let user): #expect(walk.town.members[scope]?.contains(user) == true)
          case .leave(let scope, let user):
            #expect(walk.town.members[scope]?.contains(user) != true)
          }
        }
      }
    }
    #expect(accepted.count >= 14, "\(accepted)")
    #expect(refused.count >= 8, "\(refused)")
  }

  @Test(
    "the reads name what is looked at, and repeating changes nothing", arguments: UInt64(20)...26)
  func reads(seed: UInt64) throws {
    var walk = GolfWalk(seed: seed)
    for _ in 0..<300 {
      let (user, command) = walk.next()
      let context = walk.town.context(user)
      let decided = walk.town.decided(command, context)
      var whole = walk.town.replica
      for action in GolfAction.allCases {
        whole.recent[action] = walk.town.loaded([.recent(action)], for: user).recent[action]
      }
      #expect(decided == GolfTown.decide(command, context, whole), "\(command)")
      guard case .success(let changes) = decided else { continue }
      for change in changes { try expectSameOnWire(change) }
      walk.town.write(changes)
      let again = walk.town.decided(command, context)
      switch again {
      case .success(let changes): #expect(changes.isEmpty, "\(command) \(changes)")
      case .failure: break
      }
    }
  }

  private func expectSameOnWire(_ change: Change<TeePalsEntity>) throws {
    guard case .put(_, let entity) = change else { return }
    let copy = try TeePalsEntity.decode(entity.key, WireCursor(JSON.parse(entity.body.text)))
    #expect(copy == entity)
  }

  @Test("counts are of the rows, seats are of who was accepted", arguments: UInt64(40)...46)
  func invariants(seed: UInt64) {
    var walk = GolfWalk(seed: seed)
    var rounds: Set<RoundID> = []
    var last = walk.town.now
    for step in 0..<500 {
      let (user, command) = walk.next()
      _ = walk.town.run(command, by: user)
      if case .createRound(let round) = command { rounds.insert(round.id) }
      guard step % 10 == 9 else { continue }
      for id in rounds {
        _ = walk.town.tick(id, since: last)
        check(id, walk.town)
      }
      last = walk.town.now
    }
  }

  private func check(_ id: RoundID, _ town: GolfTown) {
    guard let round = town.replica.round(id) else { return }
    let members = town.replica.members(of: id)
    let accepted = members.filter { member in member.status == .accepted }
    #expect(round.acceptedCount == accepted.count)
    #expect(round.heldCount == members.count { member in member.status == .offered })
    #expect(round.takenCount <= round.maxPlayers)
    let line = town.replica.waiting(in: id).map { member in member.user }
    #expect(round.requestCount == members.count { member in member.status == .requested })
    let hosts = members.filter { member in member.role == .host }
    #expect(hosts.map { host in host.user } == [round.host.user])
    #expect(hosts.first?.status == .accepted)
    let seated = Set(town.replica.seats(of: id).map { seat in seat.user })
    #expect(seated == Set(accepted.map { member in member.user }))
    #expect(town.members[.round(id)] == seated)
    #expect(town.members[.memberList(of: id)] == [round.host.user])
    let asked = members.filter { member in member.hostOfferedAt != nil }
    #expect(asked.count <= (round.status.isOver ? 0 : 1))
    #expect(asked.allSatisfy { member in member.role != .host && member.status == .accepted })
    for member in members {
      let place = town.replica.place(of: member.user, in: id)
      #expect(place?.status == member.status && place?.updatedAt == member.updatedAt)
      #expect(member.hostOfferedAt != nil || place?.hostOfferedAt == nil)
      #expect(place?.position == line.firstIndex(of: member.user).map { index in index + 1 })
      #expect(member.status.waits == (member.waitlistedAt != nil))
      if round.status.isOver { #expect(!member.status.isPending) }
      guard member.status.follows, let place else { continue }
      var copy = round
      if member.role != .host { copy.requestCount = 0 }
      #expect(place.round == copy)
    }
    for seat in town.replica.seats(of: id) {
      #expect(seat.card == town.card(seat.user) || round.status.isOver)
    }
  }

  @Test("nobody holds what is not for them", arguments: UInt64(60)...65)
  func privacy(seed: UInt64) {
    var walk = GolfWalk(seed: seed)
    for _ in 0..<300 {
      let (user, command) = walk.next()
      _ = walk.town.run(command, by: user)
    }
    for (key, entity) in walk.town.rows {
      let home = walk.town.homes[key]
      switch entity {
      case .profile(let row): #expect(home == .user(row.user))
      case .secret(let row): #expect(home == .user(row.user))
      case .settings(let row): #expect(home == .user(row.user))
      case .round(let row): #expect(home == .round(row.id))
      case .member(let row): #expect(home == .memberList(of: row.round))
      case .seat(let row): #expect(home == .round(row.round))
      case .place(let row):
        #expect(home == .user(row.user))
        let known = walk.town.replica.member(row.user, in: row.round.id)
        #expect(known != nil, "a copy without a part in the round")
      case .message(let row): #expect(home == .round(row.round))
      case .chat(let row): #expect(home == .user(row.user))
      case .notification(let row):
        #expect(home == .user(row.recipient))
        #expect(row.actor?.user != row.recipient, "told of one's own doing")
      case .follow(let row): #expect(home == .user(row.follower))
      case .block(let row):
        #expect(home == .user(row.owner))
        #expect(walk.town.replica.follow(row.owner, row.blocked.user) == nil)
        #expect(walk.town.replica.follow(row.blocked.user, row.owner) == nil)
      case .report(let row): #expect(home == .report(row.id))
      case .act(let row):
        #expect(home == .acts(of: row.user))
        #expect(walk.town.members[.acts(of: row.user)] == nil, "somebody is in it")
      case .post(let row): #expect(home == .user(row.author))
      case .comment(let row): #expect(home == .user(row.author))
      case .like(let row): #expect(home == .user(row.user))
      case .feedbackRound(let row):
        #expect(home == .feedback(of: row.round))
        #expect(walk.town.members[.feedback(of: row.round)] == nil, "somebody is in it")
      case .feedback(let row): #expect(home == .feedback(of: row.round))
      case .feedbackDue(let row): #expect(home == .user(row.user))
      case .trust(let row): #expect(home == .user(row.user))
      }
    }
  }
}
