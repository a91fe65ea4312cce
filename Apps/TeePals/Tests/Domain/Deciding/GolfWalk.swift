import Core
import TeePalsDomain

@testable import TeePalsTestKit

/// People who do anything they can, and much they cannot.
struct GolfWalk {
  var town: GolfTown
  private var lots: Lots
  private var made: UInt64 = 0

  static let people = 7

  init(seed: UInt64) {
    lots = Lots(seed)
    town = GolfTown(people: GolfWalk.people - 1)
    // The last of them still has no photo.
    town.settle(SampleGolf.user(UInt64(GolfWalk.people - 1)), hasPhoto: false)
  }

  mutating func next() -> (UserID, TeePalsCommand) {
    town.now = town.now.advanced(byMilliseconds: 1 + Int64(lots.below(40)) * 60_000)
    let user = somebody()
    switch lots.below(100) {
    case 0..<8: return (user, .createRound(round(user)))
    case 8..<60: return membership(user)
    case 60..<72: return hosting(user)
    case 72..<77: return (user, .sendMessage(message(user)))
    case 77..<80: return handing()
    default: return (user, own(user))
    }
  }

  private mutating func somebody() -> UserID {
    SampleGolf.user(UInt64(lots.below(GolfWalk.people)))
  }

  private mutating func aRound() -> RoundID { SampleGolf.round(1 + UInt64(lots.below(6))) }

  private mutating func round(_ host: UserID) -> Round {
    made += 1
    let number = 1 + made % 6
    var round = town.round(
      number, by: host, in: 1 + Int64(lots.below(60)), players: 2 + lots.below(3),
      lots.pick([.public, .public, .friends, .invite]), lots.pick([nil, .instant, .request]))
    // The ids of rounds that were are taken: others come under new ones.
    if town.replica.round(round.id)?.status.isOver == true {
      round = town.round(
        6 + made, by: host, in: 1 + Int64(lots.below(60)), players: 2 + lots.below(3))
    }
    if lots.chance(1, in: 4) {
      round.requirements.skills = [.expert]
      round.requirements.isEnforced = lots.chance(1, in: 2)
    }
    return round
  }

  private mutating func membership(_ user: UserID) -> (UserID, TeePalsCommand) {
    let id = lots.chance(1, in: 5) && made > 0 ? SampleGolf.round(6 + made) : aRound()
    let other = somebody()
    let events: [MembershipEvent] = [
      .request, .request, .join, .join, .cancelRequest, .acceptInvite, .acceptInvite,
      .declineInvite, .leave, .joinWaitlist, .joinWaitlist, .leaveWaitlist, .acceptOffer,
      .accept(other), .accept(other), .decline(other), .remove(other),
      .invite(town.card(other)), .invite(town.card(other)), .withdraw(other),
    ]
    let event = lots.pick(events)
    let isHosts: Bool =
      switch event {
      case .accept, .decline, .remove, .invite, .withdraw: lots.chance(3, in: 4)
      default: false
      }
    let seen = town.replica.round(id).map { round in
      var copy = round
      copy.requestCount = 0
      return copy
    }
    let actor = isHosts ? seen?.host.user ?? user : user
    return (actor, .changeMembership(id, event, seen: seen))
  }

  private mutating func hosting(_ user: UserID) -> (UserID, TeePalsCommand) {
    let id = aRound()
    let host = town.replica.round(id)?.host.user ?? user
    let edits: [RoundEdit] = [
      .message("Note \(lots.below(5))"), .maxPlayers(2 + lots.below(4)),
      .start(town.now.advanced(byMilliseconds: Int64(1 + lots.below(90)) * GolfTown.hour), .utc),
      .joinPolicy(lots.pick([.instant, .request])), .visibility(lots.pick([.public, .friends])),
    ]
    let commands: [TeePalsCommand] = [
      .editRound(id, [lots.pick(edits)]), .editRound(id, edits), .closeRound(id), .reopenRound(id),
      .reopenRound(id), .cancelRound(id), .completeRound(id),
      .editRound(id, edits + [.was(.message("Note \(lots.below(5))"))]),
      .editRound(id, [edits[1], .was(.maxPlayers(2 + lots.below(4)))]),
    ]
    return (lots.chance(1, in: 8) ? user : host, lots.pick(commands))
  }

  /// By the host, or by whom the host has asked.
  private mutating func handing() -> (UserID, TeePalsCommand) {
    let id = aRound()
    let steps: [HandoverStep] = [.offer(somebody()), .withdraw, .accept, .accept, .decline]
    // Most often what can come next.
    guard let round = town.replica.round(id), !lots.chance(1, in: 8) else {
      return (somebody(), .handOver(id, lots.pick(steps)))
    }
    if let asked = town.replica.successor(in: id), lots.chance(3, in: 4) {
      return (asked.user, .handOver(id, lots.pick([.accept, .accept, .decline])))
    }
    let players = town.replica.seats(of: id).map { seat in seat.user }
    let player = players.isEmpty ? somebody() : lots.pick(players)
    return (round.host.user, .handOver(id, lots.pick([.offer(player), .offer(player), .withdraw])))
  }

  private mutating func message(_ user: UserID) -> ChatMessage {
    ChatMessage(
      id: ChatMessageID(high: 4, low: UInt64(lots.below(400))), round: aRound(),
      sender: town.card(user), content: .text(lots.pick(["Hi", "골프?", "", "See you at 8"])),
      writtenAt: town.now)
  }

  private mutating func own(_ user: UserID) -> TeePalsCommand {
    let other = somebody()
    let card = town.card(other)
    let (id, news) = (aRound(), town.replica.notifications(of: user))
    switch lots.below(14) {
    case 0...3: return .follow(user, card)
    case 4: return .unfollow(user, other)
    case 5: return lots.chance(1, in: 2) ? .block(user, card) : .unblock(user, other)
    case 6: return .unblock(user, other)
    case 7: return .editProfile(user, [.firstName(lots.pick(["Ada", "Grace", "민수", "x"]))])
    case 8:
      let was: [ProfileEdit] = lots.chance(1, in: 2) ? [.was(.bio("B\(lots.below(3))"))] : []
      return .editProfile(
        user, [.skill(lots.pick([.expert, nil])), .bio("B\(lots.below(3))")] + was)
    case 9: return .markRead(user, id, town.now)
    case 10: return .muteChat(user, id, lots.chance(1, in: 2))
    case 11: return .readNotifications(user, news.prefix(3).map { row in row.id })
    case 12:
      return news.isEmpty
        ? .markRead(user, id, town.now) : .deleteNotification(user, lots.pick(news).id)
    default: return .setSetting(user, .digest(lots.pick(MailDigest.allCases)))
    }
  }
}
