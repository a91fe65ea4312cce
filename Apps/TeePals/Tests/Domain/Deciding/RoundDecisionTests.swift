import Core
import Sync
import TeePalsDomain
import Testing

@testable import TeePalsTestKit

@Suite("Deciding on rounds (specification §§8.1, 9, 13, 15)")
struct RoundDecisionTests {
  private let host = SampleGolf.user(0)
  private let ann = SampleGolf.user(1)
  private let ben = SampleGolf.user(2)
  private let cam = SampleGolf.user(3)
  private let id = SampleGolf.round(1)

  /// Ann plays, Ben has asked, Cam is invited.
  private func town(in hours: Int64 = 72) -> GolfTown {
    var town = GolfTown(people: 5)
    #expect(town.run(.createRound(town.round(1, by: host, in: hours)), by: host) == nil)
    for (user, event) in [(ann, MembershipEvent.request), (host, .accept(ann)), (ben, .request)] {
      #expect(town.run(.changeMembership(id, event, seen: nil), by: user) == nil)
    }
    let invitation = MembershipEvent.invite(town.card(cam))
    #expect(town.run(.changeMembership(id, invitation, seen: nil), by: ann) == nil)
    return town
  }

  @Test("a round starts with its host, whatever the device says of it")
  func creating() throws {
    var town = GolfTown(people: 2)
    var round = town.round(1, by: host)
    round.acceptedCount = 3
    round.status = .completed
    round.play = RoundPlay(holes: .nine, travel: .walking)
    round.host = GolferCard(user: host, name: "Somebody Else")
    #expect(town.run(.createRound(round), by: ann) == .notYours)
    #expect(town.run(.createRound(round), by: host) == nil)
    let made = try #require(town.replica.round(id))
    #expect(made.acceptedCount == 1 && made.status == .open && made.host == town.card(host))
    #expect(made.play == round.play)
    #expect(town.members[.round(id)] == [host] && town.members[.memberList(of: id)] == [host])
    #expect(town.replica.members(of: id).map { member in member.role } == [.host])
    #expect(town.replica.place(of: host, in: id)?.round == made)
    let before = town.rows
    #expect(town.run(.createRound(round), by: host) == nil)
    #expect(town.rows == before)
    var stolen = town.round(1, by: ann)
    stolen.message = "Mine"
    #expect(town.run(.createRound(stolen), by: ann) == .alreadyExists)
  }

