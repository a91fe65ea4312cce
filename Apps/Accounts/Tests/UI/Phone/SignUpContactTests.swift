import AccountsDomain
import AccountsUI
import Calendar
import Core
import Testing
import View
import Wire

@Suite("Telephone number and recovery codes while signing up")
struct SignUpContactTests {
  /// A harness at the step for the number.
  private func harness(_ language: Language = .english) -> SignUpHarness {
    var harness = SignUpHarness(language, offersPhones: true)
    harness.send(.emailChanged("ana@x.io"), .advanced)
    harness.send(.passwordChanged(SignUpHarness.password), .advanced)
    return harness
  }

  @Test func theStepIsThereWhereNumbersCanBeVerified() {
    var harness = harness()
    #expect(harness.state.step == .contact)
    #expect(harness.html.contains("Step 3 of 6"))
    #expect(harness.html.contains("autocomplete=\"tel\""))
    #expect(harness.html.contains("inputmode=\"tel\""))
    harness.send(.contactSkipped)
    #expect(harness.state.step == .recovery)
    harness.send(.backTapped)
    #expect(harness.state.step == .contact)
    var other = SignUpHarness()
    other.fill()
    #expect(!other.state.steps.contains(.contact))
    other.open(.contact)
    #expect(other.state.step == .recovery)
    #expect(!other.html.contains("Your phone number"))
  }

  /// The server is asked when the address is begun; whoever is faster than its answer waits for it.
  @Test func nobodyIsFasterThanTheAnswer() throws {
    var state = SignUpFeature.State(language: .english)
    let moment = Moment(
      instant: Instant(milliseconds: 0), zone: .utc, entropy: Entropy(high: 1, low: 2))
    let asked = SignUpFeature.reduce(&state, .emailChanged("ana@x.io"), moment)
    let again = SignUpFeature.reduce(&state, .emailChanged("ana@x.io "), moment)
    func isOffer(_ effect: Effect<SignUpFeature.Action, Never>) -> Bool {
      guard case .ask(.http(let exchange), _) = effect else { return false }
      return exchange.path == "/api/account/phone/offer"
    }
    #expect(asked.filter(isOffer).count == 1)
    #expect(again.filter(isOffer).isEmpty)
    for action in [
      SignUpFeature.Action.advanced, .stepAnswered(1, .failed("timeout")),
      .passwordChanged(SignUpHarness.password), .advanced, .stepAnswered(2, .failed("timeout")),
    ] {
      _ = SignUpFeature.reduce(&state, action, moment)
    }
    #expect(state.step == .credential)
    _ = SignUpFeature.reduce(
      &state, .offerAnswered(.http(status: 200, body: "{\"offered\":true}")), moment)
    #expect(state.step == .contact)
  }

  @Test(arguments: [
    HostAnswer.failed("offline"), .http(status: 500, body: ""), .http(status: 200, body: "{}"),
  ])
  func withoutAnAnswerThereIsNoSuchStep(answer: HostAnswer) {
    var state = SignUpFeature.State(language: .english)
    let moment = Moment(
      instant: Instant(milliseconds: 0), zone: .utc, entropy: Entropy(high: 1, low: 2))
    for action in [
      SignUpFeature.Action.emailChanged("ana@x.io"), .offerAnswered(answer), .advanced,
      .stepAnswered(1, .failed("offline")), .passwordChanged(SignUpHarness.password), .advanced,
      .stepAnswered(2, .failed("offline")),
    ] {
      _ = SignUpFeature.reduce(&state, action, moment)
    }
    #expect(state.step == .recovery)
    #expect(HTMLRenderer.html(SignUpFeature.view(state)).contains("Step 3 of 5"))
  }

  @Test func aNumberIsWrittenAsItIsTyped() {
    var harness = harness()
    var typed = ""
    for digit in "01012345678" {
      typed = harness.state.phone + String(digit)
      harness.send(.phoneChanged(typed))
    }
    #expect(harness.state.phone == "010-1234-5678")
    // What is mended in the middle stays where the caret is, until the field is left.
    harness.send(.phoneChanged("010-134-5678"))
    #expect(harness.state.phone == "010-134-5678")
    harness.send(.phoneChanged("010-1344-5678"))
    #expect(harness.state.phone == "010-1344-5678")
    harness.send(.phoneChanged("010-1344-567"))
    #expect(harness.state.phone == "010-1344-567")
    harness.send(.phoneChanged(""), .phoneChanged("+82 10 1234 5678"))
    #expect(harness.state.phone == "010-1234-5678", "pasted")
    harness.send(.phoneChanged("(0)10 1234.5678"), .left(.phone))
    #expect(harness.state.phone == "010-1234-5678")
  }

