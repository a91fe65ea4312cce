import AccountsUI
import Calendar
import Core
import TestKit
import Testing

@Suite struct SecondStepFeatureTests {
  private let moment = Moment(
    instant: Instant(milliseconds: 1_790_000_000_000), zone: .utc,
    entropy: Entropy(high: 1, low: 2))
  private let required = HostAnswer.http(
    status: 200, body: #"{"secondFactorRequired":{"ticket":"abc"}}"#)

  private func send(
    _ action: SignInFeature.Action, _ state: inout SignInFeature.State
  ) -> [Effect<SignInFeature.Action, Never>] {
    SignInFeature.reduce(&state, action, moment)
  }

  private func atTheStep() -> SignInFeature.State {
    var state = SignInFeature.State(language: .english)
    _ = send(.emailChanged("ana@example.com"), &state)
    _ = send(.passwordChanged("a long walk home"), &state)
    _ = send(.sent, &state)
    _ = send(.answered(required), &state)
    return state
  }

  @Test func standsInTheFormsPlaceAndKeepsNoPassword() {
    let state = atTheStep()
    #expect(state.secondStep?.ticket == "abc")
    #expect(state.password.isEmpty)
    #expect(state.phase == .editing)
  }

  @Test func backLeadsToThePassword() {
    var state = atTheStep()
    if let action = closing(SignInFeature.view(state)) { _ = send(action, &state) }
    #expect(state.secondStep == nil && state.email == "ana@example.com")
    #expect(!hasCover(SignInFeature.view(state)))
  }

  @Test func backLeadsFromTheMessageToTheAddress() {
    var state = RecoveryFeature.State(step: .sent, email: "ana@example.com", language: .english)
    if let action = closing(RecoveryFeature.view(state)) {
      _ = RecoveryFeature.reduce(&state, action, moment)
    }
    #expect(state.step == .asking && state.email == "ana@example.com")
    #expect(!hasCover(RecoveryFeature.view(state)))
  }

  @Test func aRightCodeSignsIn() throws {
    var state = atTheStep()
    _ = send(.secondStep(.codeChanged("123456")), &state)
    let effects = send(.secondStep(.sent), &state)
    guard case .ask(.http(let exchange), let read)? = effects.first else {
      Issue.record("nothing was sent")
      return
    }
    #expect(exchange.path == "/api/account/sign-in/second-factor")
    #expect(exchange.body == #"{"ticket":"abc","code":"123456"}"#)
    let user = UserID(high: 1, low: 2)
    let body = #"{"session":{"id":"s","user":"\#(user)","email":"ana@example.com"}}"#
    let action = try #require(read(.http(status: 200, body: body)))
    guard case .delegate(.signedIn(let session)) = action else {
      Issue.record("nobody was signed in")
      return
    }
    #expect(session.user == user)
    _ = send(action, &state)
    #expect(state.secondStep == nil)
  }

  @Test func anEndedTicketGoesBackToThePassword() throws {
    var state = atTheStep()
    _ = send(.secondStep(.codeChanged("123456")), &state)
    let effects = send(.secondStep(.sent), &state)
    guard case .ask(_, let read)? = effects.first else {
      Issue.record("nothing was sent")
      return
    }
    let ended = HostAnswer.http(status: 401, body: #"{"code":"signInTicketEnded"}"#)
    _ = send(try #require(read(ended)), &state)
    #expect(state.secondStep == nil)
    #expect(state.phase == .failed(AccountProblem(code: "signInTicketEnded")))
  }

  @Test func aWrongCodeStays() throws {
    var state = atTheStep()
    _ = send(.secondStep(.codeChanged("123456")), &state)
    let effects = send(.secondStep(.sent), &state)
    guard case .ask(_, let read)? = effects.first else {
      Issue.record("nothing was sent")
      return
    }
    let wrong = HostAnswer.http(status: 422, body: #"{"code":"factorCodeWrong"}"#)
    _ = send(try #require(read(wrong)), &state)
    #expect(state.secondStep?.phase == .failed(AccountProblem(code: "factorCodeWrong")))
    #expect(state.secondStep?.code == "")
    // Another way opens with an empty field.
    _ = send(.secondStep(.wayChanged), &state)
    #expect(state.secondStep?.isPaper == true)
    #expect(state.secondStep?.phase == .editing)
  }
}
