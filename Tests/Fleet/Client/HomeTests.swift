import AccountsUI
import Core
import Design
import Home
import RefWatchClient
import Shell
import SuperFriendClient
import Testing
import View

@Suite("The launcher and the account's pages, against a host that answers at once")
struct HomeTests {
  private static let user = "01900000-0000-7000-8000-000000000001"
  private static let local = "01900000-0000-7000-8000-00000000000a"
  private static let session = """
    {"id":"01900000-0000-7000-8000-000000000002","user":"\(user)","email":"a@b.example"}
    """
  private static let nowhere = HomeText.unknownTitle.phrase.one

  private static func registry(claimant: String? = nil) -> [StoreRow] {
    [.localProfile(local, claimant: claimant)]
  }

  @Test(
    "every address is printed as it was read",
    arguments: [
      "/", "/friends", "/friends/add", "/friends/settings", "/friends/\(user)", "/account",
      "/account/sign-in", "/account/security", "/account/sessions", "/account/people", "/referee",
      "/referee/new", "/referee/m/\(user)/log", "/nowhere/at/all",
    ])
  func addresses(_ address: String) {
    #expect(HomeRoute(address: address).address == address)
  }

  @Test("an app's address is printed as it was read by the app's own client")
  func appAddresses() {
    for address in ["/friends", "/friends/add", "/friends/settings", "/friends/" + Self.user] {
      #expect(FriendsApp.route(address: address).map(FriendsApp.address) == address)
    }
    for address in ["/referee", "/referee/new", "/referee/m/\(Self.user)/log"] {
      #expect(RefWatchApp.route(address: address).map(RefWatchApp.address) == address)
    }
  }

  @Test("a device that knows nobody asks the server who is signed in, and leads to the entrance")
  func nobody() {
    for (remembered, entrance) in [([:], "sign-up"), (["language": "en"], "sign-in")] {
      var host = HomeHost(remembered: remembered)
      host.run()
      #expect(host.exchanges.map(\.path) == ["/api/account/session"])
      #expect(host.left == ["/account/" + entrance])
    }
  }

  @Test("a device that knows somebody opens their data without asking, and pulls in their name")
  func somebody() {
    var host = HomeHost(remembered: ["session": Self.session])
    host.run()
    #expect(host.loaded == ["fieldday-" + Self.user])
    #expect(host.exchanges.first?.path == "/api/sync/pull?for=" + Self.user)
    #expect(host.exchanges.allSatisfy { exchange in !exchange.path.hasPrefix("/api/account") })
  }

  @Test("a place of another client is another page, once it is known who is here")
  func handedOver() {
    var host = HomeHost(remembered: ["session": Self.session])
    host.run()
    host.run(.signal(.navigated("/friends/add")))
    host.run(.signal(.visible))
    #expect(host.left == ["/friends/add"] && HomeShell.address(host.state) == "/")
    var stranger = ClientHost<FriendsShell>(remembered: [:], address: "/friends/add")
    stranger.unanswered = ["/api/account/session"]
    stranger.run()
    #expect(stranger.left.isEmpty)
  }

  @Test("a deep link survives that the browser has forgotten who is here")
  func deepLink() {
    var host = ClientHost<FriendsShell>(remembered: [:], address: "/friends/add")
    host.answers["/api/account/session"] = (200, "{\"session\":\(Self.session)}")
    host.run()
    #expect(FriendsShell.address(host.state) == "/friends/add")
    #expect(host.loaded.prefix(2) == ["fieldday-local", "fieldday-" + Self.user])
    var home = HomeHost(remembered: [:], address: "/account/data")
    home.answers["/api/account/session"] = (200, "{\"session\":\(Self.session)}")
    home.run()
    #expect(HomeShell.address(home.state) == "/account/data")
    #expect(home.loaded.prefix(2) == ["fieldday-local", "fieldday-" + Self.user])
    #expect(home.left.isEmpty && home.remembered("session") != nil)
  }

  // MARK: Addresses that lead nowhere

  @Test("whoever comes by an address that leads nowhere is told so, whoever they are")
  func leadsNowhere() {
    var nobody = HomeHost(remembered: [:], address: "/nowhere")
    nobody.answers["/api/account/session"] = (200, "{\"session\":null}")
    nobody.run()
    #expect(nobody.page.contains(Self.nowhere))
    #expect(nobody.left.isEmpty && nobody.remembered("place") == nil)
    #expect(!nobody.page.contains("class=\"tab\""))
    // The first page is the entrance's then.
    nobody.run(.signal(.navigated("/")))
    #expect(nobody.left == ["/"] && nobody.page.contains(Self.nowhere))
    var local = HomeHost(remembered: ["local": "1"], address: "/nowhere")
    local.databases["fieldday-local"] = Self.registry()
    var member = HomeHost(remembered: ["session": Self.session], address: "/nowhere")
    for var host in [local, member] {
      host.run()
      #expect(host.page.contains(Self.nowhere) && host.page.contains("class=\"tab\""))
      #expect(HomeShell.address(host.state) == "/nowhere" && host.left.isEmpty)
    }
    member.run()
    member.run(.signal(.navigated("/")))
    #expect(HomeShell.address(member.state) == "/" && member.left.isEmpty)
    local.run()
    local.run(.signal(.navigated("/elsewhere")))
    #expect(local.left == ["/elsewhere"])
  }

