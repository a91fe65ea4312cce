import Core
import Sync
import TeePalsDomain
import Testing

@testable import TeePalsTestKit

@Suite("Waiting for a seat of a full round (specification §§8.3, 13, 15)")
struct WaitlistDecisionTests {
  private let host = SampleGolf.user(0)
  private let ann = SampleGolf.user(1)
  private let ben = SampleGolf.user(2)
  private let cam = SampleGolf.user(3)
  private let dan = SampleGolf.user(4)
  private let id = SampleGolf.round(1)

  /// Host and Ann play; there are no more places. Nobody waits yet.
  private func town(
    in hours: Int64 = 72, players: Int = 2, _ visibility: RoundVisibility = .public,
    _ policy: JoinPolicy = .instant
  ) -> GolfTown {
    var town = GolfTown(people: 6)
    let round = town.round(1, by: host, in: hours, players: players, visibility, policy)
    #expect(town.run(.createRound(round), by: host) == nil)
    #expect(town.run(change(.invite(town.card(ann))), by: host) == nil)
    #expect(town.run(change(.acceptInvite), by: ann) == nil)
    return town
  }

  private func change(_ event: MembershipEvent) -> TeePalsCommand {
    .changeMembership(id, event, seen: nil)
  }

  private func wait(_ users: [UserID], in town: inout GolfTown) {
    for user in users { #expect(town.run(change(.joinWaitlist), by: user) == nil) }
  }

  private func positions(_ users: [UserID], _ town: GolfTown) -> [Int?] {
    users.map { user in town.replica.place(of: user, in: id)?.position }
  }

  @Test("who comes first is first; each knows their own place and nothing of the others")
  func joining() throws {
    var town = town()
    let before = town.told(host)
    wait([ben, cam], in: &town)
    wait([ben], in: &town)
    #expect(town.status(ben, id) == .waitlisted && town.status(cam, id) == .waitlisted)
    #expect(positions([ben, cam, ann, host], town) == [1, 2, nil, nil])
    let round = try #require(town.replica.round(id))
    #expect(round.requestCount == 0 && round.heldCount == 0 && round.acceptedCount == 2)
    #expect(town.told(host) == before, "nobody has to answer")
    #expect(town.members[.round(id)] == [host, ann], "no chat")
    let device = town.device(of: cam)
    #expect(device.members(of: id).isEmpty && device.seats(of: id).isEmpty)
    #expect(device.places.map { place in place.user } == [cam])
    #expect(town.replica.waiting(in: id).map { member in member.user } == [ben, cam])
    #expect(town.run(change(.leaveWaitlist), by: ben) == nil)
    #expect(town.run(change(.leaveWaitlist), by: ben) == nil)
    #expect(town.status(ben, id) == .left)
    #expect(positions([ben, cam], town) == [nil, 1])
    #expect(town.run(change(.leaveWaitlist), by: dan) == .notParticipant)
  }

  @Test("in the same millisecond, who came second is second")
  func sameTime() {
    var town = town()
    let now = town.now
    // By their ids, Cam would be before Dan and after Ben.
    for user in [dan, ben, cam] {
      town.now = now
      wait([user], in: &town)
    }
    #expect(positions([dan, ben, cam], town) == [1, 2, 3])
  }

  @Test("a seat that becomes free is held for the first, who takes it")
  func offered() throws {
    var town = town()
    wait([ben, cam], in: &town)
    #expect(town.run(change(.leave), by: ann) == nil)
    #expect(town.status(ben, id) == .offered && town.status(cam, id) == .waitlisted)
    #expect(town.told(ben) == [.roundSpotOffered] && town.told(cam).isEmpty)
    #expect(positions([ben, cam], town) == [nil, 1])
    let round = try #require(town.replica.round(id))
    #expect(round.acceptedCount == 1 && round.heldCount == 1 && round.isFull)
    #expect(round.spotsRemaining == 0)
    #expect(town.members[.round(id)] == [host], "an offer is no seat yet")
    // Neither who joins nor whom the host lets in gets it.
    #expect(town.run(change(.join), by: dan) == .roundFull)
    #expect(town.run(change(.acceptOffer), by: cam) == .offerEnded)
    #expect(town.run(change(.acceptOffer), by: ben) == nil)
    #expect(town.run(change(.acceptOffer), by: ben) == nil)
    #expect(town.status(ben, id) == .accepted)
    #expect(town.replica.round(id)?.heldCount == 0 && town.replica.round(id)?.acceptedCount == 2)
    #expect(town.replica.notifications(of: ben).first?.isRead == true)
    #expect(town.told(host).first == .memberJoined)
    #expect(town.members[.round(id)] == [host, ben])
    #expect(town.lines(id).suffix(2) == [.left, .joined])
    #expect(positions([cam], town) == [1])
  }

  @Test("who declines is off the list, and the next one is asked")
  func declined() {
    var town = town()
    wait([ben, cam], in: &town)
    #expect(town.run(change(.remove(ann)), by: host) == nil)
    #expect(town.run(change(.leaveWaitlist), by: ben) == nil)
    #expect(town.status(ben, id) == .left && town.status(cam, id) == .offered)
    #expect(town.replica.notifications(of: ben).first?.isRead == true)
    #expect(town.told(cam) == [.roundSpotOffered])
    // The host sees who waits, and need not take everybody.
    #expect(town.run(change(.accept(cam)), by: host) == .notParticipant, "they are asked already")
    #expect(town.run(change(.decline(cam)), by: host) == nil)
    #expect(town.status(cam, id) == .declined)
    #expect(town.told(cam) == [.roundJoinDeclined], "there is no seat to be taken any more")
    #expect(town.replica.round(id)?.isFull == false)
    #expect(town.run(change(.joinWaitlist), by: cam) == .askedTooOften)
  }

  @Test("after a day without an answer the next one is asked, once")
  func lapsed() {
    var town = town(in: 200)
    wait([ben, cam], in: &town)
    #expect(town.run(change(.leave), by: ann) == nil)
    let made = town.now
    town.now = made.advanced(byMilliseconds: GolfTown.day - 1)
    #expect(town.tick(id, since: made).isEmpty)
    town.now = made.advanced(byMilliseconds: GolfTown.day)
    #expect(town.run(change(.acceptOffer), by: ben) == .offerEnded, "before the clock has looked")
    #expect(!town.tick(id, since: made).isEmpty)
    #expect(town.status(ben, id) == .left && town.status(cam, id) == .offered)
    #expect(town.told(ben) == [.roundSpotExpired] && town.told(cam) == [.roundSpotOffered])
    #expect(town.replica.place(of: ben, in: id)?.status == .left)
    #expect(town.replica.round(id)?.heldCount == 1)
    #expect(town.tick(id, since: made).isEmpty, "once")
    #expect(town.run(change(.acceptOffer), by: ben) == .offerEnded)
    town.now = town.now.advanced(byMilliseconds: GolfTown.day)
    #expect(!town.tick(id, since: made).isEmpty)
    #expect(town.replica.waiting(in: id).isEmpty && town.replica.round(id)?.isFull == false)
    #expect(town.run(change(.join), by: dan) == nil, "whoever comes")
  }

  @Test("two hours before the start nobody is offered anything; at the start the list ends")
  func ending() throws {
    var town = town(in: 10)
    let start = try #require(town.replica.round(id)).startTime
    wait([ben, cam], in: &town)
    #expect(town.run(change(.leave), by: ann) == nil)
    #expect(town.status(ben, id) == .offered)
    town.now = start.advanced(byMilliseconds: -2 * GolfTown.hour - 2)
    #expect(town.run(change(.joinWaitlist), by: dan) == nil, "just in time")
    #expect(town.run(change(.acceptOffer), by: ben) == .offerEnded)
    #expect(town.run(change(.joinWaitlist), by: SampleGolf.user(5)) == .tooLate)
    #expect(!town.tick(id, since: GolfTown.start).isEmpty)
    #expect(town.tick(id, since: GolfTown.start).isEmpty)
    #expect(town.told(ben).isEmpty && town.replica.round(id)?.heldCount == 0)
    #expect(positions([ben, cam, dan], town) == [1, 2, 3])
    // Whoever is quick has the seat now, on the list or not.
    #expect(town.run(change(.join), by: cam) == nil)
    #expect(positions([ben, cam, dan], town) == [1, nil, 2])
    town.now = start
    #expect(!town.tick(id, since: GolfTown.start).isEmpty)
    for user in [ben, dan] {
      #expect(town.status(user, id) == .declined)
      #expect(town.replica.place(of: user, in: id)?.status == .declined)
      #expect(town.told(user).isEmpty, "without a word")
    }
    #expect(town.tick(id, since: GolfTown.start).isEmpty)
  }

  @Test("where there is a seat nobody waits: they join, or ask")
  func seats() {
    var instant = town(players: 3)
    wait([ben], in: &instant)
    #expect(instant.status(ben, id) == .accepted)
    #expect(instant.run(change(.joinWaitlist), by: ben) == .alreadyMember)
    var asking = town(players: 3, .public, .request)
    wait([ben], in: &asking)
    #expect(asking.status(ben, id) == .requested, "the host is not passed by")
    #expect(asking.told(host).first == .roundJoinRequest)
    wait([ben], in: &asking)
    #expect(asking.status(ben, id) == .requested)
  }

  private func statuses(_ town: GolfTown) -> [MemberStatus?] {
    [ben, cam, dan].map { user in town.status(user, id) }
  }

  @Test("more places are offered in order; with fewer, the last offers are taken back")
  func capacity() throws {
    var town = town()
    wait([ben, cam, dan], in: &town)
    #expect(town.run(.editRound(id, [.maxPlayers(4)]), by: host) == nil)
    #expect(statuses(town) == [.offered, .offered, .waitlisted])
    #expect(town.run(.editRound(id, [.maxPlayers(3)]), by: host) == nil)
    #expect(statuses(town) == [.offered, .waitlisted, .waitlisted])
    #expect(positions([cam, dan], town) == [1, 2], "where they stood")
    #expect(town.told(cam).isEmpty)
    #expect(town.run(change(.acceptOffer), by: ben) == nil)
    #expect(
      town.run(.editRound(id, [.maxPlayers(2)]), by: host)
        == .invalid(.maxPlayers, .fewerThanAccepted))
    #expect(town.run(.editRound(id, [.maxPlayers(8)]), by: host) == nil)
    #expect(town.status(cam, id) == .offered && town.status(dan, id) == .offered)
    let round = try #require(town.replica.round(id))
    #expect(round.acceptedCount == 3 && round.heldCount == 2 && round.spotsRemaining == 3)
  }

