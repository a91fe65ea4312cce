import AccountsDomain
import AccountsUI
import Calendar
import Core
import Design
import Testing
import View

private let moment = Moment(
  instant: Instant(milliseconds: 1_790_000_000_000), zone: .utc,
  entropy: Entropy(high: 1, low: 2))

/// Method, path and body of what is asked.
private func exchanges<Action>(_ effects: [Effect<Action, Never>]) -> [String] {
  effects.compactMap { effect in
    guard case .ask(.http(let exchange), _) = effect else { return nil }
    return exchange.method + " " + exchange.path + " " + (exchange.body ?? "")
  }
}

/// The elements that are given the focus.
private func focused<Action>(_ effects: [Effect<Action, Never>]) -> [String] {
  effects.compactMap { effect in
    guard case .ask(.focus(elementID: let id), _) = effect else { return nil }
    return id
  }
}

@Suite("Security questions on the account page")
struct SecurityAnswersFeatureTests {
  typealias Feature = SecurityAnswersFeature

  private func send(_ action: Feature.Action, _ state: inout Feature.State)
    -> [Effect<Feature.Action, Never>]
  {
    Feature.reduce(&state, action, moment)
  }

  private func html(_ state: Feature.State) -> String { HTMLRenderer.html(Feature.view(state)) }

  private func opened(_ body: String, _ language: Language = .english) -> Feature.State {
    var state = Feature.State(language: language)
    let asked = send(.opened, &state)
    #expect(exchanges(asked) == ["GET /api/account/security-answers "])
    _ = send(.statusAnswered(.http(status: 200, body: body)), &state)
    return state
  }

