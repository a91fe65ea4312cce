import AccountsDomain
import AccountsUI
import Calendar
import Core
import Testing
import View
import Wire

@Suite("Telephone number and recovery codes while signing up")
struct SignUpContactTests {
  /// A desk at the step for the number.
  private func desk(_ language: Language = .english) -> SignUpDesk {
    var desk = SignUpDesk(language, offersPhones: true)
    desk.send(.emailChanged("ana@x.io"), .advanced)
    desk.send(.passwordChanged(SignUpDesk.password), .advanced)
    return desk
  }

  @Test func theStepIsThereWhereNumbersCanBeVerified() {
    var desk = desk()
    #expect(desk.state.step == .contact)
    #expect(desk.html.contains("Step 3 of 6"))
    #expect(desk.html.contains("autocomplete=\"tel\""))
    #expect(desk.html.contains("inputmode=\"tel\""))
    desk.send(.contactSkipped)
    #expect(desk.state.step == .recovery)
    desk.send(.backTapped)
    #expect(desk.state.step == .contact)
    var other = SignUpDesk()
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
      .passwordChanged(SignUpDesk.password), .advanced, .stepAnswered(2, .failed("timeout")),
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
      .stepAnswered(1, .failed("offline")), .passwordChanged(SignUpDesk.password), .advanced,
      .stepAnswered(2, .failed("offline")),
    ] {
      _ = SignUpFeature.reduce(&state, action, moment)
    }
    #expect(state.step == .recovery)
    #expect(HTMLRenderer.html(SignUpFeature.view(state)).contains("Step 3 of 5"))
  }

  @Test func aNumberIsWrittenAsItIsTyped() {
    var desk = desk()
    var typed = ""
    for digit in "01012345678" {
      typed = desk.state.phone + String(digit)
      desk.send(.phoneChanged(typed))
    }
    #expect(desk.state.phone == "010-1234-5678")
    // What is mended in the middle stays where the caret is, until the field is left.
    desk.send(.phoneChanged("010-134-5678"))
    #expect(desk.state.phone == "010-134-5678")
    desk.send(.phoneChanged("010-1344-5678"))
    #expect(desk.state.phone == "010-1344-5678")
    desk.send(.phoneChanged("010-1344-567"))
    #expect(desk.state.phone == "010-1344-567")
    desk.send(.phoneChanged(""), .phoneChanged("+82 10 1234 5678"))
    #expect(desk.state.phone == "010-1234-5678", "pasted")
    desk.send(.phoneChanged("(0)10 1234.5678"), .left(.phone))
    #expect(desk.state.phone == "010-1234-5678")
  }

  @Test func whatIsNoNumberHoldsTheStep() {
    var desk = desk()
    desk.send(.phoneChanged("abc"))
    #expect(!desk.html.contains("phone-fault"))
    desk.send(.advanced)
    #expect(desk.state.step == .contact)
    #expect(desk.html.contains("can only have digits"))
    #expect(desk.requests.last == .focus(elementID: "phone"))
    desk.send(.contactSkipped)
    #expect(desk.state.step == .recovery)
    #expect(desk.state.phone.isEmpty)
  }

  @Test func theNumberGoesAlongAndOutlivesAReload() throws {
    var desk = desk()
    desk.send(.phoneChanged("01012345678"), .advanced, .advanced)
    #expect(desk.state.step == .review)
    #expect(desk.html.contains("010-1234-5678"))
    let kept = try #require(desk.kept)
    #expect(SignUpDraft(kept).phone == "010-1234-5678")
    desk.send(.advanced)
    #expect(desk.exchanges.last?.body?.contains("\"phone\":\"010-1234-5678\"") == true)
    desk.serverAnswers(422, "{\"code\":\"phoneCountry\"}")
    #expect(desk.state.step == .contact)
    #expect(desk.html.contains("send text messages to this country"))
    desk.send(.contactSkipped, .advanced, .advanced)
    #expect(desk.exchanges.last?.body?.contains("phone") == false)
  }

  @Test func tenDifferentCodesAreMadeAndKept() throws {
    var desk = SignUpDesk()
    desk.send(.emailChanged("ana@x.io"), .advanced)
    desk.send(.passwordChanged(SignUpDesk.password), .advanced)
    #expect(Set(desk.state.codes).count == 10)
    for code in desk.state.codes {
      #expect(code.split(separator: "-").map(\.count) == [4, 4, 4, 4])
      #expect(desk.html.contains(code))
    }
    #expect(desk.html.contains("I've saved them"))
    desk.send(.codesCopied, .codesSaved)
    let saved = desk.requests.suffix(2)
    var text = "Fieldday recovery codes\n"
    for code in desk.state.codes { text += code + "\n" }
    #expect(saved.first == .copy(text))
    #expect(
      saved.last
        == .save(name: "fieldday-recovery-codes.txt", mediaType: "text/plain", text: text))
    desk.send(.advanced, .advanced)
    desk.serverAnswers(422, "{\"code\":\"recoveryCodesInvalid\"}")
    #expect(desk.state.step == .recovery)
    #expect(desk.state.codes.count == 10, "new ones")
    #expect(!text.contains(desk.state.codes[0]))
  }

  /// Nothing goes on before all of them are there.
  @Test func halfTheCodesAreNotEnough() {
    var state = SignUpFeature.State(language: .english)
    for (index, action) in [
      SignUpFeature.Action.emailChanged("ana@x.io"), .advanced,
      .stepAnswered(1, .http(status: 204, body: "")), .passwordChanged(SignUpDesk.password),
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
