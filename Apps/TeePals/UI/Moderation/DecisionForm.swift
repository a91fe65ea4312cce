import Core
import TeePalsDomain
import View
import Wire

/// What a moderator is about to decide.
struct DecisionForm: Hashable {
  let subject: Subject
  var decision: DecisionWord?
  /// Of a suspension; `nil` without end.
  var days: Int? = ModerationLimits.suspensionDays.first
  var rule: ModerationRule?
  var note = ""
  /// Whether what was reported is taken away besides.
  var removes = false
  /// Whether a suspension takes the person's posts along.
  var hidesPosts = false
  /// What becomes of an appeal.
  var isGranted: Bool?
  var isSending = false
  var problem: DecisionProblem?

  init(_ subject: Subject) { self.subject = subject }

  static let field = "tee-decision-note"

  /// What is decided about.
  enum Subject: Hashable {
    case decision
    /// The appeal against an entry of the log.
    case appeal(Int64)
    /// Ending what an entry began.
    case lift(Int64)

    var path: String {
      switch self {
      case .decision: "decision"
      case .appeal: "appeal"
      case .lift: "lift"
      }
    }
  }

  /// By how many Unicode scalars the note is too long.
  var over: Int { max(0, note.unicodeScalars.count - ModerationLimits.note) }

  /// Whether it can be sent about a case as it is now.
  func isReady(about file: CaseFile) -> Bool {
    !isSending && over == 0 && body(about: file) != nil
  }

  /// What is sent; `nil` while something is missing, or there is nothing to decide.
  func body(about file: CaseFile) -> JSON? {
    let revision = JSON.int(file.found.revision)
    let words = trimmed(note)
    switch subject {
    case .lift(let entry):
      return file.lasting.contains { sanction in sanction.entry == entry }
        ? JSON.object(["entry": .integer(entry)]) : nil
    case .appeal(let entry):
      let isOpen = file.appeals.contains { appeal in
        appeal.entry == entry && appeal.isGranted == nil
      }
      guard isOpen, let isGranted else { return nil }
      return JSON.object([
        "entry": .integer(entry), "granted": .bool(isGranted), "note": JSON.text(words),
        "revision": revision,
      ])
    case .decision:
      guard let decision, let rule, DecisionWord.offered(file.found).contains(decision)
      else { return nil }
      let length: JSON? = decision == .suspend ? days.map { days in JSON.int(days) } : nil
      return JSON.object([
        "decision": .string(decision.rawValue), "days": length,
        "rule": .word(rule), "note": JSON.text(words),
        "remove": JSON.flag(removes && decision.isAboutPerson),
        "hidePosts": JSON.flag(hidesPosts && decision == .suspend), "revision": revision,
      ])
    }
  }
}

/// The words of ``ModerationDecision``, as a moderator chooses among them.
public enum DecisionWord: String, Hashable, Sendable, CaseIterable {
  case dismiss, remove, release, warn, coolingOff, suspend, ban, shadow

  /// Whether something is done about the person, and what they said may go besides.
  var isAboutPerson: Bool {
    switch self {
    case .dismiss, .remove, .release: false
    case .warn, .coolingOff, .suspend, .ban, .shadow: true
    }
  }

  /// What can be decided about a case.
  static func offered(_ found: ModerationCase) -> [DecisionWord] {
    switch found.state {
    case .open:
      allCases.filter { word in word != .release && (found.hasWords || word != .remove) }
    case .resolved: found.hasWords ? [.release] : []
    case .dismissed, .appealed: []
    }
  }
}

/// Why a decision was not taken.
enum DecisionProblem: Hashable {
  /// Somebody else was first; what happened is in the case.
  case changed
  /// Nobody decides about themselves.
  case own
  /// The case is not there.
  case absent
  /// A field is not what it may be.
  case field(String)
  case answer(AnswerProblem)

  /// `nil` for an answer that is none.
  init?(_ answer: HostAnswer) {
    guard let problem = AnswerProblem(answer) else { return nil }
    switch problem {
    case .notFound: self = .absent
    case .refused("changedMeanwhile"): self = .changed
    case .refused("ownCase"): self = .own
    case .refused:
      if let name = DecisionProblem.nameOfField(in: answer) {
        self = .field(name)
      } else {
        self = .answer(.failed)
      }
    case .offline, .signedOut, .busy, .failed: self = .answer(problem)
    }
  }

  /// The field that a server finds wrong.
  private static func nameOfField(in answer: HostAnswer) -> String? {
    guard case .http(_, let body) = answer else { return nil }
    do throws(WireError) {
      return try WireCursor(try JSON.parse(body)).optional("field")?.string(limit: 64)
    } catch { return nil }
  }
}
