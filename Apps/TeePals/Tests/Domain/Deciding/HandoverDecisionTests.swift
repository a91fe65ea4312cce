import Core
import Sync
import TeePalsDomain
import Testing

@testable import TeePalsTestKit

@Suite("A round comes to another host, who has to accept it")
struct HandoverDecisionTests {
  private let host = SampleGolf.user(0)
  private let ann = SampleGolf.user(1)
  private let ben = SampleGolf.user(2)
  private let cam = SampleGolf.user(3)
  private let dan = SampleGolf.user(4)
  private let id = SampleGolf.round(1)

  private func change(_ event: MembershipEvent) -> TeePalsCommand {
    .changeMembership(id, event, seen: nil)
  }

  private func hand(_ step: HandoverStep) -> TeePalsCommand { .handOver(id, step) }

  /// These play in the host's round.
  private func playing(
    _ players: [UserID], of seats: Int = 4, _ policy: JoinPolicy = .instant,
    _ edit: (inout Round) -> Void = { _ in }
  ) -> GolfTown {
    var town = GolfTown(people: 6)
    var round = town.round(1, by: host, players: seats, .public, policy)
    edit(&round)
    #expect(town.run(.createRound(round), by: host) == nil)
    for user in players {
      #expect(town.run(change(.invite(town.card(user))), by: host) == nil)
      #expect(town.run(change(.acceptInvite), by: user) == nil)
    }
    return town
  }

  private func asked(_ town: GolfTown) -> [UserID] {
    let members = town.replica.members(of: id).filter { member in member.hostOfferedAt != nil }
    let places = town.replica.places(in: id).filter { place in place.hostOfferedAt != nil }
    #expect(Set(places.map { place in place.user }).isSubset(of: members.map { row in row.user }))
    return members.map { member in member.user }
  }

  private func isTold(_ user: UserID, _ town: GolfTown) -> Bool {
    town.told(user).contains(.roundHandover)
  }

  // MARK: Asking and answering

  @Test("the host asks, the player accepts, and everything of the host's is the player's")
  func accepted() throws {
    var town = playing([ann, ben])
    let before = try #require(town.replica.round(id))
    #expect(town.run(hand(.offer(ann)), by: host) == nil)
    #expect(asked(town) == [ann] && town.told(ann).first == .roundHandover)
    #expect(town.replica.round(id)?.host.user == host, "nothing has changed yet")
    #expect(town.replica.round(id)?.revision == before.revision)
    #expect(town.device(of: ann).place(of: ann, in: id)?.hostOfferedAt != nil)
    #expect(town.device(of: host).successor(in: id)?.user == ann)
    let third = town.device(of: ben)
    #expect(third.members(of: id).isEmpty && third.notifications(of: ben).count <= 2)
    #expect(third.places.allSatisfy { place in place.hostOfferedAt == nil })

    #expect(town.run(hand(.accept), by: ann) == nil)
    let round = try #require(town.replica.round(id))
    #expect(round.host == town.card(ann) && round.revision == before.revision + 1)
    #expect(round.acceptedCount == 3 && asked(town).isEmpty)
    for (user, role) in [(host, RoundRole.member), (ann, .host), (ben, .member)] {
      #expect(town.replica.seat(of: user, in: id)?.role == role)
      #expect(town.replica.member(user, in: id)?.role == role)
      #expect(town.replica.place(of: user, in: id)?.role == role)
      #expect(town.replica.place(of: user, in: id)?.round.host == town.card(ann))
    }
    #expect(town.replica.seats(of: id).first?.user == ann)
    #expect(town.members[.memberList(of: id)] == [ann])
    #expect(town.members[.round(id)] == [host, ann, ben])
    #expect(town.lines(id).last == .handedOver)
    #expect(town.told(host).first == .handoverAccepted)
    let told = town.replica.notifications(of: ann).first { row in row.kind == .roundHandover }
    #expect(told?.isRead == true)

    #expect(town.run(hand(.accept), by: ann) == nil, "once more is nothing")
    #expect(town.run(.editRound(id, [.message("Mine")]), by: host) == .notYours)
    #expect(town.run(.editRound(id, [.message("Mine")]), by: ann) == nil)
    #expect(town.run(change(.leave), by: ann) == .hostStays)
    #expect(town.run(change(.leave), by: host) == nil)
    #expect(town.told(ann).first == .memberLeft)
  }

