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

@Suite("A second device of a run, from the door on")
struct RunPairingTests {
  typealias Host = ClientHost<RunShell>

  private static let user = UserID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_0001)
  private static let whoIsHere = "/api/account/session"
  private static let pairing = "/api/account/pairing"
  private static let nobody = (status: 200, body: "{\"session\":null}")
  private static let wanted = (status: 403, body: #"{"code":"reauthenticationRequired"}"#)
  private static let made = (
    status: 201,
    body: #"{"code":"12345678","expiresAt":1790000120000,"site":"https://a.example"}"#
  )

  /// A page on a device that knows nobody.
  private static func visitor(_ address: String) -> Host {
    var host = Host(remembered: [:], address: address)
    host.answers[whoIsHere] = nobody
    host.answers[pairing + "/join"] = (201, "{\"id\":\"1\"}")
    return host
  }

  /// A run is being recorded, and the page of its second devices is open.
  private static func recording() -> Host {
    let session = SignedInSession(id: "1", user: user, email: "ana@fieldday.example")
    var host = Host(
      remembered: ["session": session.json.text, "language": "en"], address: "/run")
    host.answers["/api/sync/pull?for=" + user.description] = (200, Page.pulled())
    host.run()
    for change: RunSettingChange in [.introduced(true), .countdown(.none)] {
      host.run(.core(.submit(.own(.setRunSetting(user, change)))))
    }
    host.run(.run(.view(.live(.startWanted))))
    host.run(.run(.view(.live(.started))))
    host.run(.run(.view(.went(.companions))))
    host.run(.run(.view(.companions(.turned(on: true)))))
    return host
  }

  @Test("Where nobody is signed in, the page is there at once, with the code that a link brought")
  func nobodyIsHere() throws {
    var host = Self.visitor("/run/companion?12345678")
    host.run()
    #expect(host.left.isEmpty && host.databases["fieldday-local"]?.count == 1)
    #expect(host.page.contains("value=\"12345678\"") && host.page.contains("run-second-join"))
    // A link alone pairs nobody.
    let asked = host.exchanges.map { exchange in exchange.path }
    #expect(!asked.contains(Self.pairing + "/join"))
    host.run(.run(.view(.second(.joined))))
    #expect(host.page.contains("run-second-off"))
    var again = host.next(RunShell.self, at: "/run/companion")
    again.run()
    #expect(again.left.isEmpty && again.page.contains("run-second-off"))
    #expect(again.databases["fieldday-local"]?.count == 1)
    // The page needs no account and asks for none; the others say what is only here.
    let only = LocalText.only.text(in: .english)
    #expect(!host.page.contains(only) && !again.page.contains(only))
    var home = host.next(RunShell.self, at: "/run")
    home.run()
    #expect(home.page.contains(only))
  }

  @Test("Everywhere else, and where the server does not say that nobody is here, one signs in")
  func elsewhere() {
    for address in ["/run", "/run/companions", "/run/live"] {
      var host = Self.visitor(address)
      host.run()
      #expect(host.left == ["/account/sign-up"], "\(address)")
      #expect(host.databases["fieldday-local"] == nil)
    }
    var silent = Host(remembered: [:], address: "/run/companion")
    silent.run()
    #expect(silent.left == ["/account/sign-up"])
    var full = Self.visitor("/run/companion")
    full.full = ["fieldday-local"]
    full.run()
    #expect(full.left == ["/account/sign-up"])
  }

  @Test("A code waits for a proof of who one is, in the middle of a run, which goes on")
  func proof() throws {
    var host = Self.recording()
    host.queued[Self.pairing] = [Self.wanted, Self.made]
    host.answers["/api/account/reauthenticate"] = (204, "")
    host.run(.run(.view(.companions(.codeWanted))))
    #expect(host.page.contains("proof-password") && !host.page.contains("1234 5678"))
    host.run(.content(.proof(.textChanged("a long walk home"))))
    host.run(.content(.proof(.sent)))
    #expect(!host.page.contains("proof-password") && host.page.contains("1234 5678"))
    host.run(.run(.view(.went(.live))))
    #expect(host.page.contains("run-pause") && host.left.isEmpty)
  }

  @Test("Who has proved it just now is not asked, and who does not want to has no code")
  func noProof() {
    var host = Self.recording()
    host.queued[Self.pairing] = [Self.made, Self.wanted, Self.wanted]
    host.run(.run(.view(.companions(.codeWanted))))
    #expect(!host.page.contains("proof-password") && host.page.contains("1234 5678"))
    for _ in 0..<2 {
      host.run(.run(.view(.companions(.codeWanted))))
      #expect(host.page.contains("proof-password"))
      host.run(.content(.proof(.delegate(.cancelled))))
      #expect(!host.page.contains("proof-password") && host.page.contains("run-show-code"))
    }
  }
}
