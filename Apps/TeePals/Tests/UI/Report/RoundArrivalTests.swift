import Core
import TeePalsDomain
import TeePalsUI
import Testing

/// By whose link somebody came.
@Suite struct RoundArrivalTests {
  private static let inviter = UserID(high: 6, low: 6)
  private let now = Instant(milliseconds: 1_790_000_000_000)
  private let round = RoundID(high: 9, low: 1)

  private var address: String {
    "/golf/rounds/\(round)?inviter=\(Self.inviter)&source=share#top"
  }

  @Test func theAddressSaysIt() throws {
    let arrival = try #require(RoundArrival(address: address, at: now))
    #expect(RoundArrival(text: arrival.text, at: now) == arrival)
    let week: Int64 = 7 * 86_400_000
    #expect(
      RoundArrival(text: arrival.text, at: now.advanced(byMilliseconds: week - 1)) == arrival)
    #expect(RoundArrival(text: arrival.text, at: now.advanced(byMilliseconds: week)) == nil)
    #expect(RoundArrival(text: arrival.text, at: now.advanced(byMilliseconds: -1)) == nil)
    #expect(RoundArrival(address: "/golf/rounds/\(round)?source=code", at: now) != nil)
    for other in [
      "/golf/rounds/\(round)", "/golf/rounds/\(round)?inviter=x&source=A1", "/golf?source=share",
      "/golf/rounds/activity?view=past&source=share", "/golf/rounds/\(round)/chat?source=share",
    ] {
      #expect(RoundArrival(address: other, at: now) == nil, "\(other)")
    }
    for text in ["", "1 2 3", "x \(round) - share", "1790000000000 \(round) - -"] {
      #expect(RoundArrival(text: text, at: now) == nil, "\(text)")
    }
  }

  @Test func itIsNotedWithTheFirstRequestAndForgotten() {
    var phone = GolferPhone()
    phone.state.arrive(by: address, phone.moment())
    open(round, &phone)
    phone.rounds(.did(round, .membership(.request)))
    let link = RoundLink(inviter: Self.inviter, source: "share")
    #expect(phone.commands.last == .noteLink(round, link))
    #expect(phone.remembered[TeePalsMemory.arrivalKey]?.isEmpty == true)
    let count = phone.commands.count
    phone.rounds(.did(round, .membership(.request)))
    #expect(phone.commands.count == count + 1)
  }

  /// Looks at a round of somebody else's.
  private func open(_ id: RoundID, _ phone: inout GolferPhone) {
    phone.go(.round(id))
    phone.told(phone.elsewhere(id.low))
  }

  @Test func anotherRoundHasNothingToDoWithIt() {
    var phone = GolferPhone()
    phone.state.arrive(by: address, phone.moment())
    let other = RoundID(high: 9, low: 2)
    open(other, &phone)
    phone.rounds(.did(other, .membership(.request)))
    let played = phone.round(host: GolferPhone.maya)
    phone.rounds(.did(played, .membership(.leave)))
    #expect(phone.commands.count == 2 && played == round)
    #expect(
      phone.commands.allSatisfy { command in
        if case .noteLink = command { false } else { true }
      })
  }
}
