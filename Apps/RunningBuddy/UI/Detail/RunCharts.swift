import Calendar
import Design
import RunningBuddyDomain
import View

/// Pace, altitude and heart rate of a run, with at most 500 values each.
enum RunCharts {
  static func view(_ state: RunFeature.State, _ run: Run) -> RunPiece {
    let words = state.words
    guard state.detail.run == run.id, let figures = state.detail.figures,
      let series = figures.charts(along: state.detail.axis)
    else { return .empty }
    return section(id: "run-charts", words(ChartsText.title)) {
      choices(
        words(ChartsText.axis),
        [
          choice(
            words(LiveText.distance), isChosen: state.detail.axis == .distance,
            action: .detail(.axisChosen(.distance))),
          choice(
            words(LiveText.time), isChosen: state.detail.axis == .time,
            action: .detail(.axisChosen(.time))),
        ])
      kept(.pace, series, words)
      kept(.altitude, series, words)
      kept(.heartRate, series, words, marks: HeartView.zones(state, run)?.borders ?? [])
      kept(.cadence, series, words)
    }
  }

  /// How many rows of a skeleton have about the height that the charts of a run will have: what is
  /// below them stays where it is.
  static func room(_ run: Run) -> Int {
    let known = [
      run.ascent.first != nil, run.meanHeartRate.first != nil, run.record.whole.cadence != nil,
    ]
    return 5 + known.count { isKnown in isKnown } * 4
  }

  private enum Kind: String {
    case pace, altitude, heartRate, cadence
  }

  /// What a chart is made from: it is made again only when that is another.
  private struct Content: Equatable {
    let kind: Kind
    let axis: ChartAxis
    let step: Double
    let values: [Double?]
    /// Where zones begin, as far as the values reach.
    let marks: [Int]
    let words: Words
  }

  private static func kept(
    _ kind: Kind, _ series: ChartSeries, _ words: Words, marks: [Int] = []
  ) -> RunPiece {
    let values =
      switch kind {
      case .pace: series.speed
      case .altitude: series.altitude
      case .heartRate: series.heartRate
      case .cadence: series.cadence
      }
    let known = values.compactMap { value in value }
    guard let low = known.min(), let high = known.max() else { return .empty }
    let marks = marks.filter { mark in low < Double(mark) && Double(mark) < high }
    let content = Content(
      kind: kind, axis: series.axis, step: series.step, values: values, marks: marks,
      words: words)
    return .kept(content, tag: "div", key: "chart-" + kind.rawValue) { content in
      element("div", .class("run-chart")) {
        element("h3", .class("callout soft")) { title(content) }
        chart(content)
        if !content.marks.isEmpty { paragraph(content.words(HeartText.chartZones), "hint") }
      }
    }
  }

  private static func chart(_ content: Content) -> RunPiece {
    let words = content.words
    // Paces are drawn as speeds: what is faster stands higher.
    let numbers = content.values
    let known = numbers.compactMap { number in number }
    let (low, high) = (known.min() ?? 0, known.max() ?? 1)
    return lineChart(
      ChartFrame(
        id: "run-chart-" + content.kind.rawValue, title: title(content),
        summary: text(low, content) + " – " + text(high, content),
        headings: [
          words(content.axis == .time ? LiveText.time : .distance), title(content),
        ], language: words.language),
      numbers.enumerated().map { index, number in
        ChartValue(
          at(index, content), number,
          text: number.map { number in text(number, content) } ?? Words.unknown)
      }, scale: ChartScale(low, high), marks: content.marks.map { mark in Double(mark) },
      scaleText: { number in text(number, content) })
  }

  private static func title(_ content: Content) -> String {
    switch content.kind {
    case .pace: content.words(LiveText.pace)
    case .altitude: content.words(DetailText.altitude)
    case .heartRate: content.words(DetailText.heartRate)
    case .cadence: content.words(DetailText.cadence)
    }
  }

  private static func text(_ value: Double, _ content: Content) -> String {
    let words = content.words
    switch content.kind {
    case .pace: return words.pace(RunPace(speed: value))
    case .altitude:
      let held = min(max(value * 10, -1_000_000), 1_000_000)
      return words.height(decimetres: Int(held))
    case .heartRate: return words(RunUnitText.beats, text: whole(value))
    case .cadence: return words(RunUnitText.steps, text: whole(value))
    }
  }

  private static func whole(_ value: Double) -> String {
    String(Int(min(max(value, 0), 10_000) + 0.5))
  }

  /// Where on the axis the middle of a value lies.
  private static func at(_ index: Int, _ content: Content) -> String {
    let place = (Double(index) + 0.5) * content.step
    switch content.axis {
    case .time: return content.words.clock(Int64(min(place, 1e9) * 1_000))
    case .distance: return content.words.distance(centimetres: Int64(min(place, 1e8) * 100))
    }
  }
}

/// The words of charts.
enum ChartsText: PhraseBook {
  case title, axis

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Charts", "그래프")
    case .axis: Phrase("Horizontal axis", "가로축")
    }
  }
}
