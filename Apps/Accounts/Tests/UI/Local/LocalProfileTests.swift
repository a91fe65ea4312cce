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
  private func desk(_ language: Language = .english) -> SignUpDesk {
    var desk = SignUpDesk(language)
    desk.state.canStartHere = true
    desk.fill()
    desk.send(.advanced)
    return desk
  }

  @Test(arguments: ["offline", "timeout"])
  func oneCanBegin(reason: String) {
    var desk = desk()
    #expect(!desk.html.contains("Start on this device"))
    desk.answer(.failed(reason)) { request in
      if case .http = request { true } else { false }
    }
    #expect(desk.html.contains("Start now on this device"))
    #expect(desk.html.contains("Start on this device"))
  }

  @Test func aServerThatAnswersIsNoReason() {
    var desk = desk()
    desk.serverAnswers(503, #"{"code":"busy"}"#)
    #expect(!desk.html.contains("Start on this device"))
  }

  @Test func nobodyBeginsTwice() {
    var desk = desk()
    desk.state.canStartHere = false
    desk.answer(.failed("offline")) { request in
      if case .http = request { true } else { false }
    }
    #expect(!desk.html.contains("Start on this device"))
    #expect(desk.html.contains("Once you are online, you can create your account"))
  }

  @Test func theDraftStaysAndThePasswordDoesNot() throws {
    var desk = desk(.korean)
    desk.answer(.failed("offline")) { request in
      if case .http = request { true } else { false }
    }
    #expect(desk.html.contains("이 기기에서 시작하기"))
    desk.send(.delegate(.startHere(name: "Ana")))
    #expect(desk.state.password.isEmpty)
    #expect(desk.state.email == "ana@x.io")
    #expect(desk.state.displayName == "Ana")
    let kept = try #require(desk.kept)
    #expect(kept.contains("ana@x.io"))
    // Where the account is made later, the password is the first thing that is missing.
    desk.open(.done)
    #expect(desk.state.step == .credential)
  }
}
