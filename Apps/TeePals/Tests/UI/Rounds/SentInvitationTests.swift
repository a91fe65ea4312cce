import Core
import Design
import TeePalsDomain
import TeePalsUI
import Testing

/// Whoever plays in somebody else's round sees whom they have invited and what became of it, and
/// takes it back (specification §8.3, §8.4).
@Suite struct SentInvitationTests {
  private static let ben = GolferCard(user: UserID(high: 4, low: 2), name: "Ben C.")

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

  /// As the server tells what became of it.
  private func told(_ status: InvitationStatus, _ phone: inout GolferPhone, _ id: RoundID) {
    guard var place = phone.replica.place(of: GolferPhone.me, in: id) else {
      Issue.record("no place")
      return
    }
    place.sent = [RoundInvitation(card: Self.ben, status: status, at: phone.instant)]
    phone.put(.place(place))
    phone.load()
  }

  @Test func whoInvitedSeesItAtOnce() {
    var (phone, id) = invited()
    #expect(phone.rejections.isEmpty && isInvited(phone))
    phone.reload(.invite(id))
    #expect(isInvited(phone))
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
  }

  @Test func whoDeclinesCanBeAskedAgain() {
    var (phone, id) = invited()
    told(.declined, &phone, id)
    #expect(phone.html.contains(">Declined<") && !isInvited(phone))
    phone.did(id, .invite(Self.ben))
    #expect(isInvited(phone))
  }

  @Test func whoAcceptsHasJoined() {
    var (phone, id) = invited()
    told(.joined, &phone, id)
    let seat = RoundSeat(round: id, card: Self.ben, role: .member, joinedAt: phone.instant)
    phone.put(.seat(seat))
    phone.load()
    #expect(phone.html.contains(">Joined<") && !phone.html.contains("Withdraw"))
    // Who has left again is invited by nobody.
    phone.replica.set(TeePalsEntity.seat(seat).key, to: nil)
    phone.load()
    #expect(!isInvited(phone))
  }

  @Test func whoHostsHasTheRowsThemselves() {
    var phone = GolferPhone()
    let id = phone.round()
    follow(&phone)
    phone.go(.invite(id))
    phone.did(id, .invite(Self.ben))
    #expect(isInvited(phone))
    #expect(phone.replica.place(of: GolferPhone.me, in: id)?.sent == [])
  }
}
