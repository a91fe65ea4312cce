import AccountsUI
import Core
import Entrance
import Home
import Shell
import Testing
import View

@Suite("Where a link led somebody who is not signed in")
struct KeptPlaceTests {
  private static let user = "01900000-0000-7000-8000-000000000001"
  private static let session = """
    {"id":"01900000-0000-7000-8000-000000000002","user":"\(user)","email":"a@b.example"}
    """
  private static let round = "/golf/rounds/01900000-0000-7000-8000-00000000000c"
  /// The host's clock begins here.
  private static let now: Int64 = 1_790_000_000_000
  private static let week: Int64 = 7 * 86_400_000

  private func kept<Root: RootFeature>(_ host: ClientHost<Root>) -> String? {
    var value: String?
    for request in host.told {
      if case .remember(let key, let text) = request, key == "place" { value = text }
    }
    return value
  }

  @Test(
    "is kept on the device, leads there after signing in on another page, and is forgotten there",
    arguments: [
      round, "/golf/golfers/01900000-0000-7000-8000-00000000000d", "/golf/profile",
    ])
  func keptAndUsed(place: String) throws {
    var first = ClientHost<GolfShell>(remembered: [:], address: place + "?source=share")
    first.answers["/api/account/session"] = (200, "{\"session\":null}")
    first.run()
    let text = try #require(kept(first))
    #expect(text.hasSuffix(" " + place) && first.left == ["/account/sign-up"])
    var second = EntranceHost(
      remembered: ["place": "\(Self.now) \(place)"], address: "/account/sign-in")
    second.run()
    #expect(kept(second) == nil)
    try second.signIn(Self.session)
    #expect(second.left == [place] && kept(second) == nil)
    var third = ClientHost<GolfShell>(
      remembered: ["place": text, "session": Self.session], address: place)
    third.run()
    #expect(kept(third)?.isEmpty == true)
  }

  @Test("an invitation to a match's crew leads through signing up to the match's crew")
  func crewLink() throws {
    let place = "/referee/join/abcdefgh"
    var first = ClientHost<RefereeShell>(remembered: [:], address: place)
    first.answers["/api/account/session"] = (200, "{\"session\":null}")
    first.run()
    let text = try #require(kept(first))
    #expect(text.hasSuffix(" " + place) && first.left == ["/account/sign-up"])
    var second = EntranceHost(
      remembered: ["place": "\(Self.now) \(place)"], address: "/account/sign-in")
    second.run()
    try second.signIn(Self.session)
    #expect(second.left == [place])
  }

  @Test("is kept as well by whoever has begun without an account and makes one now")
  func withoutAnAccount() {
    let local = "01900000-0000-7000-8000-00000000000a"
    func host(_ remembered: [String: String]) -> ClientHost<GolfShell> {
      var host = ClientHost<GolfShell>(
        remembered: remembered.merging(["local": "1", "language": "en"]) { old, _ in old },
        address: Self.round)
      host.databases["fieldday-local"] = [.localProfile(local)]
      host.run()
      return host
    }
    for place in ["/account/sign-up", "/account/sign-up/done", "/account/sign-in"] {
      var golfer = host([:])
      golfer.run(.signal(.navigated(place)))
      #expect(golfer.left == [place] && kept(golfer)?.hasSuffix(" " + Self.round) == true)
    }
    // Elsewhere they go for something else, and who has come back needs it no longer.
    var golfer = host([:])
    golfer.run(.signal(.navigated("/friends")))
    #expect(kept(golfer) == nil)
    #expect(kept(host(["place": "\(Self.now) \(Self.round)"]))?.isEmpty == true)
    #expect(kept(host(["place": "\(Self.now) /friends/import"])) == nil)
  }

  @Test(
    "whoever comes back from a provider, signed in, gets there too",
    arguments: [round, "/friends/import"])
  func provider(place: String) {
    var host = EntranceHost(
      remembered: ["place": "\(Self.now) \(place)"], address: "/account/arrived#in")
    host.answers["/api/account/session"] = (200, "{\"session\":\(Self.session)}")
    host.run()
    #expect(host.left == [place])
  }

  private static let chat = "/golf/rounds/01900000-0000-7000-8000-00000000000c/chat"
  private static let other = """
    {"id":"01900000-0000-7000-8000-000000000004",\
    "user":"01900000-0000-7000-8000-000000000003","email":"b@b.example"}
    """

  @Test("whoever signs in again is where they were, and nobody else is led there")
  func again() throws {
    var golfer = ClientHost<GolfShell>(
      remembered: ["session": Self.session, "language": "en"], address: Self.chat)
    golfer.run()
    let place = GolfShell.address(golfer.state)
    #expect(place != "/golf")
    golfer.run(.signInAgain)
    #expect(golfer.left == ["/account/sign-in"])
    #expect(kept(golfer)?.hasSuffix(" " + place + " " + Self.user) == true)
    var entrance = golfer.next(EntrancePage.self)
    entrance.run()
    try entrance.signIn(Self.session)
    #expect(entrance.left == [place])
    var back = entrance.next(GolfShell.self)
    back.run()
    #expect(kept(back)?.isEmpty == true)
    var stranger = golfer.next(EntrancePage.self)
    stranger.run()
    try stranger.signIn(Self.other)
    #expect(stranger.left == ["/"])
    var home = stranger.next(HomeShell.self)
    home.run()
    #expect(kept(home)?.isEmpty == true)
  }