  // MARK: Without an account

  @Test("who began without an account is there again, and the server is not asked for anything")
  func localProfile() {
    var host = HomeHost(remembered: ["local": "1"])
    host.databases["fieldday-local"] = Self.registry()
    host.run()
    #expect(host.loaded.prefix(2) == ["fieldday-local", "fieldday-" + Self.local])
    #expect(host.exchanges.isEmpty)
  }

  @Test("it is found even if the browser forgot that there is one")
  func forgottenHint() {
    var entrance = EntranceHost(remembered: [:])
    entrance.databases["fieldday-local"] = Self.registry()
    entrance.run()
    #expect(entrance.left == ["/"] && entrance.remembered("local") == "1")
    #expect(entrance.exchanges.allSatisfy { exchange in !exchange.path.hasPrefix("/api/sync") })
    var host = entrance.next(HomeShell.self)
    host.run()
    #expect(host.loaded.contains("fieldday-" + Self.local))
    #expect(host.exchanges.isEmpty)
    // The account's pages find it as well.
    var account = HomeHost(remembered: [:], address: "/account")
    account.databases["fieldday-local"] = Self.registry()
    account.run()
    #expect(account.loaded.contains("fieldday-" + Self.local) && account.left.isEmpty)
    #expect(account.remembered("local") == "1" && account.exchanges.isEmpty)
  }

  @Test("they are offered an account, and signing in, by links to the entrance")
  func offered() {
    var host = HomeHost(remembered: ["local": "1"])
    host.databases["fieldday-local"] = Self.registry()
    host.run()
    #expect(host.page.contains(LocalText.only.phrase.one))
    for place in ["/account/sign-up/done", "/account/sign-in"] {
      #expect(host.page.contains("href=\"\(place)\""))
    }
    host.run(.settings(.local(.delegate(.makeAccount))))
    host.run(.settings(.local(.delegate(.signIn))))
    host.run(.signal(.navigated("/account/sign-up")))
    #expect(host.left == ["/account/sign-up/done", "/account/sign-in", "/account/sign-up"])
  }

  @Test("nothing is left of who removes what they did without an account: they begin anew")
  func removed() {
    var host = HomeHost(remembered: ["local": "1", "sign-up": "{}"], address: "/account")
    let id = Self.local
    host.databases["fieldday-local"] = Self.registry()
    host.run()
    host.run(.settings(.local(.delegate(.remove))))
    #expect(host.databases["fieldday-local"]?.isEmpty == true)
    #expect(
      Set(host.erased) == [
        "fieldday-" + id, "fieldday-" + id + "-outings", "fieldday-" + id + "-journal",
      ])
    #expect(host.remembered("local") == "" && host.remembered("sign-up") == "")
    #expect(host.left == ["/account/sign-up"])
    #expect(HomeShell.address(host.state) == "/")
  }

  @Test("whoever has signed out is led to where one signs in, from whatever page")
  func signedOut() {
    for address in ["/", "/account", "/account/devices"] {
      var host = HomeHost(remembered: ["session": Self.session], address: address)
      host.run()
      host.run(.content(.signOutAnswered(.http(status: 204, body: ""))))
      #expect(host.left == ["/account/sign-in"] && host.remembered("session") == "")
      #expect(host.erased.contains("fieldday-" + Self.user))
    }
    var failed = HomeHost(remembered: ["session": Self.session], address: "/account")
    failed.run()
    failed.run(.content(.signOutAnswered(.failed("offline"))))
    #expect(failed.left.isEmpty && failed.erased.isEmpty)
  }

  // MARK: Claims

  @Test("a claim on record goes on at the start, and ends once nothing is left")
  func resumedClaim() {
    var host = HomeHost(remembered: ["session": Self.session, "local": "1"])
    host.databases["fieldday-local"] = Self.registry(claimant: Self.user)
    host.run()
    #expect(host.loaded.contains("fieldday-" + Self.local))
    #expect(host.erased == ["fieldday-" + Self.local + "-outings", "fieldday-" + Self.local])
    // What they recorded is RunningBuddy's to take over.
    #expect(host.remembered("inherited." + Self.local + "." + Self.user) == Self.local)
  }

  @Test("another account's claim waits for that account")
  func foreignClaim() {
    var host = HomeHost(remembered: ["session": Self.session, "local": "1"])
    host.databases["fieldday-local"] = Self.registry(
      claimant: "01900000-0000-7000-8000-00000000000b")
    host.run()
    #expect(!host.loaded.contains("fieldday-" + Self.local))
    #expect(host.erased.isEmpty)
  }
}
