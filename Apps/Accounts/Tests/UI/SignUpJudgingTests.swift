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
    var desk = SignUpDesk()
    desk.verdict = refused(409, "{\"code\":\"signUpUnavailable\"}")
    desk.send(.emailChanged("ana@x.io"), .usernameChanged("ana_1"), .advanced)
    #expect(desk.state.step == .identify)
    #expect(desk.judged == ["{\"email\":\"ana@x.io\",\"username\":\"ana_1\"}"])
    #expect(desk.state.phase == .failed(AccountProblem(code: "signUpUnavailable")))
    #expect(desk.requests.last == .focus(elementID: "email"))
    desk.verdict = refused(204, "")
    desk.send(.emailChanged("ben@x.io"), .advanced)
    #expect(desk.state.step == .credential)
  }

  @Test func aTakenUsernameIsSaidAtItsField() {
    var desk = SignUpDesk()
    desk.verdict = refused(409, "{\"code\":\"usernameTaken\"}")
    desk.send(.emailChanged("ana@x.io"), .usernameChanged("ana_1"), .advanced)
    #expect(desk.state.step == .identify)
    #expect(desk.html.contains("This username is taken."))
    #expect(desk.requests.last == .focus(elementID: "username"))
  }

  @Test func aWeakPasswordHoldsTheSecondStep() {
    var desk = SignUpDesk()
    desk.send(.emailChanged("ana@x.io"), .advanced)
    desk.verdict = refused(422, "{\"code\":\"passwordRejected\",\"fault\":\"common\"}")
    desk.send(.passwordChanged("fieldday123"), .advanced)
    #expect(desk.state.step == .credential && desk.state.codes.isEmpty)
    #expect(desk.judged.last == "{\"email\":\"ana@x.io\",\"password\":\"fieldday123\"}")
    #expect(desk.requests.last == .focus(elementID: "password"))
    desk.verdict = refused(204, "")
    desk.send(.passwordChanged(SignUpDesk.password), .advanced)
    #expect(desk.state.step == .recovery)
  }

  /// What was found good is not asked about again.
  @Test func aStepIsJudgedOnceUntilItChanges() {
    var desk = SignUpDesk()
    desk.fill()
    #expect(desk.judged.count == 2)
    desk.send(.stepChosen(.identify), .advanced, .advanced, .advanced)
    #expect(desk.state.step == .review && desk.judged.count == 2)
    desk.send(.stepChosen(.identify), .emailChanged("ben@x.io"), .advanced, .advanced)
    #expect(desk.judged.count == 4, "a password must not be the address")
  }

  /// Without a connection the last step judges, as it always does.
  @Test(arguments: [
    HostAnswer.failed("offline"), .failed("timeout"), .http(status: 404, body: ""),
    .http(status: 428, body: "{\"code\":\"workRequired\"}"), .http(status: 500, body: "x"),
  ])
  func nobodyIsHeldWithoutAWord(answer: HostAnswer) {
    var desk = SignUpDesk()
    desk.verdict = answer
    desk.fill()
    #expect(desk.state.step == .review)
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
    var desk = SignUpDesk()
    desk.fill()
    desk.send(.advanced)
    desk.serverAnswers(409, "{\"code\":\"signUpUnavailable\"}")
    #expect(desk.state.step == .identify)
    #expect(desk.state.phase == .failed(AccountProblem(code: "signUpUnavailable")))
  }

  @Test func howManyStepsThereAreIsSaidOnceItIsKnown() {
    let fresh = SignUpFeature.State(language: .english)
    let html = HTMLRenderer.html(SignUpFeature.view(fresh))
    #expect(html.contains("Step 1<") && !html.contains("Step 1 of"))
    #expect(SignUpDesk(offersPhones: true).html.contains("Step 1 of 6"))
    #expect(SignUpDesk().html.contains("Step 1 of 5"))
  }

  @Test func anInvitationFillsInItsAddress() {
    var desk = SignUpDesk()
    desk.send(.invitationAnswered(refused(200, "{\"email\":\"ana@x.io\"}")))
    #expect(desk.state.email == "ana@x.io")
    desk.send(.invitationAnswered(refused(200, "{\"email\":\"ben@x.io\"}")))
    #expect(desk.state.email == "ana@x.io", "what is there stays")
    var bare = SignUpDesk()
    bare.send(.invitationAnswered(refused(200, "{}")))
    #expect(bare.state.email.isEmpty)
    bare.send(.invitationAnswered(refused(410, "{\"code\":\"invitationDead\"}")))
    #expect(bare.html.contains("no longer valid"))
  }

  @Test func beginningWithoutAnAccountIsOfferedOnTheFirstScreen() {
    var desk = SignUpDesk()
    #expect(!desk.html.contains("Start on this device"))
    desk.state.canStartHere = true
    #expect(desk.html.contains("Start on this device"))
    desk.send(.emailChanged("ana@x.io"), .advanced)
    #expect(!desk.html.contains("Start on this device"))
  }
}
