import AccountsDomain
import AccountsUI
import Calendar
import Core
import Testing
import View

@Suite("What comes back while signing up")
struct SignUpAnswerTests {
  @Test func aUsernameIsCheckedHalfASecondAfterTyping() {
    var desk = SignUpDesk()
    desk.send(.usernameChanged("ana_1"))
    #expect(desk.requests.contains(.timer(key: "sign-up-username", milliseconds: 500)))
    #expect(desk.exchanges.isEmpty)
    desk.timerRings()
    #expect(desk.exchanges.map(\.path) == ["/api/account/username/ana_1"])
    #expect(desk.state.usernameCheck.state == .checking)
    #expect(desk.html.contains("Checking…"))
    desk.serverAnswers(200, "{\"free\":true}")
    #expect(desk.state.usernameCheck.state == .valid)
    #expect(desk.html.contains("is available"))
  }

  @Test func aTakenUsernameHoldsTheStep() {
    var desk = SignUpDesk()
    desk.send(.emailChanged("ana@x.io"), .usernameChanged("ana_1"))
    desk.timerRings()
    desk.serverAnswers(200, "{\"free\":false}")
    #expect(desk.html.contains("This username is taken"))
    desk.send(.advanced)
    #expect(desk.state.step == .identify)
    desk.send(.usernameChanged(""), .advanced)
    #expect(desk.state.step == .credential, "it is optional")
  }

  @Test(arguments: [
    HostAnswer.failed("offline"), .http(status: 429, body: "{\"code\":\"tooManyRequests\"}"),
    .http(status: 500, body: ""), .http(status: 200, body: "{}"),
    .http(status: 200, body: "<html>"),
  ])
  func noAnswerIsNeverValid(answer: HostAnswer) {
    var desk = SignUpDesk()
    desk.send(.emailChanged("ana@x.io"), .usernameChanged("ana_1"))
    desk.timerRings()
    desk.answer(answer) { request in if case .http = request { true } else { false } }
    #expect(desk.state.usernameCheck.state == .couldNotCheck)
    #expect(desk.html.contains("Couldn&#39;t check") || desk.html.contains("Couldn't check"))
    desk.send(.advanced)
    #expect(desk.state.step == .credential, "the server checks again in the end")
  }

  @Test func anAnswerForAnOlderTextIsIgnored() {
    var desk = SignUpDesk()
    desk.send(.usernameChanged("ana_1"))
    desk.timerRings()
    desk.send(.usernameChanged("ana_12"))
    desk.serverAnswers(200, "{\"free\":false}")
    #expect(desk.state.usernameCheck.state == .none)
  }

  @Test func aNameTakenMeanwhileLeadsBackToItsField() {
    var desk = SignUpDesk()
    desk.fill(username: "ana_1")
    desk.send(.advanced)
    desk.serverAnswers(409, "{\"code\":\"usernameTaken\"}")
    #expect(desk.state.step == .identify)
    #expect(desk.html.contains("This username is taken"))
    #expect(desk.state.password == SignUpDesk.password)
  }

  @Test(arguments: [
    ("{\"code\":\"emailInvalid\",\"fault\":\"badDomain\"}", SignUpStep.identify, "after the @"),
    ("{\"code\":\"usernameInvalid\",\"fault\":\"space\"}", .identify, "can't have spaces"),
    ("{\"code\":\"passwordRejected\",\"fault\":\"common\"}", .credential, "too common"),
    ("{\"code\":\"signUpUnavailable\"}", .identify, "used to sign up"),
    ("{\"code\":\"busy\"}", .review, "server is busy"), ("", .review, "did not work"),
  ])
  func aRefusalIsSaidWhereItCanBeMended(body: String, step: SignUpStep, words: String) {
    var desk = SignUpDesk()
    desk.fill(username: "ana_1")
    desk.send(.advanced)
    desk.serverAnswers(422, body)
    #expect(desk.state.step == step)
    #expect(desk.html.contains(words))
    #expect(desk.state.email == "ana@x.io")
    #expect(desk.state.password == SignUpDesk.password)
  }

  @Test func withoutAConnectionNothingIsLostAndNothingIsClaimed() {
    var desk = SignUpDesk()
    desk.fill()
    desk.send(.advanced)
    desk.answer(.failed("offline")) { request in if case .http = request { true } else { false } }
    #expect(desk.state.step == .review)
    #expect(desk.html.contains("Once you are online, you can create your account"))
    desk.send(.advanced)
    #expect(desk.exchanges.count == 2)
    desk.serverAnswers(201, SignUpDesk.sessionBody)
    #expect(desk.session != nil)
  }

  @Test func twoTapsAreOneRequest() {
    var desk = SignUpDesk()
    desk.fill()
    desk.send(.advanced, .advanced)
    #expect(desk.exchanges.count == 1)
  }

  @Test func theAddressIsConfirmedWhereMessagesAreSent() throws {
    var desk = SignUpDesk()
    desk.fill()
    desk.send(.advanced)
    desk.serverAnswers(202, "{\"resendAfter\":60}")
    #expect(desk.state.step == .done)
    #expect(desk.state.confirm?.email == "ana@x.io")
    #expect(desk.state.confirm?.wait == 60)
    #expect(desk.requests.last != nil)
    #expect(desk.html.contains("Check your mail"))
    // A reload shows the same page, without a password.
    let kept: String = try #require(desk.kept)
    var again = SignUpDesk(draft: SignUpDraft(kept))
    again.open(.done)
    #expect(again.state.step == .done)
    again.send(.confirm(.codeChanged("123456")))
    #expect(again.exchanges.map(\.path) == ["/api/account/sign-up/confirm"])
    again.serverAnswers(201, SignUpDesk.sessionBody)
    #expect(again.session != nil)
    #expect(again.kept?.isEmpty == true)
  }

  @Test func theAddressCanBeChangedBeforeItIsConfirmed() {
    var desk = SignUpDesk()
    desk.fill()
    desk.send(.advanced)
    desk.serverAnswers(202, "{\"resendAfter\":60}")
    desk.send(.confirm(.delegate(.changeAddress)))
    #expect(desk.state.step == .identify)
    #expect(desk.state.confirm == nil)
    #expect(desk.state.email == "ana@x.io")
    desk.open(.done)
    #expect(desk.state.step == .review)
  }
}
