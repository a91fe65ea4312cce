import AccountsDomain
import Core
import Design
import View

// The telephone number and the recovery codes.
extension SignUpFeature {
  /// What is known of whether this server can verify a number.
  public enum PhoneOffer: Hashable, Sendable {
    case unknown, asking, offered, absent
  }
}

extension SignUpFeature.State {
  /// The steps of this sign-up.
  public var steps: [SignUpStep] {
    SignUpStep.allCases.filter { step in step != .contact || phoneOffer == .offered }
  }

  /// Whether it is known how many there are.
  var knowsSteps: Bool { phoneOffer == .offered || phoneOffer == .absent }

  func step(after step: SignUpStep) -> SignUpStep {
    steps.first { other in other.place > step.place } ?? step
  }

  var stepBefore: SignUpStep? { steps.last { other in other.place < step.place } }

  /// Nothing is wrong with having none.
  var phoneFault: PhoneNumber.Fault? { phone.isEmpty ? nil : PhoneTyping.fault(of: phone) }

  /// Asks the server, unless it has answered or is being asked.
  mutating func askAboutPhones() -> Effects {
    guard phoneOffer == .unknown else { return [] }
    phoneOffer = .asking
    return [.ask(PhoneOffer.ask, answer: { answer in .offerAnswered(answer) })]
  }

  mutating func receiveOffer(_ answer: HostAnswer) -> Effects {
    // Without an answer there is no such step: the number of steps does not change once it is said.
    phoneOffer = PhoneOffer.isMade(answer) ? .offered : .absent
    guard awaitsOffer else { return [] }
    awaitsOffer = false
    return step == .credential ? go(to: step(after: .credential)) : []
  }

  mutating func changePhone(_ text: String) {
    phone = PhoneTyping.next(text, after: phone)
    phase.edited()
  }

  mutating func skipContact() -> Effects {
    phone = ""
    checked.remove(.phone)
    return go(to: step(after: .contact))
  }

  // MARK: Recovery codes

  /// Codes are made once, also where the page is loaded anew, and one at each moment, since each
  /// moment brings chance of its own.
  func makeCode() -> Effects {
    guard codes.count < RecoveryCodeLetters.count else { return [] }
    return [.ask(.timer(key: "sign-up-code", milliseconds: 0), answer: { _ in .codeDue })]
  }

  mutating func addCode(_ moment: Moment) -> Effects {
    let code = RecoveryCodeLetters.text(moment.entropy)
    guard codes.count < RecoveryCodeLetters.count else { return [] }
    if !codes.contains(code) { codes.append(code) }
    return makeCode()
  }

  var codesText: String {
    var text = SecondFactorText.codesFile.text(in: language) + "\n"
    for code in codes { text += code + "\n" }
    return text
  }

  /// Whether the codes are there and the person has put them away.
  mutating func keepCodes() -> Bool {
    guard codes.count == RecoveryCodeLetters.count else { return false }
    codesKept = true
    return true
  }

  mutating func forgetCodes() {
    codes = []
    codesKept = false
  }
}
