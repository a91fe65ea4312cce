import Calendar
import Core
import Design
import TeePalsDomain
import View

/// Why a post is in a feed: where it comes from, and the parts of what it is sorted by.
enum FeedReasonView {
  static func view(_ state: State, _ id: PostID) -> Piece {
    guard let shown = state.shownPost(id), let reason = shown.reason else { return .empty }
    let words = state.words
    let sheet = Sheet<TeePalsFeature.ViewAction>(
      id: "tee-post-why", title: words(FeedText.why), language: state.language,
      close: .feed(.coverClosed))
    return sheet.node {
      if let bucket = reason.bucket { paragraph(words(FeedText(bucket))) as Piece }
      if reason.total > 0 {
        paragraph(words(FeedText.whyHint), "soft") as Piece
        element("dl", .class("tee-figures")) {
          for part in parts(reason) { line(words, part.title, part.value) }
          line(words, .total, reason.total)
        }
      } else {
        paragraph(words(FeedText.whyNewest), "soft") as Piece
      }
    }
  }

  private static func parts(_ reason: FeedReason) -> [(title: FeedText, value: Double)] {
    let all: [(title: FeedText, value: Double)] = [
      (.freshness, reason.freshness), (.engagement, reason.engagement),
      (.newAuthor, reason.newAuthor), (.city, reason.city), (.course, reason.course),
      (.tags, reason.tags),
    ]
    return all.filter { part in part.value > 0 }
  }

  private static func line(_ words: Words, _ title: FeedText, _ value: Double) -> Piece {
    element("div") {
      element("dt") { words(title) }
      element("dd", .class("figures")) {
        words.formats.decimal(hundredths(value), fractionDigits: 2)
      }
    }
  }

  /// Of a part of a score, which is small.
  private static func hundredths(_ value: Double) -> Int {
    Int(min(max(value, 0), 1_000) * 100 + 0.5)
  }
}