  @Test("while joining is closed nobody is asked and nobody comes; the list stays")
  func closed() {
    var town = town()
    wait([ben, cam], in: &town)
    #expect(town.run(change(.leave), by: ann) == nil)
    #expect(town.run(.closeRound(id), by: host) == nil)
    #expect(town.status(ben, id) == .waitlisted && town.told(ben).isEmpty)
    #expect(town.run(change(.joinWaitlist), by: dan) == .roundNotOpen)
    #expect(town.run(change(.acceptOffer), by: ben) == .offerEnded)
    #expect(town.run(.reopenRound(id), by: host) == nil)
    #expect(town.status(ben, id) == .offered && town.told(ben) == [.roundSpotOffered])
    #expect(town.run(.cancelRound(id), by: host) == nil)
    for user in [ben, cam] {
      #expect(town.status(user, id) == .declined)
      #expect(town.told(user) == [.roundCancelled])
    }
    #expect(town.replica.round(id)?.heldCount == 0)
  }

  @Test("nobody is asked to play with whom they do not want to meet; their place stays")
  func blocked() {
    var town = town(players: 3)
    #expect(town.run(change(.join), by: ben) == nil)
    wait([cam, dan], in: &town)
    #expect(town.run(.block(cam, town.card(ben)), by: cam) == nil)
    #expect(town.run(change(.leave), by: ann) == nil)
    #expect(town.status(cam, id) == .waitlisted && town.status(dan, id) == .offered)
    #expect(positions([cam], town) == [1])
    #expect(town.run(change(.leave), by: ben) == nil)
    #expect(town.status(cam, id) == .offered, "nothing is in the way any more")
    // A block between host and guest ends it, and the seat goes to the next.
    let eve = SampleGolf.user(5)
    wait([eve], in: &town)
    #expect(town.run(.block(host, town.card(cam)), by: host) == nil)
    #expect(town.status(cam, id) == .left && town.told(cam).isEmpty)
    #expect(town.status(eve, id) == .offered)
    #expect(town.run(change(.joinWaitlist), by: cam) == .notFound)
  }

