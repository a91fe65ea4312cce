import AccountsDomain
import Core
import View
import Wire

/// The questions that stand between a message and a new password, and what was answered so far.
public struct SecurityAnswerChallenge: Hashable, Sendable {
  public struct Posed: Hashable, Sendable {
    public let place: Int
    public let question: AskedQuestion
    public var answer = ""
  }

  public var posed: [Posed] = []
  /// When they can be answered again, after too many wrong tries.
  public var rests: Instant?
  /// Whether a recovery code is typed instead.
  public var isOnPaper = false

  public init() {}

  mutating func set(_ answer: String, at place: Int) {
    for index in posed.indices where posed[index].place == place { posed[index].answer = answer }
  }

  /// The questions of the server's answer `{"questions": …}`; `nil` when it has none.
  static func read(_ body: String) -> [Posed]? {
    do throws(WireError) {
      guard let list = try WireCursor(try JSON.parse(body)).optional("questions") else {
        return nil
      }
      let posed = try list.elements { element throws(WireError) in
        Posed(
          place: try element.required("place").int(in: SecurityAnswerRules.places),
          question: try AskedQuestion(element))
      }
      return posed.isEmpty ? nil : posed
    } catch { return nil }
  }

  /// Until when the server lets nobody answer; `nil` when it says something else.
  static func rest(_ answer: HostAnswer) -> Instant? {
    guard case .http(409, let body) = answer else { return nil }
    do throws(WireError) {
      let cursor = WireCursor(try JSON.parse(body))
      let code = try cursor.required("code").string(limit: AccountsLimits.word)
      guard code == "securityAnswersRest" else {
        return nil
      }
      return try cursor.required("until").instant()
    } catch { return nil }
  }
}

extension RecoveryFeature.State {
  /// Whether the server asks questions before it changes the password.
  mutating func poses(_ body: String) -> Bool {
    guard let posed = SecurityAnswerChallenge.read(body) else { return false }
    beginAnswering()
    challenge.posed = posed
    return true
  }

  /// Whether the questions cannot be answered any more.
  mutating func rests(_ answer: HostAnswer) -> Bool {
    guard let until = SecurityAnswerChallenge.rest(answer) else { return false }
    beginAnswering()
    challenge.posed = []
    challenge.rests = until
    return true
  }

  /// The password just typed is kept on the page, and nowhere else.
  private mutating func beginAnswering() {
    phase = .editing
    switch step {
    case .choosing(let token), .waiting(let token, _): step = .answering(token: token)
    case .answering: break
    default: step = .answering(token: nil)
    }
  }

  mutating func sendAnswers() -> [Effect<RecoveryFeature.Action, Never>] {
    guard phase != .sending, case .answering = step else { return [] }
    var list: [JSON] = []
    for posed in challenge.posed {
      guard !posed.answer.isEmpty else {
        return [.tell(.focus(elementID: "answer-\(posed.place)"))]
      }
      list.append(.object(["place": .int(posed.place), "answer": .string(posed.answer)]))
    }
    return send(JSON.Member("answers", .array(list)))
  }
}
