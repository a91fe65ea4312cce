import Core
import TeePalsDomain

/// What is about to be reported, and where the person was when they wanted to.
struct ReportPart: Hashable {
  let target: ReportTarget
  /// What lies over another screen is of no concern there.
  let screen: TeePalsRoute
}

/// What the person does about something that is not right.
public enum ReportAction {
  case opened(ReportTarget)
  case chosen(ReportReason)
  case closed
}

extension TeePalsFeature.State {
  mutating func reduceReport(_ action: ReportAction) -> TeePalsFeature.Effects {
    switch action {
    case .opened(let target):
      // What led here gives way to the sheet.
      rounds.cover = nil
      profile.golfer.showsMenu = false
      report = ReportPart(target: target, screen: screen)
    case .closed: report = nil
    case .chosen(let reason):
      guard let target = report?.target else { return [] }
      report = nil
      say(isOnline ? ReportText.thanks : .thanksLater)
      return [.submit(.report(target, reason))]
    }
    return []
  }
}
