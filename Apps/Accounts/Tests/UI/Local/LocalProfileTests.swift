import AccountsDomain
import AccountsUI
import Calendar
import Core
import Testing
import View
import Wire

@Suite("A profile without an account, on the account's pages")
struct LocalProfileTests {
  private static let profile = LocalProfile(id: UserID(high: 7, low: 7), name: "Ana")

  private func screen(_ language: Language = .english) -> SettingsScreen {
    SettingsScreen(language, currentUser: .local(Self.profile))
  }

  @Test func itOffersOnlyWhatMakesSense() {
    var screen = screen()
    screen.send(.opened(.overview))
    #expect(screen.html.contains("Only on this device so far"))
    #expect(screen.html.contains("Create my account"))
    for path in ["/account/profile", "/account/appearance"] {
      #expect(screen.html.contains("href=\"\(path)\""))
    }
    for path in ["/account/security", "/account/devices", "/account/activity"] {
      #expect(!screen.html.contains("href=\"\(path)\""))
    }
    #expect(!screen.html.contains("Sign out"))
    #expect(screen.requests.isEmpty, "the server has nothing of it")
  }

  @Test(arguments: [SettingsPage.security, .devices, .activity])
  func noPageOfTheServersOpens(page: SettingsPage) {
    var screen = screen()
    screen.send(.opened(page))
    #expect(screen.state.page == .overview)
    #expect(screen.requests.isEmpty)
  }

  @Test func whatIsChangedIsACommandInItsName() {
    var screen = screen()
    screen.send(.opened(.appearance), .themeChosen(.dark))
    #expect(screen.commands == [.setTheme(Self.profile.id, .dark)])
  }

  @Test func anAccountIsOfferedOnceThereIsAConnection() {
    var screen = screen()
    screen.state.local.isOnline = false
    #expect(!screen.html.contains("Create my account"))
    #expect(screen.html.contains("You can create your account when you are online"))
    screen.state.local.isOnline = true
    #expect(screen.html.contains("Create my account"))
  }

  @Test(arguments: [(Language.english, "remove"), (.korean, "삭제")])
  func removingItWantsTheWord(language: Language, word: String) {
    var screen = screen(language)
    screen.state.local.count = 12
    #expect(!screen.html.contains("remove-local"))
    screen.send(.local(.removeTapped))
    #expect(screen.html.contains("id=\"remove-local\""))
    #expect(screen.html.contains("12"))
    #expect(screen.html.contains("href=\"/friends/settings\""))
    #expect(screen.html.contains("disabled"))
    screen.send(.local(.removalTyped("no")))
    #expect(screen.html.contains("disabled"))
    screen.send(.local(.removalIncomplete))
    #expect(screen.requests.last == .focus(elementID: "removal-word"))
    screen.send(.local(.removalTyped(" \(word.uppercased()) ")))
    #expect(!screen.html.contains("disabled"))
    screen.send(.local(.removeCancelled))
    #expect(!screen.html.contains("remove-local"))
  }

  @Test func whoeverKeptItApartCanStillAddIt() {
    var screen = SettingsScreen()
    screen.send(.opened(.overview))
    #expect(!screen.html.contains("Also on this device"))
    screen.state.local.isApart = true
    #expect(screen.html.contains("Also on this device"))
  }

  @Test func aProfileTravelsAsItIs() throws {
    let apart = LocalProfile(
      id: UserID(high: 1, low: 2), name: nil, apartFrom: UserID(high: 3, low: 4))
    for profile in [Self.profile, apart] {
      #expect(try LocalProfile(WireCursor(profile.json)) == profile)
    }
  }
}

@Suite("Signing up where nobody answers")
struct StartHereTests {
  private func harness(_ language: Language = .english) -> SignUpHarness {
    var harness = SignUpHarness(language)
    harness.state.canStartHere = true
    harness.fill()
    harness.send(.advanced)
    return harness
  }

  @Test(arguments: ["offline", "timeout"])
  func oneCanBegin(reason: String) {
    var harness = harness()
    #expect(!harness.html.contains("Start on this device"))
    harness.answer(.failed(reason)) { request in
      if case .http = request { true } else { false }
    }
    #expect(harness.html.contains("Start now on this device"))
    #expect(harness.html.contains("Start on this device"))
  }

  @Test func aServerThatAnswersIsNoReason() {
    var harness = harness()
    harness.serverAnswers(503, #"{"code":"busy"}"#)
    #expect(!harness.html.contains("Start on this device"))
  }

  @Test func nobodyBeginsTwice() {
    var harness = harness()
    harness.state.canStartHere = false
    harness.answer(.failed("offline")) { request in
      if case .http = request { true } else { false }
    }
    #expect(!harness.html.contains("Start on this device"))
    #expect(harness.html.contains("Once you are online, you can create your account"))
  }

  @Test func theDraftStaysAndThePasswordDoesNot() throws {
    var harness = harness(.korean)
    harness.answer(.failed("offline")) { request in
      if case .http = request { true } else { false }
    }
    #expect(harness.html.contains("이 기기에서 시작하기"))
    harness.send(.delegate(.startHere(name: "Ana")))
    #expect(harness.state.password.isEmpty)
    #expect(harness.state.email == "ana@x.io")
    #expect(harness.state.displayName == "Ana")
    let kept = try #require(harness.kept)
    #expect(kept.contains("ana@x.io"))
    // Where the account is made later, the password is the first thing that is missing.
    harness.open(.done)
    #expect(harness.state.step == .credential)
  }
}
