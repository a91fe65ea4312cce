import Core
import DayBlockClient
import DayBlockDomain
import Home
import RefWatchClient
import RunningBuddyClient
import Shell
import SuperFriendClient
import Sync
import TeePalsClient
import Testing
import View
import Wire

@Suite("While it is not known what somebody has, nobody is told that there is nothing")
struct NotYetKnownTests {
  fileprivate static let user = "01900000-0000-7000-8000-000000000001"
  fileprivate static let local = "01900000-0000-7000-8000-00000000000a"
  fileprivate static let pull = "/api/sync/pull?for=" + user
  fileprivate static let session = """
    {"id":"01900000-0000-7000-8000-000000000002","user":"\(user)","email":"a@b.example"}
    """
  fileprivate static let title = "Not on this device yet"

  /// An address, and what it says to whoever has nothing.
  struct Screen: Sendable, CustomStringConvertible {
    let address: String
    let empty: String
    /// Whoever is new is led elsewhere first.
    var leads = false
    var description: String { address }
  }

  private typealias HomeLook = Look<HomeContent>

  static let screens = [
    Screen(address: "/friends", empty: "Who matters to you?"),
    Screen(address: "/friends/add", empty: "Where are your contacts?"),
    Screen(address: "/friends/archived", empty: "No archived friends"),
    Screen(address: "/friends/" + local, empty: "Friend not found"),
    Screen(address: "/referee", empty: "No matches yet"),
    Screen(address: "/referee/history", empty: "No finished matches yet"),
    Screen(address: "/referee/schedule", empty: "Nothing scheduled yet"),
    Screen(address: "/referee/journal", empty: "Nothing written yet"),
    Screen(address: "/referee/trends", empty: "No trends yet"),
    Screen(address: "/referee/shared", empty: "Nothing shared yet"),
    Screen(
      address: "/golf/rounds/activity?view=schedule", empty: "No upcoming rounds", leads: true),
    Screen(address: "/run", empty: "No runs yet"),
    Screen(address: "/run/history", empty: "No runs yet"),
    Screen(address: "/day", empty: "Create your first block", leads: true),
    Screen(address: "/day/calendar?view=month", empty: "No blocks produced", leads: true),
    Screen(address: "/day/welcome", empty: "Make your own blocks", leads: true),
    Screen(address: "/day/info/discarded", empty: "Nothing discarded", leads: true),
  ]

  private func look(at screen: Screen) -> any ScreenLook {
    if screen.address.hasPrefix("/friends") { return Look<AppClient<FriendsApp>>(screen: screen) }
    if screen.address.hasPrefix("/referee") { return Look<AppClient<RefWatchApp>>(screen: screen) }
    if screen.address.hasPrefix("/golf") { return Look<AppClient<TeePalsApp>>(screen: screen) }
    if screen.address.hasPrefix("/run") {
      return Look<AppClient<RunningBuddyApp>>(screen: screen)
    }
    return Look<AppClient<DayBlockApp>>(screen: screen)
  }

  @Test("a new device waits for the server", arguments: screens)
  func newDevice(_ screen: Screen) {
    look(at: screen).wait()
  }

  @Test("without a network it says that, and waits for nothing", arguments: screens)
  func offline(_ screen: Screen) {
    look(at: screen).rest()
  }

  @Test("a server that does not answer can be asked again", arguments: screens)
  func silent(_ screen: Screen) {
    look(at: screen).askAgain()
  }

  @Test("somebody without an account always knows what there is", arguments: screens)
  func withoutAnAccount(_ screen: Screen) {
    look(at: screen).know()
  }

  @Test("whoever has to sign in first is told so")
  func signedOut() {
    var host = ClientHost<DayShell>(remembered: ["session": Self.session], address: "/day")
    host.answers[Self.pull] = (401, "")
    host.run()
    #expect(host.page.contains(Self.title) && !host.page.contains("aria-busy"))
  }

