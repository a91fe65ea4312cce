import Calendar
import Core
import RefWatchDomain
import Testing

@testable import RefWatchTestKit

/// Matches of a season, a line each.
private struct SeasonLog {
  var records: [MatchRecord] = []

  /// A match on a day with cards in its first half, one a minute.
  @discardableResult
  mutating func play(
    _ day: String, _ cards: [Card], home: TeamRef = TeamRef(name: "Rovers"),
    away: TeamRef = TeamRef(name: "Town"), competition: String = "Cup",
    catalog: String = "football_sa", sheet: MatchSheet? = nil
  ) -> MatchRecord {
    var rules = RuleSet()
    rules.catalog = catalog
    let number = UInt64(records.count + 1)
    let date = CivilDate(day) ?? .first
    let start = CivilDateTime(date, .noon).instant(offset: 0)
    let match = Match(
      id: MatchID(high: 40, low: number), home: home, away: away, rules: rules,
      createdAt: start, competition: competition, sheets: BothSides(home: sheet, away: nil))
    let facts: [Fact] =
      [.kickOff(.home), .periodStart(firstHalf, seconds: 2_700)]
      + cards.map { card in .card(card) }
    let events = facts.enumerated().map { index, fact in
      MatchEvent(
        id: MatchEventID(high: number, low: UInt64(index + 1)), match: match.id,
        ordinal: Int64(index + 1),
        stage: index < 2 ? .gap(.beforeMatch) : .period(firstHalf),
        elapsed: index < 2 ? 0 : Int64(index) * 60_000, at: start, uptime: 0,
        boot: ID(high: 3, low: 3), quality: .synced, fact: fact)
    }
    let record = MatchRecord(match, events)
    records.append(record)
    return record
  }

  func cards(_ record: MatchRecord) -> SeasonCards? {
    SeasonCards(record, among: records, offset: 0)
  }

  /// The numbers of a match's cautions.
  func numbers(_ record: MatchRecord) -> [Int] {
    (cards(record)?.counts ?? []).filter { count in count.kind == .caution }
      .map { count in count.number }
  }
}

private func caution(_ who: Participant, _ code: String = "Y2") -> Card {
  Card(
    colour: .yellow, recipient: who,
    reason: CardReason(catalog: "football_sa", code: code, title: "x"))
}

private func sent(_ who: Participant, _ code: String) -> Card {
  Card(
    colour: .red, recipient: who,
    reason: CardReason(catalog: "football_sa", code: code, title: "x"))
}

private let kim = Participant(.home, number: 7, name: "Kim")

