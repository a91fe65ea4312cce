import Core
import TeePalsDomain
import TeePalsUI
import Testing

/// Reporting, from the menus of a round and of a golfer and beside what somebody said.
@Suite struct ReportSheetTests {
  @Test func aRoundOfSomebodyElsesIsReportedFromItsMenu() {
    var phone = GolferPhone()
    let id = phone.round(host: GolferPhone.maya)
    phone.go(.round(id))
    phone.rounds(.menuOpened(id))
    #expect(phone.html.contains("Report"))
    phone.send(.view(.report(.opened(.round(id)))))
    let html = phone.html
    #expect(html.contains("Report this round") && !html.contains("id=\"tee-menu\""))
    for word in ["Spam", "Harassment", "Inappropriate", "Impersonation", "Something else"] {
      #expect(html.contains(word), "\(word)")
    }
    // Without a reason there is nothing to send.
    let before = phone.commands.count
    phone.send(.view(.report(.sent)))
    #expect(phone.commands.count == before && phone.html.contains("Report this round"))
    phone.send(.view(.report(.chosen(.spam))))
    phone.send(.view(.report(.chosen(.harassment))))
    phone.send(.view(.report(.typed(" Shouted at everybody.\nTwice. "))))
    #expect(phone.html.contains("Shouted at everybody."))
    phone.send(.view(.report(.sent)))
    #expect(
      phone.commands.last
        == .report(.round(id), .harassment, context: "Shouted at everybody.\nTwice."))
    #expect(!phone.html.contains("Report this round"))
    #expect(phone.html.contains("Thanks"))
    // Nothing is sent twice.
    let count = phone.commands.count
    phone.send(.view(.report(.sent)))
    #expect(phone.commands.count == count)
  }

  @Test func whatIsTooLongIsToldAndStays() {
    var phone = GolferPhone()
    let id = phone.round(host: GolferPhone.maya)
    phone.go(.round(id))
    phone.send(.view(.report(.opened(.round(id)))))
    phone.send(.view(.report(.chosen(.other))))
    phone.send(.view(.report(.typed(String(repeating: "ä", count: 1_003)))))
    #expect(phone.html.contains("3 characters"))
    let count = phone.commands.count
    phone.send(.view(.report(.sent)))
    #expect(phone.commands.count == count && phone.html.contains("Report this round"))
    phone.send(.view(.report(.typed(String(repeating: "ä", count: 1_000)))))
    phone.send(.view(.report(.sent)))
    #expect(
      phone.commands.last
        == .report(.round(id), .other, context: String(repeating: "ä", count: 1_000)))
  }

  @Test func whatIsReportedCanBeHidden() {
    var phone = GolferPhone()
    let id = phone.round(host: GolferPhone.maya)
    let message = phone.said("Hello", in: id, number: 1)
    let other = phone.said("Nice weather", in: id, number: 2)
    phone.go(.chat(id))
    phone.send(.view(.report(.opened(.message(message.id, in: id)))))
    #expect(phone.html.contains("Hide it from me"))
    phone.send(.view(.report(.chosen(.spam))))
    phone.send(.view(.report(.hidingToggled(true))))
    phone.send(.view(.report(.sent)))
    #expect(phone.commands.suffix(2).first == .report(.message(message.id, in: id), .spam))
    #expect(phone.commands.last == .setSetting(GolferPhone.me, .hide(message.id.retagged())))
    let html = phone.html
    #expect(html.contains("Hidden by you") && !html.contains("Hello"))
    #expect(html.contains("Nice weather") && phone.replica.message(other.id) != nil)
    // All of it can be had again.
    phone.go(.settings)
    #expect(phone.html.contains("Show 1 hidden item"))
    phone.send(.view(.profile(.setting(.hiddenShown))))
    #expect(!phone.html.contains("hidden item"))
    phone.go(.chat(id))
    #expect(phone.html.contains("Hello"))
    // A person is blocked instead.
    phone.send(.view(.report(.opened(.golfer(GolferPhone.other)))))
    #expect(!phone.html.contains("Hide it from me"))
  }

  @Test func onesOwnRoundIsNot() {
    var phone = GolferPhone()
    let id = phone.round()
    phone.go(.round(id))
    phone.rounds(.menuOpened(id))
    #expect(!phone.html.contains(">Report<"))
  }

  @Test func whatOthersSaidIsReportedBesideIt() {
    var phone = GolferPhone()
    let id = phone.round(host: GolferPhone.maya)
    let message = phone.said("Hello", in: id, number: 1)
    phone.go(.chat(id))
    #expect(phone.html.contains("Report message from Maya K."))
    phone.send(.view(.report(.opened(.message(message.id, in: id)))))
    #expect(phone.html.contains("Report this message"))
    phone.send(.view(.report(.closed)))
    #expect(
      !phone.html.contains("Report this message")
        && phone.commands.allSatisfy { command in
          if case .report = command { false } else { true }
        })
  }

  @Test func theSheetStaysWithItsScreen() {
    var phone = GolferPhone()
    let id = phone.round(host: GolferPhone.maya)
    phone.go(.round(id))
    phone.send(.view(.report(.opened(.golfer(GolferPhone.other)))))
    #expect(phone.html.contains("Report this golfer"))
    phone.go(.home)
    #expect(!phone.html.contains("Report this golfer"))
    // Whoever comes back has not asked for it again.
    phone.go(.round(id))
    #expect(!phone.html.contains("Report this golfer"))
  }

  @Test func aGolferIsReportedFromTheirMenu() {
    var world = GolfWorld(route: .golfer(GolfWorld.other))
    world.golfer(pictured: true)
    world.load()
    world.answer("/api/golf/golfers/", 200, GolfWorld.page())
    world.send(.profile(.golfer(.menuShown(true))))
    #expect(world.html.contains("Report"))
    world.send(.report(.opened(.golfer(GolfWorld.other))))
    world.send(.report(.chosen(.impersonation)))
    world.send(.report(.sent))
    #expect(world.commands.last == .report(.golfer(GolfWorld.other), .impersonation))
  }
}
