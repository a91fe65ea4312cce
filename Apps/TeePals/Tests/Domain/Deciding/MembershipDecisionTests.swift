import Core
import Sync
import TeePalsDomain
import Testing

@testable import TeePalsTestKit

@Suite("Deciding on memberships (specification §§8.2, 8.3, 13)")
struct MembershipDecisionTests {
  private let host = SampleGolf.user(0)
  private let ann = SampleGolf.user(1)
  private let ben = SampleGolf.user(2)
  private let id = SampleGolf.round(1)

  private func town(
    _ people: Int = 4, in hours: Int64 = 72, players: Int = 4,
    _ visibility: RoundVisibility = .public, _ policy: JoinPolicy? = nil,
    _ requirements: RoundRequirements = RoundRequirements()
  ) -> GolfTown {
    var town = GolfTown(people: people)
    var round = town.round(1, by: host, in: hours, players: players, visibility, policy)
    round.requirements = requirements
    #expect(town.run(.createRound(round), by: host) == nil)
    return town
  }

  private func change(_ event: MembershipEvent) -> TeePalsCommand {
    .changeMembership(id, event, seen: nil)
  }

  @Test("a request waits for the host, who accepts: everybody knows what they may")
  func accepted() throws {
    var town = town()
    #expect(town.run(change(.request), by: ann) == nil)
    #expect(town.replica.round(id)?.requestCount == 1)
    #expect(town.replica.place(of: ann, in: id)?.status == .requested)
    #expect(town.replica.place(of: ann, in: id)?.round.requestCount == 0, "the host's matter")
    #expect(town.replica.place(of: host, in: id)?.round.requestCount == 1)
    #expect(town.told(host) == [.roundJoinRequest])
    #expect(town.members[.round(id)] == [host])
    #expect(town.run(change(.accept(ann)), by: ann) == .notYours)
    #expect(town.run(change(.accept(ann)), by: host) == nil)
    #expect(town.told(host).isEmpty, "the request has ended")
    #expect(town.told(ann) == [.roundJoinAccepted])
    #expect(town.members[.round(id)] == [host, ann])
    #expect(town.members[.memberList(of: id)] == [host])
    #expect(town.lines(id) == [.opened, .joined])
    #expect(town.replica.seats(of: id).map { seat in seat.user } == [host, ann])
    for user in [host, ann] {
      let copy = try #require(town.replica.place(of: user, in: id)).round
      #expect(copy == town.replica.round(id))
      #expect(copy.acceptedCount == 2 && copy.requestCount == 0)
    }
    #expect(town.device(of: ann).members(of: id).isEmpty, "the member list is the host's")
  }

  @Test("declining is between the two, and only the host's invitation brings back")
  func declined() {
    var town = town(in: 24 * 30)
    let card = town.card(ann)
    #expect(town.run(change(.request), by: ben) == nil)
    #expect(town.run(change(.accept(ben)), by: host) == nil)
    #expect(town.run(change(.request), by: ann) == nil)
    #expect(town.run(change(.decline(ann)), by: host) == nil)
    #expect(town.replica.round(id)?.requestCount == 0)
    #expect(town.told(ann).first == .roundJoinDeclined)
    #expect(town.lines(id) == [.opened, .joined])
    town.now = town.now.advanced(byMilliseconds: 9 * GolfTown.day)
    #expect(town.run(change(.request), by: ann) == .askedTooOften)
    // A player is told no more of it than of nobody.
    #expect(town.run(change(.invite(card)), by: ben) == .notFound)
    #expect(town.run(change(.invite(card)), by: host) == nil)
    #expect(town.run(change(.withdraw(ann)), by: host) == nil)
    #expect(town.run(change(.request), by: ann) == .askedTooOften)
    #expect(town.run(change(.invite(card)), by: host) == nil)
    #expect(town.run(change(.declineInvite), by: ann) == nil)
    #expect(town.run(change(.request), by: ann) == .askedTooOften)
    #expect(town.run(change(.invite(card)), by: host) == nil)
    #expect(town.run(change(.request), by: ann) == nil)
    #expect(town.status(ann, id) == .accepted)
    // It is forgiven.
    #expect(town.run(change(.leave), by: ann) == nil)
    #expect(town.run(change(.request), by: ann) == nil)
  }