@Suite("Cards of a season, spec §3")
struct SeasonCardsTests {
  @Test("a rule is reached at its number, and at each so-manieth after it")
  func rules() {
    func reached(_ rule: AccumulationRule) -> [Int] {
      (1...12).filter { number in rule.isReached(by: number) }
    }
    #expect(
      reached(AccumulationRule(.caution, .player, trigger: 5, every: 2, matches: 1))
        == [5, 7, 9, 11])
    #expect(reached(AccumulationRule(.caution, .player, trigger: 3, every: 0, matches: 1)) == [3])
    #expect(
      reached(AccumulationRule(.sendOff, .player, trigger: 11, every: 1, matches: 1)) == [11, 12])
    for catalog in Catalogs.all {
      for rule in catalog.accumulation {
        #expect(rule.triggerCount > 0 && rule.repeatInterval >= 0 && rule.matches > 0)
        for code in rule.codes { #expect(catalog.reason(code, recipient: rule.recipient) != nil) }
      }
    }
  }

  @Test("the fifth caution is told with what the table says, and nothing before it")
  func fifth() throws {
    var season = SeasonLog()
    for day in 1...4 { season.play("2026-03-0\(day)", [caution(kim)]) }
    let fifth = season.play("2026-03-05", [caution(kim), caution(Participant(.away, number: 7))])
    let cards = try #require(season.cards(fifth))
    #expect(cards.season == .year(2026) && cards.competition == "Cup")
    #expect(cards.counts.map { count in count.number } == [5])
    #expect(cards.counts.map { count in count.matches } == [1])
    #expect(cards.untold == 1, "a number alone is nobody")
    for (index, record) in season.records.dropLast().enumerated() {
      #expect(season.cards(record)?.counts.map { count in count.number } == [index + 1])
      #expect(season.cards(record)?.counts.first?.reached == [])
      #expect(season.cards(record)?.told.isEmpty == (index == 0))
    }
  }

  @Test("other competitions, seasons, and later matches are left out")
  func scope() {
    var season = SeasonLog()
    season.play("2025-12-31", [caution(kim)])
    season.play("2026-01-01", [caution(kim)], competition: " cUP ")
    season.play("2026-02-01", [caution(kim)], competition: "League")
    let here = season.play("2026-03-01", [caution(kim)])
    season.play("2026-04-01", [caution(kim)])
    #expect(season.numbers(here) == [2])
    let nowhere = season.play("2026-03-02", [caution(kim)], competition: "")
    #expect(season.cards(nowhere) == nil)
    // A catalog of 2026-27 counts from July.
    var autumn = SeasonLog()
    autumn.play("2026-06-30", [caution(kim)], catalog: "fa_england")
    autumn.play("2026-07-01", [caution(kim)], catalog: "fa_england")
    let spring = autumn.play("2027-06-30", [caution(kim)], catalog: "fa_england")
    #expect(autumn.numbers(spring) == [2])
    #expect(autumn.cards(spring)?.season == .from(2026))
  }

  @Test("a withdrawn card and a match that was put away do not count")
  func gone() {
    var season = SeasonLog()
    let first = season.play("2026-03-01", [caution(kim)])
    let here = season.play("2026-03-02", [caution(kim)])
    #expect(season.numbers(here) == [2])
    var match = first.match
    match.archivedAt = match.createdAt
    season.records[0] = MatchRecord(match, first.log)
    #expect(season.numbers(here) == [1])
    var withdrawn = first
    let card = first.log[2]
    withdrawn.append(
      MatchEvent(
        id: MatchEventID(high: 99, low: 1), match: match.id, ordinal: 9, stage: card.stage,
        elapsed: card.elapsed, at: card.at, uptime: 0, boot: card.boot, quality: .synced,
        fact: .withdrawal(card.id, reason: "")))
    season.records[0] = withdrawn
    #expect(season.numbers(here) == [1])
  }

  @Test("who is the same: the entry, else number and name, never the number alone")
  func people() {
    let entry = EntryID(high: 1, low: 7)
    let rows: [(Participant, Participant, Bool)] = [
      (kim, Participant(.home, number: 7, name: " KIM "), true),
      (kim, Participant(.home, number: 8, name: "Kim"), false),
      (kim, Participant(.home, number: 7, name: "Lee"), false),
      (kim, Participant(.home, number: 7), false),
      (kim, Participant(.home, name: "Kim"), false),
      (kim, Participant(.away, number: 7, name: "Kim"), false),
      (
        Participant(.home, number: 7, name: "Kim", entry: entry),
        Participant(.home, number: 9, name: "Kim", entry: entry), true
      ),
      (
        Participant(.home, number: 7, name: "Kim", entry: entry),
        Participant(.home, number: 7, name: "Kim", entry: EntryID(high: 2, low: 7)), true
      ),
      (
        Participant(.home, .official, name: "Eva", role: "coach"),
        Participant(.home, .official, name: "eva", role: "manager"), true
      ),
      (
        Participant(.home, .official, role: "coach"), Participant(.home, .official, role: "coach"),
        false
      ),
      (kim, Participant(.home, .official, number: 7, name: "Kim"), false),
    ]
    for (one, other, isSame) in rows {
      var season = SeasonLog()
      season.play("2026-03-01", [caution(one)])
      let here = season.play("2026-03-02", [caution(other)])
      #expect(season.numbers(here).contains(2) == isSame, "\(one) \(other)")
    }
  }

  @Test("number and name that two of a team share tell nobody")
  func twins() {
    let twins = MatchSheet(
      starters: [
        SheetPlayer(id: EntryID(high: 5, low: 1), name: "Kim", number: 7),
        SheetPlayer(id: EntryID(high: 5, low: 2), name: "kim", number: 7),
      ])
    var season = SeasonLog()
    season.play("2026-03-01", [caution(kim)])
    let here = season.play(
      "2026-03-02",
      [caution(Participant(.home, number: 7, name: "Kim", entry: EntryID(high: 5, low: 2)))],
      sheet: twins)
    #expect(season.numbers(here) == [1])
  }

  @Test("a team is its id, or a name that only one team has")
  func teams() {
    let one = TeamRef(name: "Rovers", team: TeamID(high: 6, low: 1))
    let two = TeamRef(name: "rovers", team: TeamID(high: 6, low: 2))
    let renamed = TeamRef(name: "Harbour", team: TeamID(high: 6, low: 1))
    let named = TeamRef(name: "ROVERS ")
    let rows: [([TeamRef], TeamRef, [Int])] = [
      ([named], named, [2]), ([one], named, [2]), ([named], one, [2]), ([one], renamed, [2]),
      ([one], two, [1]), ([one, two], named, []), ([one, two], one, [2]),
      ([TeamRef(name: "Others")], named, [1]),
    ]
    for (earlier, team, numbers) in rows {
      var season = SeasonLog()
      for (index, home) in earlier.enumerated() {
        season.play("2026-03-0\(index + 1)", [caution(kim)], home: home)
      }
      let here = season.play("2026-03-09", [caution(kim)], home: team)
      #expect(season.numbers(here) == numbers, "\(earlier) \(team)")
    }
    // Both sides of a match have it: it is nobody's.
    var season = SeasonLog()
    season.play("2026-03-01", [caution(kim)], away: named)
    let here = season.play("2026-03-02", [caution(kim)])
    #expect(season.numbers(here) == [])
  }

  @Test("second sendings-off for some codes are told, a second caution counts as both")
  func sendOffs() throws {
    var season = SeasonLog()
    season.play("2026-03-01", [sent(kim, "R2")])
    season.play("2026-03-02", [sent(kim, "R4")])
    let third = season.play("2026-03-03", [sent(kim, "R6")])
    let cards = try #require(season.cards(third))
    #expect(cards.counts.map { count in count.number } == [3])
    #expect(cards.counts.first?.reached.first?.codes == ["R1", "R2", "R3", "R6"])
    let second = season.play(
      "2026-03-04", [caution(kim), Card(colour: .secondYellow, recipient: kim)])
    let both = try #require(season.cards(second))
    #expect(both.counts.map { count in count.kind } == [.caution, .caution, .sendOff])
    #expect(both.counts.map { count in count.number } == [1, 2, 4])
  }

  @Test("counts are what counting by hand gives, in whatever order matches come", arguments: 1...30)
  func oracle(seed: Int) {
    var lots = Lots(UInt64(seed))
    let people = (1...4).map { number in
      Participant(.home, number: number, name: "P\(number % 3)")
    }
    var season = SeasonLog()
    var tallies: [Participant: Int] = [:]
    var expected: [MatchID: [Int]] = [:]
    for index in 0..<20 {
      let cards = (0..<lots.below(4)).map { _ in caution(lots.pick(people)) }
      let counts = lots.chance(3, in: 4)
      let day = (CivilDate("2026-02-01") ?? .first).adding(days: index)
      let record = season.play(
        day.description, cards, competition: counts ? "Cup" : "Friendly")
      guard counts else { continue }
      expected[record.match.id] = cards.map { card in
        tallies[card.recipient, default: 0] += 1
        return tallies[card.recipient] ?? 0
      }
    }
    let shuffled = season.records.sorted { one, other in
      mixed(one.match.id.low ^ UInt64(seed)) < mixed(other.match.id.low ^ UInt64(seed))
    }
    for record in season.records {
      guard let numbers = expected[record.match.id] else { continue }
      #expect(season.numbers(record) == numbers)
      let other = SeasonCards(record, among: shuffled, offset: 0)
      #expect((other?.counts ?? []).map { count in count.number } == numbers)
    }
  }
}
