import AccountsUI
import Calendar
import Core
import Design
import Entrance
import Shell
import Testing
import View

@Suite("What people are told whose account goes, stays, or has gone")
struct LeavingTests {
  private static let user = "01900000-0000-7000-8000-000000000001"
  private static let database = "fieldday-" + user

  private static func session(_ more: String = "") -> String {
    """
    {"id":"01900000-0000-7000-8000-000000000002","user":"\(user)","email":"a@b.example"\(more)}
    """
  }

  @Test("after a deletion nothing stays on the device, and the entrance says what will be")
  func leaving() throws {
    var host = HomeHost(remembered: ["session": Self.session()], address: "/account/data")
    host.run()
    let day = try #require(CivilDate(year: 2026, month: 12, day: 5))
    host.run(.settings(.data(.delegate(.left(day)))))
    #expect(host.erased == [Self.database + "-outings", Self.database, Self.database + "-journal"])
    #expect(host.left == ["/account/sign-in"] && host.remembered("farewell") == "2026-12-05")
    let words = "Your account will be deleted on December 5, 2026"
    var entrance = host.next(EntrancePage.self)
    entrance.run()
    #expect(EntrancePage.address(entrance.state) == "/account/sign-in")
    #expect(entrance.page.contains(words))
    #expect(entrance.remembered("farewell") == "")
    var again = entrance.next(EntrancePage.self, at: "/account/sign-in")
    again.run()
    #expect(!again.page.contains(words), "it is said once")
    try entrance.signIn(Self.session())
    #expect(!entrance.page.contains("will be deleted"))
  }

  @Test("an account that is gone at once is said to be, also by the first page of the entrance")
  func goneAtOnce() {
    var host = HomeHost(remembered: ["session": Self.session()], address: "/account/data")
    host.run()
    host.run(.settings(.data(.delegate(.left(nil)))))
    #expect(host.remembered("farewell") == "gone")
    for address in ["/account/sign-in", "/"] {
      var entrance = host.next(EntrancePage.self, at: address)
      entrance.run()
      #expect(entrance.page.contains(GoodbyeText.isGone.phrase.one), "\(address)")
    }
    for text in ["", "x", "2026-13-01"] {
      var entrance = EntranceHost(remembered: ["farewell": text])
      entrance.run()
      #expect(!entrance.page.contains(GoodbyeText.isGone.phrase.one), "\(text)")
      #expect(!entrance.page.contains("will be deleted"), "\(text)")
    }
  }

  @Test(
    "who is on the device without an account as well is shown theirs, and nothing is left to say")
  func goneBesideOthers() {
    let local = "01900000-0000-7000-8000-00000000000a"
    var host = HomeHost(
      remembered: ["session": Self.session(), "local": "1"], address: "/account/data")
    host.databases["fieldday-local"] = [.localProfile(local)]
    host.run()
    host.run(.settings(.data(.delegate(.left(nil)))))
    #expect(host.loaded.contains("fieldday-" + local))
    #expect(host.left.isEmpty && host.remembered("farewell") == nil)
  }

  @Test("signing in says that it has kept the account, until that is read")
  func staying() throws {
    let more = ",\"deletionCancelled\":true"
    let answer = "{\"session\":\(Self.session(more))}"
    let session = try #require(SignedInSession.read(answer) ?? nil)
    #expect(session.keepsAccount)
    var entrance = EntranceHost(remembered: [:])
    entrance.run()
    try entrance.signIn(Self.session(more))
    #expect(entrance.left == ["/"] && entrance.remembered("coming") == "kept")
    let words = GoodbyeText.kept.phrase.one
    var host = entrance.next(HomeShell.self)
    host.run()
    #expect(host.page.contains(words))
    #expect(host.remembered("coming") == "")
    var later = host.next(HomeShell.self, at: "/")
    later.run()
    #expect(!later.page.contains(words), "it is said once")
    host.run(.keptRead)
    #expect(!host.page.contains(words))
  }

  @Test("the page of an app says it as well, where a link led there")
  func stayingInAnApp() throws {
    let place = "/friends/import"
    var entrance = EntranceHost(
      remembered: ["place": "1790000000000 " + place], address: "/account/sign-in")
    entrance.run()
    try entrance.signIn(Self.session(",\"deletionCancelled\":true"))
    #expect(entrance.left == [place])
    var friends = entrance.next(FriendsShell.self)
    friends.run()
    #expect(friends.page.contains(GoodbyeText.kept.phrase.one))
    #expect(friends.remembered("coming") == "")
  }

  @Test("whoever just signs in is told nothing of the kind")
  func ordinary() throws {
    var entrance = EntranceHost(remembered: ["coming": "kept"])
    entrance.run()
    try entrance.signIn(Self.session())
    #expect(entrance.remembered("coming") == "")
    var host = entrance.next(HomeShell.self)
    host.run()
    #expect(!host.page.contains(GoodbyeText.kept.phrase.one))
    #expect(!host.page.contains("restoring from your server"))
  }

  @Test("a device whose person was deleted elsewhere is told, and may still keep what it has")
  func goneElsewhere() {
    var host = HomeHost(remembered: ["session": Self.session()])
    host.answers["/api/sync/pull?for=" + Self.user] = (401, #"{"code":"notSignedIn"}"#)
    host.answers["/api/account/gone?user=" + Self.user] = (200, #"{"deletedOn":"2026-12-05"}"#)
    host.run()
    let asked = host.exchanges.filter { exchange in exchange.path.contains("/gone") }
    #expect(asked.count == 1)
    #expect(host.page.contains("This account was deleted on December 5, 2026"))
    host.run(.eraseWanted)
    #expect(host.erased == [Self.database + "-outings", Self.database, Self.database + "-journal"])
    #expect(host.left == ["/account/sign-in"])
  }

  @Test("an ordinary end of a session is said as ever")
  func signedOutElsewhere() {
    var host = HomeHost(remembered: ["session": Self.session()])
    host.answers["/api/sync/pull?for=" + Self.user] = (401, #"{"code":"notSignedIn"}"#)
    host.answers["/api/account/gone?user=" + Self.user] = (200, #"{"deletedOn":null}"#)
    host.run()
    #expect(host.page.contains("Your session has ended"))
    host.run(.signInAgain)
    #expect(host.left == ["/account/sign-in"] && host.erased.isEmpty)
    var entrance = host.next(EntrancePage.self)
    entrance.run()
    #expect(entrance.page.contains("a@b.example"), "they need not write their address again")
  }
}
