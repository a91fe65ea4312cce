import Core
import Design
import TeePalsDomain

/// What is about to be reported, and where the person was when they wanted to.
struct ReportState: Hashable {
  let target: ReportTarget
  /// What lies over another screen is of no concern there.
  let screen: TeePalsRoute
  var reason: ReportReason?
  /// What they say beside the reason, as it is typed.
  var context = ""

  /// Whether they do not want to see it any more.
  var hides = false
  /// Why it was not taken; what was typed stays.
  var refusal: TeePalsRejection?

  static let field = "tee-report-context"

  /// Unicode scalars of what is sent.
  var length: Int { trimmed(context).unicodeScalars.count }
  var isReady: Bool { reason != nil && length <= GolfLimits.reportContext }
}

/// What the person does about something that is not right.
public enum ReportAction {
  case opened(ReportTarget)
  case chosen(ReportReason)
  case typed(String)
  case hidingToggled(Bool)
  case sent
  case closed
}

extension TeePalsFeature.State {
  mutating func reduceReport(_ action: ReportAction) -> Effects {
    switch action {
    case .opened(let target):
      // What led here gives way to the sheet.
      rounds.cover = nil
      profile.golfer.showsMenu = false
      feed.cover = nil
      report = ReportState(target: target, screen: screen)
    case .closed: report = nil
    case .chosen(let reason):
      report?.reason = reason
      report?.refusal = nil
    case .typed(let text):
      report?.context = text
      report?.refusal = nil
    case .hidingToggled(let isOn): report?.hides = isOn
    case .sent:
      guard let part = report, part.isReady, let reason = part.reason else { return [] }
      let command = TeePalsCommand.report(
        part.target, reason, context: trimmed(part.context))
      if let refusal = refusal(of: command) {
        report?.refusal = refusal
        return []
      }
      report = nil
      say(
        sending: sync.reach.choose(
          ReportText.thanks, silent: .thanksOnAnswer, offline: .thanksLater))
      var effects: Effects = [.submit(command)]
      if part.hides, let thing = part.target.hidden {
        effects.append(.submit(.setSetting(me, .hide(thing))))
      }
      return effects
    }
    return []
  }
}
