import AccountsUI
import Calendar
import Core
import Design
import Shell
import SuperFriendClient
import SuperFriendDomain
import SuperFriendUI
import Sync
import Testing
import View
import Wire

/// SuperFriend as a client of its own.
@Suite("SuperFriend's own client")
struct FriendsClientTests {
  typealias Host = ClientHost<FriendsShell>

  private static let user = UserID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_0001)
  private static let session = SignedInSession(
    id: "1", user: user, email: "ana@fieldday.example")

  private static func host(_ address: String = "/friends") -> Host {
    Host(remembered: ["session": session.json.text, "language": "en"], address: address)
  }

  @Test("whoever is known is at their place at once")
  func known() {
    var host = Self.host("/friends/add")
    host.run()
    #expect(FriendsShell.address(host.state) == "/friends/add")
    #expect(host.exchanges.allSatisfy { exchange in exchange.path.hasPrefix("/api/sync") })
    #expect(host.left.isEmpty)
  }

  @Test("whoever began without an account is, too, and is offered one")
  func local() {
    let id = "01900000-0000-7000-8000-00000000000a"
    var host = Host(remembered: ["local": "1", "language": "en"], address: "/friends")
    host.databases["fieldday-local"] = [.localProfile(id)]
    host.run()
    #expect(host.loaded.contains("fieldday-" + id))
    #expect(host.left.isEmpty && host.exchanges.isEmpty)
    #expect(host.page.contains("href=\"/account/sign-up/done\""))
  }

  @Test("whom the device has forgotten the server may know")
  func forgotten() {
    var host = Host(remembered: [:], address: "/friends")
    let session = JSON.object(["session": Self.session.json])
    host.answers["/api/account/session"] = (200, session.text)
    host.run()
    #expect(host.loaded.contains("fieldday-" + Self.user.description))
    #expect(host.left.isEmpty)
  }

  @Test(
    "nobody goes to the entrance, which knows where they wanted to go",
    arguments: [([:], "/account/sign-up"), (["language": "ko"], "/account/sign-in")])
  func nobody(remembered: [String: String], entrance: String) {
    var host = Host(remembered: remembered, address: "/friends/import")
    host.answers["/api/account/session"] = (200, "{\"session\":null}")
    host.run()
    #expect(host.left == [entrance])
    #expect(host.remembered("place")?.hasSuffix(" /friends/import") == true)
  }

  @Test("a link that leads nowhere leads to the list")
  func nowhere() {
    var host = Self.host("/friends/nowhere/at/all")
    host.run()
    #expect(FriendsShell.address(host.state) == "/friends")
  }

  @Test("another app is another page; the address stays until it is there")
  func leaving() {
    var host = Self.host()
    host.run()
    host.run(.signal(.navigated("/referee/new")))
    #expect(host.left == ["/referee/new"])
    #expect(FriendsShell.address(host.state) == "/friends")
    host.run(.signal(.navigated("/friends/settings")))
    #expect(FriendsShell.address(host.state) == "/friends/settings")
  }

  @Test("a session that another tab has ended leads to where one signs in")
  func ended() {
    var host = Self.host()
    host.run()
    host.run(.signal(.message("signed-out fieldday-" + Self.user.description)))
    #expect(host.left == ["/account/sign-in"])
    #expect(host.remembered("session") == "")
  }

  @Test("what is under way elsewhere is in sight, and its clock goes on")
  func strip() {
    var host = Self.host()
    let match = MatchGlance(
      home: "Rovers", score: "1\u{2013}0", away: "United", stage: "1st half", hold: "",
      clock: GlanceClock(zero: Instant(milliseconds: 1_790_000_000_000 - 754_000)))
    let glance = AppGlance(
      "referee", in: .english,
      live: LiveGlance(address: "/referee/m/1", subject: .match(match), label: "Match"),
      underWay: 1)
    host.databases["fieldday-" + Self.user.description] = [
      StoreRow(table: "glance", key: "referee", value: glance.json.text)
    ]
    host.run()
    #expect(host.page.contains("href=\"/referee/m/1\"") && host.page.contains("12:34"))
    #expect(host.told.contains(.badge(1)))
    // Its clock stands, then it is news no more.
    let standing = MatchGlance(
      home: "Rovers", score: "1\u{2013}0", away: "United", stage: "1st half", hold: "",
      clock: GlanceClock(zero: Instant(milliseconds: 0), stands: 905_000))
    let began: Int64 = 1_790_000_000_000
    for (until, isShown) in [(began + 60_000, true), (began, false)] {
      let glance = AppGlance(
        "referee", in: .english,
        live: LiveGlance(address: "/referee/m/1", subject: .match(standing), label: "Match"),
        underWay: 1, until: Instant(milliseconds: until))
      host.run(
        .signal(.message("glance fieldday-" + Self.user.description + " " + glance.json.text)))
      #expect(host.page.contains("15:05") == isShown)
    }
    #expect(host.told.last == .badge(0))
    // It is over.
    let over = AppGlance("referee", in: .english).json.text
    host.run(.signal(.message("glance fieldday-" + Self.user.description + " " + over)))
    #expect(!host.page.contains("/referee/m/1"))
  }

  @Test("who is due is told the other apps, by day, and once")
  func telling() throws {
    var host = Self.host()
    host.run()
    let told = host.written.filter { value in value.contains("\"system\":\"friends\"") }
    #expect(told.count == 1)
    let glance = try AppGlance(WireCursor(JSON.parse(try #require(told.first))))
    let today = CivilDate(year: 2026, month: 9, day: 21)
    #expect(glance.day(try #require(today))?.count == 0)
    let writes = host.writes
    host.run(.signal(.visible))
    #expect(host.writes == writes)
  }

  @Test("tabs that know different things do not answer each other")
  func noAnswer() {
    var host = Self.host()
    host.run()
    let before = (host.writes, host.told.count)
    let other = AppGlance(
      "friends", in: .korean, days: [AppGlance.Day(lines: ["5"], count: 5)])
    host.run(
      .signal(.message("glance fieldday-" + Self.user.description + " " + other.json.text)))
    #expect(host.told.dropFirst(before.1) == [.badge(5)])
    host.run(.signal(.visible))
    #expect(host.writes == before.0)
  }

  @Test("installed as an app of its own, its icon shows who is due and nothing of other apps")
  func ownIcon() {
    let golf = AppGlance("golf", in: .english, days: [AppGlance.Day(lines: ["5"], count: 5)])
    let friends = AppGlance("friends", in: .english, days: [AppGlance.Day(lines: ["2"], count: 2)])
    func told(_ glance: AppGlance) -> FriendsShell.Action {
      .signal(.message("glance fieldday-" + Self.user.description + " " + glance.json.text))
    }
    for (address, sum) in [("/friends", 7), ("/friends?own", 2)] {
      var host = Self.host(address)
      host.run()
      host.run(told(golf))
      host.run(told(friends))
      let badges = host.told.filter { request in
        if case .badge = request { true } else { false }
      }
      #expect(badges.last == .badge(sum))
      #expect(host.remembered("own.friends") == (sum == 2 ? "1" : nil))
      #expect(FriendsShell.address(host.state) == "/friends")
    }
    // A notification leads to an address as any other.
    var host = Host(
      remembered: ["session": Self.session.json.text, "language": "en", "own.friends": "1"],
      address: "/friends/due")
    host.run()
    host.run(told(golf))
    #expect(!host.told.contains(.badge(5)))
  }

  @Test("what somebody else's apps tell is not heard")
  func somebodyElse() {
    var host = Self.host()
    host.run()
    let live = LiveGlance(
      address: "/run/live", subject: .line("Recording a run"), label: "Recording a run")
    let glance = AppGlance("run", in: .english, live: live, underWay: 1)
    host.run(.signal(.message("glance fieldday-somebody-else " + glance.json.text)))
    #expect(!host.page.contains("/run/live"))
    host.run(
      .signal(.message("glance fieldday-" + Self.user.description + " " + glance.json.text)))
    #expect(host.page.contains("/run/live"))
    // They sign out in another tab, and this one hears it: nothing is written any more.
    host.run(.signal(.message("signed-out fieldday-" + Self.user.description)))
    let after = host.databases
    host.run(.signal(.visible))
    #expect(host.databases == after && !host.page.contains("/run/live"))
  }

  @Test("whoever erases everything here erases what other apps remember, too")
  func erased() {
    let id = Self.user.description
    var host = Host(
      remembered: [
        "session": Self.session.json.text, "referee.ring." + id: "x", "golf.draft." + id: "y",
        "golf.draft.somebody-else": "z",
      ], address: "/friends")
    host.run()
    host.run(.eraseWanted)
    let all = ["", "-journal", "-outings"].map { end in "fieldday-" + id + end }
    #expect(Set(host.erased) == Set(all))
    #expect(host.remembered("referee.ring." + id) == "")
    #expect(host.remembered("golf.draft." + id) == "")
    #expect(host.remembered("golf.draft.somebody-else") == nil)
    #expect(host.left == ["/"])
  }

  @Test("a claim is not ended by a client that knows nothing of the other apps")
  func claim() {
    let local = "01900000-0000-7000-8000-00000000000a"
    var host = Self.host()
    host.databases["fieldday-local"] = [
      .localProfile(local, claimant: Self.user.description)
    ]
    host.state = FriendsShell.launch(
      Launch(
        address: "/friends", languages: ["en"], textPercent: 100, online: true,
        remembered: ["session": Self.session.json.text, "local": "1"]))
    host.run()
    #expect(host.loaded.contains("fieldday-" + local) && host.erased.isEmpty)
  }
}