  @Test("it is the host's to offer, to those who play, and theirs to answer")
  func whose() {
    var town = playing([ann])
    #expect(town.run(hand(.offer(ann)), by: ann) == .notYours)
    #expect(town.run(hand(.withdraw), by: ann) == .notYours)
    #expect(town.run(hand(.offer(host)), by: host) == .alreadyMember)
    #expect(town.run(hand(.offer(ben)), by: host) == .notParticipant)
    #expect(town.run(change(.invite(town.card(cam))), by: host) == nil)
    #expect(town.run(hand(.offer(cam)), by: host) == .notParticipant)
    #expect(town.run(hand(.accept), by: ann) == .handoverEnded, "nobody asks")
    #expect(town.run(hand(.decline), by: ann) == nil, "nobody asks")
    #expect(town.run(hand(.offer(ann)), by: host) == nil)
    for user in [ben, cam] {
      #expect(town.run(hand(.accept), by: user) == .notParticipant)
      #expect(town.run(hand(.decline), by: user) == .notParticipant)
    }
    let absent = SampleGolf.round(9)
    #expect(town.run(.handOver(absent, .accept), by: ann) == .notFound)
    #expect(town.run(.handOver(absent, .offer(ann)), by: host) == .notFound)
  }

  @Test("one is asked at a time; it can be taken back, declined and offered again")
  func oneAtATime() {
    var town = playing([ann, ben])
    #expect(town.run(hand(.offer(ann)), by: host) == nil)
    let told = town.replica.notifications(of: ann)
    #expect(town.run(hand(.offer(ann)), by: host) == nil)
    #expect(town.replica.notifications(of: ann) == told, "once more is nothing")
    #expect(town.run(hand(.offer(ben)), by: host) == nil)
    #expect(asked(town) == [ben] && !isTold(ann, town) && isTold(ben, town))
    #expect(town.run(hand(.accept), by: ann) == .handoverEnded)
    #expect(town.run(hand(.withdraw), by: host) == nil)
    #expect(town.run(hand(.withdraw), by: host) == nil)
    #expect(asked(town).isEmpty && !isTold(ben, town))
    #expect(town.run(hand(.accept), by: ben) == .handoverEnded)
    #expect(town.run(hand(.offer(ben)), by: host) == nil)
    #expect(town.run(hand(.decline), by: ben) == nil)
    #expect(asked(town).isEmpty && town.told(host).first == .handoverDeclined)
    #expect(town.run(hand(.accept), by: ben) == .handoverEnded)
    #expect(town.run(hand(.offer(ann)), by: host) == nil)
    #expect(town.run(hand(.accept), by: ann) == nil)
    #expect(town.run(hand(.offer(ben)), by: host) == .notYours, "it is somebody else's by now")
  }

  @Test("who hands over can be asked back")
  func back() {
    var town = playing([ann])
    for (from, to) in [(host, ann), (ann, host)] {
      #expect(town.run(hand(.offer(to)), by: from) == nil)
      #expect(town.run(hand(.accept), by: to) == nil)
      #expect(town.members[.memberList(of: id)] == [to])
    }
    #expect(town.replica.round(id)?.host.user == host)
  }

  // MARK: What ends it

  @Test("it ends when the player goes, and coming back does not bring it back")
  func whoGoes() {
    for event in [MembershipEvent.leave, .remove(SampleGolf.user(1))] {
      var town = playing([ann])
      #expect(town.run(hand(.offer(ann)), by: host) == nil)
      #expect(town.run(change(event), by: event == .leave ? ann : host) == nil)
      #expect(asked(town).isEmpty && !isTold(ann, town))
      #expect(town.run(change(.invite(town.card(ann))), by: host) == nil)
      #expect(town.run(change(.acceptInvite), by: ann) == nil)
      #expect(town.run(hand(.accept), by: ann) == .handoverEnded)
    }
  }

