import Calendar
import Design
import RunningBuddyDomain
import Tracks
import View

/// What is done with the statistics.
public enum StatisticsAction: Hashable, Sendable {
  public enum Unit: String, Hashable, Sendable, CaseIterable {
    case week, month, year
  }

  case unitChosen(Unit)
  case loadSpanChosen(LoadSpan)
}

/// Totals next to the span before, weeks in a row, records and predictions.
enum RunStatisticsView {
  static func view(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    let figures = state.statistics.figures
    return RunStates.page(state, key: "statistics", title: words(RunShellText.statistics)) {
      if let figures, !figures.runs.isEmpty {
        totals(state, figures)
        LoadStatisticsView.view(state, figures)
        streak(state, figures)
        records(state, figures)
        ShoesView.totals(state)
        predictions(state, figures)
      } else {
        RunStates.whenKnown(state) {
          emptyState(icon: .leaf, title: words(RunStatText.none), text: words(HomeText.noneText))
        }
      }
    }
  }

  private static func totals(_ state: RunFeature.State, _ figures: StatisticsFigures) -> RunPiece {
    let words = state.words
    let totals = figures.totals(state.statistics.unit)
    return section(id: "run-totals", words(RunStatText.totals)) {
      choices(
        words(RunStatText.span),
        StatisticsAction.Unit.allCases.map { unit in
          choice(
            words(unit.text), isChosen: state.statistics.unit == unit,
            action: .statistics(.unitChosen(unit)))
        })
      if let now = totals.first {
        box {
          FigureGrid.view([
            entry(LiveText.distance, now, words) { sum in
              words.distance(centimetres: sum.centimetres)
            },
            entry(LiveText.time, now, words) { sum in words.duration(sum.timer) },
            entry(HomeText.runs, now, words) { sum in words.formats.number(sum.runs) },
            entry(DetailText.ascent, now, words) { sum in
              words.height(decimetres: sum.ascent.map { height in Int(min(height, 1_000_000_000)) })
            },
          ])
        }
      }
      columnChart(
        ChartFrame(
          id: "run-totals-chart", title: words(RunStatText.totals),
          summary: words(RunStatText.chart, text: words.unitName),
          headings: [words(RunStatText.span), words(LiveText.distance)],
          language: state.language),
        totals.reversed().map { total in
          ChartColumn(
            label(total.span, words),
            [Double(words.hundredths(centimetres: total.sum.centimetres)) / 100],
            texts: [words.distance(centimetres: total.sum.centimetres)])
        },
        scale: { value in
          words.formats.number(Int(min(max(value, 0), 1e9) + 0.5)) + " " + words.unitName
        })
    }
  }

  private static func entry(
    _ title: some PhraseBook, _ total: RunTotals, _ words: Words, _ text: (RunSum) -> String
  ) -> FigureGrid.Entry {
    FigureGrid.Entry(
      words(title), text(total.sum),
      remark: words(RunStatText.before, text: text(total.beforeSoFar)))
  }

  private static func label(_ span: DateSpan, _ words: Words) -> String {
    switch span.kind {
    case .day, .week, .custom: words.formats.date(span.from, .short)
    case .month: words.formats.date(span.from, .month)
    case .year: String(span.from.components.year)
    }
  }

  private static func streak(
    _ state: RunFeature.State, _ figures: StatisticsFigures
  ) -> RunPiece {
    let words = state.words
    let streak = figures.streak
    return section(id: "run-streak", words(RunStatText.streak)) {
      box {
        FigureGrid.view([
          FigureGrid.Entry(words(RunStatText.now), words(RunStatText.weeks, count: streak.current)),
          FigureGrid.Entry(
            words(RunStatText.longest), words(RunStatText.weeks, count: streak.longest)),
        ])
        paragraph(
          words(state.settings.goal == nil ? RunStatText.streakRuns : .streakGoal), "hint")
      }
    }
  }

