import Core
import Design
import RefWatchDomain
import View

/// How many cards, for whom, and why.
enum TrendsCards {
  static func view(_ state: State, _ trends: Trends) -> Piece {
    let words = state.words
    return .fragment([
      section(id: "trends-cards", words(TrendsText.cards)) {
        box(.group) { figures(words, trends) }
      },
      homeShare(words, trends), reasons(words, trends),
    ])
  }

  private static func figures(_ words: Words, _ trends: Trends) -> [Piece] {
    let n = trends.matches.count
    func tally(_ title: TrendsText, _ tally: Tally) -> Piece {
      TrendsView.figure(
        words, words(title), tally.count.description,
        remark: words(TrendsText.inMatches, count: tally.matches.count), tally.matches)
    }
    return [
      TrendsView.figure(
        words, words(TrendsText.perMatch), words.ratio(Int64(trends.cards.count), Int64(n)), n: n,
        trends.cards.matches),
      TrendsView.figure(
        words, words(TrendsText.per90),
        words.ratio(Int64(trends.cards.count) * 90 * 60_000, trends.played), n: n,
        trends.cards.matches),
      tally(.cautions, trends.cautions), tally(.sendOffs, trends.sendOffs),
      tally(.secondCautions, trends.secondCautions),
      TrendsView.figure(
        words, words(TrendsText.secondCautionRate),
        words.ratio(Int64(trends.secondCautions.count) * 100, Int64(n)),
        remark: "n = " + n.description, n: n, trends.secondCautions.matches),
      TrendsView.figure(
        words, words(TrendsText.firstCard), words.median(trends.firstCard),
        remark: "n = " + trends.firstCard.n.description, n: trends.firstCard.n,
        trends.firstCard.matches),
    ]
  }

  private static func homeShare(_ words: Words, _ trends: Trends) -> Piece {
    let share = trends.home
    guard let interval = share.interval else { return .empty }
    let range = words.percent(interval.low) + "–" + words.percent(interval.high)
    let title = words(TrendsText.homeShare)
    let isThin = share.total < Trends.few
    let summary = words(
      TrendsText.homeShareRange, name: words.percent(share.count, share.total), text: range)
    return section(id: "trends-home", title) {
      box(.group) {
        TrendsView.figure(
          words, title, words.percent(share.count, share.total),
          remark: words(
            TrendsText.ofAll, name: share.count.description, text: share.total.description),
          n: share.total, share.matches)
      }
      if !isThin {
        intervalBar(
          ChartFrame(
            id: "trends-home-chart", title: title, summary: summary,
            headings: [words(TrendsText.share), words(TrendsText.value)],
            language: words.language),
          value: Double(share.count) / Double(share.total), low: interval.low,
          high: interval.high, mark: 0.5,
          ends: [words.percent(0.0), words.percent(0.5), words.percent(1.0)],
          rows: [[title, words.percent(share.count, share.total)], ["95 %", range]])
        paragraph(summary, "hint")
      }
    }
  }

  private static func reasons(_ words: Words, _ trends: Trends) -> Piece {
    if trends.reasons.isEmpty { return .empty }
    var total = 0
    for reason in trends.reasons { total += reason.cards.count }
    return section(id: "trends-reasons", words(TrendsText.reasons)) {
      barChart(
        words(TrendsText.reasons),
        trends.reasons.map { figure in
          let title = words.reason(figure.reason)
          let share = total < Trends.few ? "" : " · " + words.percent(figure.cards.count, total)
          return ChartBar(
            title, [Double(figure.cards.count)], text: figure.cards.count.description + share,
            action: TrendsView.open(title, figure.cards.matches))
        })
      if total < Trends.few { paragraph(words(TrendsText.few, count: total), "hint") }
    }
  }
}
