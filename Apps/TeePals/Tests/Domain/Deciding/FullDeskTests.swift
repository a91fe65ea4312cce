import Core
import Sync
import TeePalsDomain
import Testing

@testable import TeePalsTestKit

/// Only who has to do with a round counts, and what ended long ago is forgotten.
@Suite("A desk that many have been at")
struct FullDeskTests {
  private let host = SampleGolf.user(0)
  private let ann = SampleGolf.user(1)
  private let ben = SampleGolf.user(2)
  private let cam = SampleGolf.user(3)
  private let id = SampleGolf.round(1)

  private func change(_ event: MembershipEvent) -> TeePalsCommand {
    .changeMembership(id, event, seen: nil)
  }

  private func hosted() -> GolfTown {
    var town = GolfTown(people: 4)
    #expect(town.run(.createRound(town.round(1, by: host)), by: host) == nil)
    return town
  }

  /// Rows as so many leave them behind who have asked once.
  private func fill(_ town: inout GolfTown, _ count: Int, _ status: MemberStatus) {
    guard let round = town.replica.round(id) else { return }
    let first = town.replica.members(of: id).count + 1_000
    for number in first..<first + count {
      town.now = town.now.advanced(byMilliseconds: 1)
      let user = SampleGolf.user(UInt64(number))
      var member = RoundMember(
        round: id, card: GolferCard(user: user, name: "Golfer"), status: status,
        createdAt: town.now)
      member.requests = 1
      let place = RoundPlace(
        user: user, round: round, role: .member, status: status, requests: 1, updatedAt: town.now)
      town.write([
        .put(.memberList(of: id), .member(member)), .put(.user(user), .place(place)),
      ])
    }
  }

  @Test("whoever has gone takes nobody's place; of those who are there 200 are all")
  func living() {
    var town = hosted()
    #expect(town.run(change(.request), by: ann) == nil)
    #expect(town.run(change(.cancelRequest), by: ann) == nil)
    fill(&town, GolfLimits.members, .left)
    // With the host they are one fewer than all.
    fill(&town, GolfLimits.members - 2, .requested)
    #expect(town.run(change(.request), by: ben) == nil)
    let full = TeePalsRejection.invalid(.members, .outOfRange(1, GolfLimits.members))
    #expect(town.run(change(.request), by: cam) == full)
    #expect(town.run(change(.request), by: ann) == full, "also whoever was there before")
    #expect(town.run(change(.invite(town.card(ann))), by: host) == full)
    #expect(town.run(change(.cancelRequest), by: ben) == nil)
    #expect(town.run(change(.request), by: ann) == nil)
    #expect(town.replica.round(id)?.requestCount == GolfLimits.members - 1)
  }

  @Test("ended rows beyond 500 are forgotten, the oldest first, and what they stop is not")
  func forgotten() {
    var town = hosted()
    for _ in 1...MembershipRules.requests {
      #expect(town.run(change(.request), by: ann) == nil)
      #expect(town.run(change(.cancelRequest), by: ann) == nil)
    }
    #expect(town.run(change(.request), by: ben) == nil)
    #expect(town.run(change(.decline(ben)), by: host) == nil)
    fill(&town, GolfLimits.endedMembers - 1, .left)
    // The next one's request leaves room for all but Ann's row, and its end for all but Ben's.
    #expect(town.run(change(.request), by: cam) == nil)
    #expect(town.status(ann, id) == nil && town.status(ben, id) == .declined)
    #expect(town.run(change(.cancelRequest), by: cam) == nil)
    #expect(town.status(ben, id) == nil && town.status(cam, id) == .left)
    let ended = town.replica.members(of: id).filter { member in member.role != .host }
    #expect(ended.count == GolfLimits.endedMembers)
    for user in [ann, ben] {
      #expect(town.device(of: host).member(user, in: id) == nil)
      #expect(town.replica.place(of: user, in: id) != nil, "their own")
      #expect(town.run(change(.request), by: user) == .askedTooOften)
    }
    // The host still invites them, and they are remembered.
    #expect(town.run(change(.invite(town.card(ben))), by: host) == nil)
    #expect(town.replica.member(ben, in: id)?.requests == 1)
    #expect(town.run(change(.withdraw(ben)), by: host) == nil)
    #expect(town.run(change(.request), by: ben) == .askedTooOften)
  }
}
