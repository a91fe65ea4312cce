import AccountsUI
import Calendar
import Core
import Design
import Shell
import Suite
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
    var host = ScriptedHost(remembered: ["session": Self.session()], address: "/account/data")
    host.run()
    let day = try #require(CivilDate(year: 2026, month: 12, day: 5))
    host.run(.settings(.data(.delegate(.left(day)))))
    #expect(host.erased == [Self.database, Self.database + "-outings", Self.database + "-journal"])
    #expect(SuiteFeature.address(host.state) == "/account/sign-in")
    #expect(host.page.contains("Your account will be deleted on December 5, 2026"))
    let back = try #require(SignedInSession.read("{\"session\":\(Self.session())}") ?? nil)
    host.run(.signIn(.delegate(.signedIn(back))))
    #expect(!host.page.contains("will be deleted"))
  }

  @Test("signing in says that it has kept the account, until that is read")
  func staying() throws {
    var host = ScriptedHost(remembered: [:])
    host.run()
    let answer = "{\"session\":\(Self.session(",\"deletionCancelled\":true"))}"
    let session = try #require(SignedInSession.read(answer) ?? nil)
    #expect(session.keepsAccount)
    host.run(.signIn(.delegate(.signedIn(session))))
    let words = GoodbyeText.kept.phrase.one
    #expect(host.page.contains(words))
    host.run(.keptRead)
    #expect(!host.page.contains(words))
  }

  @Test("a device whose person was deleted elsewhere is told, and may still keep what it has")
  func goneElsewhere() {
    var host = ScriptedHost(remembered: ["session": Self.session()])
    host.answers["/api/sync/pull?for=" + Self.user] = (401, #"{"code":"notSignedIn"}"#)
    host.answers["/api/account/gone?user=" + Self.user] = (200, #"{"deletedOn":"2026-12-05"}"#)
    host.run()
    let asked = host.exchanges.filter { exchange in exchange.path.contains("/gone") }
    #expect(asked.count == 1)
    #expect(host.page.contains("This account was deleted on December 5, 2026"))
    host.run(.eraseWanted)
    #expect(host.erased == [Self.database, Self.database + "-outings", Self.database + "-journal"])
  }

  @Test("an ordinary end of a session is said as ever")
  func signedOutElsewhere() {
    var host = ScriptedHost(remembered: ["session": Self.session()])
    host.answers["/api/sync/pull?for=" + Self.user] = (401, #"{"code":"notSignedIn"}"#)
    host.answers["/api/account/gone?user=" + Self.user] = (200, #"{"deletedOn":null}"#)
    host.run()
    #expect(host.page.contains("Your session has ended"))
  }
}
