import Core
import Design
import Shell
import Sync
import TeePalsUI
import Testing
import View
import Wire

@Suite("A server that does not answer although the browser is online")
struct AnsweredTests {
  private static let user = "01900000-0000-7000-8000-000000000001"
  private static let database = "fieldday-" + user
  private static let pull = "/api/sync/pull?for=" + user
  private static let session = """
    {"id":"01900000-0000-7000-8000-000000000002","user":"\(user)","email":"a@b.example"}
    """
  private static let title = "The server does not answer"

  private func pulls<Root: RootFeature>(_ host: ClientHost<Root>) -> Int {
    host.exchanges.count { exchange in exchange.path == Self.pull }
  }

  private var everything: String {
    Page.pulled()
  }

  @Test("a first visit says so after the second try, and offers another")
  func firstVisit() {
    var host = ClientHost<GolfShell>(
      remembered: ["session": Self.session], address: "/golf")
    host.run()
    #expect(pulls(host) == 1)
    #expect(host.page.contains("aria-busy") && !host.page.contains(Self.title))
    host.run(.core(.timerFired(key: ClientTimer.exchange)))
    #expect(host.page.contains(Self.title) && host.page.contains("Try again"))
    #expect(host.told.contains(.broadcast("unanswered " + Self.database)))
    let before = pulls(host)
    host.run(.golf(.delegate(.sync)))
    #expect(pulls(host) == before + 1, "whoever wants it now does not wait for the next try")
    #expect(host.page.contains(Self.title))
    host.answers[Self.pull] = (200, everything)
    host.run(.golf(.delegate(.sync)))
    #expect(!host.page.contains(Self.title))
    #expect(host.told.contains(.broadcast("answered " + Self.database)))
  }

  @Test("the list of friends is calm about it")
  func friends() {
    var host = ClientHost<FriendsShell>(
      remembered: ["session": Self.session], address: "/friends")
    host.run()
    host.run(.core(.timerFired(key: ClientTimer.exchange)))
    #expect(host.page.contains(KitText.unanswered.phrase.one))
    #expect(!host.page.contains("Offline"))
    // Without a network that is what is said.
    host.run(.signal(.offline))
    #expect(host.page.contains(KitText.offline.phrase.one))
    #expect(!host.page.contains(Self.title))
  }

  @Test("a stream that does not come back has the server asked once whether it is there")
  func streams() {
    var host = ClientHost<FriendsShell>(
      remembered: ["session": Self.session], address: "/friends")
    host.run()
    host.answers[Self.pull] = (200, everything)
    host.run(.core(.timerFired(key: ClientTimer.exchange)))
    let before = pulls(host)
    host.run(.notifications(.failed("closed")))
    #expect(pulls(host) == before)
    host.answers[Self.pull] = nil
    host.run(.notifications(.failed("closed")))
    #expect(pulls(host) == before + 1)
    host.run(.notifications(.failed("closed")))
    #expect(pulls(host) == before + 1, "from here on it goes as the core tries again")
    host.run(.core(.timerFired(key: ClientTimer.exchange)))
    #expect(host.page.contains(Self.title))
  }

  @Test("tabs that do not sync say what the one that does has found")
  func otherTabs() {
    var host = ClientHost<DayShell>(remembered: ["session": Self.session], address: "/day")
    host.isElected = false
    host.run()
    #expect(pulls(host) == 0)
    host.run(.signal(.message("unanswered fieldday-somebody-else")))
    #expect(!host.page.contains(Self.title))
    host.run(.signal(.message("unanswered " + Self.database)))
    #expect(host.page.contains(Self.title))
    host.run(.signal(.message("answered " + Self.database)))
    #expect(!host.page.contains(Self.title))
  }

  @Test("a tab that was opened later is told as soon as it says something")
  func laterTab() {
    var host = HomeHost(remembered: ["session": Self.session])
    host.run()
    host.run(.core(.timerFired(key: ClientTimer.exchange)))
    let word = HostRequest.broadcast("unanswered " + Self.database)
    func count() -> Int { host.told.count { request in request == word } }
    let before = count()
    #expect(before == 1)
    host.run(.signal(.message("sync " + Self.database + " {}")))
    #expect(count() == before + 1)
  }
}