  @Test("nobody is asked who could not take it; as soon as they can, the clock asks them")
  func unable() {
    var town = town(players: 4)
    for user in [ben, cam] { #expect(town.run(change(.join), by: user) == nil) }
    let eve = SampleGolf.user(5)
    wait([dan, eve], in: &town)
    town.settle(dan, hasPhoto: false)
    town.suspended = [eve]
    #expect(town.run(change(.leave), by: ann) == nil)
    #expect(town.status(dan, id) == .waitlisted && town.status(eve, id) == .waitlisted)
    #expect(town.told(dan).isEmpty && town.told(eve).isEmpty)
    #expect(town.replica.round(id)?.heldCount == 0)
    #expect(town.tick(id, since: GolfTown.start).isEmpty, "nothing has changed")
    town.suspended = []
    #expect(!town.tick(id, since: GolfTown.start).isEmpty)
    #expect(town.status(dan, id) == .waitlisted && town.status(eve, id) == .offered)
    town.settle(dan)
    #expect(town.run(change(.leave), by: cam) == nil)
    #expect(town.status(dan, id) == .offered)
  }

  @Test("who was blocked and is so no more is asked by the clock")
  func unblocked() {
    var town = town(players: 3)
    #expect(town.run(change(.join), by: ben) == nil)
    wait([cam], in: &town)
    #expect(town.run(.block(cam, town.card(ben)), by: cam) == nil)
    #expect(town.run(change(.leave), by: ann) == nil)
    #expect(town.tick(id, since: GolfTown.start).isEmpty)
    #expect(town.run(.unblock(cam, ben), by: cam) == nil)
    #expect(!town.tick(id, since: GolfTown.start).isEmpty)
    #expect(town.status(cam, id) == .offered && town.told(cam) == [.roundSpotOffered])
  }

  @Test("waiting asks for a photo, going does not; waiting is limited as asking is")
  func limits() {
    var town = town()
    town.settle(ben, hasPhoto: false)
    #expect(town.run(change(.joinWaitlist), by: ben) == .profileIncomplete([.photo]))
    town.settle(ben)
    town.suspended = [ben]
    #expect(town.run(change(.joinWaitlist), by: ben) == .suspended)
    town.suspended = []
    for _ in 1...3 {
      wait([ben], in: &town)
      town.settle(ben, hasPhoto: false)
      #expect(town.run(change(.leaveWaitlist), by: ben) == nil)
      town.settle(ben)
    }
    #expect(town.run(change(.joinWaitlist), by: ben) == .askedTooOften)
  }

  @Test("to a round by invitation only who was invited waits")
  func byInvitation() {
    var town = town(players: 2, .invite)
    #expect(town.run(change(.joinWaitlist), by: dan) == .notFound)
    #expect(town.run(change(.invite(town.card(ben))), by: host) == nil)
    #expect(town.run(change(.acceptInvite), by: ben) == .roundFull)
    wait([ben], in: &town)
    #expect(town.status(ben, id) == .waitlisted)
    #expect(town.replica.notifications(of: ben).first?.isRead == true)
    #expect(town.run(change(.invite(town.card(ben))), by: host) == .alreadyMember)
    #expect(town.run(change(.leave), by: ann) == nil)
    #expect(town.run(change(.acceptOffer), by: ben) == nil)
    #expect(town.status(ben, id) == .accepted)
  }

  @Test("on a device the person's place shows that they wait, at a place that is not known yet")
  func tentative() throws {
    var town = town()
    let seen = try #require(town.replica.round(id))
    let context = DecideContext(actor: ben, command: CommandID(high: 1, low: 1), at: town.now)
    let command = TeePalsCommand.changeMembership(id, .joinWaitlist, seen: seen)
    let expected = RoundPlace(
      user: ben, round: seen, role: .member, status: .waitlisted, requests: 1,
      updatedAt: town.now)
    #expect(
      GolfTown.decide(command, context, town.device(of: ben))
        == .success([.put(.user(ben), .place(expected))]))
    wait([ben], in: &town)
    #expect(town.run(change(.leave), by: ann) == nil)
    let later = DecideContext(actor: ben, command: CommandID(high: 1, low: 2), at: town.now)
    guard
      case .success(let changes) = GolfTown.decide(
        change(.acceptOffer), later, town.device(of: ben))
    else {
      Issue.record("an offer is taken on the device")
      return
    }
    let places = changes.compactMap { change in
      if case .put(_, .place(let place)) = change { place } else { nil }
    }
    #expect(places.map { place in place.status } == [.accepted])
    #expect(places.first?.round.acceptedCount == 2 && places.first?.round.heldCount == 0)
  }

  @Test("which bar somebody sees who waits")
  func situations() throws {
    var town = town(in: 100)
    wait([ben, cam], in: &town)
    #expect(town.run(change(.leave), by: ann) == nil)
    let made = town.now
    let round = try #require(town.replica.round(id))
    func bar(_ user: UserID, at now: Instant) -> RoundSituation {
      RoundSituation(of: round, for: user, town.replica.place(of: user, in: id), at: now)
    }
    let end = made.advanced(byMilliseconds: GolfTown.day)
    #expect(bar(ben, at: made) == .offered(until: end))
    #expect(bar(ben, at: end) == .full)
    #expect(bar(cam, at: made) == .waitlisted(1))
    #expect(bar(dan, at: made) == .mayWait)
    let notification = try #require(town.replica.notifications(of: ben).first)
    #expect(notification.offerEnd == end)
  }
}
