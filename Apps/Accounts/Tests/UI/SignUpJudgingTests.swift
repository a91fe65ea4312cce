import AccountsDomain
import AccountsUI
import Calendar
import Core
import Testing
import View

@Suite("What the server says of a step of signing up is said there")
struct SignUpJudgingTests {
  private func refused(_ status: Int, _ body: String) -> HostAnswer {
    .http(status: status, body: body)
  }

  @Test func aTakenAddressHoldsTheFirstStep() {
    var harness = SignUpHarness()
    harness.verdict = refused(409, "{\"code\":\"signUpUnavailable\"}")
    harness.send(.emailChanged("ana@x.io"), .usernameChanged("ana_1"), .advanced)
    #expect(harness.state.step == .identify)
    #expect(harness.judged == ["{\"email\":\"ana@x.io\",\"username\":\"ana_1\"}"])
    #expect(harness.state.phase == .failed(AccountProblem(code: "signUpUnavailable")))
    #expect(harness.requests.last == .focus(elementID: "email"))
    harness.verdict = refused(204, "")
    harness.send(.emailChanged("ben@x.io"), .advanced)
    #expect(harness.state.step == .credential)
  }

  @Test func aTakenUsernameIsSaidAtItsField() {
    var harness = SignUpHarness()
    harness.verdict = refused(409, "{\"code\":\"usernameTaken\"}")
    harness.send(.emailChanged("ana@x.io"), .usernameChanged("ana_1"), .advanced)
    #expect(harness.state.step == .identify)
    #expect(harness.html.contains("This username is taken."))
    #expect(harness.requests.last == .focus(elementID: "username"))
  }

  @Test func aWeakPasswordHoldsTheSecondStep() {
    var harness = SignUpHarness()
    harness.send(.emailChanged("ana@x.io"), .advanced)
    harness.verdict = refused(422, "{\"code\":\"passwordRejected\",\"fault\":\"common\"}")
    harness.send(.passwordChanged("fieldday123"), .advanced)
    #expect(harness.state.step == .credential && harness.state.codes.isEmpty)
    #expect(harness.judged.last == "{\"email\":\"ana@x.io\",\"password\":\"fieldday123\"}")
    #expect(harness.requests.last == .focus(elementID: "password"))
    harness.verdict = refused(204, "")
    harness.send(.passwordChanged(SignUpHarness.password), .advanced)
    #expect(harness.state.step == .recovery)
  }

  /// What was found good is not asked about again.
  @Test func aStepIsJudgedOnceUntilItChanges() {
    var harness = SignUpHarness()
    harness.fill()
    #expect(harness.judged.count == 2)
    harness.send(.stepChosen(.identify), .advanced, .advanced, .advanced)
    #expect(harness.state.step == .review && harness.judged.count == 2)
    harness.send(.stepChosen(.identify), .emailChanged("ben@x.io"), .advanced, .advanced)
    #expect(harness.judged.count == 4, "a password must not be the address")
  }

  /// Without a connection the last step judges, as it always does.
  @Test(arguments: [
    HostAnswer.failed("offline"), .failed("timeout"), .http(status: 404, body: ""),
    .http(status: 428, body: "{\"code\":\"workRequired\"}"), .http(status: 500, body: "x"),
  ])
  func nobodyIsHeldWithoutAWord(answer: HostAnswer) {
    var harness = SignUpHarness()
    harness.verdict = answer
    harness.fill()
    #expect(harness.state.step == .review)
  }

  @Test func anAnswerToWhatHasChangedIsNone() {
    var state = SignUpFeature.State(language: .english)
    let moment = Moment(
      instant: Instant(milliseconds: 0), zone: .utc, entropy: Entropy(high: 1, low: 2))
    func send(_ action: SignUpFeature.Action) {
      _ = SignUpFeature.reduce(&state, action, moment)
    }
    send(.emailChanged("ana@x.io"))
    send(.advanced)
    #expect(state.phase == .sending)
    send(.emailChanged("ben@x.io"))
    #expect(state.phase == .editing)
    send(.stepAnswered(1, .http(status: 204, body: "")))
    #expect(state.step == .identify)
    send(.advanced)
    send(.stepAnswered(1, .http(status: 204, body: "")))
    #expect(state.step == .identify && state.phase == .sending)
    send(.stepAnswered(2, .http(status: 204, body: "")))
    #expect(state.step == .credential)
  }

  @Test func theLastStepSendsBackToWhereATakenAddressIsWritten() {
    var harness = SignUpHarness()
    harness.fill()
    harness.send(.advanced)
    harness.serverAnswers(409, "{\"code\":\"signUpUnavailable\"}")
    #expect(harness.state.step == .identify)
    #expect(harness.state.phase == .failed(AccountProblem(code: "signUpUnavailable")))
  }

  @Test func howManyStepsThereAreIsSaidOnceItIsKnown() {
    let fresh = SignUpFeature.State(language: .english)
    let html = HTMLRenderer.html(SignUpFeature.view(fresh))
    #expect(html.contains("Step 1<") && !html.contains("Step 1 of"))
    #expect(SignUpHarness(offersPhones: true).html.contains("Step 1 of 6"))
    #expect(SignUpHarness().html.contains("Step 1 of 5"))
  }

  @Test func anInvitationFillsInItsAddress() {
    var harness = SignUpHarness()
    harness.send(.invitationAnswered(refused(200, "{\"email\":\"ana@x.io\"}")))
    #expect(harness.state.email == "ana@x.io")
    harness.send(.invitationAnswered(refused(200, "{\"email\":\"ben@x.io\"}")))
    #expect(harness.state.email == "ana@x.io", "what is there stays")
    var bare = SignUpHarness()
    bare.send(.invitationAnswered(refused(200, "{}")))
    #expect(bare.state.email.isEmpty)
    bare.send(.invitationAnswered(refused(410, "{\"code\":\"invitationDead\"}")))
    #expect(bare.html.contains("no longer valid"))
  }

  @Test func beginningWithoutAnAccountIsOfferedOnTheFirstScreen() {
    var harness = SignUpHarness()
    #expect(!harness.html.contains("Start on this device"))
    harness.state.canStartHere = true
    #expect(harness.html.contains("Start on this device"))
    harness.send(.emailChanged("ana@x.io"), .advanced)
    #expect(!harness.html.contains("Start on this device"))
  }
}
