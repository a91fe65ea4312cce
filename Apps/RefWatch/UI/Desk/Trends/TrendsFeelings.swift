import Calendar
import Core
import Design
import RefWatchDomain
import View

/// Ratings and moods over time, and the day beside the rating.
enum TrendsFeelings {
  static func view(_ state: State, _ wellbeing: Wellbeing) -> Piece {
    let words = state.words
    return section(id: "trends-feelings", words(TrendsText.feelings)) {
      ratings(state, wellbeing)
      if wellbeing.moods.contains(where: { mood in mood.tally.count > 0 }) {
        element("h3", .class("callout strong")) { words(TrendsText.moods) }
        barChart(
          words(TrendsText.moods),
          wellbeing.moods.map { figure in
            let title = words(figure.mood.word)
            return ChartBar(
              title, [Double(figure.tally.count)], text: figure.tally.count.description,
              action: TrendsView.open(title, figure.tally.matches))
          })
      }
      element("h3", .class("callout strong")) { words(TrendsText.wellness) }
      wellness(state, wellbeing)
    }
  }

  private static func name(_ state: State, _ match: MatchID) -> String {
    state.records[match].map { record in state.words.fixture(record.match) } ?? ""
  }

  private static func ratings(_ state: State, _ wellbeing: Wellbeing) -> Piece {
    let words = state.words
    let ratings = wellbeing.ratings
    if ratings.isEmpty { return paragraph(words(TrendsText.ratingsNone), "soft") }
    var total = 0
    for rating in ratings { total += rating }
    let rated = wellbeing.matches.reversed().filter { match in match.rating != nil }
    let mean = words.ratio(Int64(total), Int64(ratings.count))
    return .fragment([
      box(.group) {
        TrendsView.figure(
          words, words(TrendsText.ratings), mean, remark: "n = " + ratings.count.description,
          n: ratings.count, rated.map { match in match.match })
      },
      lineChart(
        ChartFrame(
          id: "trends-ratings", title: words(TrendsText.ratingAxis),
          summary: ratings.count < Trends.few
            ? words(TrendsText.few, count: ratings.count) : words(TrendsText.average, text: mean),
          headings: [words(TrendsText.match), words(JournalText.rating)],
          language: words.language),
        wellbeing.matches.map { match in
          ChartValue(
            words.formats.date(match.day, .medium), match.rating.map { rating in Double(rating) },
            text: words.rating(match.rating))
        }, scale: ChartScale(1, 5), scaleText: { value in Int(value).description }),
    ])
  }

  private static func wellness(_ state: State, _ wellbeing: Wellbeing) -> Piece {
    let words = state.words
    let measure = state.desk.trends.measure
    let pairs = wellbeing.pairs(measure)
    let name = words(measure.word)
    return .fragment([
      select(
        id: "trends-measure", FieldLabel(words(TrendsText.wellnessMeasure)),
        options: WellnessMeasure.allCases.map { measure in
          (measure.rawValue, words(measure.word))
        }, value: measure.rawValue,
        onChange: { word in .desk(.trends(.measureChosen(word))) }),
      pairs.isEmpty
        ? paragraph(words(TrendsText.wellnessNone), "soft")
        : scatterChart(
          ChartFrame(
            id: "trends-wellness", title: words(TrendsText.wellness) + ": " + name,
            summary: pairs.count < Trends.few
              ? words(TrendsText.few, count: pairs.count)
              : "n = " + pairs.count.description,
            headings: [words(TrendsText.match), name, words(JournalText.rating)],
            language: words.language),
          pairs.map { pair in
            ChartPair(
              Double(pair.value), Double(pair.rating),
              texts: [
                self.name(state, pair.match), pair.value.description, words.rating(pair.rating),
              ])
          }, x: ChartScale(1, 10), y: ChartScale(1, 5),
          xText: { value in name + " " + Int(value).description },
          yText: { value in Int(value).description }),
      pairs.isEmpty
        ? .empty
        : box(.group) {
          TrendsView.figure(
            words, words(TrendsText.bothKnown), pairs.count.description,
            pairs.reversed().map { pair in pair.match })
        },
    ])
  }
}