  @Test("it ends with the round, whoever ends it, and not with its start")
  func roundsEnd() throws {
    var canceled = playing([ann])
    #expect(canceled.run(hand(.offer(ann)), by: host) == nil)
    #expect(canceled.run(.cancelRound(id), by: host) == nil)
    #expect(asked(canceled).isEmpty && !isTold(ann, canceled))
    #expect(canceled.run(hand(.accept), by: ann) == .handoverEnded)
    #expect(canceled.run(hand(.offer(ann)), by: host) == .roundNotOpen)

    var town = playing([ann])
    let start = try #require(town.replica.round(id)).startTime
    #expect(town.run(hand(.offer(ann)), by: host) == nil)
    town.now = start.advanced(byMilliseconds: GolfTown.hour)
    _ = town.tick(id, since: start)
    #expect(asked(town) == [ann])
    var late = town
    late.now = start.advanced(byMilliseconds: 25 * GolfTown.hour)
    _ = late.tick(id, since: start)
    #expect(late.replica.round(id)?.status == .completed)
    #expect(asked(late).isEmpty && !isTold(ann, late))
    // Who takes it over under way completes it.
    #expect(town.run(hand(.accept), by: ann) == nil)
    #expect(town.run(.completeRound(id), by: host) == .notYours)
    #expect(town.run(.completeRound(id), by: ann) == nil)
    #expect(town.replica.feedbackDue(of: host, in: id)?.others.first?.user == ann)
  }

  @Test("a block ends it without a word, and who has blocked the host is not asked")
  func blocks() {
    for (blocking, blocked) in [(ann, host), (host, ann)] {
      var town = playing([ann])
      #expect(town.run(hand(.offer(ann)), by: host) == nil)
      let told = town.told(host)
      #expect(town.run(.block(blocking, town.card(blocked)), by: blocking) == nil)
      #expect(asked(town).isEmpty && !isTold(ann, town) && town.told(host) == told)
      // It looks as if it stood, so that nobody learns of the block by asking.
      #expect(town.run(hand(.offer(ann)), by: host) == nil)
      #expect(asked(town) == [ann] && !isTold(ann, town))
      #expect(town.device(of: ann).place(of: ann, in: id)?.hostOfferedAt == nil)
      #expect(town.run(hand(.accept), by: ann) == .handoverEnded)
      #expect(town.run(hand(.withdraw), by: host) == nil)
      #expect(asked(town).isEmpty)
    }
  }

  // MARK: What goes with it