  private static func records(
    _ state: RunFeature.State, _ figures: StatisticsFigures
  ) -> RunPiece {
    let words = state.words
    let (runs, records) = (figures.runs, figures.records)
    func link(_ run: Int, _ title: String, _ value: String) -> RunPiece {
      element("li", .class("run-row"), .key(title)) {
        element("a", .class("run-link"), .attribute("href", RunRoute.run(runs[run].id).path)) {
          element("span", .class("grow")) {
            element("span", .class("run-name")) { title }
            element("span", .class("hint run-line")) {
              words.formats.date(runs[run].day, .medium)
            }
          }
          element("span", .class("figures headline")) { value }
        }
      }
    }
    return section(id: "run-records", words(RunStatText.records)) {
      box(.group) {
        element("ul", .attribute("role", "list"), .class("run-list")) {
          if let best = records.furthest {
            link(best.run, words(RunStatText.furthest), words.distance(centimetres: best.value))
          }
          if let best = records.longest {
            link(best.run, words(RunStatText.longestRun), words.clock(best.value))
          }
          if let best = records.highest {
            link(
              best.run, words(RunStatText.highest),
              words.height(decimetres: Int(min(best.value, 1_000_000_000))))
          }
          for best in records.efforts {
            link(best.run, words(best.effort.distance), words.clock(best.effort.elapsed))
          }
        }
      }
    }
  }

  private static func predictions(
    _ state: RunFeature.State, _ figures: StatisticsFigures
  ) -> RunPiece {
    let words = state.words
    let predictions = figures.predictions
    return section(id: "run-predictions", words(RunStatText.predictions)) {
      if predictions.isEmpty {
        paragraph(words(RunStatText.noPredictions), "soft")
      } else {
        RunTable.view(
          words(RunStatText.predictions),
          [words(LiveText.distance), words(RunStatText.likely), words(RunStatText.range)]
            .map { heading in RunTable.Column(heading) },
          predictions.map { distance, found in
            [
              words(distance), words.clock(found.likely),
              words.clock(found.fastest) + " – " + words.clock(found.slowest),
            ]
          })
        paragraph(words(RunStatText.predictionsHint), "hint")
      }
    }
  }
}

extension StatisticsAction.Unit {
  fileprivate var text: RunStatText {
    switch self {
    case .week: .week
    case .month: .month
    case .year: .year
    }
  }
}

/// The words of statistics.
enum RunStatText: PhraseBook {
  case none, totals, span, week, month, year, chart, before, streak, now, longest, weeks
  case streakRuns, streakGoal, records, furthest, longestRun, highest, predictions, noPredictions
  case likely, range, predictionsHint

  var phrase: Phrase {
    switch self {
    case .none: Phrase("No statistics yet", "아직 통계를 낼 기록이 없어요")
    case .totals: Phrase("Totals", "합계")
    case .span: Phrase("Period", "기간")
    case .week: Phrase("Week", "주")
    case .month: Phrase("Month", "월")
    case .year: Phrase("Year", "년")
    case .chart: Phrase("Distance in {text}", "거리 ({text})")
    case .before: Phrase("previous: {text}", "이전: {text}")
    case .streak: Phrase("Weeks in a row", "연속 주")
    case .now: Phrase("Current", "현재")
    case .longest: Phrase("Longest", "최장")
    case .weeks: Phrase(one: "{n} week", other: "{n} weeks", "{n}주")
    case .streakRuns: Phrase("Counts weeks with at least one run.", "한 번 이상 달린 주를 계산해요.")
    case .streakGoal: Phrase("Counts weeks that reach your goal.", "목표를 이룬 주를 계산해요.")
    case .records: Phrase("Records", "최고 기록")
    case .furthest: Phrase("Furthest", "가장 먼 거리")
    case .longestRun: Phrase("Longest time", "가장 긴 시간")
    case .highest: Phrase("Most climbing", "가장 많은 오르막")
    case .predictions: Phrase("Predictions", "예측")
    case .noPredictions:
      Phrase(
        "To see predictions, mark a run from the last 90 days as a race or all out.",
        "최근 90일 기록을 대회나 전력 질주로 표시하면 다른 거리의 시간을 예측해요.")
    case .likely: Phrase("Likely", "예상")
    case .range: Phrase("Range", "범위")
    case .predictionsHint:
      Phrase(
        "Estimated from your marked bests (Riegel's formula).", "표시한 최고 기록으로 추정했어요(Riegel 공식).")
    }
  }
}
