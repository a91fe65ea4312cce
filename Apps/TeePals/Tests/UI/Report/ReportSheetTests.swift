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
    for reason in ReportReason.allCases {
      #expect(html.contains("tee-report-" + reason.rawValue), "\(reason)")
    }
    phone.send(.view(.report(.chosen(.harassment))))
    #expect(phone.commands.last == .report(.round(id), .harassment))
    #expect(!phone.html.contains("Report this round"))
    #expect(phone.html.contains("Thanks"))
    // Nothing is chosen twice.
    let count = phone.commands.count
    phone.send(.view(.report(.chosen(.spam))))
    #expect(phone.commands.count == count)
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
    #expect(phone.html.contains("Report the message of Maya K."))
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
    #expect(world.commands.last == .report(.golfer(GolfWorld.other), .impersonation))
  }
}