  @Test("whoever signs out and comes in again is where they were before they went to the account")
  func signedOut() throws {
    var golfer = ClientHost<GolfShell>(
      remembered: ["session": Self.session, "language": "en"], address: Self.round)
    golfer.run()
    golfer.run(.signal(.navigated("/account")))
    #expect(golfer.left == ["/account"] && kept(golfer) == nil)
    var home = golfer.next(HomeShell.self)
    home.run()
    home.run(.content(.signOutAnswered(.http(status: 204, body: ""))))
    #expect(home.left == ["/account/sign-in"] && home.remembered("left") == "")
    var entrance = home.next(EntrancePage.self)
    entrance.run()
    try entrance.signIn(Self.session)
    #expect(entrance.left == [Self.round])
  }

  @Test("so is whoever has been signed out in another tab")
  func otherTab() throws {
    var golfer = ClientHost<GolfShell>(
      remembered: ["session": Self.session, "language": "en"], address: Self.round)
    golfer.run()
    golfer.run(.signal(.message("signed-out fieldday-" + Self.user)))
    #expect(golfer.left == ["/account/sign-in"])
    var entrance = golfer.next(EntrancePage.self)
    entrance.run()
    try entrance.signIn(Self.session)
    #expect(entrance.left == [Self.round])
  }

  @Test("where somebody was whose account is deleted is nobody's")
  func goneForGood() {
    var host = EntranceHost(
      remembered: ["place": "\(Self.now) \(Self.round) \(Self.user)", "farewell": "gone"])
    host.run()
    #expect(kept(host)?.isEmpty == true)
  }

  @Test("after a week, or out of the future, it is nothing")
  func tooOld() throws {
    for time in [Self.now - Self.week, Self.now + 86_400_000] {
      var host = EntranceHost(
        remembered: ["place": "\(time) \(Self.round)"], address: "/account/sign-in")
      host.run()
      #expect(kept(host)?.isEmpty == true)
      try host.signIn(Self.session)
      #expect(host.left == ["/"])
    }
  }

  @Test("where somebody was is nothing after a day, and forgotten")
  func ownIsShort() throws {
    let day: Int64 = 86_400_000
    for (time, place) in [(Self.now - day + 60_000, Self.round), (Self.now - day, "/")] {
      var host = EntranceHost(
        remembered: ["place": "\(time) \(Self.round) \(Self.user)"], address: "/account/sign-in")
      host.run()
      #expect((kept(host)?.isEmpty == true) == (place == "/"))
      try host.signIn(Self.session)
      #expect(host.left == [place])
    }
  }

  @Test(
    "what is no place of another client is nothing",
    arguments: [
      "x", "\(now) https://elsewhere.example", "\(now) //elsewhere.example", "\(now) /",
      "\(now) /account/sign-in", "\(now) /account/reset", "\(now) /golf /day",
      "\(now) /\\elsewhere.example", "\(now) /golf\u{7F}",
    ])
  func unusable(text: String) throws {
    var host = EntranceHost(remembered: ["place": text], address: "/account/sign-in")
    host.run()
    #expect(kept(host)?.isEmpty == true)
    try host.signIn(Self.session)
    #expect(host.left == ["/"])
  }

  @Test("a page that is open for longer than a week does not lead there any more")
  func waitedTooLong() throws {
    var host = EntranceHost(
      remembered: ["place": "\(Self.now - Self.week + 3) \(Self.round)"],
      address: "/account/sign-in")
    host.run()
    #expect(kept(host) == nil)
    try host.signIn(Self.session)
    #expect(host.left == ["/"])
  }

  @Test("the account's own pages are kept like an app's")
  func settings() throws {
    var host = HomeHost(remembered: [:], address: "/account/data")
    host.unanswered = ["/api/account/session"]
    host.run()
    #expect(host.left.isEmpty && host.page.contains("aria-busy"), "it is not known who is here")
    host = HomeHost(remembered: [:], address: "/account/data")
    host.answers["/api/account/session"] = (200, "{\"session\":null}")
    host.run()
    #expect(host.left == ["/account/sign-up"] && kept(host)?.hasSuffix(" /account/data") == true)
    var entrance = host.next(EntrancePage.self)
    entrance.run()
    try entrance.signIn(Self.session)
    #expect(entrance.left == ["/account/data"])
    var later = entrance.next(HomeShell.self)
    later.run()
    #expect(HomeShell.address(later.state) == "/account/data")
    #expect(kept(later)?.isEmpty == true)
  }

  @Test("another link takes its place")
  func oneOnly() {
    var host = ClientHost<GolfShell>(
      remembered: ["place": "\(Self.now - 1_000) \(Self.round)"], address: "/golf/profile")
    host.answers["/api/account/session"] = (200, "{\"session\":null}")
    host.run()
    #expect(kept(host)?.hasSuffix(" /golf/profile") == true)
  }

  @Test("whoever goes from there to another app is led to that one")
  func declined() throws {
    var host = EntranceHost(
      remembered: ["place": "\(Self.now) \(Self.round)"], address: "/account/sign-up")
    host.run()
    host.run(.signal(.navigated("/account/sign-in")))
    #expect(kept(host) == nil)
    host.run(.signal(.navigated("/day")))
    #expect(host.left == ["/day"])
    var day = host.next(DayShell.self)
    day.answers["/api/account/session"] = (200, "{\"session\":null}")
    day.run()
    #expect(kept(day)?.hasSuffix(" /day") == true)
    var back = day.next(EntrancePage.self)
    back.run()
    try back.signIn(Self.session)
    #expect(back.left == ["/day"])
  }

  @Test("nobody else on the device gets it after a person has signed out")
  func notHandedOn() throws {
    var host = HomeHost(
      remembered: ["place": "\(Self.now) \(Self.round)", "session": Self.session])
    host.run()
    #expect(kept(host)?.isEmpty == true)
    host.run(.eraseWanted)
    #expect(host.left == ["/account/sign-in"])
    var entrance = host.next(EntrancePage.self)
    entrance.run()
    try entrance.signIn(Self.session)
    #expect(entrance.left == ["/"])
  }
}
