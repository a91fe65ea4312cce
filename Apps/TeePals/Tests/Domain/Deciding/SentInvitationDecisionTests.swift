import Core
import Sync
import TeePalsDomain
import Testing

@testable import TeePalsTestKit

@Suite("What became of an invitation, for the player who sent it")
struct SentInvitationDecisionTests {
  private let host = SampleGolf.user(0)
  private let ann = SampleGolf.user(1)
  private let ben = SampleGolf.user(2)
  private let cam = SampleGolf.user(3)
  private let id = SampleGolf.round(1)

  private func change(_ event: MembershipEvent) -> TeePalsCommand {
    .changeMembership(id, event, seen: nil)
  }

  /// Ann plays in the host's round.
  private func playing(_ people: Int = 5, players: Int = 8) -> GolfTown {
    var town = GolfTown(people: people)
    let round = town.round(1, by: host, players: players, .public, .instant)
    #expect(town.run(.createRound(round), by: host) == nil)
    #expect(town.run(change(.join), by: ann) == nil)
    return town
  }

  private func sent(_ town: GolfTown) -> [InvitationStatus] {
    let place = town.replica.place(of: ann, in: id)
    // It is in the scope of hers, so on all of her devices.
    #expect(town.device(of: ann).place(of: ann, in: id) == place)
    return place?.sent.map { invitation in invitation.status } ?? []
  }

  @Test("invited, joined, declined or withdrawn, and called out nowhere")
  func answers() {
    var town = playing()
    for user in [ben, cam] { #expect(town.run(change(.invite(town.card(user))), by: ann) == nil) }
    #expect(sent(town) == [.invited, .invited])
    let told = town.replica.notifications(of: ann)
    #expect(town.run(change(.declineInvite), by: ben) == nil)
    #expect(sent(town) == [.declined, .invited])
    #expect(town.replica.notifications(of: ann) == told)
    #expect(town.run(change(.acceptInvite), by: cam) == nil)
    #expect(sent(town) == [.declined, .joined])
    #expect(town.run(change(.invite(town.card(ben))), by: ann) == nil)
    #expect(sent(town) == [.invited, .joined])
    #expect(town.run(change(.withdraw(ben)), by: ann) == nil)
    #expect(sent(town) == [.withdrawn, .joined])
    // Who leaves has joined all the same.
    #expect(town.run(change(.leave), by: cam) == nil)
    #expect(sent(town) == [.withdrawn, .joined])
    // Nobody else has it; the host has the member list.
    #expect(town.replica.place(of: host, in: id)?.sent == [])
    #expect(town.run(change(.invite(town.card(ben))), by: host) == nil)
    #expect(town.run(change(.declineInvite), by: ben) == nil)
    #expect(sent(town) == [.withdrawn, .joined], "the host's invitation is the host's")
  }

  @Test("what ends by itself was not declined; what a block ends was not either")
  func ends() {
    var town = playing()
    for user in [ben, cam] { #expect(town.run(change(.invite(town.card(user))), by: ann) == nil) }
    #expect(town.run(.block(ben, town.card(host)), by: ben) == nil)
    #expect(sent(town) == [.withdrawn, .invited])
    #expect(town.run(.cancelRound(id), by: host) == nil)
    #expect(town.status(cam, id) == .declined && sent(town) == [.withdrawn, .invited])
  }

  @Test("whoever waits for a seat of a full round is still invited")
  func waiting() {
    var town = playing(players: 2)
    #expect(town.run(change(.invite(town.card(ben))), by: ann) == nil)
    #expect(town.run(change(.joinWaitlist), by: ben) == nil)
    #expect(sent(town) == [.invited])
    #expect(town.run(change(.invite(town.card(cam))), by: ann) == nil)
    #expect(town.run(change(.joinWaitlist), by: cam) == nil)
    #expect(town.run(change(.decline(cam)), by: host) == nil)
    #expect(sent(town) == [.invited, .withdrawn], "that the host declined is not told")
    #expect(town.run(.editRound(id, [.maxPlayers(3)]), by: host) == nil)
    #expect(town.run(change(.acceptOffer), by: ben) == nil)
    #expect(sent(town) == [.joined, .withdrawn])
  }

  @Test("the player's own device shows it before the server has it")
  func device() throws {
    var town = playing()
    let invite = change(.invite(town.card(ben)))
    func decided(_ command: TeePalsCommand) -> [InvitationStatus] {
      let context = DecideContext(actor: ann, command: CommandID(high: 1, low: 1), at: town.now)
      guard case .success(let changes) = GolfTown.decide(command, context, town.device(of: ann))
      else { return [] }
      return changes.flatMap { change -> [InvitationStatus] in
        guard case .put(_, .place(let place)) = change else { return [] }
        return place.sent.map { invitation in invitation.status }
      }
    }
    #expect(decided(invite) == [.invited])
    #expect(decided(change(.withdraw(ben))) == [], "nothing is known of it")
    #expect(town.run(invite, by: ann) == nil)
    #expect(decided(change(.withdraw(ben))) == [.withdrawn])
  }
}
