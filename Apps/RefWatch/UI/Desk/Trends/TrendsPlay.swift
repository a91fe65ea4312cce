import Core
import Design
import RefWatchDomain
import View

/// What was given and changed in the matches, and when they were.
enum TrendsPlay {
  static func view(_ state: State, _ trends: Trends) -> Piece {
    let words = state.words
    return .fragment([
      section(id: "trends-play", words(TrendsText.play)) {
        box(.group) { figures(words, trends) }
      },
      section(id: "trends-activity", words(TrendsText.activity)) {
        columnChart(
          ChartFrame(
            id: "trends-months", title: words(TrendsText.minutesPerMonth),
            summary: words(TrendsText.basis, count: trends.matches.count),
            headings: [words(TrendsText.month), words(TrendsText.amount)],
            language: words.language),
          trends.months.map { figure in
            let minutes = figure.played / 60_000
            return ChartColumn(
              words.month(figure.month), [Double(minutes)], texts: [minutes.description])
          }, scale: { value in words.minutes(Int64(value) * 60_000) })
        element("h3", .class("callout strong")) { words(TrendsText.months) }
        barChart(
          words(TrendsText.months),
          trends.months.suffix(12).reversed().map { figure in
            let title = words.month(figure.month)
            return ChartBar(
              title, [Double(figure.matches.count)], text: figure.matches.count.description,
              action: TrendsView.open(title, figure.matches))
          })
        TrendsTravel.months(words, trends)
        box(.group) { rest(words, trends.rest) }
      },
    ])
  }

  private static func figures(_ words: Words, _ trends: Trends) -> [Piece] {
    let n = trends.matches.count
    func mean(_ title: TrendsText, _ tally: Tally) -> Piece {
      TrendsView.figure(
        words, words(title), words.ratio(Int64(tally.count), Int64(n)),
        remark: tally.count.description + " "
          + words(TrendsText.inMatches, count: tally.matches.count), n: n, tally.matches)
    }
    func count(_ title: TrendsText, _ tally: Tally) -> Piece {
      TrendsView.figure(words, words(title), tally.count.description, tally.matches)
    }
    let taken = trends.conversion
    return [
      mean(.penalties, trends.penalties),
      TrendsView.figure(
        words, words(TrendsText.conversion), words.percent(taken.count, taken.total),
        remark: words(
          TrendsText.ofAll, name: taken.count.description, text: taken.total.description),
        n: taken.total, taken.matches),
      mean(.substitutions, trends.substitutions), mean(.windows, trends.windows),
      count(.abandoned, trends.abandoned), count(.suspended, trends.suspended),
    ]
  }

  private static func rest(_ words: Words, _ rest: RestFigure) -> [Piece] {
    [
      TrendsView.figure(
        words, words(TrendsText.rest), words.median(rest.days),
        remark: "n = " + rest.days.n.description, n: rest.days.n, rest.days.matches),
      TrendsView.figure(
        words, words(TrendsText.restShortest),
        rest.shortest.map { days in words(TrendsText.days, count: days) } ?? "–",
        rest.shortestMatches),
      TrendsView.figure(
        words, words(TrendsText.restShort), rest.short.count.description, rest.short.matches),
    ]
  }
}
