import Calendar
import Design
import Testing
import View

private enum Tap: Hashable { case bar(Int) }

private func html(_ node: Node<Tap>) -> String { HTMLRenderer.html(node) }

private func frame(_ language: Language = .english) -> ChartFrame {
  ChartFrame(
    id: "c", title: "Rain", summary: "It rained.", headings: ["Day", "Millimetres"],
    language: language)
}

private func occurrences(of part: String, in text: String) -> Int {
  text.ranges(of: part).count
}

@Suite struct ChartTests {
  private var charts: [String] {
    [
      html(
        columnChart(
          frame(),
          [
            ChartColumn("Mon", [1, 2], texts: ["1", "2"]),
            ChartColumn("Tue", [0, 4], texts: ["0", "4"]),
          ], legend: [ChartKey("a", step: 0), ChartKey("b", step: 3)],
          scale: { value in Int(value).description })),
      html(
        lineChart(
          frame(),
          [
            ChartValue("Mon", 1, text: "1"), ChartValue("Tue", nil, text: "none"),
            ChartValue("Wed", 5, text: "5"), ChartValue("Thu", 3, text: "3"),
          ], scale: ChartScale(1, 5), scaleText: { value in Int(value).description })),
      html(
        scatterChart(
          frame(),
          [
            ChartPair(1, 1, texts: ["a", "1", "1"]), ChartPair(1, 1, texts: ["b", "1", "1"]),
            ChartPair(9, 5, texts: ["c", "9", "5"]),
          ], x: ChartScale(1, 10), y: ChartScale(1, 5), xText: { _ in "x" },
          yText: { _ in "y" })),
      html(
        intervalBar(
          frame(), value: 0.25, low: 0.1, high: 0.4, mark: 0.5, ends: ["0", "1"],
          rows: [["Share", "25%"]])),
    ]
  }

  @Test func everyDrawingIsAnImageWithANameADescriptionAndATable() {
    for chart in charts {
      #expect(chart.contains("role=\"img\""))
      #expect(chart.contains("aria-labelledby=\"c-title\""))
      #expect(chart.contains("<title id=\"c-title\">Rain</title>"))
      #expect(chart.contains("<desc id=\"c-desc\">It rained.</desc>"))
      #expect(chart.contains("<summary>Show as a table</summary>"))
      #expect(chart.contains("<th scope=\"col\">Day</th>"))
      #expect(!chart.contains("style="), "the content security policy forbids it")
    }
  }

  @Test func everyValueIsInTheTable() {
    #expect(charts[0].contains("<th scope=\"row\">Tue</th>"))
    #expect(charts[1].contains("none"))
    #expect(occurrences(of: "<tr>", in: charts[2]) == 4)
  }

  @Test func columnsAreOneShapeForEachPart() {
    #expect(occurrences(of: "class=\"chart-fill", in: charts[0]) == 2 + 2, "and in the legend")
    #expect(occurrences(of: "<rect", in: charts[0]) == 2, "in the legend alone")
    #expect(occurrences(of: "z", in: charts[0]) == 3, "a column without height has no outline")
    let year = (1...365).map { day in ChartColumn("\(day)", [Double(day % 7)], texts: ["x"]) }
    let drawn = html(columnChart(frame(), year, scale: { _ in "" }))
    #expect(occurrences(of: "chart-fill", in: drawn) == 1)
  }

  @Test func whatColumnsAreComparedWithIsOneFainterShapeBesideThem() {
    let chart = html(
      columnChart(
        frame(),
        [
          ChartColumn("Mon", [1], texts: ["1", "4"], compared: 4),
          ChartColumn("Tue", [2], texts: ["2", "0"], compared: 0),
          ChartColumn("Wed", [3], texts: ["3", "–"]),
        ], legend: [ChartKey("2026", .accent), ChartKey("2025", .compared)],
        scale: { value in Int(value).description }))
    // Room of 333, a gap of 66: 106 for what is compared, 161 for the column at its right.
    #expect(chart.contains("class=\"chart-compared\" d=\"M33 2h106v396h-106z\""))
    #expect(chart.contains("class=\"chart-fill\" d=\"M139 299h161v99h-161z"))
    #expect(occurrences(of: "chart-compared", in: chart) == 2, "and in the legend")
    #expect(occurrences(of: "<td", in: chart) == 6)
    #expect(chart.contains("<span>4</span>"), "the scale holds both")
  }

