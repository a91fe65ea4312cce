import AccountsUI
import Calendar
import Core
import Testing
import View

@Suite("The number on the account page")
struct PhoneFeatureTests {
  private typealias Effects = [Effect<PhoneFeature.Action, Never>]
  private let moment = Moment(
    instant: Instant(milliseconds: 1_790_000_000_000), zone: .utc,
    entropy: Entropy(high: 1, low: 2))

  private func html(_ state: PhoneFeature.State) -> String {
    HTMLRenderer.html(PhoneFeature.view(state))
  }

  private func send(_ action: PhoneFeature.Action, _ state: inout PhoneFeature.State) -> Effects {
    PhoneFeature.reduce(&state, action, moment)
  }

  private func exchanges(_ effects: Effects) -> [String] {
    effects.compactMap { effect in
      guard case .ask(.http(let exchange), _) = effect else { return nil }
      return exchange.method + " " + exchange.path + " " + (exchange.body ?? "")
    }
  }

  private func page(_ numbers: String, _ language: Language = .english) -> PhoneFeature.State {
    var state = PhoneFeature.State(language: language)
    _ = send(.numbersAnswered(.http(status: 200, body: numbers)), &state)
    return state
  }

  @Test func nothingIsShownWhereNothingCanBeHad() {
    #expect(html(page(#"{"offered":false}"#)).isEmpty)
    let left = html(page(#"{"offered":false,"verified":"010-1234-5678"}"#))
    #expect(left.contains("Remove number"))
    #expect(!left.contains("Send me a code"))
  }

  @Test func aNumberIsAddedAndVerified() {
    var state = page(#"{"offered":true}"#)
    #expect(html(state).contains("id=\"phone\""))
    #expect(send(.sendTapped, &state).count == 1)
    #expect(html(state).contains("phone-fault"))
    _ = send(.numberChanged("01012345678"), &state)
    #expect(state.number == "010-1234-5678")
    #expect(
      exchanges(send(.sendTapped, &state))
        == [#"POST /api/account/phone/send {"number":"010-1234-5678"}"#])
    // One thing at a time.
    #expect(send(.sendTapped, &state).isEmpty)
    let sent = send(
      .answered(.send(isNew: true), .http(status: 202, body: #"{"resendAfter":60}"#)), &state)
    #expect(exchanges(sent) == ["GET /api/account/phone "])
    #expect(state.wait == 60)
    let numbers = #"{"offered":true,"pending":"010-1234-5678"}"#
    _ = send(.numbersAnswered(.http(status: 200, body: numbers)), &state)
    #expect(html(state).contains("one-time-code"))
    #expect(html(state).contains("Send again in 60 seconds"))
    _ = send(.codeChanged("12 345"), &state)
    #expect(exchanges(send(.codeSent, &state)).isEmpty)
    #expect(
      exchanges(send(.codeChanged("123 456"), &state))
        == [#"POST /api/account/phone/verify {"code":"123456"}"#])
    _ = send(.answered(.verify, .http(status: 422, body: #"{"code":"codeWrong"}"#)), &state)
    #expect(html(state).contains("Wrong code"))
    #expect(state.code.isEmpty)
    _ = send(.codeChanged("654321"), &state)
    _ = send(.answered(.verify, .http(status: 204, body: "")), &state)
    _ = send(
      .numbersAnswered(.http(status: 200, body: #"{"offered":true,"verified":"010-1234-5678"}"#)),
      &state)
    #expect(html(state).contains("010-1234-5678, verified"))
    #expect(html(state).contains("Your number is verified"))
    #expect(!html(state).contains("one-time-code"))
  }

  @Test func theNumberOfTheSignUpWaitsForItsCode() {
    var state = page(#"{"offered":true,"pending":"010-1234-5678"}"#)
    #expect(html(state).contains("is not verified yet"))
    #expect(exchanges(send(.againTapped, &state)) == ["POST /api/account/phone/send {}"])
    _ = send(
      .answered(
        .send(isNew: false),
        .http(status: 429, body: #"{"code":"tooManyRequests","retryAfter":40}"#)), &state)
    #expect(state.wait == 40)
    #expect(html(state).contains("Too many attempts"))
    for _ in 0..<40 { _ = send(.ticked, &state) }
    #expect(state.wait == 0)
  }

  @Test func aProofIsAskedForAndTheActDoneAgain() {
    var state = page(#"{"offered":true,"verified":"010-1234-5678"}"#)
    _ = send(.removeTapped, &state)
    #expect(html(state).contains("Remove your phone number?"))
    #expect(exchanges(send(.removeConfirmed, &state)) == ["POST /api/account/phone/remove {}"])
    _ = send(
      .answered(.remove, .http(status: 403, body: #"{"code":"reauthenticationRequired"}"#)),
      &state)
    let ways = #"{"password":true,"code":true,"paper":true,"passkey":false}"#
    _ = send(.proof(.waysAnswered(.http(status: 200, body: ways))), &state)
    _ = send(.proof(.wayChosen(.code)), &state)
    #expect(html(state).contains("Recovery code"))
    #expect(
      exchanges(send(.proof(.delegate(.proved)), &state)) == ["POST /api/account/phone/remove {}"])
    _ = send(.answered(.remove, .http(status: 204, body: "")), &state)
    #expect(state.act == nil)
  }

  @Test(arguments: [
    ("phoneCountry", "to this country"), ("textBudgetSpent", "send more text messages"),
    ("phoneInvalid", "Too few or too many digits"), ("offline", "No connection"),
  ])
  func refusalsAreSaidAtTheForm(code: String, words: String) {
    var state = page(#"{"offered":true}"#)
    _ = send(.numberChanged("01012345678"), &state)
    _ = send(.sendTapped, &state)
    _ = send(
      .answered(.send(isNew: true), .http(status: 422, body: "{\"code\":\"\(code)\"}")), &state)
    #expect(html(state).contains(words))
    #expect(state.number == "010-1234-5678", "what was typed stays")
  }

  @Test func everythingIsSaidInKoreanToo() {
    let state = page(#"{"offered":true,"pending":"010-1234-5678"}"#, .korean)
    #expect(html(state).contains("아직 인증되지 않았어요"))
    #expect(html(state).contains("인증번호 받기"))
    #expect(html(PhoneFeature.State(language: .korean)).contains("전화번호"))
  }
}

@Suite("Being reminded of the login by telephone")
struct ForgottenLoginByPhoneTests {
  private let moment = Moment(
    instant: Instant(milliseconds: 0), zone: .utc, entropy: Entropy(high: 1, low: 2))

  private func bodies(_ effects: [Effect<RecoveryFeature.Action, Never>]) -> [String] {
    effects.compactMap { effect in
      guard case .ask(.http(let exchange), _) = effect else { return nil }
      return exchange.path + " " + (exchange.body ?? "")
    }
  }

  @Test func aNumberWillDoWhereTextsAreSent() {
    var state = RecoveryFeature.State(email: "010 1234 5678", language: .english)
    // Not known to be possible: a number is no address.
    #expect(bodies(RecoveryFeature.reduce(&state, .loginAsked, moment)).isEmpty)
    let offer = HostAnswer.http(status: 200, body: #"{"offered":true}"#)
    _ = RecoveryFeature.reduce(&state, .offerAnswered(offer), moment)
    #expect(
      bodies(RecoveryFeature.reduce(&state, .loginAsked, moment))
        == [#"/api/account/forgot-login {"phone":"+821012345678"}"#])
    _ = RecoveryFeature.reduce(&state, .loginAnswered(.http(status: 202, body: "{}")), moment)
    let html = HTMLRenderer.html(RecoveryFeature.view(state))
    #expect(html.contains("Check your text messages"))
    #expect(html.contains("010-1234-5678"))
    // For a new password an address is needed as before.
    state = RecoveryFeature.State(email: "01012345678", language: .english)
    _ = RecoveryFeature.reduce(&state, .offerAnswered(offer), moment)
    #expect(bodies(RecoveryFeature.reduce(&state, .passwordAsked, moment)).isEmpty)
  }
}
