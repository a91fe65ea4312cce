import Core
import Design
import TeePalsDomain
import TeePalsUI
import Testing

/// Whoever plays in somebody else's round sees whom they have invited, and takes it back
/// (specification §8.3, §8.4).
@Suite struct SentInvitationTests {
  private static let ben = GolferCard(user: UserID(high: 4, low: 2), name: "Ben C.")
  private static let key = "golf.invitations." + GolferPhone.me.description

  /// On the sheet of a round of Maya's, with Ben invited.
  private func invited() -> (GolferPhone, RoundID) {
    var phone = GolferPhone()
    let id = phone.round(host: GolferPhone.maya)
    follow(&phone)
    phone.go(.invite(id))
    #expect(phone.html.contains("Invite Ben C."))
    phone.did(id, .invite(Self.ben))
    return (phone, id)
  }

  private func follow(_ phone: inout GolferPhone) {
    phone.put(
      .follow(
        Follow(
          follower: GolferPhone.me, followee: Self.ben, isMutual: false,
          createdAt: phone.instant)))
    phone.load()
  }

  private func isInvited(_ phone: GolferPhone) -> Bool {
    let html = phone.html
    let isInvited = html.contains(">Invited<")
    #expect(isInvited == html.contains("Withdraw the invitation of Ben C."))
    #expect(isInvited == !html.contains("Invite Ben C."))
    return isInvited
  }

  @Test func whoInvitedSeesItAfterAReload() {
    var (phone, id) = invited()
    #expect(phone.rejections.isEmpty && isInvited(phone))
    phone.reload(.invite(id))
    #expect(isInvited(phone))
    #expect(TeePalsMemory.keys(of: GolferPhone.me).contains(Self.key))
    // Of another round it says nothing.
    let other = phone.round(2, host: GolferPhone.maya)
    phone.go(.invite(other))
    #expect(!isInvited(phone))
  }

  @Test func takenBackItIsGone() {
    var (phone, id) = invited()
    phone.did(id, .withdraw(Self.ben.user))
    #expect(phone.commands.last == .changeMembership(id, .withdraw(Self.ben.user), seen: nil))
    #expect(phone.rejections.isEmpty && !isInvited(phone))
    phone.reload(.invite(id))
    #expect(!isInvited(phone))
  }

  @Test func whoAcceptsHasJoined() {
    var (phone, id) = invited()
    let seat = RoundSeat(round: id, card: Self.ben, role: .member, joinedAt: phone.instant)
    phone.put(.seat(seat))
    phone.load()
    phone.send(.inner(.tick))
    #expect(phone.html.contains(">Joined<") && !phone.html.contains("Withdraw"))
    // Who has left again is invited by nobody.
    phone.replica.set(TeePalsEntity.seat(seat).key, to: nil)
    phone.load()
    #expect(!isInvited(phone))
  }

  @Test func whatTheServerRefusesWasNoInvitation() {
    var (phone, id) = invited()
    phone.state.refused = [
      RefusedGolfCommand(
        id: phone.moment().id(3), command: .changeMembership(id, .invite(Self.ben), seen: nil),
        reason: .rules(.rateLimited(seconds: 60)), made: phone.instant, when: "now")
    ]
    phone.send(.inner(.tick))
    #expect(!isInvited(phone))
    // Another one later is another one, though the first is still to be looked at.
    phone.pass(minutes: 2)
    phone.did(id, .invite(Self.ben))
    phone.send(.inner(.tick))
    #expect(isInvited(phone))
  }

  @Test func itIsForgottenWhenTheRoundBegins() {
    var (phone, _) = invited()
    #expect(phone.remembered[Self.key]?.isEmpty == false)
    phone.pass(minutes: 5 * 1_440)
    phone.send(.inner(.tick))
    #expect(phone.remembered[Self.key] == "")
  }

  @Test func whoHostsHasTheRowsThemselves() {
    var phone = GolferPhone()
    let id = phone.round()
    follow(&phone)
    phone.go(.invite(id))
    phone.did(id, .invite(Self.ben))
    #expect(isInvited(phone) && phone.remembered[Self.key] == nil)
  }

  @Test func whatNobodyCanReadIsLeftOut() {
    var (phone, id) = invited()
    let kept = phone.remembered[Self.key] ?? ""
    phone.remembered[Self.key] = "x\n1 2 3\n" + kept + "\n99"
    phone.reload(.invite(id))
    #expect(isInvited(phone))
  }
}
