import Core
import Design
import RefWatchDomain
import View

/// When things happen, and what time is added.
enum TrendsTimes {
  static func blocks(_ state: State, _ trends: Trends) -> Piece {
    let words = state.words
    return .fragment([
      section(id: "trends-cautions", words(TrendsText.cautionTimes)) {
        bars(words, .cautionTimes, trends.cautionTimes)
      },
      section(id: "trends-goals", words(TrendsText.goalTimes)) {
        bars(words, .goalTimes, trends.goalTimes)
        paragraph(words(TrendsText.timesNote), "hint")
      },
    ])
  }

  private static func bars(
    _ words: Words, _ title: TrendsText, _ figures: [BlockFigure]
  ) -> Piece {
    barChart(
      words(title),
      figures.map { figure in
        let name = words.block(figure.block)
        return ChartBar(
          name, [Double(figure.tally.count)], text: figure.tally.count.description,
          action: TrendsView.open(words(title) + " · " + name, figure.tally.matches))
      })
  }

  // MARK: Added time

  static func added(_ state: State, _ trends: Trends) -> Piece {
    let words = state.words
    return .fragment([
      section(id: "trends-added", words(TrendsText.addedTime)) {
        paragraph(words(TrendsText.addedNote), "hint")
        for figure in trends.addedTime { period(words, figure) }
      },
      losses(words, trends),
    ])
  }

  private static func period(_ words: Words, _ figure: AddedTimeFigure) -> Piece {
    let name = words.term(figure.period, RuleSet())
    func row(
      _ title: TrendsText, _ value: String, _ n: Int, _ matches: [MatchID]
    ) -> Piece {
      TrendsView.figure(
        words, words(title), value, remark: "n = " + n.description, n: n, matches)
    }
    return element("div", .class("stack")) {
      element("h3", .class("callout strong")) { name }
      box(.group) {
        row(
          .announced, words.average(Int64(figure.announced) * 60_000, of: figure.announcements),
          figure.announcements, figure.announcedMatches)
        row(.allowed, words.average(figure.allowed, of: figure.n), figure.n, figure.matches)
        row(.played, words.average(figure.played, of: figure.n), figure.n, figure.matches)
        row(
          .difference,
          figure.difference.map { mean in words.average(mean, of: 1, isSigned: true) } ?? "–",
          figure.announcements, figure.announcedMatches)
      }
    }
  }

  private static func losses(_ words: Words, _ trends: Trends) -> Piece {
    if trends.losses.isEmpty { return .empty }
    return section(id: "trends-losses", words(TrendsText.losses)) {
      barChart(
        words(TrendsText.losses),
        trends.losses.map { figure in
          let title =
            figure.reason.map { reason in words.term(reason) } ?? words(TrendsText.suspension)
          return ChartBar(
            title, [Double(figure.milliseconds)],
            text: ClockLabel(milliseconds: figure.milliseconds).short,
            action: TrendsView.open(title, figure.times.matches))
        })
    }
  }
}
