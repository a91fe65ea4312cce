import AccountsDomain
import AccountsUI
import Calendar
import Core
import Design
import RunningBuddyClient
import RunningBuddyDomain
import RunningBuddyUI
import Shell
import Sync
import TestKit
import Testing
import View
import Wire

@testable import RunningBuddyTestKit

/// RunningBuddy as a client of its own, and what it tells the others.
@Suite("RunningBuddy's own client")
struct RunClientTests {
  typealias Host = ClientHost<RunShell>

  private static let user = UserID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_0001)
  private static let database = "fieldday-" + user.description
  private static let session = SignedInSession(
    id: "1", user: user, email: "ana@fieldday.example")
  private static let remembered = ["session": session.json.text, "language": "en"]
  /// A new device of somebody who has nothing yet, as the server knows.
  private static let pull = "/api/sync/pull?for=" + user.description

  private static func host(_ address: String = "/run", more: [String: String] = [:]) -> Host {
    var host = Host(
      remembered: remembered.merging(more) { old, _ in old }, address: address)
    host.answers[pull] = (200, page)
    return host
  }

  private static let page = Page.pulled()

  private static func glance(in databases: [String: [StoreRow]]) throws -> AppGlance? {
    let row = databases[database]?.first { row in row.table == "glance" && row.key == "run" }
    return try row.map { row in try AppGlance(WireCursor(JSON.parse(row.value))) }
  }

  /// Somebody who knows what a browser records begins a run.
  private static func record(_ host: inout Host, as user: UserID = user) {
    for change: RunSettingChange in [.introduced(true), .countdown(.none)] {
      host.run(.core(.submit(.own(.setRunSetting(user, change)))))
    }
    host.run(.run(.view(.live(.startWanted))))
    host.run(.run(.view(.live(.started))))
  }

  @Test("the launcher says what was run this week, and next week that nothing was")
  func week() throws {
    var host = Self.host()
    host.run()
    let today = try #require(CivilDate(year: 2026, month: 9, day: 21))
    let nothing = try #require(try Self.glance(in: host.databases))
    #expect(nothing.lines(today, in: .english) == ["No runs this week yet."])
    let start = Instant(milliseconds: 1_790_000_000_000 - 3_600_000)
    let run = SomeRun.bundle(RunID(high: 2, low: 1), start: start).run
    host.run(.core(.submit(.own(.saveRun(run)))))
    let told = try #require(try Self.glance(in: host.databases))
    let words = try #require(told.lines(today, in: .english)?.first)
    #expect(words.hasPrefix("This week: 1 run"), "\(words)")
    #expect(
      told.lines(today.adding(days: 7), in: .english) == ["No runs this week yet."])
    var launcher = HomeHost(remembered: Self.remembered)
    launcher.databases = host.databases
    launcher.answers[Self.pull] = (200, Self.page)
    launcher.run()
    #expect(launcher.page.contains(words))
  }

  @Test("what the profile says of the body, zones and loads follow from")
  func body() {
    var host = Self.host("/run/settings")
    host.run()
    #expect(host.page.contains("Add your maximum heart rate"))
    host.run(.core(.submit(.other(.setPrivate(Self.user, .maximumHeartRate(190))))))
    #expect(host.page.contains("95 – 113 bpm"))
    host.run(.core(.submit(.other(.setPrivate(Self.user, .sex(.female))))))
    #expect(!host.page.contains("formulas for women and men"))
    // Statistics that are open follow as well.
    var open = Self.host("/run/statistics")
    open.run()
    let start = Instant(milliseconds: 1_790_000_000_000 - 3_600_000)
    let run = SomeRun.bundle(RunID(high: 2, low: 1), start: start).run
    open.run(.core(.submit(.own(.saveRun(run)))))
    #expect(open.page.contains("No training load yet."))
    open.run(.core(.submit(.other(.setPrivate(Self.user, .birthYear(1_990))))))
    #expect(open.page.contains("run-load-fitness"))
  }

  @Test("Back closes what lies on top of the app alone")
  func back() throws {
    var host = Self.host()
    host.run()
    host.run(.run(.view(.live(.startWanted))))
    #expect(host.page.contains("run-introduction"))
    host.run(try #require(closing(RunShell.view(host.state))))
    #expect(!host.page.contains("run-introduction"))
    #expect(RunShell.address(host.state) == "/run")
  }

  @Test("every app says that a run is recorded; a window that does not record takes nothing back")
  func recording() throws {
    var host = Self.host()
    host.run()
    Self.record(&host)
    let told = try #require(try Self.glance(in: host.databases))
    #expect(told.live?.address == "/run/live" && told.underWay == 1)
    var friends = ClientHost<FriendsShell>(remembered: Self.remembered, address: "/friends")
    friends.databases = host.databases
    friends.run()
    #expect(friends.page.contains("/run/live") && friends.page.contains("A run is being recorded"))
    var second = Self.host("/run/history")
    second.databases = host.databases
    second.isElected = false
    second.run()
    let start = Instant(milliseconds: 1_790_000_000_000 - 3_600_000)
    let run = SomeRun.bundle(RunID(high: 2, low: 1), start: start).run
    second.run(.core(.submit(.own(.saveRun(run)))))
    let later = try #require(try Self.glance(in: second.databases))
    #expect(later.days != told.days && later.live == told.live && later.until == told.until)
    // Once it is over, it is nothing to tell any more.
    host.run(.run(.view(.live(.discarded))))
    #expect(try Self.glance(in: host.databases)?.live == nil)
  }

  @Test("an account takes over what was recorded without it, wherever the claim was ended")
  func inheritance() throws {
    var before = Self.host()
    before.run()
    Self.record(&before)
    let local = UserID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_000A)
    let journal = try #require(before.databases[Self.database + "-journal"])
    #expect(!journal.isEmpty)
    let key = Inheritance.key(of: local, by: Self.user)
    var host = Self.host(more: [key: local.description])
    host.databases["fieldday-" + local.description + "-journal"] = journal
    host.run()
    #expect(host.page.contains("Unfinished run"))
    #expect(host.databases["fieldday-" + local.description + "-journal"] == nil)
    #expect(host.databases[Self.database + "-journal"]?.count == journal.count)
    #expect(host.remembered(key) == "")
    var other = Self.host()
    other.databases = ["fieldday-" + local.description + "-journal": journal]
    other.run()
    #expect(!other.page.contains("Unfinished run") && other.erased.isEmpty)
  }

  /// Somebody who has begun without an account, and records.
  private static func recorder(_ local: UserID) -> Host {
    let id = local.description
    var host = Host(remembered: ["local": "1", "language": "en"], address: "/run")
    host.databases["fieldday-local"] = [.localProfile(id)]
    host.run()
    record(&host, as: local)
    return host
  }

  @Test("whoever makes an account beside a recording goes on with it, and is the account's then")
  func claimedBeside() {
    let local = UserID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_000A)
    var host = Self.recorder(local)
    #expect(host.told.isGuarded == true)
    let message = "claimed " + local.description + " " + Self.session.json.text
    host.run(.signal(.message(message)))
    #expect(RunShell.address(host.state) == "/run/live")
    #expect(!host.loaded.contains(Self.database))
    host.run(.run(.view(.live(.discarded))))
    #expect(host.loaded.contains(Self.database))
    #expect(host.told.isGuarded == false)
  }

  @Test("whoever signs in next on a device sees nobody else's step lengths")
  func strides() {
    var host = Self.host("/run/stride")
    host.run()
    for record in SomeStride.records { host.run(.core(.submit(.own(.keepStride(record))))) }
    #expect(host.page.contains("From 5 measurements"))
    host.run(.signal(.message("signed-out " + Self.database)))
    #expect(host.left == ["/account/sign-in"])
    let other = UserID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_0002)
    let session = SignedInSession(id: "2", user: other, email: "ben@fieldday.example")
    var next = Host(
      remembered: ["session": session.json.text, "language": "en"], address: "/run/stride")
    next.answers["/api/sync/pull?for=" + other.description] = (200, Self.page)
    next.databases = host.databases
    next.run()
    #expect(next.page.contains("5 more measurements needed"))
    #expect(!next.page.contains("104 steps"))
  }

  @Test("what the host held for a recording is let go of before the person goes")
  func signedOutBeside() throws {
    var host = Self.host()
    host.run()
    Self.record(&host)
    #expect(host.told.isGuarded == true)
    host.run(.signal(.message("signed-out " + Self.database)))
    #expect(host.left == ["/account/sign-in"])
    let released = try #require(host.told.lastIndex(of: .guard(false)))
    let left = try #require(host.told.firstIndex(of: .open(url: "/account/sign-in")))
    #expect(released < left)
  }

  @Test("windows that do not record do not answer each other")
  func noAnswer() {
    var host = Self.host("/run/history")
    host.isElected = false
    host.run()
    let writes = host.writes
    for until in [1_790_000_060_000, 1_790_000_120_000] as [Int64] {
      let live = LiveGlance(address: "/run/live", subject: .line("A run"), label: "A run")
      let glance = AppGlance(
        "run", in: .english, live: live, underWay: 1, until: Instant(milliseconds: until))
      host.run(.signal(.message("glance " + Self.database + " " + glance.json.text)))
    }
    host.run(.signal(.visible))
    #expect(host.writes == writes)
  }

  @Test("files of another program lead to the page of files")
  func shared() {
    var host = Self.host("/run/shared")
    host.run()
    #expect(RunShell.address(host.state) == "/run/data")
    #expect(host.left.isEmpty)
  }
}

extension [HostRequest] {
  /// Whether the page was last asked to hold back whoever leaves it.
  fileprivate var isGuarded: Bool? {
    compactMap { request in if case .guard(let isOn) = request { isOn } else { nil } }.last
  }
}
