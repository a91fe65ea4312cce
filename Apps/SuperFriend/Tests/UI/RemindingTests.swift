import Calendar
import Core
import Design
import SuperFriendDomain
import SuperFriendUI
import Testing

@Suite("Reminders on the device")
struct RemindingTests {
  @Test("what a notification offers has addresses")
  func addresses() {
    let id = FriendID(high: 0x0191_0000_0000_7000, low: 0x8000_0000_0000_0001)
    for deed in [DueDeed.record(id), .snooze(id), .nobody] {
      #expect(FriendsRoute(path: FriendsRoute.due(deed).path) == .due(deed))
    }
    #expect(FriendsRoute(path: "/friends/due?record=\(id)") == .due(.record(id)))
    #expect(FriendsRoute(path: "/friends/due/?x=1&snooze=\(id)#y") == .due(.snooze(id)))
    #expect(FriendsRoute(path: "/friends/due?record=7") == .due(.nobody))
    for plain in ["/friends/due", "/friends/due?", "/friends/due?x=1"] {
      #expect(FriendsRoute(path: plain) == .list)
    }
  }

  /// Opens an address, and does what is due as the shell does it.
  private func follow(_ deed: DueDeed, _ world: inout World) {
    world.state.navigate(to: .due(deed), world.moment())
    if world.state.isDeedDue { world.send(.inner(.deedDue)) }
  }

  @Test("Contacted records a meet-up, once, which can be taken back")
  func contacted() throws {
    var cast = Cast()
    let before = cast.world.replica.history(of: cast.ana).count
    follow(.record(cast.ana), &cast.world)
    #expect(cast.world.state.route == .list)
    #expect(cast.world.replica.history(of: cast.ana).count == before + 1)
    let entry = try #require(cast.world.replica.history(of: cast.ana).entries.last)
    #expect(cast.world.replica.connection(entry.id)?.type == .meetUp)
    // Gone back to.
    follow(.record(cast.ana), &cast.world)
    #expect(cast.world.replica.history(of: cast.ana).count == before + 1)
    let html = cast.world.html
    #expect(html.contains("Undo") && html.contains("Change"))
    cast.world.send(.noticeUndone(0))
    cast.world.send(.noticeUndone(1))
    #expect(cast.world.replica.history(of: cast.ana).count == before)
  }

  @Test("Snooze a week snoozes, before anything has been loaded too")
  func snoozed() {
    let cast = Cast()
    var world = World()
    world.replica = cast.world.replica
    world.state.navigate(to: .due(.snooze(cast.ben)), world.moment())
    #expect(!world.state.isDeedDue)
    world.load()
    #expect(world.state.isDeedDue)
    world.send(.inner(.deedDue))
    #expect(world.replica.friend(cast.ben)?.snoozedUntil == world.today.adding(days: 7))
    #expect(!world.state.isDeedDue)
  }

  @Test("of somebody who is not there the list says so")
  func unknown() {
    var cast = Cast()
    for deed in [DueDeed.record(FriendID(high: 9, low: 9)), .nobody] {
      follow(deed, &cast.world)
      #expect(cast.world.html.contains("This friend is no longer on your list"))
    }
    #expect(cast.world.commands.isEmpty)
  }

  @Test("choosing notifications asks this browser, and says which clocks count")
  func choosing() {
    var cast = Cast()
    cast.world.send(.went(.settings))
    cast.world.send(.reminding(.wayChosen(.push)))
    #expect(
      cast.world.commands == [
        .setSetting(World.me, .reminders(.push)), .setSetting(World.me, .zone(World.zone.name)),
      ])
    #expect(cast.world.requests.contains(.get("/api/push/key")))
    #expect(cast.world.html.contains("setting-device"))
    // Whatever is done there says nothing more; somewhere else it does.
    cast.world.send(.went(.list))
    #expect(cast.world.commands.count == 2)
    cast.world.send(.reminding(.dayToggled(.sunday)))
    #expect(!cast.world.replica.settings(of: World.me).reminderDays.contains(.sunday))
  }

  @Test("whoever has no account is told that reminders need one", arguments: Language.allCases)
  func account(_ language: Language) {
    var cast = Cast(language: language)
    cast.world.send(.went(.settings))
    #expect(cast.world.html.contains("id=\"setting-reminders\""))
    cast.world.state.hasAccount = false
    #expect(!cast.world.html.contains("id=\"setting-reminders\""))
  }

  @Test("the calendar's address is shown where it was made, and forgotten where it ended")
  func calendar() throws {
    var cast = Cast()
    cast.world.send(.went(.settings))
    guard case .inner(.calendarDue)? = cast.world.state.due else {
      Issue.record("Nobody asks whether there is a link.")
      return
    }
    cast.world.send(.inner(.calendarDue))
    if cast.world.state.due != nil { Issue.record("It is asked once.") }
    #expect(cast.world.requests.contains(.get("/api/friends/calendar")))
    cast.world.send(.inner(.calendar(.looked(.http(status: 200, body: "{}")))))
    #expect(cast.world.html.contains("Create calendar link"))
    cast.world.send(.calendar(.made))
    #expect(cast.world.commands == [.setSetting(World.me, .zone(World.zone.name))])
    let link = "https://fieldday.example/calendar/friends/1.ics"
    let body = #"{"link":"\#(link)","since":1773100000000}"#
    cast.world.send(.inner(.calendar(.made(.http(status: 201, body: body)))))
    #expect(cast.world.html.contains(link))
    let other = "webcal://fieldday.example/calendar/friends/1.ics"
    #expect(cast.world.html.contains("href=\"\(other)\""))
    let key = "friends.calendar." + World.me.description
    #expect(
      cast.world.requests.contains(.remember(key: key, value: "1773100000000 " + link)))
    cast.world.send(.calendar(.copied))
    #expect(cast.world.requests.contains(.copy(link)))
    // Another device has made another one.
    cast.world.send(
      .inner(.calendar(.looked(.http(status: 200, body: #"{"since":1773200000000}"#)))))
    #expect(!cast.world.html.contains(link))
    #expect(cast.world.html.contains("on another device"))
    cast.world.send(.calendar(.stopped))
    cast.world.send(.inner(.calendar(.stopped(.http(status: 204, body: "")))))
    #expect(cast.world.html.contains("Create calendar link"))
  }

  @Test("a friend can have a notification of their own, or none")
  func own() {
    var cast = Cast()
    cast.world.send(.reminding(.wayChosen(.push)))
    cast.world.send(.overlayShown(.manage(cast.ana)))
    #expect(cast.world.html.contains("Turn on own notification"))
    cast.world.send(.friend(cast.ana, .reminding(true)))
    #expect(cast.world.replica.friend(cast.ana)?.reminds == true)
    cast.world.send(.overlayShown(.manage(cast.ana)))
    #expect(cast.world.html.contains("Turn off own notification"))
  }
}