  @Test func aTableThatIsAwaitedIsNotMade() {
    let columns = [ChartColumn("Mon", [1], texts: ["1"])]
    let chart = columnChart(
      frame(), columns, table: .awaited(Tap.bar(7)), scale: { _ in "" })
    let text = html(chart)
    #expect(text.contains("<details class=\"chart-table\"><summary>Show as a table</summary>"))
    #expect(!text.contains("<table>"))
    // Whoever opens it is heard.
    let mounted = MountedTree<Tap>()
    let listening = mounted.update(to: chart).compactMap { patch in
      if case .listen(let node, .click) = patch { node } else { nil }
    }
    #expect(listening.count == 1)
    #expect(
      listening.first.flatMap { node in
        mounted.action(node: node, kind: .click, event: DOMEvent())
      } == .bar(7))
    #expect(html(columnChart(frame(), columns, scale: { _ in "" })).contains("<table>"))
  }

  @Test func aGapInterruptsTheLine() {
    let d = charts[1]
    let line = d.firstRange(of: "class=\"chart-line\" d=\"").map { range in
      String(d[range.upperBound...].prefix { character in character != "\"" })
    }
    let drawn = line ?? ""
    #expect(drawn.count { character in character == "M" } == 2)
    #expect(drawn.count { character in character == "L" } == 1)
    #expect(occurrences(of: "h.01", in: d) == 3)
  }

  @Test func dotsThatFallTogetherAreLarger() {
    #expect(charts[2].contains("chart-dots several"))
    #expect(!charts[2].contains("chart-dots many"))
  }

  @Test func barsAreTextAndCanBeTapped() {
    let node = barChart(
      "Rain",
      [
        ChartBar("Monday", [3], text: "3 mm", action: Tap.bar(1)),
        ChartBar("Tuesday", [0], text: "0 mm"),
      ])
    let text = html(node)
    #expect(text.contains("Monday") && text.contains("3 mm"))
    #expect(occurrences(of: "<button", in: text) == 1)
    #expect(text.contains("width=\"1000\""))
    #expect(text.contains("aria-hidden=\"true\""))
  }

  @Test func marksLieAcrossALineWithinItsScaleOnly() {
    func drawn(_ marks: [Double]) -> String {
      html(
        lineChart(
          frame(), [ChartValue("Mon", 0, text: "0"), ChartValue("Tue", 10, text: "10")],
          scale: ChartScale(0, 10), marks: marks, scaleText: { _ in "" }))
    }
    #expect(drawn([5]).contains("M0 200H1000\""))
    #expect(!drawn([0, 10, -5, 99]).contains("chart-mark"))
    #expect(!drawn([]).contains("chart-mark"))
  }

  @Test func nothingIsDrawnOutsideAndNothingDividesByZero() {
    let empty = html(columnChart(frame(), [], scale: { _ in "" }))
    #expect(empty.contains("role=\"img\""))
    let one = html(
      lineChart(
        frame(), [ChartValue("Mon", 9, text: "9")], scale: ChartScale(5, 5),
        scaleText: { _ in "" }))
    #expect(one.contains("M500 "))
    #expect(ChartScale(0, 10).place(-5, of: 100) == 0)
    #expect(ChartScale(0, 10).place(25, of: 100) == 100)
  }

  @Test func scalesEndAtRoundNumbersThatHoldEverything() {
    for (most, high) in [(0.0, 1.0), (1, 1), (7, 8), (9, 10), (11, 20), (99, 100), (101, 200)] {
      #expect(ChartScale(upTo: most).high == high)
    }
    for most in stride(from: 0.0, to: 5_000, by: 37) {
      let scale = ChartScale(upTo: most)
      #expect(scale.high >= most && scale.low == 0)
    }
  }

  @Test func chartsSpeakKorean() {
    #expect(html(columnChart(frame(.korean), [], scale: { _ in "" })).contains("표로 보기"))
  }
}
