import AccountsDomain
import AccountsUI
import Calendar
import Core
import Testing
import View

@Suite("What comes back while signing up")
struct SignUpAnswerTests {
  @Test func aUsernameIsCheckedHalfASecondAfterTyping() {
    var harness = SignUpHarness()
    harness.send(.usernameChanged("ana_1"))
    #expect(harness.requests.contains(.timer(key: "sign-up-username", milliseconds: 500)))
    #expect(harness.exchanges.isEmpty)
    harness.timerRings()
    #expect(harness.exchanges.map(\.path) == ["/api/account/username/ana_1"])
    #expect(harness.state.usernameCheck.state == .checking)
    #expect(harness.html.contains("Checking…"))
    harness.serverAnswers(200, "{\"free\":true}")
    #expect(harness.state.usernameCheck.state == .valid)
    #expect(harness.html.contains("is available"))
  }

  @Test func aTakenUsernameHoldsTheStep() {
    var harness = SignUpHarness()
    harness.send(.emailChanged("ana@x.io"), .usernameChanged("ana_1"))
    harness.timerRings()
    harness.serverAnswers(200, "{\"free\":false}")
    #expect(harness.html.contains("This username is taken"))
    harness.send(.advanced)
    #expect(harness.state.step == .identify)
    harness.send(.usernameChanged(""), .advanced)
    #expect(harness.state.step == .credential, "it is optional")
  }

  @Test(arguments: [
    HostAnswer.failed("offline"), .http(status: 429, body: "{\"code\":\"tooManyRequests\"}"),
    .http(status: 500, body: ""), .http(status: 200, body: "{}"),
    .http(status: 200, body: "<html>"),
  ])
  func noAnswerIsNeverValid(answer: HostAnswer) {
    var harness = SignUpHarness()
    harness.send(.emailChanged("ana@x.io"), .usernameChanged("ana_1"))
    harness.timerRings()
    harness.answer(answer) { request in if case .http = request { true } else { false } }
    #expect(harness.state.usernameCheck.state == .couldNotCheck)
    #expect(harness.html.contains("Couldn&#39;t check") || harness.html.contains("Couldn't check"))
    harness.send(.advanced)
    #expect(harness.state.step == .credential, "the server checks again in the end")
  }

  @Test func anAnswerForAnOlderTextIsIgnored() {
    var harness = SignUpHarness()
    harness.send(.usernameChanged("ana_1"))
    harness.timerRings()
    harness.send(.usernameChanged("ana_12"))
    harness.serverAnswers(200, "{\"free\":false}")
    #expect(harness.state.usernameCheck.state == .none)
  }

  @Test func aNameTakenMeanwhileLeadsBackToItsField() {
    var harness = SignUpHarness()
    harness.fill(username: "ana_1")
    harness.send(.advanced)
    harness.serverAnswers(409, "{\"code\":\"usernameTaken\"}")
    #expect(harness.state.step == .identify)
    #expect(harness.html.contains("This username is taken"))
    #expect(harness.state.password == SignUpHarness.password)
  }

  @Test(arguments: [
    ("{\"code\":\"emailInvalid\",\"fault\":\"badDomain\"}", SignUpStep.identify, "after the @"),
    ("{\"code\":\"usernameInvalid\",\"fault\":\"space\"}", .identify, "can't have spaces"),
    ("{\"code\":\"passwordRejected\",\"fault\":\"common\"}", .credential, "too common"),
    ("{\"code\":\"signUpUnavailable\"}", .identify, "used to sign up"),
    ("{\"code\":\"busy\"}", .review, "server is busy"), ("", .review, "did not work"),
  ])
  func aRefusalIsSaidWhereItCanBeMended(body: String, step: SignUpStep, words: String) {
    var harness = SignUpHarness()
    harness.fill(username: "ana_1")
    harness.send(.advanced)
    harness.serverAnswers(422, body)
    #expect(harness.state.step == step)
    #expect(harness.html.contains(words))
    #expect(harness.state.email == "ana@x.io")
    #expect(harness.state.password == SignUpHarness.password)
  }

  @Test func withoutAConnectionNothingIsLostAndNothingIsClaimed() {
    var harness = SignUpHarness()
    harness.fill()
    harness.send(.advanced)
    harness.answer(.failed("offline")) { request in if case .http = request { true } else { false }
    }
    #expect(harness.state.step == .review)
    #expect(harness.html.contains("Once you are online, you can create your account"))
    harness.send(.advanced)
    #expect(harness.exchanges.count == 2)
    harness.serverAnswers(201, SignUpHarness.sessionBody)
    #expect(harness.session != nil)
  }

  @Test func twoTapsAreOneRequest() {
    var harness = SignUpHarness()
    harness.fill()
    harness.send(.advanced, .advanced)
    #expect(harness.exchanges.count == 1)
  }

  @Test func theAddressIsConfirmedWhereMessagesAreSent() throws {
    var harness = SignUpHarness()
    harness.fill()
    harness.send(.advanced)
    harness.serverAnswers(202, "{\"resendAfter\":60}")
    #expect(harness.state.step == .done)
    #expect(harness.state.confirm?.email == "ana@x.io")
    #expect(harness.state.confirm?.wait == 60)
    #expect(harness.requests.last != nil)
    #expect(harness.html.contains("Check your mail"))
    // A reload shows the same page, without a password.
    let kept: String = try #require(harness.kept)
    var again = SignUpHarness(draft: SignUpDraft(kept))
    again.open(.done)
    #expect(again.state.step == .done)
    again.send(.confirm(.codeChanged("123456")))
    #expect(again.exchanges.map(\.path) == ["/api/account/sign-up/confirm"])
    again.serverAnswers(201, SignUpHarness.sessionBody)
    #expect(again.session != nil)
    #expect(again.kept?.isEmpty == true)
  }

  @Test func theAddressCanBeChangedBeforeItIsConfirmed() {
    var harness = SignUpHarness()
    harness.fill()
    harness.send(.advanced)
    harness.serverAnswers(202, "{\"resendAfter\":60}")
    harness.send(.confirm(.delegate(.changeAddress)))
    #expect(harness.state.step == .identify)
    #expect(harness.state.confirm == nil)
    #expect(harness.state.email == "ana@x.io")
    harness.open(.done)
    #expect(harness.state.step == .review)
  }
}
