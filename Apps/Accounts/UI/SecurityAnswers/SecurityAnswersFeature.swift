import AccountsDomain
import Calendar
import Coding
import Core
import Design
import View
import Wire

/// Security questions on the account page: setting, replacing and removing them. What was answered
/// is never shown again, so there is nothing to edit: whoever changes one sets all.
public enum SecurityAnswersFeature: Feature {
  /// What the server says there is.
  @Wire public struct Standing: Hashable, Sendable {
    /// Whether this server asks such questions.
    @Field("offered") public let isOffered: Bool
    @Field("setAt") public let since: Instant?
  }

  public typealias Status = LoadStatus<Standing>

  /// A question being chosen and answered.
  public struct Row: Hashable, Sendable {
    /// A word of the list, `own`, or nothing yet.
    public var choice = ""
    public var own = ""
    public var answer = ""

    var entry: SecurityAnswer {
      SecurityAnswer(
        question: SecurityQuestion(rawValue: choice).map { question in .listed(question) }
          ?? .own(choice == "own" ? own : ""), answer: answer)
    }
  }

  /// What the person asked for, kept for when it has to be done again after a proof.
  public enum Act: Hashable, Sendable {
    case save, remove
  }

  public struct State: Hashable, Sendable {
    public var language: Language
    public var status = Status.loading
    /// The open sheet; what is typed there is kept nowhere else and goes with it.
    public var rows: [Row]?
    /// What is wrong, once the person has tried to save.
    public var finding: SecurityAnswerRules.Finding?
    public var isRemoving = false
    /// What was just done.
    public var done: Act?
    /// What is under way.
    public var act: Act?
    public var problem: AccountProblem?
    public var proof: ReauthenticationFeature.State?

    public init(language: Language) { self.language = language }
  }

  public enum Action {
    // What the person did.
    case opened
    case setTapped
    case closed
    case questionChosen(Int, String)
    case ownChanged(Int, String)
    case answerChanged(Int, String)
    case added
    case dropped(Int)
    case saved
    case removeTapped
    case removeCancelled
    case removeConfirmed
    // What came back.
    case statusAnswered(HostAnswer)
    case answered(Act, HostAnswer)
    case proof(ReauthenticationFeature.Action)
  }

  static let path = "/api/account/security-answers"

  public static func reduce(
    _ state: inout State, _ action: Action, _ moment: Moment
  ) -> [Effect<Action, Never>] {
    switch action {
    case .opened:
      state.status = .loading
      state.done = nil
      return [ask]
    case .statusAnswered(let answer): state.status = .read(answer)
    case .setTapped:
      state.rows = [Row](repeating: Row(), count: SecurityAnswerRules.fewest)
      state.finding = nil
      state.problem = nil
      state.done = nil
    case .closed: state.close()
    case .questionChosen(let place, let word): state.change(place) { row in row.choice = word }
    case .ownChanged(let place, let text): state.change(place) { row in row.own = text }
    case .answerChanged(let place, let text): state.change(place) { row in row.answer = text }
    case .added:
      guard let count = state.rows?.count, count < SecurityAnswerRules.most else { return [] }
      state.rows?.append(Row())
      return [.tell(.focus(elementID: "answer-question-\(count)"))]
    case .dropped(let place):
      guard let rows = state.rows, rows.count > SecurityAnswerRules.fewest,
        rows.indices.contains(place)
      else { return [] }
      state.rows?.remove(at: place)
      state.finding = nil
    case .saved: return state.perform(.save)
    case .removeTapped: state.isRemoving = true
    case .removeCancelled: state.isRemoving = false
    case .removeConfirmed: return state.perform(.remove)
    case .answered(let act, let answer): return state.receive(act, answer)
    case .proof(let child): return state.reduceProof(child, moment)
    }
    return []
  }

  static var ask: Effect<Action, Never> {
    .ask(.get(path), answer: { answer in .statusAnswered(answer) })
  }
}

extension SecurityAnswersFeature.Action: CarriesProof {}

extension SecurityAnswersFeature.State: ActsUnderProof {
  typealias Effects = [Effect<SecurityAnswersFeature.Action, Never>]

  mutating func close() {
    rows = nil
    finding = nil
    problem = nil
  }

  func row(at place: Int) -> SecurityAnswersFeature.Row? {
    guard let rows, rows.indices.contains(place) else { return nil }
    return rows[place]
  }

  mutating func change(_ place: Int, _ edit: (inout SecurityAnswersFeature.Row) -> Void) {
    guard var row = row(at: place) else { return }
    edit(&row)
    rows?[place] = row
    problem = nil
    // What is wrong with another question stays said.
    if finding?.place == place { finding = nil }
  }

  mutating func perform(_ act: SecurityAnswersFeature.Act) -> Effects {
    guard self.act == nil else { return [] }
    var body = "{}"
    var path = SecurityAnswersFeature.path
    switch act {
    case .save:
      guard let rows else { return [] }
      var entries: [SecurityAnswer] = []
      for row in rows { entries.append(row.entry) }
      finding = SecurityAnswerRules.finding(in: entries)
      if let finding { return [focus(finding)] }
      var list: [JSON] = []
      for entry in entries { list.append(entry.json) }
      body = JSON.object(["answers": .array(list)]).text
    case .remove: path += "/remove"
    }
    self.act = act
    problem = nil
    isRemoving = false
    done = nil
    let request = HostRequest.post(path, body: body, timeout: 30_000)
    return [.ask(request, answer: { answer in .answered(act, answer) })]
  }

  mutating func receive(_ act: SecurityAnswersFeature.Act, _ answer: HostAnswer) -> Effects {
    if let effects = askForProof(answer) { return effects }
    self.act = nil
    guard case .http(204, _) = answer else {
      // What was typed stays.
      finding = SecurityAnswersFeature.finding(in: answer)
      if let finding, rows != nil { return [focus(finding)] }
      problem = AccountProblem.of(answer)
      return []
    }
    close()
    done = act
    status = .loading
    return [SecurityAnswersFeature.ask]
  }

  private func focus(_ finding: SecurityAnswerRules.Finding) -> Effect<
    SecurityAnswersFeature.Action, Never
  > {
    let place = String(finding.place)
    guard finding.fault.isAboutQuestion else {
      return .tell(.focus(elementID: "answer-" + place))
    }
    let isOwn = row(at: finding.place)?.choice == "own"
    return .tell(.focus(elementID: (isOwn ? "answer-own-" : "answer-question-") + place))
  }
}

extension SecurityAnswersFeature {
  /// What the server finds wrong, and with which question.
  static func finding(in answer: HostAnswer) -> SecurityAnswerRules.Finding? {
    guard case .http(422, let body) = answer else { return nil }
    do throws(WireError) {
      let cursor = WireCursor(try JSON.parse(body))
      let code = try cursor.required("code").string(limit: AccountsLimits.word)
      guard code == "securityAnswersRejected",
        let word = try cursor.optional("fault")?.string(limit: AccountsLimits.word),
        let fault = SecurityAnswerRules.Fault(rawValue: word)
      else { return nil }
      return SecurityAnswerRules.Finding(
        fault, at: Int(try cursor.required("place").integer(in: SecurityAnswerRules.places)))
    } catch { return nil }
  }
}
