import AccountsUI
import Core
import Design
import Entrance
import Shell
import Testing
import View

/// Whoever comes in while somebody has begun without an account on the device, and who begins so.
@Suite("Coming in beside what was done without an account")
struct EnteringTests {
  private static let user = "01900000-0000-7000-8000-000000000001"
  private static let local = "01900000-0000-7000-8000-00000000000a"
  private static let session = """
    {"id":"01900000-0000-7000-8000-000000000002","user":"\(user)","email":"a@b.example"}
    """
  private static let registry = "fieldday-local"
  private static let question = LocalText.claimYes.phrase.one
  private static let row = StoreRow.localProfile(local)

  /// Somebody has begun on this device, and is at the entrance.
  private func host(
    _ more: [String: String] = [:], at address: String = "/account/sign-up"
  ) -> EntranceHost {
    var host = EntranceHost(
      remembered: more.merging(["local": "1"]) { old, _ in old }, address: address)
    host.databases[Self.registry] = [Self.row]
    host.run()
    return host
  }

  private func claims(_ host: EntranceHost) -> [Int] {
    host.told.indices.filter { index in
      if case .broadcast(let text) = host.told[index] { text.hasPrefix("claimed ") } else { false }
    }
  }

  @Test("a new account takes it: that is on the device before the page is left")
  func claimed() throws {
    var host = host()
    host.storesAtOnce = false
    try host.signUp(Self.session)
    #expect(host.left.isEmpty && claims(host).isEmpty, "it is not written down yet")
    #expect(host.page.contains("aria-busy"), "no empty form is shown meanwhile")
    host.run(.signal(.navigated("/day")))
    #expect(host.left.isEmpty)
    host.store()
    #expect(host.left == ["/"])
    let told = try #require(claims(host).first)
    let left = try #require(host.told.firstIndex(of: .open(url: "/")))
    #expect(told < left && claims(host).count == 1)
  }

  @Test("the next page ends the claim and asks nothing")
  func claimEnds() throws {
    var host = host()
    try host.signUp(Self.session)
    #expect(host.stores == [Self.registry])
    let record = try #require(host.databases[Self.registry]?.first?.value)
    #expect(record.contains("\"claimant\":\"\(Self.user)\"") && record.contains(Self.local))
    var home = host.next(HomeShell.self)
    home.run()
    #expect(home.erased.contains("fieldday-" + Self.local))
    #expect(!home.page.contains(Self.question))
    #expect(home.databases[Self.registry]?.isEmpty == true)
    #expect(home.remembered("local") == "")
  }

  @Test("where that cannot be written down the page is left without it, and the next one asks")
  func notWritten() throws {
    var host = host()
    host.full = [Self.registry]
    try host.signUp(Self.session)
    #expect(host.left == ["/"] && claims(host).isEmpty)
    #expect(host.databases[Self.registry] == [Self.row])
    var home = host.next(HomeShell.self)
    home.run()
    #expect(home.page.contains(Self.question) && home.erased.isEmpty)
  }

  @Test("an account that there was does not take it by itself: the next page asks")
  func existing() throws {
    var host = host(at: "/account/sign-in")
    try host.signIn(Self.session)
    #expect(host.left == ["/"] && claims(host).isEmpty)
    #expect(host.stores.isEmpty && host.databases[Self.registry] == [Self.row])
    var home = host.next(HomeShell.self)
    home.run()
    #expect(home.page.contains(Self.question))
  }

  @Test("nor does one that the server knows of and the browser has forgotten")
  func forgotten() {
    var host = EntranceHost(remembered: ["local": "1"], address: "/account/sign-in")
    host.databases[Self.registry] = [Self.row]
    host.answers["/api/account/session"] = (200, "{\"session\":\(Self.session)}")
    host.run()
    #expect(host.left == ["/"] && claims(host).isEmpty && host.stores.isEmpty)
  }

  @Test("a claim that was broken off is ended by the page they go to, though the browser forgot it")
  func brokenOff() throws {
    var host = EntranceHost(remembered: [:], address: "/account/sign-in")
    host.databases[Self.registry] = [.localProfile(Self.local, claimant: Self.user)]
    host.run()
    #expect(host.left.isEmpty && host.remembered("local") == "1")
    try host.signIn(Self.session)
    var home = host.next(HomeShell.self)
    home.run()
    #expect(home.erased.contains("fieldday-" + Self.local))
    #expect(home.databases[Self.registry]?.isEmpty == true)
  }

