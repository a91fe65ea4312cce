import Calendar
import Core
import RefWatchDomain
import Testing

@Suite("The history, page by page")
struct HistoryTests {
  /// Lines of matches, several of which were completed at one instant.
  private func lines(_ count: Int) -> [HistoryLine] {
    let season = SeasonOfMatches(count, seed: 5, days: 0)
    return season.records.compactMap { record in HistoryLine(record, offset: 0) }
      .sorted { one, other in one.key > other.key }
  }

  @Test("pages lose nothing and repeat nothing, also where matches were completed at one instant")
  func pages() {
    let lines = lines(130)
    #expect(lines.count == 130)
    #expect(
      Set(lines.map { line in line.key.completedAt }).count < 130, "there are ties to get wrong")
    var end: HistoryKey?
    var sizes: [Int] = []
    while true {
      let page = HistoryQuery.page(of: lines, to: end)
      sizes.append(page.shown.count)
      #expect(page.shown == Array(lines.prefix(page.shown.count)))
      guard let more = page.more else { break }
      end = more
    }
    #expect(sizes == [50, 100, 130])
  }

  @Test("a match that comes in above moves nothing out of the page")
  func arrivals() {
    let lines = lines(60)
    let page = HistoryQuery.page(of: Array(lines.dropFirst()), to: lines[50].key)
    let later = HistoryQuery.page(of: lines, to: lines[50].key)
    #expect(page.shown.count == 50 && later.shown.count == 51)
    #expect(later.shown.last == page.shown.last)
  }

  @Test("teams, competitions, days and codes are found, all words of the search together")
  func search() {
    let lines = lines(30)
    var query = HistoryQuery()
    query.search = "CUP home"
    #expect(query.found(in: lines).count == 10)
    query.search = lines[3].figures.day.description
    #expect(query.found(in: lines).contains(lines[3]))
    query.search = "c4"
    let withCode = lines.filter { line in
      line.figures.cards.contains { card in card.reason?.code == "C4" }
    }
    #expect(query.found(in: lines) == withCode)
    query.search = "nobody"
    #expect(query.found(in: lines).isEmpty)
    query.search = ""
    query.filter.competition = "League"
    #expect(query.found(in: lines).count == 20)
  }
}
