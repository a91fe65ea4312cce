import Calendar
import Core
import Design
import RefWatchDomain
import View

/// What the last week asked, against what is usual.
enum TrendsLoad {
  static func view(_ state: State) -> Piece {
    let words = state.words
    let course = state.desk.trends.load
    guard let load = course.last else { return .empty }
    return section(id: "trends-load", words(TrendsText.load)) {
      paragraph(words(TrendsText.loadHint), "hint")
      box(.group) {
        TrendsView.figure(
          words, words(TrendsText.loadRatio), ratio(words, load),
          remark: load.tenths == nil
            ? words(load.isKnown ? TrendsText.loadIdle : TrendsText.loadYoung)
            : "n = " + load.matches.count.description, load.matches)
        TrendsView.figure(
          words, words(TrendsText.loadWeek), words.minutes(load.week),
          remark: "n = " + load.weekMatches.count.description, load.weekMatches)
        TrendsView.figure(
          words, words(TrendsText.loadFourWeeks), words.minutes(load.fourWeeks),
          remark: "n = " + load.matches.count.description, load.matches)
      }
      if course.contains(where: { load in load.tenths != nil }) {
        lineChart(
          ChartFrame(
            id: "trends-load-chart", title: words(TrendsText.loadRatio),
            summary: words(TrendsText.loadRatio) + ": " + ratio(words, load),
            headings: [words(TrendsText.loadDay), words(TrendsText.value)],
            language: words.language),
          course.map { load in
            ChartValue(
              words.formats.date(load.day, .medium),
              load.tenths.map { tenths in Double(tenths) / 10 }, text: ratio(words, load))
          }, scale: ChartScale(0, 4), scaleText: { value in Int(value).description })
      }
    }
  }

  private static func ratio(_ words: Words, _ load: LoadFigure) -> String {
    load.tenths.map { tenths in words.formats.decimal(tenths, fractionDigits: 1) } ?? "–"
  }
}
