import Core
import Sync
import TeePalsDomain
import Testing

@testable import TeePalsTestKit

/// Undoing and doing again is doing twice (specification §10).
@Suite("What is taken back has been done all the same")
struct RepeatedActTests {
  private let host = SampleGolf.user(0)
  private let ann = SampleGolf.user(2)

  private func membership(_ id: RoundID, _ event: MembershipEvent) -> TeePalsCommand {
    .changeMembership(id, event, seen: nil)
  }

  @Test("who unfollows and follows again is stopped at the twenty-first")
  func follows() {
    var town = GolfTown(people: 3)
    let card = town.card(host)
    for _ in 0..<20 {
      #expect(town.run(.follow(ann, card), by: ann) == nil)
      #expect(town.run(.unfollow(ann, host), by: ann) == nil)
    }
    #expect(town.run(.follow(ann, card), by: ann) == .rateLimited(seconds: 3_600))
    town.now = town.now.advanced(byMilliseconds: GolfTown.hour)
    #expect(town.run(.follow(ann, card), by: ann) == nil)
  }

  @Test("a device that says the same time again and again does not do it once")
  func sameTime() {
    var town = GolfTown(people: 3)
    let card = town.card(host)
    let time = town.now
    for _ in 0..<20 {
      #expect(town.run(.follow(ann, card), by: ann, at: time) == nil)
      #expect(town.run(.unfollow(ann, host), by: ann, at: time) == nil)
    }
    #expect(
      town.run(.follow(ann, card), by: ann, at: time) == .rateLimited(seconds: 3_600))
  }

  @Test("who withdraws an invitation and invites again is stopped at the forty-first")
  func invitations() {
    var town = GolfTown(people: 3)
    let id = SampleGolf.round(1)
    #expect(town.run(.createRound(town.round(1, by: host)), by: host) == nil)
    let card = town.card(ann)
    for _ in 0..<40 {
      #expect(town.run(membership(id, .invite(card)), by: host) == nil)
      #expect(town.run(membership(id, .withdraw(ann)), by: host) == nil)
    }
    #expect(town.run(membership(id, .invite(card)), by: host) == .rateLimited(seconds: 86_400))
    #expect(town.status(ann, id) == .left)
  }

  @Test("who takes a request back and asks again is stopped at the twenty-first")
  func requests() {
    var town = GolfTown(people: 3)
    for number in UInt64(1)...7 {
      let host = SampleGolf.user(number % 2)
      #expect(town.run(.createRound(town.round(number, by: host)), by: host) == nil)
    }
    var refusals: [TeePalsRejection?] = []
    for number in UInt64(1)...7 {
      for _ in 0..<3 {
        let id = SampleGolf.round(number)
        refusals.append(town.run(membership(id, .request), by: ann))
        _ = town.run(membership(id, .cancelRequest), by: ann)
      }
    }
    #expect(refusals.prefix(20).allSatisfy { refusal in refusal == nil })
    #expect(refusals.last == .rateLimited(seconds: 86_400))
  }

  @Test("who joins and leaves again and again is stopped at the twenty-first")
  func joining() {
    var town = GolfTown(people: 3)
    let id = SampleGolf.round(1)
    let round = town.round(1, by: host, .public, .instant)
    #expect(town.run(.createRound(round), by: host) == nil)
    for _ in 0..<20 {
      #expect(town.run(membership(id, .join), by: ann) == nil)
      #expect(town.run(membership(id, .leave), by: ann) == nil)
    }
    #expect(town.run(membership(id, .join), by: ann) == .rateLimited(seconds: 86_400))
    // Whoever is asked may come all the same.
    #expect(town.run(membership(id, .invite(town.card(ann))), by: host) == nil)
    #expect(town.run(membership(id, .acceptInvite), by: ann) == nil)
  }

  @Test("what changes nothing, and what is refused, is not counted")
  func nothing() {
    var town = GolfTown(people: 3)
    let card = town.card(host)
    for _ in 0..<30 { #expect(town.run(.follow(ann, card), by: ann) == nil) }
    for _ in 0..<30 {
      #expect(town.run(.follow(ann, town.card(ann)), by: ann) == .notYours)
    }
    let acts = town.rows.values.compactMap { entity in
      if case .act(let act) = entity { act } else { nil }
    }
    #expect(acts.count == 1)
    #expect(acts.first?.user == ann && acts.first?.action == .follow)
  }

  @Test("of a time before everything that is known nobody can say how often")
  func unknown() {
    let start = GolfTown.start
    let times = (0..<GolfAction.mostRecent).map { number in
      start.advanced(byMilliseconds: Int64(number) * 2_000)
    }
    func wait(_ milliseconds: Int64) -> Int? {
      GolfRates.wait(
        at: start.advanced(byMilliseconds: milliseconds), after: times,
        allowed: GolfAllowance(count: 60, window: 60_000))
    }
    #expect(wait(-GolfTown.hour) == 60)
    #expect(wait(59_999) == 60)
    #expect(wait(600_000) == nil, "thirty in the minute before, and as many in the one after")
    #expect(wait(Int64(GolfAction.mostRecent) * 2_000 + 60_000) == nil)
  }
}
