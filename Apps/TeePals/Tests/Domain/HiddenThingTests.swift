import Core
import TeePalsDomain
import Testing

@Suite("What a golfer does not want to see (specification §8.9)")
struct HiddenThingTests {
  private let user = UserID(high: 1, low: 1)

  private func thing(_ number: Int) -> HiddenID { HiddenID(high: 2, low: UInt64(number)) }

  @Test("each thing once, the latest two hundred, until all is shown again")
  func limit() {
    var settings = GolfSettings(user: user)
    for number in [1, 2, 1] { settings.apply(.hide(thing(number))) }
    #expect(settings.hidden == [thing(1), thing(2)])
    for number in 3...(GolfSettings.mostHidden + 1) { settings.apply(.hide(thing(number))) }
    #expect(settings.hidden.count == GolfSettings.mostHidden)
    #expect(settings.hidden.first == thing(2) && settings.hidden.last == thing(201))
    settings.apply(.showHidden)
    #expect(settings == GolfSettings(user: user))
  }

  @Test("messages and rounds can be hidden, people are blocked")
  func targets() {
    let (round, message) = (RoundID(high: 3, low: 1), ChatMessageID(high: 3, low: 2))
    #expect(ReportTarget.round(round).hidden == round.retagged())
    #expect(ReportTarget.message(message, in: round).hidden == message.retagged())
    #expect(ReportTarget.golfer(user).hidden == nil)
  }
}