  @Test("whoever was removed comes back by nobody's invitation but the host's")
  func removed() throws {
    var town = town(players: 8, .public, .instant)
    for user in [ann, ben] { #expect(town.run(change(.join), by: user) == nil) }
    #expect(town.run(change(.remove(ann)), by: host) == nil)
    for event in [MembershipEvent.join, .request] {
      #expect(town.run(change(event), by: ann) == .askedTooOften)
    }
    #expect(town.run(change(.invite(town.card(ann))), by: ben) == .notFound)
    let place = try #require(town.replica.place(of: ann, in: id))
    #expect(
      RoundSituation(of: place.round, for: ann, place, at: town.now) == .mayNotAsk)
    #expect(town.run(change(.invite(town.card(ann))), by: host) == nil)
    #expect(town.run(change(.acceptInvite), by: ann) == nil)
  }

  @Test("three requests are all, as the person's own device knows")
  func threeTimes() throws {
    var town = town()
    for _ in 1...MembershipRules.requests {
      #expect(town.run(change(.request), by: ann) == nil)
      #expect(town.run(change(.cancelRequest), by: ann) == nil)
    }
    #expect(town.run(change(.request), by: ann) == .askedTooOften)
    let place = try #require(town.replica.place(of: ann, in: id))
    #expect(place.requests == MembershipRules.requests && !place.isRefused)
    let context = DecideContext(actor: ann, command: CommandID(high: 1, low: 1), at: town.now)
    let command = TeePalsCommand.changeMembership(id, .request, seen: place.round)
    #expect(
      GolfTown.decide(command, context, town.device(of: ann)) == .failure(.askedTooOften))
  }

  @Test("taking a request back ends it without a trace")
  func taken() {
    var town = town()
    #expect(town.run(change(.request), by: ann) == nil)
    #expect(town.run(change(.cancelRequest), by: ann) == nil)
    #expect(town.run(change(.cancelRequest), by: ann) == nil)
    #expect(town.status(ann, id) == .left)
    #expect(town.told(host).isEmpty)
    #expect(town.run(change(.accept(ann)), by: host) == .notParticipant)
  }

  @Test("an invitation is accepted, declined or taken back")
  func invitations() {
    var town = town(players: 8, .invite)
    #expect(town.run(change(.request), by: ann) == .notFound, "nobody knows of it")
    #expect(town.run(change(.invite(town.card(ann))), by: host) == nil)
    #expect(town.told(ann) == [.roundInvitation])
    #expect(town.replica.place(of: ann, in: id)?.invitedBy == town.card(host))
    #expect(town.run(change(.acceptInvite), by: ann) == nil)
    #expect(town.told(host) == [.inviteAccepted])
    #expect(town.replica.notifications(of: ann).first?.isRead == true)
    // Who plays invites too.
    #expect(town.run(change(.invite(town.card(ben))), by: ann) == nil)
    #expect(town.replica.place(of: ben, in: id)?.invitedBy == town.card(ann))
    #expect(town.run(change(.declineInvite), by: ben) == nil)
    #expect(town.status(ben, id) == .declined)
    #expect(town.told(host) == [.inviteAccepted], "nobody is told of that")
    #expect(town.run(change(.request), by: ben) == .notInvited, "but they know of it")
    #expect(town.run(change(.invite(town.card(ben))), by: host) == nil)
    #expect(town.replica.notifications(of: ben).count == 1)
    #expect(town.replica.notifications(of: ben).first?.isRead == false)
    #expect(town.run(change(.withdraw(ben)), by: ann) == .notYours, "the host invited")
    #expect(town.run(change(.withdraw(ben)), by: host) == nil)
    #expect(town.told(ben).isEmpty)
    #expect(town.run(change(.acceptInvite), by: ben) == .notInvited)
  }

  @Test("whoever goes, or is sent, has no part in the round any more")
  func leaving() {
    var town = town(4, .friends)
    for user in [ann, ben] {
      #expect(town.run(.follow(user, town.card(host)), by: user) == nil)
      #expect(town.run(change(.join), by: user) == .notFound, "not a friend yet")
      #expect(town.run(.follow(host, town.card(user)), by: host) == nil)
      #expect(town.run(change(.join), by: user) == nil)
    }
    #expect(town.replica.notifications(of: host).first?.actorCount == 2, "Ann and one other")
    #expect(town.run(change(.leave), by: ann) == nil)
    #expect(town.run(change(.remove(ben)), by: host) == nil)
    #expect(town.told(host).first == .memberLeft)
    #expect(town.told(ben).first == .memberRemoved)
    #expect(town.lines(id) == [.opened, .joined, .joined, .left, .removed])
    #expect(town.members[.round(id)] == [host])
    #expect(town.replica.place(of: ben, in: id)?.status == .removed)
    #expect(town.replica.round(id)?.acceptedCount == 1)
    #expect(town.run(change(.join), by: ben) == .askedTooOften)
    #expect(town.run(change(.join), by: ann) == nil)
    #expect(town.run(change(.leave), by: host) == .hostStays)
    #expect(town.run(change(.remove(host)), by: host) == .hostStays)
  }

  @Test("500 people, one seat: one of them gets it")
  func lastSeat() {
    var town = town(501, players: 2, .public, .instant)
    var seated = 0
    for number in 1...500 {
      let refused = town.run(change(.join), by: SampleGolf.user(UInt64(number)))
      if refused == nil { seated += 1 } else { #expect(refused == .roundFull) }
      #expect(town.replica.round(id)?.acceptedCount == 2)
    }
    #expect(seated == 1)
    #expect(town.replica.seats(of: id).count == 2)
  }

  @Test("50 acceptances for one seat: 49 find the round full (specification §21)")
  func capacity() {
    var town = town(51, players: 2)
    for number in 1...50 {
      #expect(town.run(change(.request), by: SampleGolf.user(UInt64(number))) == nil)
    }
    #expect(town.replica.round(id)?.requestCount == 50)
    var outcomes: [TeePalsRejection?] = []
    for number in 1...50 {
      outcomes.append(town.run(change(.accept(SampleGolf.user(UInt64(number)))), by: host))
    }
    #expect(outcomes.count { outcome in outcome == nil } == 1)
    #expect(outcomes.count { outcome in outcome == .roundFull } == 49)
    #expect(town.replica.round(id)?.acceptedCount == 2)
    #expect(town.replica.round(id)?.requestCount == 49)
  }

  @Test("acting asks for a photo and a skill level; going does not")
  func tier() {
    var town = town()
    #expect(town.run(change(.request), by: ann) == nil)
    town.settle(ann, hasPhoto: false)
    #expect(town.run(change(.cancelRequest), by: ann) == nil)
    #expect(town.run(change(.request), by: ann) == .profileIncomplete([.photo]))
    town.settle(ann, skill: nil)
    #expect(town.run(change(.request), by: ann) == .profileIncomplete([.skill]))
    #expect(
      town.run(change(.request), by: SampleGolf.user(99)) == .profileIncomplete(ProfileGap.allCases)
    )
  }

  @Test("whoever lost their photo still declines, and their round still ends")
  func ending() {
    var town = town(in: 3, players: 8)
    #expect(town.run(.follow(ann, town.card(ben)), by: ann) == nil)
    #expect(town.run(change(.invite(town.card(ann))), by: host) == nil)
    #expect(town.run(change(.request), by: ben) == nil)
    for user in [host, ann] { town.settle(user, hasPhoto: false) }
    #expect(town.run(change(.declineInvite), by: ann) == nil)
    #expect(town.run(.unfollow(ann, ben), by: ann) == nil)
    #expect(town.run(change(.decline(ben)), by: host) == nil)
    #expect(town.run(.closeRound(id), by: host) == nil)
    #expect(town.run(.reopenRound(id), by: host) == .profileIncomplete([.photo]))
    #expect(town.run(.editRound(id, [.maxPlayers(3)]), by: host) == .profileIncomplete([.photo]))
    var other = town
    #expect(other.run(.cancelRound(id), by: host) == nil)
    town.now = town.now.advanced(byMilliseconds: 4 * GolfTown.hour)
    #expect(town.run(.completeRound(id), by: host) == nil)
  }

  @Test("nobody meets whom they do not want to meet")
  func blocked() {
    var town = town(5, players: 8, .public, .instant)
    let cam = SampleGolf.user(3)
    #expect(town.run(change(.join), by: ann) == nil)
    #expect(town.run(.block(ann, town.card(ben)), by: ann) == nil)
    #expect(town.run(change(.join), by: ben) == .notFound, "a player has blocked them")
    #expect(town.run(change(.invite(town.card(ben))), by: ann) == .notFound)
    #expect(town.run(change(.invite(town.card(ben))), by: host) == .notFound)
    #expect(town.run(.block(cam, town.card(host)), by: cam) == nil)
    #expect(town.run(change(.join), by: cam) == .notFound)
    #expect(town.run(.follow(host, town.card(cam)), by: host) == .notFound)
    #expect(town.run(.unblock(cam, host), by: cam) == nil)
    #expect(town.run(change(.join), by: cam) == nil)
  }

  @Test("blocking ends what one asked the other for, without a word")
  func blockingEnds() {
    var town = town(5, players: 8)
    #expect(town.run(change(.request), by: ann) == nil)
    #expect(town.run(change(.invite(town.card(ben))), by: host) == nil)
    #expect(town.run(.block(host, town.card(ann)), by: host) == nil)
    #expect(town.run(.block(ben, town.card(host)), by: ben) == nil)
    #expect(town.status(ann, id) == .left && town.status(ben, id) == .left)
    #expect(town.replica.place(of: ann, in: id)?.status == .left)
    #expect(town.replica.round(id)?.requestCount == 0)
    #expect(town.told(host).isEmpty && town.told(ann).isEmpty && town.told(ben).isEmpty)
  }

  @Test("an enforcing host's wishes are kept, unless they invite")
  func preferences() {
    var wishes = RoundRequirements()
    wishes.ages = 18...40
    wishes.skills = [.expert]
    wishes.isEnforced = true
    var town = town(4, players: 8, .public, .instant, wishes)
    #expect(town.run(change(.join), by: ann) == .outsidePreferences(.skill))
    town.settle(ann, skill: .expert)
    #expect(town.run(change(.join), by: ann) == nil)
    town.settle(ben, skill: .expert, born: "1950-01-01")
    #expect(town.run(change(.join), by: ben) == .outsidePreferences(.age))
    #expect(town.run(change(.invite(town.card(ben))), by: ann) == nil)
    #expect(town.run(change(.acceptInvite), by: ben) == .outsidePreferences(.age))
    #expect(town.run(change(.declineInvite), by: ben) == nil)
    #expect(town.run(change(.invite(town.card(ben))), by: host) == nil)
    #expect(town.run(change(.acceptInvite), by: ben) == nil)
  }

  @Test("closed rounds take nobody new, but the host may answer who asked before")
  func closed() {
    var town = town()
    #expect(town.run(change(.request), by: ann) == nil)
    #expect(town.run(.closeRound(id), by: host) == nil)
    #expect(town.run(change(.request), by: ben) == .roundNotOpen)
    #expect(town.run(change(.invite(town.card(ben))), by: host) == .roundNotOpen)
    #expect(town.run(change(.accept(ann)), by: host) == nil)
    #expect(town.run(.cancelRound(id), by: host) == nil)
    #expect(town.run(change(.leave), by: ann) == .roundNotOpen)
    #expect(town.run(change(.request), by: ben) == .roundNotOpen)
  }

  @Test("on a device that does not have the round, the person's place shows what was asked for")
  func tentative() throws {
    let town = town()
    let seen = try #require(town.replica.round(id))
    let context = DecideContext(actor: ann, command: CommandID(high: 1, low: 1), at: town.now)
    let command = TeePalsCommand.changeMembership(id, .request, seen: seen)
    var expected = RoundPlace(
      user: ann, round: seen, role: .member, status: .requested, requests: 1,
      updatedAt: town.now)
    let changes = GolfTown.decide(command, context, town.device(of: ann))
    #expect(changes == .success([.put(.user(ann), .place(expected))]))
    let join = TeePalsCommand.changeMembership(id, .join, seen: seen)
    expected.round.joinPolicy = .instant
    var instant = seen
    instant.joinPolicy = .instant
    expected.round.acceptedCount = 2
    expected.status = .accepted
    expected.requests = 0
    let joined = TeePalsCommand.changeMembership(id, .join, seen: instant)
    #expect(
      GolfTown.decide(joined, context, town.device(of: ann))
        == .success([.put(.user(ann), .place(expected))]))
    #expect(join.name == "changeMembership")
    #expect(
      GolfTown.decide(change(.request), context, town.device(of: ann)) == .failure(.notFound))
  }
}