  @Test("everybody's copy follows an edit; who plays is told of another time or course")
  func editing() {
    var town = town()
    let start = town.now.advanced(byMilliseconds: 50 * GolfTown.hour)
    #expect(town.run(.editRound(id, [.message("Bring a hat")]), by: host) == nil)
    #expect(!town.told(ann).contains(.roundUpdated))
    #expect(town.run(.editRound(id, [.start(start, .utc)]), by: host) == nil)
    for user in [host, ann, ben, cam] {
      #expect(town.replica.place(of: user, in: id)?.round.startTime == start)
      #expect(town.replica.place(of: user, in: id)?.round.message == "Bring a hat")
    }
    #expect(town.told(ann).first == .roundUpdated)
    #expect(!town.told(ben).contains(.roundUpdated) && !town.told(host).contains(.roundUpdated))
    #expect(town.lines(id).contains(.timeChanged))
    // Within ten minutes one row tells of both.
    town.now = town.now.advanced(byMilliseconds: 9 * 60_000)
    var course = town.round(1, by: host).course
    course.name = "Spyglass Hill"
    #expect(town.run(.editRound(id, [.course(course)]), by: host) == nil)
    let told = town.replica.notifications(of: ann).filter { row in row.kind == .roundUpdated }
    #expect(told.map { row in row.text } == ["timeAndCourseChanged"])
    #expect(town.run(.editRound(id, [.maxPlayers(2)]), by: ann) == .notYours)
    #expect(town.run(.editRound(id, [.maxPlayers(2)]), by: host) == nil)
    #expect(
      town.run(.editRound(id, [.maxPlayers(1)]), by: host)
        == .invalid(.maxPlayers, .outOfRange(2, 8)))
  }

  @Test("there are never fewer seats than people who have one")
  func shrinking() {
    var town = town()
    let accept = MembershipEvent.accept(ben)
    #expect(town.run(.changeMembership(id, accept, seen: nil), by: host) == nil)
    #expect(
      town.run(.editRound(id, [.maxPlayers(2)]), by: host)
        == .invalid(.maxPlayers, .fewerThanAccepted))
  }

  @Test("a cancellation is told to all, and nothing waits any more")
  func cancelling() throws {
    var town = town()
    #expect(town.run(.cancelRound(id), by: ann) == .notYours)
    #expect(town.run(.cancelRound(id), by: host) == nil)
    for user in [ann, ben, cam] {
      #expect(town.told(user).first == .roundCancelled)
      let place = try #require(town.replica.place(of: user, in: id))
      #expect(place.round.status == .canceled && place.round.endedAt == town.now)
      #expect(place.status == (user == ann ? .accepted : .declined))
    }
    #expect(town.told(host).isEmpty)
    #expect(town.replica.round(id)?.requestCount == 0)
    #expect(town.lines(id).contains(.canceled))
    let before = town.rows
    #expect(town.run(.cancelRound(id), by: host) == nil)
    #expect(town.rows == before)
    #expect(town.run(.editRound(id, [.message("x")]), by: host) == .roundNotOpen)
    #expect(town.run(.reopenRound(id), by: host) == .roundNotOpen)
  }

  @Test("a round is completed from its start on")
  func completing() {
    var town = town()
    #expect(town.run(.completeRound(id), by: host) == .notStarted)
    town.now = town.now.advanced(byMilliseconds: 72 * GolfTown.hour)
    #expect(town.run(.completeRound(id), by: host) == nil)
    #expect(town.replica.round(id)?.status == .completed)
    #expect(town.status(ben, id) == .declined && town.status(cam, id) == .declined)
    #expect(town.run(.cancelRound(id), by: host) == .roundNotOpen)
  }

  @Test("the clock reminds once, ends what waits at the start, and the round a day later")
  func clock() throws {
    var town = town(in: 30)
    let start = try #require(town.replica.round(id)).startTime
    #expect(town.tick(id, since: town.now).isEmpty)
    let last = town.now
    town.now = start.advanced(byMilliseconds: -24 * GolfTown.hour)
    #expect(!town.tick(id, since: last).isEmpty)
    for user in [host, ann] { #expect(town.told(user).first == .roundReminder) }
    for user in [ben, cam] { #expect(!town.told(user).contains(.roundReminder)) }
    #expect(town.tick(id, since: last).isEmpty, "done twice is done once")
    town.now = start
    #expect(!town.tick(id, since: last).isEmpty)
    #expect(town.status(ben, id) == .declined && town.status(cam, id) == .declined)
    #expect(town.replica.round(id)?.requestCount == 0)
    #expect(!town.told(host).contains(.roundJoinRequest))
    #expect(town.tick(id, since: last).isEmpty)
    town.now = start.advanced(byMilliseconds: GolfTown.day)
    #expect(!town.tick(id, since: start).isEmpty)
    #expect(town.replica.round(id)?.status == .completed)
    #expect(town.lines(id).contains(.completed))
    #expect(town.tick(id, since: start).isEmpty)
  }

  @Test("a round that is moved takes its reminder back, and reminds again")
  func moved() {
    var town = town(in: 30)
    let last = town.now
    town.now = town.now.advanced(byMilliseconds: 7 * GolfTown.hour)
    #expect(!town.tick(id, since: last).isEmpty)
    let start = town.now.advanced(byMilliseconds: 48 * GolfTown.hour)
    #expect(town.run(.editRound(id, [.start(start, .utc)]), by: host) == nil)
    #expect(!town.told(ann).contains(.roundReminder))
    let moved = town.now
    town.now = start.advanced(byMilliseconds: -GolfTown.day)
    _ = town.tick(id, since: moved)
    #expect(town.told(ann).contains(.roundReminder))
  }

  @Test("each change that players see is counted, and every copy says so")
  func revisions() throws {
    var town = town()
    func revision() -> Int? { town.replica.round(id)?.revision }
    let before = try #require(revision())
    #expect(town.run(.editRound(id, [.message("Walking only")]), by: host) == nil)
    let changed = try #require(town.replica.round(id))
    #expect(changed.revision == before + 1 && changed.changedAt == town.now)
    #expect(town.replica.place(of: ann, in: id)?.round.revision == before + 1)
    // The same once more, and a request, change nothing that players see.
    #expect(town.run(.editRound(id, [.message("Walking only")]), by: host) == nil)
    let other = SampleGolf.user(4)
    #expect(town.run(.changeMembership(id, .request, seen: nil), by: other) == nil)
    #expect(revision() == before + 1 && town.replica.round(id)?.changedAt == changed.changedAt)
    #expect(town.run(.changeMembership(id, .accept(other), seen: nil), by: host) == nil)
    #expect(town.run(.cancelRound(id), by: host) == nil)
    #expect(revision() == before + 3)
    #expect(town.replica.place(of: ann, in: id)?.round.status == .canceled)
    #expect(town.replica.place(of: ann, in: id)?.round.revision == before + 3)
  }

  @Test("a round that nobody joined closes by itself")
  func alone() {
    var town = GolfTown(people: 1)
    #expect(town.run(.createRound(town.round(1, by: host, in: 2)), by: host) == nil)
    town.now = town.now.advanced(byMilliseconds: 26 * GolfTown.hour)
    #expect(!town.tick(id, since: GolfTown.start).isEmpty)
    #expect(town.replica.round(id)?.status == .closed)
    #expect(town.tick(id, since: GolfTown.start).isEmpty)
  }

  @Test("which bar a viewer sees")
  func situations() throws {
    let town = town()
    var round = try #require(town.replica.round(id))
    func bar(_ user: UserID, _ minutes: Int64 = 200) -> RoundSituation {
      RoundSituation(
        of: round, for: user, town.replica.place(of: user, in: id),
        at: round.startTime.advanced(byMilliseconds: -minutes * 60_000))
    }
    let stranger = SampleGolf.user(4)
    #expect(bar(host) == .hosting && bar(host, 0) == .hostingStarted)
    #expect(bar(ann) == .member && bar(ann, 0) == .member)
    #expect(bar(ben) == .requested && bar(cam) == .invited(.seat))
    #expect(bar(stranger) == .mayRequest && bar(stranger, 119) == .tooLate)
    round.joinPolicy = .instant
    #expect(bar(stranger, 1) == .mayJoin && bar(stranger, 0) == .tooLate)
    round.maxPlayers = 2
    #expect(bar(stranger) == .mayWait && bar(stranger, 121) == .mayWait)
    #expect(bar(stranger, 120) == .full && bar(stranger, 0) == .tooLate)
    #expect(bar(cam) == .invited(.waitlist) && bar(cam, 120) == .invited(.full))
    for status in [RoundStatus.closed, .canceled, .completed] {
      round.status = status
      #expect(bar(stranger) == .over(status))
      #expect(bar(ann) == (status == .closed ? .member : .over(status)))
      #expect(bar(cam) == (status == .closed ? .invited(.closed) : .over(status)))
    }
    #expect(bar(ann).hasChat(.accepted) && !bar(stranger).hasChat(nil))
  }
}
