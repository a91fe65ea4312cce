import AccountsUI
import Calendar
import Core
import Testing
import Wire

@Suite struct SignInFeatureTests {
  private let session = #"""
    {"session":{"id":"s1","user":"01900000-0000-7000-8000-000000000001","email":"ana@example.com"}}
    """#

  @Test func signingInTellsTheParentAndForgetsThePassword() {
    var screen = SignInScreen()
    screen.fill("ana@example.com", "a long walk home")
    #expect(screen.state.phase == .sending)
    #expect(
      screen.requests == [
        .http(
          HTTPExchange(
            method: "POST", path: "/api/account/sign-in",
            body: #"{"email":"ana@example.com","password":"a long walk home"}"#, timeout: 30_000))
      ])
    screen.send(.sent)
    #expect(screen.requests.count == 1, "one at a time")
    screen.answer(.http(status: 200, body: session))
    #expect(screen.sessions.map { session in session.email } == ["ana@example.com"])
    #expect(screen.state.password.isEmpty)
    #expect(screen.state.phase == .editing)
  }

  @Test func faultsAreShownOnceAFieldIsLeft() {
    var screen = SignInScreen()
    screen.send(.emailChanged("ana@"))
    #expect(!screen.html.contains(#"aria-invalid="true""#), "not while typing")
    screen.send(.emailJudged)
    #expect(screen.html.contains(#"aria-invalid="true""#))
    screen.send(.emailChanged("ana@example.com"))
    #expect(!screen.html.contains(#"aria-invalid="true""#))
  }

  /// What has no @ may be a username.
  @Test func aUsernameIsSentAsItIs() {
    var screen = SignInScreen()
    screen.fill("ana_runs", "a long walk home")
    #expect(screen.sent?["email"] == "ana_runs")
  }

  /// An empty field that was only passed through has no fault yet.
  @Test func passingThroughIsNoFault() {
    var screen = SignInScreen()
    screen.send(.emailJudged)
    #expect(!screen.html.contains("Enter your email address"))
    screen.send(.sent)
    #expect(screen.html.contains("Enter your email address"))
  }

  @Test func nothingUnsoundIsSent() {
    var screen = SignInScreen()
    screen.fill("ana@", "a long walk home")
    #expect(screen.requests == [.focus(elementID: "email")])
    screen = SignInScreen()
    screen.fill("ana@example.com", "")
    #expect(screen.requests == [.focus(elementID: "password")])
    // To sign in, whatever the password was made by the rules of its time.
    screen = SignInScreen()
    screen.fill("ana@example.com", "short")
    #expect(screen.sent?["password"] == "short")
  }

  @Test func aFailureIsSaidAndGoesWithTheNextKey() {
    var screen = SignInScreen()
    screen.fill("ana@example.com", "a long walk home")
    screen.answer(problem(401, "signInFailed"))
    #expect(screen.html.contains("Wrong email or password."))
    #expect(screen.state.email == "ana@example.com")
    #expect(screen.state.password == "a long walk home")
    screen.send(.passwordChanged("a long way home"))
    #expect(!screen.html.contains("Wrong email or password."))
    screen.send(.sent)
    screen.answer(.failed("offline"))
    #expect(screen.html.contains("No connection. What you typed is still here."))
  }

  /// A proxy's page instead of the server's answer.
  @Test(arguments: [
    HostAnswer.http(status: 502, body: "<html>"), .http(status: 200, body: "{}"),
    .http(status: 200, body: "nonsense"), .done,
  ])
  func whatIsNoAnswerHasFailed(answer: HostAnswer) {
    var screen = SignInScreen()
    screen.fill("ana@example.com", "a long walk home")
    screen.answer(answer)
    #expect(screen.sessions.isEmpty)
    #expect(screen.html.contains("That did not work. Try again."))
  }

  @Test func thePasswordCanBeLookedAt() {
    var screen = SignInScreen()
    screen.send(.passwordChanged("secret"))
    #expect(screen.html.contains(#"type="password""#))
    #expect(screen.html.contains("Show password"))
    screen.send(.passwordShownToggled)
    #expect(!screen.html.contains(#"type="password""#))
    #expect(screen.html.contains("Hide password"))
  }

  @Test func browsersKnowWhichFieldIsWhich() {
    let signIn = SignInScreen().html
    #expect(signIn.contains(#"autocomplete="username webauthn""#))
    #expect(signIn.contains(#"autocomplete="current-password""#))
  }

  @Test func koreanHasNoEnglish() {
    var screen = SignInScreen(.korean)
    screen.fill("ana@", "short")
    let words = screen.html.replacing(#/<[^>]*>/#, with: " ")
      .replacing(#/Fieldday|naver\.com/#, with: "")
    #expect(words.firstMatch(of: #/[A-Za-z]{2,}/#) == nil, "\(words)")
  }
}
