import Core
import Sync
import TeePalsDomain
import Testing

@testable import TeePalsTestKit

@Suite("Rounds that a post may be about")
struct LinkableRoundTests {
  private let ann = SampleGolf.user(0)
  private let ben = SampleGolf.user(1)

  @Test("one hosts or plays them, they are not canceled, and the nearest comes first")
  func offered() {
    var town = GolfTown(people: 2)
    let rounds = [72, 30, 29 * 24].enumerated().map { index, hours in
      town.round(UInt64(index), by: ann, in: Int64(hours), players: 4, .public, .instant)
    }
    for round in rounds { #expect(town.run(.createRound(round), by: ann) == nil) }
    let joined = TeePalsCommand.changeMembership(rounds[0].id, .join, seen: nil)
    #expect(town.run(joined, by: ben) == nil)
    func offered(_ user: UserID) -> [RoundID] {
      town.device(of: user).linkableRounds(of: user, at: town.now).map { round in round.id }
    }
    #expect(offered(ann) == [rounds[1].id, rounds[0].id, rounds[2].id])
    #expect(offered(ben) == [rounds[0].id])
    // What is offered is taken.
    for id in offered(ann) {
      var post = town.post(UInt64(id.low & 0xFF) + 1, by: ann)
      post.round = id
      #expect(town.run(.publishPost(post), by: ann) == nil)
    }
    #expect(town.run(.cancelRound(rounds[1].id), by: ann) == nil)
    #expect(offered(ann) == [rounds[0].id, rounds[2].id])
    town.now = town.now.advanced(byMilliseconds: 12 * GolfTown.day)
    #expect(offered(ann) == [rounds[2].id] && offered(ben).isEmpty)
  }
}
