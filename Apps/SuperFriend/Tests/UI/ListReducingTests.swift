import Calendar
import Core
import Design
import SuperFriendDomain
import SuperFriendUI
import Testing

@testable import SuperFriendTestKit

@Suite struct ListReducingTests {
  @Test func swipingRecordsTodayAndUndoLeavesNothing() throws {
    var cast = Cast()
    let before = cast.world.replica.history(of: cast.ana).count
    cast.world.send(.list(.dragged(cast.ana, x: -90)))
    #expect(cast.world.commands.isEmpty, "a full swipe does nothing by itself")
    #expect(cast.world.html.contains("shows-trailing"))
    cast.world.send(.friend(cast.ana, .recorded(.meetUp, .swipe)))
    #expect(cast.world.html.contains("Met Ana Lindqvist today"))
    #expect(cast.world.replica.history(of: cast.ana).count == before + 1)
    let due = cast.world.replica.due(
      try #require(cast.world.replica.friend(cast.ana)), today: cast.world.today)
    #expect(due.status == .left(days: 30))
    cast.world.send(.noticeUndone(1))
    #expect(cast.world.replica.history(of: cast.ana).count == before)
    let submitted = cast.world.commands.count
    cast.world.send(.noticeUndone(1))
    #expect(cast.world.commands.count == submitted, "undoing twice is undoing once")
    #expect(cast.world.rejections.isEmpty)
  }

  @Test func undoBringsTheSnoozeBack() {
    var cast = Cast()
    let until = cast.world.today.adding(days: 9)
    cast.world.take(cast.ana, .snooze(until: until))
    cast.world.load()
    cast.world.send(.list(.pressed(cast.ana, key: "c")))
    #expect(cast.world.replica.friend(cast.ana)?.snoozedUntil == nil)
    cast.world.send(.list(.pressed(cast.ana, key: "u")))
    #expect(cast.world.replica.friend(cast.ana)?.snoozedUntil == until)
  }

  @Test(arguments: [("m", ConnectionType.message), ("c", .call), ("p", .meetUp)])
  func keysRecord(_ key: String, _ type: ConnectionType) throws {
    var cast = Cast()
    cast.world.send(.list(.pressed(cast.ben, key: key)))
    let entry = try #require(cast.world.replica.history(of: cast.ben).entries.last)
    let connection = try #require(cast.world.replica.connection(entry.id))
    #expect(connection.type == type)
    #expect(connection.occurredOn == cast.world.today)
  }

  @Test func arrowsMoveTheKeyboardFromRowToRow() {
    var cast = Cast()
    cast.world.send(.list(.pressed(cast.ben, key: "ArrowDown")))
    #expect(cast.world.requests.last == .focus(elementID: "friend-\(cast.ana)"))
    cast.world.send(.list(.pressed(cast.ana, key: "ArrowUp")))
    #expect(cast.world.requests.last == .focus(elementID: "friend-\(cast.ben)"))
  }

  @Test func searchingFindsByAccentsCompanyAndNumber() {
    var cast = Cast()
    for (text, name) in [
      ("elodie", "Élodie Marchand"), ("harbour", "Ana Lindqvist"), ("555 010", "Mum"), ("지민", "지민"),
    ] {
      cast.world.send(.list(.searchTyped(text)))
      #expect(cast.world.html.contains(name), "\(text)")
      #expect(!cast.world.html.contains("Chi Nguyen"), "\(text)")
    }
    cast.world.send(.list(.searchTyped("nobody at all")))
    #expect(cast.world.html.contains("No friends matching “nobody at all”"))
    cast.world.send(.list(.searchClosed))
    #expect(cast.world.html.contains("Chi Nguyen"))
  }

  @Test func theDayTurnsWithoutAnyoneTouchingAnything() {
    var cast = Cast()
    #expect(cast.world.html.contains("Due today"))
    cast.world.pass(milliseconds: 86_400_000)
    cast.world.state.dayChanged(cast.world.moment())
    #expect(!cast.world.html.contains("Due today"))
    #expect(cast.world.html.contains("1 day overdue"))
  }

  @Test func pausedFriendsAreFoldedAway() {
    var cast = Cast()
    #expect(cast.world.html.contains("Paused") && !cast.world.html.contains("Kofi"))
    cast.world.send(.list(.pausedFolded))
    #expect(cast.world.html.contains("Kofi Mensah"))
  }

  @Test func sectionsCanBeSwitchedOff() {
    var cast = Cast()
    cast.world.send(.settingChosen(.showsSections(false)))
    #expect(!cast.world.html.contains("Coming up"))
    #expect(cast.world.html.contains("Chi Nguyen"))
  }

  @Test func compactWordingSaysDue() {
    var cast = Cast()
    cast.world.send(.settingChosen(.wording(.compact)))
    #expect(!cast.world.html.contains("overdue"))
  }

  @Test func tenThousandFriendsLeaveFewRowsInTheDocument() {
    var world = World()
    for index in 0..<10_000 {
      world.friend("Friend", String(index), every: .monthly, last: index % 60)
    }
    world.load()
    for top in [0, 50_000, 300_000, 5_000_000] {
      world.send(.list(.scrolled(top: top, height: 700)))
      let rows = world.html.split(separator: "<li ").count - 1
      #expect(rows >= 10 && rows <= 50, "\(rows) rows at \(top)")
    }
  }
}
