import AccountsDomain
import Calendar
import Coding
import Core
import Design
import View
import Wire

/// The telephone number on the account page: adding, verifying, changing and removing it.
public enum PhoneFeature: Feature {
  /// What the server says there is, as it is written.
  @Wire public struct Numbers: Hashable, Sendable {
    /// Whether this server sends text messages.
    @Field("offered") public let isOffered: Bool
    @Field(limit: AccountsLimits.phone) public let verified: String?
    @Field(limit: AccountsLimits.phone) public let pending: String?
  }

  public typealias Status = LoadStatus<Numbers>

  /// What the person asked for, kept for when it has to be done again after a proof.
  public enum Act: Hashable, Sendable {
    /// A code to the number in the field; to the one that is being verified when there is none.
    case send(isNew: Bool)
    case verify
    case remove
  }

  public struct State: Hashable, Sendable {
    public var language: Language
    public var status = Status.loading
    /// A number being typed; `nil` when none is asked for.
    public var number: String?
    public var isChecked = false
    /// Whether a code is on its way.
    public var isSent = false
    public var code = ""
    /// Seconds until a code may be sent again.
    public var wait = 0
    public var wasVerified = false
    public var isRemoving = false
    /// What is under way.
    public var act: Act?
    public var problem: AccountProblem?
    public var proof: ReauthenticationFeature.State?

    public init(language: Language) { self.language = language }

    var fault: PhoneNumber.Fault? { PhoneTyping.fault(of: number ?? "") }
  }

  public enum Action {
    // What the person did.
    case opened
    case numberChanged(String)
    case numberLeft
    case sendTapped
    case againTapped
    case changeTapped
    case changeCancelled
    case codeChanged(String)
    case codeSent
    case removeTapped
    case removeCancelled
    case removeConfirmed
    // What came back.
    case ticked
    case numbersAnswered(HostAnswer)
    case answered(Act, HostAnswer)
    case proof(ReauthenticationFeature.Action)
  }

  static let path = "/api/account/phone"

  public static func reduce(
    _ state: inout State, _ action: Action, _ moment: Moment
  ) -> [Effect<Action, Never>] {
    switch action {
    case .opened:
      state.status = .loading
      return [ask]
    case .numbersAnswered(let answer): state.status = .read(answer)
    case .numberChanged(let text):
      state.number = PhoneTyping.next(text, after: state.number ?? "")
      state.problem = nil
    case .numberLeft:
      state.number = state.number.map { text in PhoneTyping.settled(text) }
      state.isChecked = state.number?.isEmpty == false
    case .sendTapped: return state.perform(.send(isNew: true))
    case .againTapped: return state.wait == 0 ? state.perform(.send(isNew: false)) : []
    case .changeTapped:
      state.beginChange()
      return [.tell(.focus(elementID: "phone"))]
    case .changeCancelled: state.endChange()
    case .codeChanged(let text):
      state.code = ConfirmFeature.digits(of: text)
      state.problem = nil
      // The sixth digit says that all is typed.
      return state.code.utf8.count == 6 ? state.perform(.verify) : []
    case .codeSent: return state.perform(.verify)
    case .removeTapped: state.isRemoving = true
    case .removeCancelled: state.isRemoving = false
    case .removeConfirmed: return state.perform(.remove)
    case .ticked:
      if state.wait > 0 { state.wait -= 1 }
      return state.countdown
    case .answered(let act, let answer): return state.receive(act, answer)
    case .proof(let child): return state.reduceProof(child, moment)
    }
    return []
  }

  static var ask: Effect<Action, Never> {
    .ask(.get(path), answer: { answer in .numbersAnswered(answer) })
  }
}

extension PhoneFeature.Action: CarriesProof {}

extension PhoneFeature.State: ActsUnderProof {
  typealias Effects = [Effect<PhoneFeature.Action, Never>]

  mutating func beginChange() {
    number = ""
    isChecked = false
    wasVerified = false
    problem = nil
  }

  mutating func endChange() {
    number = nil
    isChecked = false
    problem = nil
  }

  mutating func perform(_ act: PhoneFeature.Act) -> Effects {
    guard self.act == nil else { return [] }
    var body = "{}"
    let name: String
    switch act {
    case .send(let isNew):
      name = "send"
      guard isNew else { break }
      isChecked = true
      guard fault == nil else { return [.tell(.focus(elementID: "phone"))] }
      body = JSON.object(["number": .string(number ?? "")]).text
    case .verify:
      name = "verify"
      guard code.utf8.count == 6 else { return [.tell(.focus(elementID: "phone-code"))] }
      body = JSON.object(["code": .string(code)]).text
    case .remove: name = "remove"
    }
    self.act = act
    problem = nil
    isRemoving = false
    wasVerified = false
    let request = HostRequest.post(PhoneFeature.path + "/" + name, body: body)
    return [.ask(request, answer: { answer in .answered(act, answer) })]
  }

  mutating func receive(_ act: PhoneFeature.Act, _ answer: HostAnswer) -> Effects {
    if let effects = askForProof(answer) { return effects }
    self.act = nil
    code = ""
    guard case .http(let status, let body) = answer, status / 100 == 2 else {
      let problem = AccountProblem.of(answer)
      self.problem = problem
      // The field for the code stays, and says when another can be had.
      guard case .send(isNew: false) = act, let seconds = problem.retryAfter else { return [] }
      wait = seconds
      return countdown
    }
    number = nil
    isChecked = false
    switch act {
    case .send:
      isSent = true
      wait = SignUpFeature.wait(body)
      return [PhoneFeature.ask] + countdown + [.tell(.focus(elementID: "phone-code"))]
    case .verify:
      isSent = false
      wasVerified = true
    case .remove: isSent = false
    }
    return [PhoneFeature.ask]
  }

  var countdown: Effects {
    guard wait > 0 else { return [] }
    return [.ask(.timer(key: "phone-resend", milliseconds: 1_000), answer: { _ in .ticked })]
  }
}
