import Core
import TeePalsDomain
import View
import Wire

/// What the person does on the sheet of a decision.
public enum DecisionAction {
  case opened
  /// About the appeal against an entry of the log.
  case appealOpened(Int64)
  /// To end what an entry began.
  case liftOpened(Int64)
  case closed
  case chosen(DecisionWord)
  case daysChosen(Int?)
  case ruleChosen(ModerationRule)
  case noteTyped(String)
  case removalToggled(Bool)
  case hidingToggled(Bool)
  case granted(Bool)
  case sent
}

extension TeePalsFeature.State {
  mutating func reduceDecision(_ action: DecisionAction) -> Effects {
    switch action {
    case .opened: openDecision()
    case .appealOpened(let entry): moderation.form = DecisionForm(.appeal(entry))
    case .liftOpened(let entry): moderation.form = DecisionForm(.lift(entry))
    case .closed: moderation.form = nil
    case .sent:
      guard let file = moderation.file.content, moderation.form?.isReady(about: file) == true else {
        return []
      }
      let effects = askModeration(.decision(file.found.id))
      moderation.form?.isSending = true
      moderation.form?.problem = nil
      return effects
    default:
      guard var form = moderation.form else { return [] }
      form.change(action)
      form.problem = nil
      moderation.form = form
    }
    return []
  }

  /// Begins with what the case suggests.
  private mutating func openDecision() {
    guard let file = moderation.file.content else { return }
    var form = DecisionForm(.decision)
    form.rule = file.reports.first.map { report in ModerationRule(report.reason) }
    let offered = DecisionWord.offered(file.found)
    if offered.count == 1 { form.decision = offered.first }
    moderation.form = form
  }

  mutating func receiveDecision(_ id: ModerationCaseID, _ answer: HostAnswer) -> Effects {
    guard id == moderation.id else { return [] }
    moderation.form?.isSending = false
    guard let problem = DecisionProblem(answer) else {
      if let file = answer.read({ cursor throws(WireError) in try CaseFile(cursor) }) {
        moderation.file = .ready(file)
      }
      moderation.form = nil
      say(DecisionText.done)
      return askModeration(.queue(moderation.filter, after: ""))
    }
    moderation.form?.problem = problem
    // What was typed stays, beside what happened meanwhile.
    if problem == .changed, let file = DecisionProblem.changedCase(in: answer) {
      moderation.file = .ready(file)
    }
    return []
  }
}

extension DecisionForm {
  fileprivate mutating func change(_ action: DecisionAction) {
    switch action {
    case .chosen(let word):
      decision = word
      if word == .shadow { rule = .spam }
    case .daysChosen(let days): self.days = days
    case .ruleChosen(let rule): self.rule = rule
    case .noteTyped(let text): note = text
    case .removalToggled(let isOn): removes = isOn
    case .hidingToggled(let isOn): hidesPosts = isOn
    case .granted(let isGranted): self.isGranted = isGranted
    case .opened, .appealOpened, .liftOpened, .closed, .sent: break
    }
  }
}

extension DecisionProblem {
  /// The case as it is now, which comes with the refusal.
  fileprivate static func changedCase(in answer: HostAnswer) -> CaseFile? {
    guard case .http(409, let body) = answer else { return nil }
    do throws(WireError) {
      return try CaseFile(WireCursor(try JSON.parse(body)).required("case"))
    } catch { return nil }
  }
}
