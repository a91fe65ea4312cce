import Calendar
import Design
import RunningBuddyDomain
import View

/// Fitness, fatigue and form, the load of each week, and the time in zones.
enum LoadStatisticsView {
  static func view(_ state: RunFeature.State, _ figures: StatisticsFigures) -> RunPiece {
    let words = state.words
    let curve = figures.curve
    return section(id: "run-load", words(LoadText.title)) {
      if curve.days.isEmpty {
        paragraph(words(LoadText.none), "soft")
        profile(state)
      } else {
        choices(
          words(RunStatText.span),
          LoadSpan.allCases.map { span in
            choice(
              words(span.text), isChosen: state.statistics.loadSpan == span,
              action: .statistics(.loadSpanChosen(span)))
          })
        today(curve, words)
        if !curve.isSettled { paragraph(words(LoadText.settling), "hint") }
        lines(state, curve)
        weeks(state, figures)
        sums(state, figures)
        profile(state)
        explanation(words)
      }
    }
  }

  /// What would make it better, where something is missing.
  private static func profile(_ state: RunFeature.State) -> RunPiece {
    guard state.heartProfile == nil else { return .empty }
    return .fragment([
      HeartSettingsView.missing(state),
      RunStates.link(state.words(HeartText.toSettings), icon: .heart, to: .settings),
    ])
  }

  private static func today(_ curve: FitnessCurve, _ words: Words) -> RunPiece {
    guard let last = curve.days.last else { return .empty }
    return box {
      FigureGrid.view([
        FigureGrid.Entry(words(LoadText.fitness), words.load(last.fitness)),
        FigureGrid.Entry(words(LoadText.fatigue), words.load(last.fatigue)),
        FigureGrid.Entry(
          words(LoadText.form), words.load(last.form),
          remark: words(last.form < 0 ? LoadText.tired : .rested)),
      ])
    }
  }

  // MARK: Lines

  private enum Line: String, CaseIterable {
    case fitness, fatigue, form

    var text: LoadText {
      switch self {
      case .fitness: .fitness
      case .fatigue: .fatigue
      case .form: .form
      }
    }

    func value(_ day: FitnessCurve.Day) -> Double {
      switch self {
      case .fitness: day.fitness
      case .fatigue: day.fatigue
      case .form: day.form
      }
    }
  }

  /// What a line is made from: it is made again only when that is another.
  private struct Content: Equatable {
    let line: Line
    let days: [FitnessCurve.Day]
    let words: Words
  }

  private static func lines(_ state: RunFeature.State, _ curve: FitnessCurve) -> RunPiece {
    let span = state.statistics.loadSpan
    let last = Array(curve.days.suffix(span.days))
    // Today is always there.
    let days = last.indices.filter { index in (last.count - 1 - index) % span.step == 0 }.map {
      index in last[index]
    }
    return .fragment(
      Line.allCases.map { line in
        .kept(
          Content(line: line, days: days, words: state.words), tag: "div",
          key: "load-" + line.rawValue
        ) { content in
          element("div", .class("run-chart")) {
            element("h3", .class("callout soft")) { content.words(content.line.text) }
            chart(content)
          }
        }
      })
  }

  private static func chart(_ content: Content) -> RunPiece {
    let words = content.words
    let values = content.days.map { day in content.line.value(day) }
    let (low, high) = (min(values.min() ?? 0, 0), max(values.max() ?? 0, 1))
    return lineChart(
      ChartFrame(
        id: "run-load-" + content.line.rawValue, title: words(content.line.text),
        summary: words(
          LoadText.change, name: words.load(values.first ?? 0),
          text: words.load(values.last ?? 0)),
        headings: [words(LoadText.day), words(content.line.text)], language: words.language),
      zip(content.days, values).map { day, value in
        ChartValue(words.formats.date(day.day, .short), value, text: words.load(value))
      }, scale: ChartScale(low, high), scaleText: { value in words.load(value) })
  }

  // MARK: Sums

  private static func weeks(_ state: RunFeature.State, _ figures: StatisticsFigures) -> RunPiece {
    let words = state.words
    let weeks = figures.loadWeeks(state.statistics.loadSpan.weeks)
    return element("div", .class("run-chart")) {
      element("h3", .class("callout soft")) { words(LoadText.weekly) }
      columnChart(
        ChartFrame(
          id: "run-load-weeks", title: words(LoadText.weekly), summary: words(LoadText.weekly),
          headings: [words(RunStatText.week), words(HeartText.load)], language: state.language),
        weeks.map { week in
          ChartColumn(
            words.formats.date(week.from, .short), [week.sum.load],
            texts: [
              week.sum.runs > 0 && week.sum.unknown == week.sum.runs
                ? Words.unknown : words.load(week.sum.load)
            ])
        }, scale: { value in words.load(value) })
    }
  }

  /// The zones of all these days, and what is missing in the sums.
  private static func sums(_ state: RunFeature.State, _ figures: StatisticsFigures) -> RunPiece {
    let words = state.words
    let sum = figures.loadSum(days: state.statistics.loadSpan.days)
    return stack {
      if sum.zones.contains(where: { time in time > 0 }) {
        box {
          element("h3", .class("callout soft")) { words(HeartText.timeInZones) }
          ZoneBars.view(sum.zones, words)
        }
      }
      if sum.rough > 0 { paragraph(words(LoadText.rough, count: sum.rough), "hint") }
      if sum.unknown > 0 { paragraph(words(LoadText.unknown, count: sum.unknown), "hint") }
      if let profile = state.heartProfile, profile.greatest.isGuessed {
        paragraph(
          words(HeartText.greatestGuessed, text: String(profile.greatest.rate)), "hint")
      }
    }
  }

  private static func explanation(_ words: Words) -> RunPiece {
    element("details", .class("run-quality"), .key("load-explained")) {
      element("summary") { words(LoadText.about) }
      for text in [
        LoadText.aboutLoad, .aboutFitness, .aboutFatigue, .aboutForm, .aboutLimits,
      ] {
        paragraph(words(text), "soft")
      }
    }
  }
}

/// The days that training is looked at over.
public enum LoadSpan: String, Hashable, Sendable, CaseIterable {
  case quarter, year

  var days: Int {
    switch self {
    case .quarter: 90
    case .year: 365
    }
  }

  var weeks: Int { (days + 6) / 7 }

  /// Days from one value of a line to the next.
  var step: Int {
    switch self {
    case .quarter: 1
    case .year: 3
    }
  }

  var text: LoadText {
    switch self {
    case .quarter: .quarter
    case .year: .year
    }
  }
}