  @Test func whatIsNoNumberHoldsTheStep() {
    var harness = harness()
    harness.send(.phoneChanged("abc"))
    #expect(!harness.html.contains("phone-fault"))
    harness.send(.advanced)
    #expect(harness.state.step == .contact)
    #expect(harness.html.contains("can only have digits"))
    #expect(harness.requests.last == .focus(elementID: "phone"))
    harness.send(.contactSkipped)
    #expect(harness.state.step == .recovery)
    #expect(harness.state.phone.isEmpty)
  }

  @Test func theNumberGoesAlongAndOutlivesAReload() throws {
    var harness = harness()
    harness.send(.phoneChanged("01012345678"), .advanced, .advanced)
    #expect(harness.state.step == .review)
    #expect(harness.html.contains("010-1234-5678"))
    let kept = try #require(harness.kept)
    #expect(SignUpDraft(kept).phone == "010-1234-5678")
    harness.send(.advanced)
    #expect(harness.exchanges.last?.body?.contains("\"phone\":\"010-1234-5678\"") == true)
    harness.serverAnswers(422, "{\"code\":\"phoneCountry\"}")
    #expect(harness.state.step == .contact)
    #expect(harness.html.contains("send text messages to this country"))
    harness.send(.contactSkipped, .advanced, .advanced)
    #expect(harness.exchanges.last?.body?.contains("phone") == false)
  }

  @Test func tenDifferentCodesAreMadeAndKept() throws {
    var harness = SignUpHarness()
    harness.send(.emailChanged("ana@x.io"), .advanced)
    harness.send(.passwordChanged(SignUpHarness.password), .advanced)
    #expect(Set(harness.state.codes).count == 10)
    for code in harness.state.codes {
      #expect(code.split(separator: "-").map(\.count) == [4, 4, 4, 4])
      #expect(harness.html.contains(code))
    }
    #expect(harness.html.contains("I've saved them"))
    harness.send(.codesCopied, .codesSaved)
    let saved = harness.requests.suffix(2)
    var text = "Fieldday recovery codes\n"
    for code in harness.state.codes { text += code + "\n" }
    #expect(saved.first == .copy(text))
    #expect(
      saved.last
        == .save(name: "fieldday-recovery-codes.txt", mediaType: "text/plain", text: text))
    harness.send(.advanced, .advanced)
    harness.serverAnswers(422, "{\"code\":\"recoveryCodesInvalid\"}")
    #expect(harness.state.step == .recovery)
    #expect(harness.state.codes.count == 10, "new ones")
    #expect(!text.contains(harness.state.codes[0]))
  }

  /// Nothing goes on before all of them are there.
  @Test func halfTheCodesAreNotEnough() {
    var state = SignUpFeature.State(language: .english)
    for (index, action) in [
      SignUpFeature.Action.emailChanged("ana@x.io"), .advanced,
      .stepAnswered(1, .http(status: 204, body: "")), .passwordChanged(SignUpHarness.password),
      .offerAnswered(.http(status: 200, body: "{\"offered\":false}")), .advanced,
      .stepAnswered(2, .http(status: 204, body: "")), .codeDue, .codeDue, .advanced,
    ].enumerated() {
      let moment = Moment(
        instant: Instant(milliseconds: 0), zone: .utc,
        entropy: Entropy(high: mixed(UInt64(index)), low: 0))
      _ = SignUpFeature.reduce(&state, action, moment)
    }
    #expect(state.codes.count == 2)
    #expect(state.step == .recovery)
  }

  /// The letters are base32 of the first eighty bits (RFC 4648 §10 for the alphabet).
  @Test(arguments: [
    (Entropy(high: 0, low: 0), "AAAA-AAAA-AAAA-AAAA"),
    (Entropy(high: .max, low: .max), "7777-7777-7777-7777"),
    // "foobarfoob", then what does not count.
    (Entropy(high: 0x666F_6F62_6172_666F, low: 0x6F62_1234_5678_9ABC), "MZXW-6YTB-OJTG-633C"),
  ])
  func codesAreBase32(entropy: Entropy, code: String) {
    #expect(RecoveryCodeLetters.text(entropy) == code)
  }
}
