import Calendar
import Core
import RefWatchDomain
import Testing
import Wire

@Suite("Values among those of others")
struct PeerTests {
  @Test("fewer than ten people are no pool")
  func least() {
    for count in 0..<10 { #expect(PeerPool(.cards, Array(repeating: 300, count: count)) == nil) }
    let pool = PeerPool(.cards, Array(repeating: 300, count: 10))
    #expect(pool == PeerPool(measure: .cards, people: 10, low: 300, middle: 300, high: 300))
  }

  @Test("quartiles lie between the values in proportion, and are rounded to steps")
  func quartiles() {
    // 0, 10 … 400: quartiles 100, 200, 300.
    let values = (0...40).map { value in value * 10 }
    #expect(
      PeerPool(.cards, values.shuffled())
        == PeerPool(measure: .cards, people: 40, low: 100, middle: 200, high: 300))
    // 1 … 12: 3.75, 6.5, 9.25, in steps of fifteen seconds.
    #expect(
      PeerPool(.added, Array(1...12))
        == PeerPool(measure: .added, people: 10, low: 0, middle: 0, high: 15))
    #expect(
      PeerPool(.added, (1...12).map { value in -value })
        == PeerPool(measure: .added, people: 10, low: -15, middle: 0, high: 0))
  }

  @Test("one person more or less within a step of five is not seen in the number of people")
  func people() {
    for count in 10..<40 {
      let pool = PeerPool(.home, Array(repeating: 500, count: count))
      #expect(pool?.people == count / 5 * 5)
    }
  }

  @Test("a person's values are those of their trends, from five of anything on")
  func own() throws {
    let season = SeasonOfMatches(30, seed: 4)
    let figures = season.records.map { record in MatchFigures(record, offset: 0) }
    let found = PeerFigure.of(figures)
    #expect(Set(found.map { figure in figure.competition }) == ["", "Cup", "League"])
    let trends = Trends(figures)
    let cards = try #require(
      found.first { figure in figure.competition.isEmpty && figure.measure == .cards })
    #expect(cards.value == trends.cards.count * 100 / 30 && cards.n == 30)
    let home = try #require(
      found.first { figure in figure.competition.isEmpty && figure.measure == .home })
    #expect(home.value == trends.home.count * 1_000 / trends.home.total)
    #expect(home.n == trends.home.total)
    let added = try #require(
      found.first { figure in figure.competition.isEmpty && figure.measure == .added })
    var difference: Int64 = 0
    for figure in trends.addedTime {
      difference += figure.playedAnnounced - Int64(figure.announced) * 60_000
    }
    #expect(added.value == Int(difference) / added.n / 1_000)
    #expect(PeerFigure.of(Array(figures.prefix(4))).allSatisfy { figure in figure.n >= 5 })
    #expect(
      !PeerFigure.of(Array(figures.prefix(4))).contains { figure in figure.measure == .cards })
    #expect(PeerFigure.of([]).isEmpty)
  }

  @Test("a report is read as it was written")
  func wire() throws {
    let pool = PeerPool(measure: .added, people: 15, low: -15, middle: 30, high: 60)
    let own = PeerFigure(competition: "Cup", measure: .added, value: -7, n: 12)
    for report in [
      PeerReport(isOffered: false, shares: false),
      PeerReport(
        isOffered: true, shares: true, day: CivilDate(dayNumber: 20_000),
        lines: [
          .init(competition: "Cup", pool: pool, own: own),
          .init(competition: "", pool: pool, own: nil),
        ]),
    ] {
      #expect(try PeerReport(WireCursor(try JSON.parse(report.json.text))) == report)
    }
  }
}
