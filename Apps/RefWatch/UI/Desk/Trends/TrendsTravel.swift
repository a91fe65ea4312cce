import Core
import Design
import RefWatchDomain
import View

/// How far the matches were, and what they paid.
enum TrendsTravel {
  /// In all, and month by month; nothing where nobody noted any.
  static func months(_ words: Words, _ trends: Trends) -> Piece {
    var pieces: [Piece] = []
    if !trends.travel.matches.isEmpty {
      pieces.append(
        box(.group) {
          TrendsView.figure(
            words, words(TrendsText.travel), words.kilometres(trends.travel.kilometres),
            remark: "n = " + trends.travel.matches.count.description, trends.travel.matches)
        })
      pieces.append(
        bars(words(TrendsText.travelPerMonth), trends.months) { month in
          (
            title: words.month(month.month), value: Double(month.travel.kilometres),
            text: words.kilometres(month.travel.kilometres), matches: month.travel.matches
          )
        })
    }
    if trends.fees.count > 1 { pieces.append(paragraph(words(TrendsText.feesNote), "hint")) }
    for fee in trends.fees {
      pieces.append(
        box(.group) {
          TrendsView.figure(
            words, words(TrendsText.feesIn, text: fee.currency),
            words.money(fee.minor, fee.currency),
            remark: "n = " + fee.matches.count.description, fee.matches)
        })
      pieces.append(
        bars(words(TrendsText.feesPerMonth, text: fee.currency), trends.months) { month in
          let own = month.fees.first { own in sameBytes(own.currency, fee.currency) }
          return (
            title: words.month(month.month), value: Double(own?.minor ?? 0),
            text: words.money(own?.minor ?? 0, fee.currency), matches: own?.matches ?? []
          )
        })
    }
    return .fragment(pieces)
  }

  /// The last twelve months, the newest first.
  private static func bars(
    _ title: String, _ months: [MonthFigure],
    _ bar: (MonthFigure) -> (title: String, value: Double, text: String, matches: [MatchID])
  ) -> Piece {
    element("div", .class("stack")) {
      element("h3", .class("callout strong")) { title }
      barChart(
        title,
        months.suffix(12).reversed().map { month in
          let bar = bar(month)
          let n = bar.matches.isEmpty ? "" : " · n = " + bar.matches.count.description
          return ChartBar(
            bar.title, [bar.value], text: bar.text + n,
            action: TrendsView.open(title + " · " + bar.title, bar.matches))
        })
    }
  }
}
