import Core
import Shell
import Suite
import Testing
import View

@Suite("The client as a whole, against a host that answers at once")
struct SuiteFeatureTests {
  private static let user = "01900000-0000-7000-8000-000000000001"
  private static let session = """
    {"id":"01900000-0000-7000-8000-000000000002","user":"\(user)","email":"a@b.example"}
    """

  @Test(
    "every address is printed as it was read",
    arguments: [
      "/", "/friends", "/friends/add", "/friends/settings", "/friends/\(user)", "/account",
      "/account/sign-in", "/account/sign-up", "/account/sign-up/review", "/account/sessions",
      "/account/people", "/referee", "/referee/new", "/referee/m/\(user)/log", "/nowhere/at/all",
    ])
  func addresses(_ address: String) {
    #expect(SuiteRoute(address: address).address == address)
  }

  @Test("a device that knows nobody asks the server who is signed in")
  func nobody() {
    var host = ScriptedHost(remembered: [:])
    host.run()
    #expect(
      host.exchanges.map(\.path) == [
        "/api/account/providers", "/api/account/session", "/api/account/registration",
      ])
  }

  @Test("whoever comes back from a provider with nothing is told why where they can sign in")
  func arrivedWithNothing() {
    var host = ScriptedHost(remembered: [:], address: "/account/arrived#providerDenied")
    host.run()
    #expect(SuiteFeature.address(host.state) == "/account/sign-in")
    // Whoever is signed in sees it beside their linked accounts.
    var member = ScriptedHost(
      remembered: ["session": Self.session], address: "/account/arrived#providerTaken")
    member.run()
    #expect(SuiteFeature.address(member.state) == "/account/security")
  }

  @Test("whoever comes back signed in is let in, and the word does not stay in the address")
  func arrived() {
    var host = ScriptedHost(remembered: [:], address: "/account/arrived#in")
    host.answers["/api/account/session"] = (200, "{\"session\":\(Self.session)}")
    host.run()
    #expect(SuiteFeature.address(host.state) == "/")
    #expect(host.loaded.contains("fieldday-" + Self.user))
    let asked = host.exchanges.filter { exchange in exchange.path == "/api/account/session" }
    #expect(asked.count == 1)
    var newcomer = ScriptedHost(remembered: [:], address: "/account/arrived#sign-up")
    newcomer.run()
    #expect(SuiteFeature.address(newcomer.state) == "/account/arrived")
    let ticket = String(repeating: "a1", count: 32)
    var second = ScriptedHost(remembered: [:], address: "/account/arrived#" + ticket)
    second.run()
    #expect(SuiteFeature.address(second.state) == "/account/sign-in")
  }

  @Test("a device that knows somebody opens their data without asking, and pulls in their name")
  func somebody() {
    var host = ScriptedHost(remembered: ["session": Self.session])
    host.run()
    #expect(host.loaded == ["fieldday-" + Self.user])
    #expect(host.exchanges.first?.path == "/api/sync/pull?for=" + Self.user)
    #expect(host.exchanges.allSatisfy { exchange in !exchange.path.hasPrefix("/api/account") })
  }

  @Test("signing up begins at the first step that is not complete, also after a reload")
  func signingUp() {
    let fresh = ScriptedHost(remembered: [:], address: "/account/sign-up/review")
    #expect(SuiteFeature.address(fresh.state) == "/account/sign-up")
    let draft = """
      {"email":"ana@x.io","displayName":"","username":"","isConfirming":false}
      """
    let kept = ScriptedHost(remembered: ["sign-up": draft], address: "/account/sign-up/review")
    #expect(SuiteFeature.address(kept.state) == "/account/sign-up/credential")
  }

  @Test("a place of another client is another page, once it is known who is here")
  func handedOver() {
    var host = ScriptedHost(remembered: ["session": Self.session])
    host.run()
    host.run(.signal(.navigated("/friends/add")))
    host.run(.signal(.visible))
    #expect(host.left == ["/friends/add"])
    var stranger = ScriptedHost(remembered: [:], address: "/friends/add")
    stranger.run()
    #expect(stranger.left.isEmpty)
  }

  @Test("a deep link survives signing in")
  func deepLink() {
    var host = ScriptedHost(remembered: [:], address: "/friends/add")
    host.answers["/api/account/session"] = (200, "{\"session\":\(Self.session)}")
    host.run()
    #expect(SuiteFeature.address(host.state) == "/friends/add")
    #expect(host.loaded.prefix(2) == ["fieldday-local", "fieldday-" + Self.user])
  }
}

extension SuiteFeatureTests {
  private static let local = "01900000-0000-7000-8000-00000000000a"
  private static func registry(claimant: String? = nil) -> [StoreRow] {
    let claim = claimant.map { user in ",\"claimant\":\"\(user)\"" } ?? ""
    return [
      StoreRow(table: "profiles", key: local, value: "{\"id\":\"\(local)\"\(claim)}")
    ]
  }

  @Test("who began without an account is there again, and the server is not asked for anything")
  func localProfile() {
    var host = ScriptedHost(remembered: ["local": "1"])
    host.databases["fieldday-local"] = Self.registry()
    host.run()
    #expect(host.loaded.prefix(2) == ["fieldday-local", "fieldday-" + Self.local])
    #expect(host.exchanges.isEmpty)
  }

  @Test("it is found even if the browser forgot that there is one")
  func forgottenHint() {
    var host = ScriptedHost(remembered: [:])
    host.databases["fieldday-local"] = Self.registry()
    host.run()
    #expect(host.loaded.contains("fieldday-" + Self.local))
    #expect(host.exchanges.allSatisfy { exchange in !exchange.path.hasPrefix("/api/sync") })
  }

  @Test("a claim on record goes on at the start, and ends once nothing is left")
  func resumedClaim() {
    var host = ScriptedHost(remembered: ["session": Self.session, "local": "1"])
    host.databases["fieldday-local"] = Self.registry(claimant: Self.user)
    host.run()
    #expect(host.loaded.contains("fieldday-" + Self.local))
    #expect(host.erased == ["fieldday-" + Self.local, "fieldday-" + Self.local + "-outings"])
    // What they recorded is RunningBuddy's to take over.
    #expect(host.remembered("inherited." + Self.local + "." + Self.user) == Self.local)
  }

  @Test("another account's claim waits for that account")
  func foreignClaim() {
    var host = ScriptedHost(remembered: ["session": Self.session, "local": "1"])
    host.databases["fieldday-local"] = Self.registry(
      claimant: "01900000-0000-7000-8000-00000000000b")
    host.run()
    #expect(!host.loaded.contains("fieldday-" + Self.local))
    #expect(host.erased.isEmpty)
  }
}