  private func filled() -> Feature.State {
    var state = opened(#"{"offered":true}"#)
    _ = send(.setTapped, &state)
    for (place, choice) in ["pet", "street", "own"].enumerated() {
      _ = send(.questionChosen(place, choice), &state)
    }
    _ = send(.ownChanged(2, "Where does the blue door lead?"), &state)
    for (place, text) in ["Biscuit", "Lindenallee", "to the cellar"].enumerated() {
      _ = send(.answerChanged(place, text), &state)
    }
    return state
  }

  @Test func thereIsNothingWhereNoneAreAsked() {
    #expect(html(Feature.State(language: .english)).isEmpty)
    #expect(html(opened(#"{"offered":false}"#)).isEmpty)
    let kept = html(opened(#"{"offered":false,"setAt":1790000000000}"#))
    #expect(kept.contains("ask for them at the moment"))
    #expect(kept.contains("Remove security questions") && !kept.contains("Change questions"))
  }

  @Test(arguments: [Language.english, .korean])
  func everyStateHasItsWords(language: Language) {
    func say(_ text: SecurityAnswersText) -> String { text.text(in: language) }
    #expect(html(opened(#"{"offered":true}"#, language)).contains(say(.set)))
    let set = html(opened(#"{"offered":true,"setAt":1790000000000}"#, language))
    #expect(set.contains(say(.change)) && set.contains("2026"))
    var state = Feature.State(language: language)
    _ = send(.statusAnswered(.failed("offline")), &state)
    #expect(html(state).contains(AccountProblem(code: "offline").text(in: language)))
  }

  @Test func savesAndForgetsWhatWasTyped() {
    var state = filled()
    let sent = send(.saved, &state)
    #expect(
      exchanges(sent) == [
        #"POST /api/account/security-answers {"answers":[{"listed":"pet","answer":"Biscuit"},"#
          + #"{"listed":"street","answer":"Lindenallee"},"#
          + #"{"own":"Where does the blue door lead?","answer":"to the cellar"}]}"#
      ])
    #expect(send(.saved, &state).isEmpty, "once")
    let done = send(.answered(.save, .http(status: 204, body: "")), &state)
    #expect(exchanges(done) == ["GET /api/account/security-answers "])
    #expect(state.rows == nil)
    #expect(html(state).contains("Your security questions are set."))
  }

  @Test func saysWhatIsWrongAndKeepsWhatWasTyped() {
    var state = filled()
    _ = send(.answerChanged(1, " ab "), &state)
    let refused = send(.saved, &state)
    #expect(exchanges(refused).isEmpty && focused(refused) == ["answer-1"])
    #expect(html(state).contains("Use at least 3 characters"))
    _ = send(.answerChanged(1, "Fluffy"), &state)
    #expect(state.finding == nil)
    _ = send(.saved, &state)
    let answer = HostAnswer.http(
      status: 422, body: #"{"code":"securityAnswersRejected","fault":"common","place":1}"#)
    #expect(focused(send(.answered(.save, answer), &state)) == ["answer-1"])
    #expect(html(state).contains("This answer is too common."))
    #expect(state.rows?.map(\.answer) == ["Biscuit", "Fluffy", "to the cellar"])
    _ = send(.questionChosen(2, "pet"), &state)
    _ = send(.answerChanged(1, "Lindenallee"), &state)
    #expect(focused(send(.saved, &state)) == ["answer-question-2"])
    _ = send(.questionChosen(2, ""), &state)
    #expect(focused(send(.saved, &state)) == ["answer-question-2"])
  }

  @Test func threeToFive() {
    var state = filled()
    _ = send(.dropped(0), &state)
    #expect(state.rows?.count == 3)
    for _ in 0..<4 { _ = send(.added, &state) }
    #expect(state.rows?.count == 5)
    _ = send(.dropped(1), &state)
    #expect(state.rows?.map(\.answer) == ["Biscuit", "to the cellar", "", ""])
    _ = send(.closed, &state)
    #expect(state.rows == nil)
  }

  @Test func doesAgainWhatNeededAProof() {
    var state = filled()
    let wanted = HostAnswer.http(status: 403, body: #"{"code":"reauthenticationRequired"}"#)
    let first = send(.saved, &state)
    _ = send(.answered(.save, wanted), &state)
    #expect(state.proof != nil)
    #expect(!html(state).contains("security-questions-sheet"), "one sheet at a time")
    #expect(exchanges(send(.proof(.delegate(.proved)), &state)) == exchanges(first))
    _ = send(.answered(.save, wanted), &state)
    #expect(send(.proof(.delegate(.cancelled)), &state).isEmpty)
    #expect(state.rows?[0].answer == "Biscuit", "nothing typed is lost")
  }

  @Test func removesAfterAQuestion() {
    var state = opened(#"{"offered":true,"setAt":1790000000000}"#)
    #expect(send(.removeTapped, &state).isEmpty)
    #expect(html(state).contains("Remove your security questions?"))
    #expect(
      exchanges(send(.removeConfirmed, &state))
        == ["POST /api/account/security-answers/remove {}"])
    _ = send(.answered(.remove, .http(status: 204, body: "")), &state)
    #expect(html(state).contains("Your security questions are removed."))
  }
}

@Suite("Security questions before a new password")
struct AnswerChallengeFeatureTests {
  typealias Feature = RecoveryFeature

  private func send(_ action: Feature.Action, _ state: inout Feature.State)
    -> [Effect<Feature.Action, Never>]
  {
    Feature.reduce(&state, action, moment)
  }

  private func html(_ state: Feature.State) -> String { HTMLRenderer.html(Feature.view(state)) }

  private let questions = HostAnswer.http(
    status: 202,
    body: #"{"questions":[{"place":2,"listed":"pet"},{"place":0,"own":"Which <door>?"}]}"#)

  private func asked(_ step: Feature.Step, _ language: Language = .english) -> Feature.State {
    var state = Feature.State(step: step, email: "ana@example.com", language: language)
    _ = send(.codeChanged("123456"), &state)
    _ = send(.passwordChanged("another long walk"), &state)
    #expect(send(.passwordSent, &state).count == 1)
    _ = send(.changed(questions), &state)
    return state
  }

  @Test func asksInThePersonsLanguage() {
    let page = html(asked(.sent, .korean))
    #expect(page.contains("처음 키운 반려동물의 이름은 무엇인가요?"))
    #expect(page.contains("Which &lt;door&gt;?"))
    #expect(page.contains(AnswersAskedText.usePaper.text(in: .korean)))
  }

  @Test func sendsAnswersWithTheProofThereWas() {
    for (step, proof) in [
      (Feature.Step.sent, #""code":"123456""#), (.choosing(token: "abc"), #""token":"abc""#),
    ] {
      var state = asked(step)
      #expect(focused(send(.answersSent, &state)) == ["answer-2"])
      _ = send(.answerChanged(2, "Biscuit"), &state)
      #expect(focused(send(.answersSent, &state)) == ["answer-0"])
      _ = send(.answerChanged(0, "blue"), &state)
      #expect(
        exchanges(send(.answersSent, &state)) == [
          "POST /api/account/reset-password {\(proof)," + #""password":"another long walk","#
            + #""answers":[{"place":2,"answer":"Biscuit"},{"place":0,"answer":"blue"}]}"#
        ])
      #expect(send(.answersSent, &state).isEmpty)
      // What was typed stays after a refusal.
      let wrong = HostAnswer.http(status: 422, body: #"{"code":"securityAnswersWrong"}"#)
      _ = send(.changed(wrong), &state)
      #expect(html(state).contains("At least one answer is wrong."))
      #expect(state.challenge.posed.map(\.answer) == ["Biscuit", "blue"])
      _ = send(.answerChanged(0, "red"), &state)
      #expect(!html(state).contains("At least one answer is wrong."))
      _ = send(.answersSent, &state)
      _ = send(.changed(.http(status: 204, body: "")), &state)
      #expect(state.step == .done && state.password.isEmpty && state.challenge.posed.isEmpty)
    }
  }

  @Test func paperStandsInForAnswers() {
    var state = asked(.choosing(token: "abc"))
    _ = send(.paperToggled, &state)
    #expect(html(state).contains("recovery-code") && !html(state).contains("answer-2"))
    _ = send(.paperChanged("ABCD-EFGH"), &state)
    #expect(
      exchanges(send(.paperSent, &state)) == [
        #"POST /api/account/reset-password {"token":"abc","password":"another long walk","#
          + #""recoveryCode":"ABCD-EFGH"}"#
      ])
    _ = send(.changed(.http(status: 422, body: #"{"code":"codeWrong"}"#)), &state)
    _ = send(.paperToggled, &state)
    #expect(html(state).contains("answer-2"))
  }

  /// At the fifth wrong try, or at once when they rest already.
  @Test(arguments: [Feature.Step.sent, .choosing(token: "abc")])
  func whileTheyRestOnlyPaperIsLeft(step: Feature.Step) {
    let rest = HostAnswer.http(
      status: 409, body: #"{"code":"securityAnswersRest","until":1790000000000}"#)
    var first = Feature.State(step: step, email: "ana@example.com", language: .english)
    _ = send(.codeChanged("123456"), &first)
    _ = send(.passwordChanged("another long walk"), &first)
    _ = send(.passwordSent, &first)
    for var state in [first, asked(step)] {
      _ = send(.changed(rest), &state)
      let page = html(state)
      #expect(page.contains("Too many wrong answers") && page.contains("2026"))
      #expect(page.contains("recovery-code") && !page.contains("answer-2"))
      _ = send(.paperChanged("ABCD-EFGH"), &state)
      #expect(exchanges(send(.paperSent, &state)).count == 1)
      _ = send(.changed(.http(status: 204, body: "")), &state)
      #expect(state.step == .done)
      // Another message begins from the start.
      _ = send(.startedOver, &state)
      #expect(state.challenge.rests == nil)
    }
  }

  /// An account that waits its day is none that is asked, and the other way round.
  @Test func waitingIsNotAsking() {
    var state = Feature.State(step: .choosing(token: "abc"), language: .english)
    _ = send(.passwordChanged("another long walk"), &state)
    _ = send(.passwordSent, &state)
    let waits = #"{"token":"def","opensAt":1790000000000}"#
    _ = send(.changed(.http(status: 202, body: waits)), &state)
    #expect(
      state.step == .waiting(token: "def", opens: Instant(milliseconds: 1_790_000_000_000)))
    _ = send(.paperChanged("ABCD"), &state)
    #expect(exchanges(send(.paperSent, &state)).first?.contains(#""token":"def""#) == true)
    _ = send(.changed(questions), &state)
    #expect(state.step == .answering(token: "def"))
  }
}
