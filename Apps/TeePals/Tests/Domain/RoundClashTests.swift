import Core
import TeePalsDomain
import Testing

@testable import TeePalsTestKit

@Suite("Rounds at one time")
struct RoundClashTests {
  private let host = SampleGolf.user(0)
  private let ann = SampleGolf.user(1)

  @Test("what somebody plays within four and a half hours is told, either way")
  func overlap() {
    var town = GolfTown(people: 2)
    let own = town.round(1, by: host, in: 72)
    #expect(town.run(.createRound(own), by: host) == nil)
    let minute: Int64 = 60_000
    func clash(_ minutes: Int64, besides number: UInt64 = 2, for user: UserID? = nil) -> RoundID? {
      let start = own.startTime.advanced(byMilliseconds: minutes * minute)
      return town.replica.clash(
        for: user ?? host, at: start, besides: SampleGolf.round(number))?.id
    }
    for minutes: Int64 in [-269, 0, 269] { #expect(clash(minutes) == own.id, "\(minutes)") }
    for minutes: Int64 in [-270, 270, 1_440] { #expect(clash(minutes) == nil, "\(minutes)") }
    #expect(clash(0, besides: 1) == nil, "a round is not at the time of itself")
    #expect(clash(0, for: ann) == nil)
    #expect(town.run(.cancelRound(own.id), by: host) == nil)
    #expect(clash(0) == nil)
  }

  @Test("what is only asked for or offered is no clash, and both may be played")
  func allowed() {
    var town = GolfTown(people: 3)
    let first = town.round(1, by: host, in: 72)
    let second = town.round(2, by: SampleGolf.user(2), in: 74, .public, .instant)
    #expect(town.run(.createRound(first), by: host) == nil)
    #expect(town.run(.createRound(second), by: SampleGolf.user(2)) == nil)
    #expect(town.run(.changeMembership(first.id, .request, seen: nil), by: ann) == nil)
    #expect(town.replica.clash(for: ann, at: second.startTime, besides: second.id) == nil)
    #expect(town.run(.changeMembership(second.id, .join, seen: nil), by: ann) == nil)
    #expect(town.replica.clash(for: ann, at: first.startTime, besides: first.id)?.id == second.id)
    #expect(town.run(.changeMembership(first.id, .accept(ann), seen: nil), by: host) == nil)
    #expect(town.status(ann, first.id) == .accepted)
  }
}
