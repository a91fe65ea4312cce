import AccountsDomain
import AccountsUI
import Calendar
import Core
import Testing

@Suite struct SettingsFeatureTests {
  private let list = #"""
    {"sessions":[
      {"id":"s1","client":{"browser":"Firefox","system":"Linux"},
       "createdAt":1790000000000,"lastSeenAt":1790000000000,"current":true},
      {"id":"s2","client":{"browser":"Safari"},
       "createdAt":1780000000000,"lastSeenAt":1781000000000,"current":false},
      {"id":"s3","client":{},
       "createdAt":1780000000000,"lastSeenAt":1781000000000,"current":false}]}
    """#
  private let asking = HostRequest.http(HTTPExchange(method: "GET", path: "/api/account/sessions"))

  @Test func everyChoiceIsACommandOfItsOwn() {
    var screen = SettingsScreen()
    let me = SettingsScreen.me
    screen.send(.languageChosen(.korean), .languageChosen(nil), .themeChosen(.dark))
    screen.send(.hourCycleChosen(.twelve))
    #expect(
      screen.commands == [
        .setLanguage(me, .korean), .setLanguage(me, nil), .setTheme(me, .dark),
        .setHourCycle(me, .twelve),
      ])
    #expect(screen.requests.isEmpty)
  }

  @Test func aNameIsSavedWhenTheFieldIsLeft() {
    var screen = SettingsScreen(name: "Ana")
    screen.send(.opened(.profile))
    #expect(screen.html.contains(#"value="Ana""#))
    screen.send(.displayNameChanged("Anna"))
    #expect(screen.commands.isEmpty, "not with every key")
    #expect(screen.html.contains(#"value="Anna""#))
    screen.send(.displayNameLeft)
    #expect(screen.commands == [.setDisplayName(SettingsScreen.me, "Anna")])
    screen.send(.displayNameLeft)
    #expect(screen.commands.count == 1)
    screen.send(.displayNameChanged("Ana"), .displayNameLeft)
    #expect(screen.commands.count == 1, "what is already so is no change")
    screen.send(.displayNameChanged(""), .displayNameLeft)
    #expect(screen.commands.last == .setDisplayName(SettingsScreen.me, nil))
  }

  /// Each section follows at once, not with the next thing that happens in it.
  @Test func theSectionsSpeakTheLanguageInForce() {
    for page in SettingsPage.allCases {
      var screen = SettingsScreen()
      screen.send(.opened(page))
      screen.state.language = .korean
      var korean = SettingsScreen(.korean)
      korean.send(.opened(page))
      #expect(screen.state == korean.state, "\(page.rawValue)")
    }
  }

  @Test func theListOfDevicesIsAskedForAndShown() {
    var screen = SettingsScreen()
    screen.send(.opened(.devices))
    #expect(screen.requests.contains(asking))
    #expect(screen.html.contains("Loading…"))
    screen.answer(.http(status: 200, body: list))
    #expect(screen.html.contains("Firefox · Linux"))
    #expect(screen.html.contains("This device"))
    #expect(screen.html.contains("Safari"))
    #expect(screen.html.contains("Unknown browser"))
    #expect(screen.html.contains("Last seen "))
    #expect(
      screen.html.ranges(of: "Sign out device").count == 2, "never offered for this device")
  }

  @Test func endingASessionAsksForTheListAgain() {
    var screen = SettingsScreen()
    screen.send(.opened(.devices))
    screen.answer(.http(status: 200, body: list))
    screen.send(.sessionEnded("s2"))
    let ending = "/api/account/sessions/s2"
    #expect(screen.requests.contains(.http(HTTPExchange(method: "DELETE", path: ending))))
    #expect(!screen.requests.contains(asking))
    screen.answer(.http(status: 204, body: ""), to: ending)
    #expect(screen.requests.contains(asking))
    screen.answer(.http(status: 200, body: #"{"sessions":[]}"#))
    #expect(screen.html.contains("No other devices"))
  }

  @Test func withoutAConnectionItSaysSoAndTriesAgain() {
    var screen = SettingsScreen()
    screen.send(.opened(.devices))
    screen.answer(.failed("offline"))
    #expect(screen.html.contains("No connection."))
    screen.send(.retried)
    #expect(screen.state.sessions == .loading)
    screen.answer(problem(401, "notSignedIn"))
    #expect(screen.html.contains("Your session has ended. Sign in again."))
    screen.send(.retried)
    screen.answer(.http(status: 200, body: #"{"sessions":[{"id":"s1"}]}"#))
    #expect(screen.html.contains("That did not work."), "a list that cannot be read is no list")
  }

  @Test func signingOutAsksFirstWhileSomethingWaits() {
    var screen = SettingsScreen()
    screen.send(.signOutTapped)
    #expect(!screen.state.signOutAsked, "nothing waits: there is no question")
    screen.state.waiting = 1
    screen.send(.signOutTapped)
    #expect(screen.html.contains("1 change is not on your server yet"))
    screen.send(.signOutCancelled)
    #expect(!screen.html.contains("is not on your server yet"))
    screen.state.waiting = 3
    screen.send(.signOutTapped)
    #expect(screen.html.contains("3 changes are not on your server yet"))
    screen.state.signOutFailure = "offline"
    screen.send(.delegate(.signOut(everywhere: false)))
    #expect(screen.state.signingOut)
    #expect(screen.state.signOutFailure == nil)
    #expect(!screen.html.contains("are not on your server yet"))
    #expect(screen.html.contains("Signing out…"))
  }

  @Test func aSignOutThatTheServerDidNotHearIsSaid() {
    var screen = SettingsScreen()
    screen.state.signOutFailure = "timeout"
    #expect(screen.html.contains("The server did not answer in time."))
  }

  @Test func theFirstPageLeadsToAllOthers() {
    let screen = SettingsScreen(name: "Ana")
    #expect(screen.html.contains("Signed in as ana@example.com"))
    for path in ["profile", "appearance", "security", "devices", "activity"] {
      #expect(screen.html.contains("href=\"/account/\(path)\""))
      #expect(AccountsRoute(segments: [path])?.path == "/account/" + path)
    }
    #expect(AccountsRoute(segments: ["overview"]) == nil)
    #expect(AccountsRoute(segments: ["profile", "x"]) == nil)
    #expect(AccountsRoute(segments: [])?.path == "/account")
  }

  /// Also to somebody who was made one since they signed in, and never to anybody else.
  @Test func onlyAdministratorsAreLedToThePeople() {
    var screen = SettingsScreen(name: "Ana")
    let path = "/api/account/session"
    for (role, isLed) in [("member", false), ("moderator", false), ("admin", true)] {
      screen.send(.opened(.overview))
      let user = screen.state.currentUser.user
      let body = #"{"id":"s1","user":"\#(user)","email":"a@b.example","role":"\#(role)"}"#
      screen.answer(.http(status: 200, body: #"{"session":\#(body)}"#), to: path)
      #expect(screen.html.contains(#"href="/account/people""#) == isLed)
    }
    #expect(AccountsRoute(segments: ["people"])?.path == "/account/people")
  }

  /// All but the profile, which lists time zones by their names.
  @Test(arguments: SettingsPage.allCases.filter { page in page != .profile })
  func koreanHasNoEnglish(page: SettingsPage) {
    var screen = SettingsScreen(.korean)
    screen.state.waiting = 2
    screen.send(.signOutTapped, .opened(page))
    for request in screen.requests {
      if case .http(let exchange) = request { screen.answer(.failed("offline"), to: exchange.path) }
    }
    let html = screen.html.replacing("ana@example.com", with: "")
    let texts = html.split(separator: "<").compactMap { part in
      part.split(separator: ">", maxSplits: 1, omittingEmptySubsequences: false).last
    }
    let english = texts.joined(separator: " ").split { letter in
      !letter.isASCII || !letter.isLetter
    }.filter { word in word.count > 1 && !["English", "ZIP"].contains(word) }
    #expect(english.isEmpty, "\(page.rawValue): \(english)")
  }
}