  @Test("who asks is the new host's to answer, unless one of the two does not want to meet")
  func requests() {
    var town = playing([ann], .request)
    for user in [cam, dan] { #expect(town.run(change(.request), by: user) == nil) }
    #expect(town.run(.block(dan, town.card(ann)), by: dan) == nil)
    #expect(town.run(hand(.offer(ann)), by: host) == nil)
    #expect(town.run(hand(.accept), by: ann) == nil)
    #expect(!town.told(host).contains(.roundJoinRequest))
    let told = town.replica.notifications(of: ann).filter { row in row.kind == .roundJoinRequest }
    #expect(told.map { row in row.actor?.user } == [cam])
    #expect(town.status(dan, id) == .left && town.replica.place(of: dan, in: id)?.status == .left)
    #expect(town.replica.round(id)?.requestCount == 1)
    #expect(town.replica.place(of: host, in: id)?.round.requestCount == 0)
    #expect(town.run(change(.accept(cam)), by: host) == .notYours)
    #expect(town.run(change(.accept(cam)), by: ann) == nil)
  }

  @Test("whom the former host invited comes without fulfilling wishes, and the inviter sees it")
  func invitations() {
    var town = playing([ann]) { round in
      round.requirements.skills = [.expert]
      round.requirements.isEnforced = true
    }
    #expect(town.run(change(.invite(town.card(cam))), by: host) == nil)
    #expect(town.run(hand(.offer(ann)), by: host) == nil)
    #expect(town.run(hand(.accept), by: ann) == nil)
    func sent() -> [InvitationStatus] {
      town.replica.place(of: host, in: id)?.sent.map { invitation in invitation.status } ?? []
    }
    #expect(sent() == [.invited])
    #expect(town.run(change(.acceptInvite), by: cam) == nil)
    #expect(sent() == [.joined])
    // A player's invitation is none of the host's.
    #expect(town.run(change(.invite(town.card(dan))), by: host) == nil)
    #expect(town.run(change(.acceptInvite), by: dan) == .outsidePreferences(.skill))
  }

  @Test("the waiting list stays as it is, and goes on where the former host could not act")
  func waiting() {
    var town = playing([ann, cam], of: 3)
    #expect(town.run(change(.joinWaitlist), by: ben) == nil)
    town.suspended = [host]
    #expect(town.run(change(.leave), by: cam) == nil)
    #expect(town.status(ben, id) == .waitlisted, "nobody gets in")
    #expect(town.run(hand(.offer(ann)), by: host) == nil)
    #expect(town.run(hand(.accept), by: ann) == nil)
    #expect(town.status(ben, id) == .offered && town.replica.round(id)?.heldCount == 1)
  }

  // MARK: Who may

  @Test("giving it away is a way out for everybody; taking it takes what hosting takes")
  func whoMay() {
    var town = playing([ann, ben])
    town.settle(host, hasPhoto: false)
    town.suspended = [host]
    #expect(town.run(hand(.offer(ben)), by: host) == nil)
    #expect(town.run(hand(.withdraw), by: host) == nil)
    #expect(town.run(hand(.offer(ann)), by: host) == nil)
    town.settle(ann, hasPhoto: false)
    #expect(town.run(hand(.accept), by: ann) == .profileIncomplete([.photo]))
    town.settle(ann)
    town.suspended = [ann]
    #expect(town.run(hand(.accept), by: ann) == .suspended)
    town.suspended = []
    town.coolingOff = [ann]
    #expect(town.run(hand(.accept), by: ann) == .coolingOff)
    town.coolingOff = []
    town.write([
      .put(
        .user(ann),
        .trust(
          GolferTrust(
            user: ann, mark: TrustMark(tier: .rookie, badges: [], rounds: 1, share: nil), tips: [],
            coolingOffUntil: town.now.advanced(byMilliseconds: GolfTown.day), tierAt: nil,
            shareAt: nil, publishedAt: town.now)))
    ])
    #expect(town.run(hand(.accept), by: ann) == .coolingOff)
    town.suspended = [ann]
    #expect(town.run(hand(.decline), by: ann) == nil)
    // Of whoever is banned nothing is taken; what they had offered is taken from them.
    town.suspended = []
    #expect(town.run(hand(.offer(ben)), by: host) == nil)
    town.banned = [host]
    #expect(town.run(hand(.withdraw), by: host) == .suspended)
    #expect(town.run(hand(.accept), by: ben) == nil)
    #expect(town.replica.round(id)?.host.user == ben)
  }

  @Test("asking over and over is limited as inviting is")
  func limited() {
    var town = playing([ann])
    var refusal: TeePalsRejection?
    for _ in 0..<GolfAction.invite.limit where refusal == nil {
      refusal = town.run(hand(.offer(ann)), by: host)
      #expect(town.run(hand(.withdraw), by: host) == nil)
    }
    guard case .rateLimited? = refusal else {
      Issue.record("\(String(describing: refusal))")
      return
    }
  }

  @Test("whoever takes rounds over has not made them")
  func notMade() {
    var town = playing([ann])
    #expect(town.run(hand(.offer(ann)), by: host) == nil)
    #expect(town.run(hand(.accept), by: ann) == nil)
    #expect(town.replica.round(id)?.handedOverAt == town.now)
    #expect(
      GolfDecision.wait(.createRound, of: ann, at: town.now, in: town.device(of: ann)) == nil)
    for number in UInt64(2)..<UInt64(2 + GolfAction.createRound.limit) {
      let command = TeePalsCommand.createRound(town.round(number, by: ann))
      let id = CommandID(high: 1, low: number)
      let context = DecideContext(actor: ann, command: id, at: town.now)
      if case .failure(let reason) = GolfTown.decide(command, context, town.device(of: ann)) {
        Issue.record("a device refuses what the server takes: \(reason)")
      }
      #expect(town.run(command, by: ann) == nil)
    }
  }

  @Test("a device says beforehand what comes of it")
  func devices() {
    var town = playing([ann])
    func decided(_ step: HandoverStep, by user: UserID) -> [TeePalsEntity] {
      let context = DecideContext(actor: user, command: CommandID(high: 1, low: 1), at: town.now)
      guard case .success(let changes) = GolfTown.decide(hand(step), context, town.device(of: user))
      else { return [] }
      return changes.compactMap { change in
        if case .put(_, let entity) = change { entity } else { nil }
      }
    }
    #expect(decided(.accept, by: ann).isEmpty)
    #expect(decided(.offer(ann), by: host).map { row in row.key.kind } == ["golfMember"])
    #expect(town.run(hand(.offer(ann)), by: host) == nil)
    let taken = decided(.accept, by: ann)
    let hosts = taken.compactMap { entity in
      if case .round(let round) = entity { round.host.user } else { nil }
    }
    #expect(hosts == [ann])
    let roles = taken.compactMap { entity in
      if case .place(let place) = entity { place.role } else { nil }
    }
    #expect(roles.last == .host)
    #expect(decided(.decline, by: ann).map { row in row.key.kind }.contains("golfPlace"))
  }
}
