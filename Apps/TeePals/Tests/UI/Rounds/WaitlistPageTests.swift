import Calendar
import Core
import Design
import TeePalsDomain
import TeePalsUI
import TestKit
import Testing

/// Waiting for a seat: a round's page, one's own rounds and the host's list.
@Suite struct WaitlistPageTests {
  /// Where the person waits at number 2, or is offered a seat just now.
  private func phone(
    _ status: MemberStatus?, _ language: Language = .english, held: Int = 0
  ) -> (GolferPhone, RoundID) {
    var phone = GolferPhone(language: language)
    var round = phone.elsewhere()
    round.acceptedCount = 4 - held
    round.heldCount = held
    if let status {
      var place = RoundPlace(
        user: GolferPhone.me, round: round, role: .member, status: status,
        updatedAt: phone.instant)
      if status == .waitlisted { place.position = 2 }
      phone.put(.place(place))
      phone.load()
    }
    phone.go(.round(round.id))
    phone.told(round, status: status)
    return (phone, round.id)
  }

  @Test func whoFindsItFullWaits() {
    var (phone, id) = phone(nil)
    #expect(phone.html.contains("Join waitlist"))
    phone.did(id, .joinWaitlist)
    #expect(phone.rejections.isEmpty)
    let html = phone.html
    #expect(html.contains("You are on the waitlist") && html.contains("Leave waitlist"))
    // The server has not said where.
    #expect(html.contains("Waitlisted") && !html.contains("Waitlisted #"))
    phone.go(.activity(.pending))
    #expect(phone.html.contains("Riverwalk") && phone.html.contains("Pending (1)"))
  }

  @Test func whoWaitsKnowsTheirPlaceAndLeaves() {
    var (phone, id) = phone(.waitlisted)
    #expect(phone.html.contains("Waitlisted #2"))
    #expect(phone.html.contains("You are number 2 on the waitlist"))
    phone.go(.activity(.pending))
    #expect(phone.html.contains("Waitlisted #2") && phone.html.contains("Leave waitlist"))
    phone.did(id, .leaveWaitlist)
    #expect(phone.rejections.isEmpty && phone.html.contains("No pending requests"))
  }

  @Test func whoIsOfferedASeatAnswers() {
    var (phone, id) = phone(.offered, held: 1)
    #expect(phone.html.contains("A spot is held for you until"))
    #expect(phone.html.contains(">Decline<") && phone.html.contains(">Accept<"))
    #expect(phone.html.contains("1 spot offered to the waitlist"))
    phone.go(.activity(.pending))
    #expect(phone.html.contains("Spot offered") && phone.html.contains(">Accept<"))
    phone.did(id, .acceptOffer)
    #expect(phone.commands.last == .changeMembership(id, .acceptOffer, seen: phone.seen(id)))
    #expect(phone.rejections.isEmpty && phone.html.contains("No pending requests"))
    phone.go(.activity(.schedule))
    #expect(phone.html.contains("Confirmed"))
  }

  @Test func whoDeclinesAnOfferWaitsNoMore() {
    var (phone, id) = phone(.offered, held: 1)
    phone.go(.activity(.pending))
    #expect(phone.html.contains(">Decline<"))
    phone.did(id, .leaveWaitlist)
    #expect(phone.rejections.isEmpty && phone.html.contains("No pending requests"))
  }

  @Test func anOfferEndsByItself() {
    var (phone, id) = phone(.offered, held: 1)
    phone.pass(minutes: 24 * 60 + 1)
    phone.go(.round(id))
    #expect(!phone.html.contains(">Accept<") && phone.html.contains("Round Full"))
  }

  @Test func theHostSeesWhoWaits() throws {
    var phone = GolferPhone()
    let id = phone.round()
    var round = try #require(phone.replica.round(id))
    round.maxPlayers = 2
    round.heldCount = 1
    phone.put(.round(round))
    for (number, name) in ["Noah B.", "Uma T.", "Theo L."].enumerated() {
      let card = GolferCard(user: UserID(high: 3, low: UInt64(10 - number)), name: name)
      var member = RoundMember(
        round: id, card: card, status: number == 0 ? .offered : .waitlisted,
        createdAt: phone.instant)
      member.waitlistedAt = phone.instant.advanced(byMilliseconds: Int64(number))
      phone.put(.member(member))
    }
    phone.load()
    phone.go(.round(id))
    let html = phone.html
    #expect(html.contains("Waitlist 3") && !html.contains("Requests"))
    let places = try [
      "Noah B.", "Has until", "Uma T.", "Waitlisted #1", "Theo L.", "Waitlisted #2",
    ]
    .map { text in try #require(html.firstRange(of: text), "\(text)").lowerBound }
    #expect(places == places.sorted())
    let uma = UserID(high: 3, low: 9)
    #expect(html.contains("Remove Uma T. from the waitlist"))
    phone.did(id, .decline(uma))
    #expect(phone.rejections.isEmpty && phone.html.contains("Removed from the waitlist"))
    #expect(phone.html.contains("Waitlist 2"))
  }

  @Test func nobodyElseSeesIt() {
    var phone = GolferPhone()
    let id = phone.round(host: GolferPhone.maya)
    phone.go(.round(id))
    #expect(!phone.html.contains("tee-waiting"))
  }

  @Test(arguments: [Language.english, .korean])
  func everyPageIsSoundMarkup(_ language: Language) {
    for status in [nil, MemberStatus.waitlisted, .offered] {
      var (phone, _) = phone(status, language, held: status == .offered ? 1 : 0)
      #expect(markupFaults(in: phone.html) == [])
      phone.go(.activity(.pending))
      #expect(markupFaults(in: phone.html) == [])
    }
  }
}

extension GolferPhone {
  /// What a command says of the round that was seen, after it was decided.
  fileprivate func seen(_ id: RoundID) -> Round? {
    guard case .changeMembership(id, _, let seen)? = commands.last else { return nil }
    return seen
  }
}
