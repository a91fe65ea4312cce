import AccountsUI
import Calendar
import Core
import Testing

@Suite struct TwoStepFeatureTests {
  private typealias Effects = [Effect<TwoStepFeature.Action, Never>]
  private let moment = Moment(
    instant: Instant(milliseconds: 1_790_000_000_000), zone: .utc,
    entropy: Entropy(high: 1, low: 2))
  private let wanted = HostAnswer.http(
    status: 403, body: #"{"code":"reauthenticationRequired"}"#)

  private func paths(_ effects: Effects) -> [String] {
    effects.compactMap { effect in
      guard case .ask(.http(let exchange), _) = effect else { return nil }
      return exchange.method + " " + exchange.path
    }
  }

  private func send(_ action: TwoStepFeature.Action, _ state: inout TwoStepFeature.State) -> Effects
  {
    TwoStepFeature.reduce(&state, action, moment)
  }

  /// The answers an effect's request gets, as actions.
  private func answer(_ effects: Effects, _ answer: HostAnswer) throws -> TwoStepFeature.Action {
    guard case .ask(_, let read)? = effects.first else { throw Missing() }
    return try #require(read(answer))
  }

  private struct Missing: Error {}

  @Test func doesAgainWhatNeededAProof() throws {
    var state = TwoStepFeature.State(language: .english)
    let first = send(.wanted(.begin), &state)
    #expect(paths(first) == ["POST /api/account/second-factor/begin"])
    _ = send(try answer(first, wanted), &state)
    #expect(state.proof != nil)
    #expect(state.fault == nil)
    _ = send(.proof(.textChanged("a long walk home")), &state)
    let proof = send(.proof(.sent), &state)
    #expect(paths(proof) == ["POST /api/account/reauthenticate"])
    let again = send(try answer(proof, .http(status: 204, body: "")), &state)
    #expect(state.proof == nil)
    #expect(paths(again) == ["POST /api/account/second-factor/begin"])
    let body = #"{"secret":"ABCDEFGH","address":"otpauth://totp/x"}"#
    _ = send(try answer(again, .http(status: 200, body: body)), &state)
    #expect(state.setUp?.secret == "ABCDEFGH")
  }

  @Test func aProofRefusedDoesNothing() throws {
    var state = TwoStepFeature.State(language: .english)
    let first = send(.wanted(.begin), &state)
    _ = send(try answer(first, wanted), &state)
    #expect(send(.proof(.delegate(.cancelled)), &state).isEmpty)
    #expect(state.proof == nil)
    #expect(state.act == nil)
    // It can be asked for again.
    #expect(paths(send(.wanted(.begin), &state)).count == 1)
  }

  @Test func showsRecoveryCodesOnce() throws {
    var state = TwoStepFeature.State(language: .english)
    let made = send(.wanted(.remake), &state)
    let body = #"{"recoveryCodes":["AAAA-BBBB-CCCC-DDDD","EEEE-FFFF-GGGG-HHHH"]}"#
    _ = send(try answer(made, .http(status: 200, body: body)), &state)
    #expect(state.codes?.count == 2)
    guard case .ask(.save(_, _, let text), _)? = send(.codesSaved, &state).first else {
      Issue.record("nothing was saved")
      return
    }
    #expect(
      text == "Fieldday recovery codes\nAAAA-BBBB-CCCC-DDDD\nEEEE-FFFF-GGGG-HHHH\n")
    _ = send(.codesClosed, &state)
    #expect(state.codes == nil)
  }

  @Test func tellsWhatWentWrong() throws {
    var state = TwoStepFeature.State(language: .english)
    let asked = send(.opened, &state)
    #expect(state.status == .loading)
    _ = send(try answer(asked, .failed("offline")), &state)
    #expect(state.status == .failed(AccountProblem(code: "offline")))
    _ = send(.wanted(.turnOff), &state)
    // One thing at a time.
    #expect(send(.wanted(.turnOff), &state).isEmpty)
  }
}
