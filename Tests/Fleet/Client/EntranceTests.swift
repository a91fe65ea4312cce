import AccountsUI
import Core
import Design
import Entrance
import Shell
import Testing
import View

@Suite("The entrance, against a host that answers at once")
struct EntranceTests {
  private static let user = "01900000-0000-7000-8000-000000000001"
  private static let session = """
    {"id":"01900000-0000-7000-8000-000000000002","user":"\(user)","email":"a@b.example"}
    """

  @Test(
    "every address is printed as it was read",
    arguments: [
      "/", "/account/sign-in", "/account/sign-up", "/account/sign-up/review", "/account/forgot",
      "/account/reset", "/account/confirm", "/account/undo", "/account/arrived",
    ])
  func addresses(_ address: String) {
    #expect(EntranceRoute(address: address)?.address == address)
  }

  @Test("a device that knows nobody asks the server who is signed in")
  func nobody() {
    var host = EntranceHost(remembered: [:])
    host.run()
    #expect(
      host.exchanges.map(\.path) == [
        "/api/account/providers", "/api/account/session", "/api/account/registration",
        "/api/account/phone/offer",
      ])
    #expect(host.left.isEmpty && host.page.contains("step-dots"))
  }

  @Test("a browser that knows nothing asks nobody to make an account before the server answers")
  func clearedDevice() {
    var host = EntranceHost(remembered: [:])
    host.unanswered = ["/api/account/session"]
    host.run()
    #expect(host.page.contains("aria-busy") && !host.page.contains("step-dots"))
    host.run(.sessionAnswered(.http(status: 200, body: "{\"session\":\(Self.session)}")))
    #expect(host.left == ["/"] && host.page.contains("aria-busy"))
    // Whoever is nobody waits no longer than for the answer, nor for long.
    for action in [
      EntrancePage.Action.sessionAnswered(.http(status: 200, body: "{\"session\":null}")),
      .sessionAnswered(.failed("offline")), .askedForLong,
    ] {
      var newcomer = EntranceHost(remembered: [:])
      newcomer.unanswered = ["/api/account/session"]
      newcomer.run()
      newcomer.run(action)
      #expect(newcomer.page.contains("step-dots") && newcomer.left.isEmpty)
    }
    // Who has been here before signs in at once.
    var known = EntranceHost(remembered: ["language": "en"])
    known.unanswered = ["/api/account/session"]
    known.run()
    #expect(known.page.contains("id=\"password\""))
  }

  @Test("an invitation is asked about once, and fills in its address")
  func invited() {
    let token = String(repeating: "0a", count: 32)
    var host = EntranceHost(remembered: [:], address: "/account/sign-up#" + token)
    host.answers["/api/account/sign-up/invitation"] = (200, "{\"email\":\"ana@x.io\"}")
    host.run()
    host.run(.signal(.visible))
    let asked = host.exchanges.filter { exchange in exchange.path.hasSuffix("/invitation") }
    #expect(asked.map(\.body) == ["{\"invitation\":\"\(token)\"}"])
    #expect(host.page.contains("ana@x.io"))
  }

  @Test("signing up has one look from the first step to the last, wherever it began")
  func oneLook() {
    for address in ["/", "/account/sign-up", "/account/sign-in"] {
      var host = EntranceHost(remembered: [:], address: address)
      host.run()
      #expect(EntrancePage.look(host.state)?.app == "suite")
    }
  }

  @Test("whoever comes back from a provider with nothing is told why where they can sign in")
  func arrivedWithNothing() {
    var host = EntranceHost(remembered: [:], address: "/account/arrived#providerDenied")
    host.run()
    #expect(EntrancePage.address(host.state) == "/account/sign-in")
    #expect(host.page.contains(ArrivalText.denied.phrase.one) && host.left.isEmpty)
  }

  @Test("whoever is signed in sees beside their linked accounts why that failed, and sees it once")
  func linkingProblem() {
    var host = EntranceHost(
      remembered: ["session": Self.session], address: "/account/arrived#providerTaken")
    host.run()
    #expect(host.left == ["/account/security"])
    #expect(host.remembered("linking") == "providerTaken")
    let words = ArrivalText.taken.phrase.one
    var security = host.next(HomeShell.self)
    security.run()
    #expect(HomeShell.address(security.state) == "/account/security")
    #expect(security.page.contains(words))
    #expect(security.remembered("linking") == "")
    var later = security.next(HomeShell.self, at: "/account/security")
    later.run()
    #expect(!later.page.contains(words))
  }

  @Test("it is not kept for later where they have gone to another page")
  func linkingProblemElsewhere() {
    var launcher = HomeHost(remembered: ["session": Self.session, "linking": "providerTaken"])
    launcher.run()
    #expect(launcher.remembered("linking") == "")
  }

  @Test("whoever has linked an account, or has proved who they are, goes to that page as well")
  func linked() {
    for word in ["linked", "proved"] {
      var host = EntranceHost(
        remembered: ["session": Self.session], address: "/account/arrived#" + word)
      host.run()
      #expect(host.left == ["/account/security"], "\(word)")
      #expect(host.remembered("linking") == nil)
    }
  }

  @Test("whoever comes back signed in is let in, and the word does not stay in the address")
  func arrived() throws {
    var host = EntranceHost(remembered: [:], address: "/account/arrived#in")
    host.answers["/api/account/session"] = (200, "{\"session\":\(Self.session)}")
    host.run()
    #expect(EntrancePage.address(host.state) == "/account/arrived")
    #expect(host.left == ["/"])
    let asked = host.exchanges.filter { exchange in exchange.path == "/api/account/session" }
    #expect(asked.count == 1)
    #expect(try #require(host.remembered("session")).contains(Self.user))
    var home = host.next(HomeShell.self)
    home.run()
    #expect(HomeShell.address(home.state) == "/" && home.left.isEmpty)
    #expect(home.loaded.contains("fieldday-" + Self.user))
    var newcomer = EntranceHost(remembered: [:], address: "/account/arrived#sign-up")
    newcomer.run()
    #expect(EntrancePage.address(newcomer.state) == "/account/arrived")
    let ticket = String(repeating: "a1", count: 32)
    var second = EntranceHost(remembered: [:], address: "/account/arrived#" + ticket)
    second.run()
    #expect(EntrancePage.address(second.state) == "/account/sign-in")
  }

  @Test("signing up begins at the first step that is not complete, also after a reload")
  func signingUp() {
    let fresh = EntranceHost(remembered: [:], address: "/account/sign-up/review")
    #expect(EntrancePage.address(fresh.state) == "/account/sign-up")
    let draft = """
      {"email":"ana@x.io","displayName":"","username":"","isConfirming":false}
      """
    let kept = EntranceHost(remembered: ["sign-up": draft], address: "/account/sign-up/review")
    #expect(EntrancePage.address(kept.state) == "/account/sign-up/credential")
  }

  @Test("nothing of a sign-up is kept once somebody has come in")
  func draftForgotten() throws {
    let draft = """
      {"email":"ana@x.io","displayName":"","username":"","isConfirming":false}
      """
    var host = EntranceHost(remembered: ["sign-up": draft], address: "/account/sign-in")
    host.run()
    try host.signIn(Self.session)
    #expect(host.remembered("sign-up") == "")
  }

  @Test("a place of another client is another page, and this one stays until that is there")
  func handedOver() {
    var host = EntranceHost(remembered: [:])
    host.run()
    let page = host.page
    host.run(.signal(.navigated("/friends/add")))
    host.run(.signal(.visible))
    #expect(host.left == ["/friends/add"] && host.page == page)
    #expect(EntrancePage.address(host.state) == "/")
  }

  @Test("whoever is signed in is shown the first page by the client that has it")
  func firstPage() {
    var host = EntranceHost(remembered: ["session": Self.session], address: "/account/sign-in")
    host.run()
    #expect(host.left.isEmpty)
    host.run(.signal(.navigated("/")))
    #expect(host.left == ["/"])
    // As well where an address of the account means nothing.
    var nowhere = EntranceHost(
      remembered: ["session": Self.session], address: "/account/sign-in/nowhere")
    nowhere.run()
    #expect(nowhere.left == ["/"])
  }

  @Test("a browser that has lost what it held is told who is here, and the next page restores it")
  func restored() {
    var host = EntranceHost(remembered: [:])
    host.answers["/api/account/session"] = (200, "{\"session\":\(Self.session)}")
    host.run()
    #expect(host.left == ["/"] && host.remembered("coming") == "restored")
    let words = "restoring from your server"
    var home = host.next(HomeShell.self)
    home.run()
    #expect(home.page.contains(words))
    #expect(home.remembered("coming") == "")
    var later = home.next(HomeShell.self, at: "/")
    later.run()
    #expect(!later.page.contains(words), "it is said once")
  }

  @Test("what a message has led to is done first, whoever the server says is here")
  func messageFirst() throws {
    let secret = String(repeating: "0a", count: 32)
    var host = EntranceHost(remembered: [:], address: "/account/reset#" + secret)
    host.answers["/api/account/session"] = (200, "{\"session\":\(Self.session)}")
    host.run()
    #expect(EntrancePage.address(host.state) == "/account/reset" && host.left.isEmpty)
    #expect(try #require(host.remembered("session")).contains(Self.user))
  }

  @Test("whoever has confirmed another address goes back to the account")
  func confirmed() {
    var host = EntranceHost(remembered: ["session": Self.session], address: "/account/confirm")
    host.run()
    host.run(.doorstep(.delegate(.confirmed)))
    #expect(host.left == ["/account"])
  }

  @Test("nothing that comes back later is for a page that is being left")
  func leaving() throws {
    var host = EntranceHost(remembered: ["language": "en"], address: "/account/sign-in")
    host.run()
    try host.signIn(Self.session)
    #expect(host.left == ["/"] && host.page.contains("aria-busy"))
    host.run(.signal(.navigated("/account/sign-up")))
    host.run(.sessionAnswered(.http(status: 200, body: "{\"session\":\(Self.session)}")))
    #expect(host.left == ["/"] && EntrancePage.address(host.state) == "/account/sign-in")
  }
}