  @Test("only who confirms the address of a new account is new")
  func confirmed() throws {
    let session = try #require(SignedInSession.read("{\"session\":\(Self.session)}") ?? nil)
    for (address, isNew) in [("/account/confirm", true), ("/account/reset", false)] {
      var host = host(at: address)
      host.run(.doorstep(.delegate(.signedIn(session))))
      #expect(claims(host).count == (isNew ? 1 : 0), "\(address)")
      #expect(host.left == ["/"])
    }
  }

  @Test(
    "what another account has claimed in another tab is that one's, and what is gone is nobody's")
  func otherTabs() throws {
    let other = Self.session.replacing(Self.user, with: "01900000-0000-7000-8000-00000000000b")
    for message in ["claimed \(Self.local) " + other, "signed-out fieldday-" + Self.local] {
      var host = host()
      host.run(.signal(.message(message)))
      try host.signUp(Self.session)
      #expect(host.left == ["/"] && claims(host).isEmpty, "\(message)")
      #expect(host.stores.isEmpty)
    }
    // Somebody else's changes nothing.
    var unmoved = host()
    unmoved.run(.signal(.message("signed-out fieldday-" + Self.user)))
    try unmoved.signUp(Self.session)
    #expect(claims(unmoved).count == 1)
  }

  @Test("what another tab changes while it is being read is read again")
  func readAgain() {
    let other = Self.session.replacing(Self.user, with: "01900000-0000-7000-8000-00000000000b")
    var host = EntranceHost(remembered: ["local": "1"], address: "/account/sign-up")
    host.databases[Self.registry] = [Self.row]
    host.run(.signal(.message("claimed \(Self.local) " + other)))
    host.run()
    #expect(host.loaded == [Self.registry, Self.registry])
  }

  @Test("a new account goes where a link led, with what was done before")
  func place() throws {
    var host = host(["place": "1790000000000 /friends/import"])
    try host.signUp(Self.session)
    #expect(host.left == ["/friends/import"] && claims(host).count == 1)
  }

  @Test("who has begun without an account finds back from the entrance")
  func back() {
    var host = host(at: "/account/sign-in")
    #expect(host.page.contains("class=\"tab\"") && host.left.isEmpty)
    host.run(.signal(.navigated("/")))
    host.run(.signal(.navigated("/account")))
    #expect(host.left == ["/", "/account"])
    var stranger = EntranceHost(remembered: [:], address: "/account/sign-in")
    stranger.run()
    #expect(!stranger.page.contains("class=\"tab\""))
  }

  // MARK: Beginning

  @Test("whoever begins without an account is there once that is written down")
  func begins() throws {
    var host = EntranceHost(remembered: [:])
    host.run()
    host.storesAtOnce = false
    host.run(.signUp(.delegate(.startHere(name: "Ana"))))
    #expect(host.told.contains(.persistStorage))
    #expect(host.left.isEmpty && host.remembered("local") == nil)
    host.store()
    #expect(host.left == ["/"] && host.remembered("local") == "1")
    host = EntranceHost(remembered: [:])
    host.run()
    host.run(.signUp(.delegate(.startHere(name: "Ana"))))
    var home = host.next(HomeShell.self)
    home.run()
    let id = try #require(host.databases[Self.registry]?.first?.key)
    #expect(home.loaded.contains("fieldday-" + id) && home.exchanges.isEmpty)
    #expect(home.page.contains("Ana") && home.page.contains(LocalText.only.phrase.one))
  }

  @Test("they go where a link led, and somebody who is there already does not begin again")
  func beginsAtAPlace() {
    var host = EntranceHost(remembered: ["place": "1790000000000 /friends/import"])
    host.run()
    host.run(.signUp(.delegate(.startHere(name: nil))))
    #expect(host.left == ["/friends/import"])
    var again = self.host()
    again.run(.signUp(.delegate(.startHere(name: nil))))
    #expect(again.left.isEmpty && again.stores.isEmpty)
  }

  @Test("where it cannot be written down they are told, and nobody has begun")
  func notBegun() {
    var host = EntranceHost(remembered: [:])
    host.full = [Self.registry]
    host.run()
    host.run(.signUp(.delegate(.startHere(name: "Ana"))))
    #expect(host.left.isEmpty && host.remembered("local") == nil)
    host.full = []
    host.run(.signUp(.delegate(.startHere(name: "Ana"))))
    #expect(host.left == ["/"], "they can try again")
  }
}
