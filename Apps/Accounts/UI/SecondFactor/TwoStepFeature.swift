import Calendar
import Coding
import Core
import Design
import View
import Wire

/// Two-step sign-in on the account page: turning it on with an authenticator app, the recovery
/// codes, turning it off.
public enum TwoStepFeature: Feature {
  /// What the server says is in force.
  @Wire public struct InForce: Hashable, Sendable {
    public let since: Instant?
    @Field("recoveryCodesLeft", in: 0...100) public let codesLeft: Int

    public var isOn: Bool { since != nil }
  }

  public typealias Status = LoadStatus<InForce>

  /// What the app needs to know, until the first code was typed.
  public struct SetUp: Hashable, Sendable {
    public let secret: String
    public let address: String
    public var code = ""
  }

  /// What the person asked for, kept for when it has to be done again after a proof.
  public enum Act: Hashable, Sendable {
    case begin, confirm, remake, turnOff
  }

  public struct State: Hashable, Sendable {
    public var language: Language
    public var status = Status.loading
    public var setUp: SetUp?
    /// Shown once.
    public var codes: [String]?
    public var turnOffAsked = false
    /// What is under way.
    public var act: Act?
    public var fault: AccountProblem?
    public var proof: ReauthenticationFeature.State?

    public init(language: Language) { self.language = language }

    /// How many recovery codes are left, as far as that is known.
    var codesLeft: Int? { if case .loaded(let force) = status { force.codesLeft } else { nil } }

    var isOn: Bool { if case .loaded(let force) = status { force.isOn } else { false } }
  }

  public enum Action {
    case opened
    case statusAnswered(HostAnswer)
    case wanted(Act)
    case answered(Act, HostAnswer)
    case codeChanged(String)
    case setUpClosed
    case turnOffTapped
    case turnOffCancelled
    case secretCopied
    case codesCopied
    case codesSaved
    case codesClosed
    case proof(ReauthenticationFeature.Action)
  }

  public static func reduce(
    _ state: inout State, _ action: Action, _ moment: Moment
  ) -> [Effect<Action, Never>] {
    switch action {
    case .opened: return state.ask()
    case .statusAnswered(let answer): state.status = .read(answer)
    case .wanted(let act): return state.perform(act)
    case .answered(let act, let answer): return state.receive(act, answer)
    case .codeChanged(let text):
      state.setUp?.code = text
      state.fault = nil
    case .setUpClosed:
      state.setUp = nil
      state.fault = nil
    case .turnOffTapped: state.turnOffAsked = true
    case .turnOffCancelled: state.turnOffAsked = false
    case .secretCopied: return state.setUp.map { setUp in [.tell(.copy(setUp.secret))] } ?? []
    case .codesCopied: return [.tell(.copy(state.codesText))]
    case .codesSaved:
      return [
        .tell(
          .save(
            name: "fieldday-recovery-codes.txt", mediaType: "text/plain", text: state.codesText))
      ]
    case .codesClosed:
      state.codes = nil
      return state.ask()
    case .proof(let child): return state.reduceProof(child, moment)
    }
    return []
  }
}

extension TwoStepFeature.Action: CarriesProof {}

extension TwoStepFeature.State: ActsUnderProof {
  typealias Effects = [Effect<TwoStepFeature.Action, Never>]

  var codesText: String {
    var text = SecondFactorText.codesFile.text(in: language) + "\n"
    for code in codes ?? [] { text += code + "\n" }
    return text
  }

  mutating func ask() -> Effects {
    status = .loading
    return [.ask(.get("/api/account/second-factor"), answer: { answer in .statusAnswered(answer) })]
  }

  mutating func perform(_ act: TwoStepFeature.Act) -> Effects {
    guard self.act == nil else { return [] }
    var body = "{}"
    let name: String
    switch act {
    case .begin: name = "begin"
    case .confirm:
      guard let code = setUp?.code, !code.isEmpty else {
        return [.tell(.focus(elementID: "set-up-code"))]
      }
      body = JSON.object(["code": .string(code)]).text
      name = "confirm"
    case .remake: name = "recovery-codes"
    case .turnOff: name = "turn-off"
    }
    self.act = act
    fault = nil
    turnOffAsked = false
    let request = HostRequest.post("/api/account/second-factor/" + name, body: body)
    return [.ask(request, answer: { answer in .answered(act, answer) })]
  }

  mutating func receive(_ act: TwoStepFeature.Act, _ answer: HostAnswer) -> Effects {
    if let effects = askForProof(answer) { return effects }
    self.act = nil
    guard case .http(let status, let body) = answer, status / 100 == 2 else {
      fault = AccountProblem.of(answer)
      return []
    }
    switch act {
    case .begin: setUp = TwoStepFeature.SetUp.read(body)
    case .confirm, .remake:
      setUp = nil
      codes = TwoStepFeature.codes(in: body)
    case .turnOff: return ask()
    }
    return []
  }
}

extension TwoStepFeature {
  static func codes(in body: String) -> [String]? {
    do throws(WireError) {
      return try WireCursor(try JSON.parse(body)).required("recoveryCodes")
        .elements { code throws(WireError) in try code.string(limit: 64) }
    } catch { return nil }
  }
}

extension TwoStepFeature.SetUp {
  static func read(_ body: String) -> TwoStepFeature.SetUp? {
    do throws(WireError) {
      let cursor = WireCursor(try JSON.parse(body))
      return TwoStepFeature.SetUp(
        secret: try cursor.required("secret").string(limit: 128),
        address: try cursor.required("address").string(limit: 2_000))
    } catch { return nil }
  }

  /// The secret in groups of four.
  var grouped: String {
    var text = ""
    for (index, letter) in secret.enumerated() {
      if index > 0, index % 4 == 0 { text += " " }
      text.append(letter)
    }
    return text
  }
}
