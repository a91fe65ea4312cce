import Core
import Design
import TeePalsDomain
import View

/// The rounds about which the person is asked, on their profile (specification §14.7).
enum PendingFeedback {
  /// So many are shown until all are wanted.
  static let few = 3
  private static let day: Int64 = 86_400_000

  static func view(_ state: State) -> Piece {
    let dues = state.replica.feedbackDues(of: state.me, at: state.now)
    guard !dues.isEmpty else { return .empty }
    let words = state.words
    let shown = state.showsAllFeedback ? dues : Array(dues.prefix(few))
    return element(
      "section", .class("tee-card stack"), .key("tee-pending"),
      .aria("labelledby", "tee-pending")
    ) {
      element("h2", .class("headline"), .id("tee-pending")) { words(FeedbackText.pending) }
      paragraph(words(FeedbackText.pendingLead), "callout soft")
      element("ul", .class("stack"), .attribute("role", "list")) {
        for due in shown {
          element("li", .key(due.round.description)) { row(due, words, at: state.now) }
        }
      }
      if shown.count < dues.count {
        button(
          words(FeedbackText.all, count: dues.count - shown.count), .naked, traits: .wide,
          action: .feedback(.allWanted))
      }
    }
  }

  private static func row(_ due: FeedbackDue, _ words: Words, at now: Instant) -> Piece {
    let left = due.until.milliseconds - now.milliseconds
    let days = Int(left / day)
    return element(
      "button", .class("tee-line"), .attribute("type", "button"),
      .onClick(.feedback(.opened(due.round)))
    ) {
      element("span", .class("grow breaks")) { words.courseName(due.course) }
      RoundBadge.badge(
        days < 1 ? words(FeedbackText.soon) : words(FeedbackText.days, count: days),
        days <= 1 ? "full" : days <= 3 ? "waiting" : "over")
      Icon.chevronRight.node(.small)
    }
  }
}
