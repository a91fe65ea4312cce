import Coding
import Core
import TeePalsDomain
import View
import Wire

/// What moderators and limits have decided about the person, as the server says it.
struct StandingState {
  /// The newest first.
  var decisions = Asked<[StandingLine]>.loading
  /// What the person is about to say against one of them.
  var appeal: StandingAppeal?
}

/// Words against a decision, as they are typed.
struct StandingAppeal: Hashable {
  /// The decision's number.
  let entry: Int64
  var text = ""
  var isSending = false
  var problem: AnswerProblem?

  static let field = "tee-appeal-text"

  /// Unicode scalars of what is sent.
  var length: Int { trimmed(text).unicodeScalars.count }
  var isReady: Bool { length > 0 && length <= ModerationLimits.appeal && !isSending }
}

/// A decision about the person.
struct StandingLine: Hashable {
  let entry: Int64
  let at: Instant
  /// As the log says it: "suspend".
  let decision: String
  let rule: ModerationRule?
  /// From the moderator; empty for none.
  let note: String
  /// What it is about; empty for none.
  let text: String
  /// `nil` without end, and of what has none.
  let until: Instant?
  /// When it was over, or lifted.
  let ended: Instant?
  /// Until when it can be appealed; `nil` where it cannot any more.
  let appealEnd: Instant?
  /// What the person has said against it; empty for nothing.
  let appeal: String
  /// What came of that; `nil` while nobody has decided.
  let isGranted: Bool?

  init(_ cursor: WireCursor) throws(WireError) {
    entry = try cursor.required("entry").integer()
    at = try cursor.required("at").instant()
    decision = try cursor.required("decision").string(limit: 64)
    // A rule of a later server is none here.
    let word = try cursor.optional("rule")?.string(limit: 64)
    rule = word.flatMap { word in ModerationRule(rawValue: word) }
    note = try cursor.text("note")
    text = try cursor.text("text")
    until = try cursor.optional("until")?.instant()
    ended = try cursor.optional("ended")?.instant()
    let canAppeal = try cursor.flag("canAppeal")
    let end = try cursor.optional("appealEnd")?.instant()
    appealEnd = canAppeal ? end : nil
    let said = try cursor.optional("appeal")
    appeal = try said?.text("text") ?? ""
    isGranted = try said?.optional("granted")?.bool()
  }
}

/// What the person does where they read how they stand.
public enum StandingAction {
  case retried
  case appealOpened(Int64)
  case typed(String)
  case sent
  case closed
}

/// What came back for it.
public enum StandingAnswer {
  case listed(HostAnswer)
  case appealed(HostAnswer)
}

extension TeePalsFeature.State {
  private static var standingPath: String { "/api/golf/standing" }

  mutating func enterStanding() -> Effects {
    if case .failed = profile.standing.decisions { profile.standing.decisions = .loading }
    return ask(get: Self.standingPath) { answer in .profile(.standing(.listed(answer))) }
  }

  mutating func reduceStanding(_ action: StandingAction) -> Effects {
    switch action {
    case .retried: return enterStanding()
    case .appealOpened(let entry): profile.standing.appeal = StandingAppeal(entry: entry)
    case .closed: profile.standing.appeal = nil
    case .typed(let text):
      profile.standing.appeal?.text = text
      profile.standing.appeal?.problem = nil
    case .sent:
      guard let appeal = profile.standing.appeal, appeal.isReady else { return [] }
      profile.standing.appeal?.isSending = true
      profile.standing.appeal?.problem = nil
      let body = JSON.object([
        "entry": .integer(appeal.entry), "text": .string(trimmed(appeal.text)),
      ])
      return ask(post: Self.standingPath + "/appeal", body) { answer in
        .profile(.standing(.appealed(answer)))
      }
    }
    return []
  }

  mutating func receiveStanding(_ answer: StandingAnswer) {
    switch answer {
    case .listed(let answer): takeStanding(answer)
    case .appealed(let answer):
      profile.standing.appeal?.isSending = false
      if let problem = AnswerProblem(answer) {
        profile.standing.appeal?.problem = problem
        return
      }
      profile.standing.appeal = nil
      say(StandingText.appealSent)
      takeStanding(answer)
    }
  }

  /// What was read before stays where the server does not answer.
  private mutating func takeStanding(_ answer: HostAnswer) {
    let lines = answer.read { cursor throws(WireError) -> [StandingLine] in
      var lines: [StandingLine] = []
      for line in try cursor.required("decisions").elements() {
        lines.append(try StandingLine(line))
      }
      return lines
    }
    if let lines {
      profile.standing.decisions = .ready(lines)
    } else if profile.standing.decisions.content == nil {
      profile.standing.decisions = .failed(AnswerProblem(answer) ?? .failed)
    }
  }
}