  @Test("the launcher says nothing of what it does not know")
  func launcher() {
    let nothing = ["The people you don", "See where the day goes", "Find a round near you"]
    var host = HomeLook.opened("/")
    for text in nothing { #expect(!host.page.contains(text)) }
    #expect(host.page.contains("Loading…"))
    host.run(.signal(.offline))
    #expect(host.page.contains(Self.title) && !host.page.contains("Loading…"))
    for text in nothing { #expect(!host.page.contains(text)) }
    host.answers[Self.pull] = (200, HomeLook.page([], more: false))
    host.run(.signal(.online))
    for text in nothing { #expect(host.page.contains(text)) }
  }

  @Test("a first page without the blocks does not say that there are none")
  func firstOfSeveralPages() {
    let user = UserID(Self.user) ?? UserID(high: 0, low: 0)
    var settings = DaySettings(user: user)
    settings.isWelcomed = true
    let entity = DayBlockEntity.settings(settings)
    let row = PageRow(key: entity.key, seq: 1, revision: 1, body: entity.body.text)
    var host = ClientHost<DayShell>(remembered: ["session": Self.session], address: "/day")
    host.queued[Self.pull] = [(200, HomeLook.page([row], more: true))]
    host.run()
    #expect(host.page.contains("aria-busy") && !host.page.contains("Create your first block"))
    host.answers[Self.pull] = (200, HomeLook.page([row], more: false))
    host.run(.core(.timerFired(key: ClientTimer.exchange)))
    #expect(host.page.contains("Create your first block"))
  }

  @Test("nobody is asked to make an account before the server has said who they are")
  func entrance() {
    typealias Host = ClientHost<DayShell>
    var host = Host(remembered: [:], address: "/day")
    host.unanswered = ["/api/account/session"]
    host.run()
    #expect(host.page.contains("aria-busy") && host.left.isEmpty)
    host = Host(remembered: [:], address: "/day")
    host.answers["/api/account/session"] = (200, "{\"session\":\(Self.session)}")
    host.run()
    #expect(host.page.contains("aria-busy") && host.left.isEmpty)
    var nobody = Host(remembered: [:], address: "/day")
    nobody.answers["/api/account/session"] = (200, "{\"session\":null}")
    nobody.run()
    #expect(nobody.left == ["/account/sign-up"])
  }
}

private protocol ScreenLook {
  func wait()
  func rest()
  func askAgain()
  func know()
}

/// A screen of one client.
private struct Look<Content: ShellContent>: ScreenLook {
  typealias Host = ClientHost<AppShell<Content>>

  let screen: NotYetKnownTests.Screen

  static func opened(_ address: String) -> Host {
    var host = Host(remembered: ["session": NotYetKnownTests.session], address: address)
    host.run()
    return host
  }

  static func page(_ rows: [PageRow], more: Bool) -> String {
    let scope = Scope.user(UserID(NotYetKnownTests.user) ?? UserID(high: 0, low: 0))
    return Page.pulled(
      rows.isEmpty ? [] : [ScopePart(scope: scope, begins: true, rows: rows)], more: more)
  }

  func wait() {
    var host = Self.opened(screen.address)
    #expect(host.page.contains("aria-busy"))
    #expect(!host.page.contains(screen.empty))
    #expect(AppShell<Content>.address(host.state) == screen.address)
    host.answers[NotYetKnownTests.pull] = (200, Self.page([], more: false))
    host.run(.core(.timerFired(key: ClientTimer.exchange)))
    if screen.leads {
      #expect(!host.page.contains("aria-busy"))
    } else {
      #expect(host.page.contains(screen.empty), "now it is known")
    }
  }

  func rest() {
    var host = Self.opened(screen.address)
    host.run(.signal(.offline))
    #expect(host.page.contains(NotYetKnownTests.title))
    #expect(!host.page.contains("aria-busy"))
    #expect(!host.page.contains(screen.empty))
    #expect(AppShell<Content>.address(host.state) == screen.address)
  }

  func askAgain() {
    var host = Self.opened(screen.address)
    host.run(.core(.timerFired(key: ClientTimer.exchange)))
    #expect(host.page.contains("The server does not answer"))
    #expect(host.page.contains("Try again"))
    #expect(!host.page.contains(screen.empty))
  }

  func know() {
    guard !screen.address.hasPrefix("/golf") else { return }
    let local = NotYetKnownTests.local
    var host = Host(remembered: ["local": "1"], address: screen.address)
    host.databases["fieldday-local"] = [.localProfile(local)]
    host.run()
    host.run(.signal(.offline))
    #expect(!host.page.contains("aria-busy") && !host.page.contains(NotYetKnownTests.title))
    if !screen.leads { #expect(host.page.contains(screen.empty)) }
  }
}
