import AccountsUI
import Calendar
import Core
import Testing

/// When the browser is asked for a passkey, and what is made of its answers.
@Suite struct PasskeySignInFeatureTests {
  private let moment = Moment(
    instant: Instant(milliseconds: 0), zone: .utc, entropy: Entropy(high: 1, low: 2))
  private let options = HostAnswer.http(
    status: 200, body: "{\"options\":{\"challenge\":\"AA\",\"allowCredentials\":[]}}")
  private let credential = HostAnswer.text("{\"id\":\"AA\"}")

  private func requests(
    _ state: inout PasskeySignInFeature.State, _ action: PasskeySignInFeature.Action
  ) -> [HostRequest] {
    PasskeySignInFeature.reduce(&state, action, moment).compactMap { effect in
      if case .ask(let request, _) = effect { request } else { nil }
    }
  }

  private func path(_ request: HostRequest?) -> String? {
    if case .http(let exchange)? = request { exchange.path } else { nil }
  }

  @Test func theScreenOffersAndTakesBack() {
    var state = PasskeySignInFeature.State(language: .english)
    #expect(path(requests(&state, .shown).first) == "/api/account/passkey-sign-in/begin")
    let offered = requests(&state, .waitingBegun(options))
    let text = "{\"challenge\":\"AA\",\"allowCredentials\":[]}"
    #expect(offered.first == .usePasskey(options: text, waits: true))
    #expect(offered.count == 2)
    #expect(requests(&state, .waitingAnswered(.failed("unsupported"))).isEmpty)
    #expect(state.obstacle == nil)
    #expect(requests(&state, .left) == [.cancelPasskey])
    #expect(requests(&state, .renewed).isEmpty)
    #expect(requests(&state, .waitingBegun(options)).isEmpty)
    #expect(requests(&state, .waitingAnswered(credential)).isEmpty)
  }

  @Test func theButtonAsksAtOnce() {
    var state = PasskeySignInFeature.State(language: .korean)
    _ = requests(&state, .shown)
    #expect(path(requests(&state, .tapped).first) == "/api/account/passkey-sign-in/begin")
    #expect(requests(&state, .tapped).isEmpty)
    // What the waiting offer was ended with is nobody's trouble.
    #expect(requests(&state, .waitingAnswered(.failed("cancelled"))).isEmpty)
    #expect(requests(&state, .begun(options)).count == 1)
    #expect(path(requests(&state, .answered(credential)).first) == "/api/account/passkey-sign-in")
    let problem = HostAnswer.http(status: 422, body: "{\"code\":\"passkeyUnknown\"}")
    #expect(requests(&state, .refused(problem)).count == 1)
    #expect(state.problem?.code == "passkeyUnknown")
    #expect(!state.isBusy)
  }

  @Test func thinkingBetterOfItIsNoFault() {
    var state = PasskeySignInFeature.State(language: .english)
    _ = requests(&state, .shown)
    _ = requests(&state, .tapped)
    #expect(requests(&state, .answered(.failed("cancelled"))).count == 1)
    #expect(state.problem == nil)
    _ = requests(&state, .tapped)
    #expect(requests(&state, .answered(.failed("unsupported"))).isEmpty)
    #expect(state.obstacle == .browser)
  }

  @Test func aBareAddressIsSaid() {
    var state = PasskeySignInFeature.State(language: .english)
    _ = requests(&state, .shown)
    let answer = HostAnswer.http(status: 409, body: "{\"code\":\"passkeysUnavailable\"}")
    #expect(requests(&state, .waitingBegun(answer)).isEmpty)
    #expect(state.obstacle == .address)
  }
}
