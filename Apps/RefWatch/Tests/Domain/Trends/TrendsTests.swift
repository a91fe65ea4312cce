import Calendar
import Core
import RefWatchDomain
import Testing

@testable import RefWatchTestKit

@Suite("Trends against a plain count")
struct TrendsTests {
  private func figures(_ season: SeasonOfMatches) -> [MatchFigures] {
    season.records.map { record in MatchFigures(record, offset: 0) }
  }

  @Test("every figure is what was put in", arguments: UInt64(1)...6)
  func counts(seed: UInt64) throws {
    let season = SeasonOfMatches(40, seed: seed)
    let trends = Trends(figures(season).shuffled())
    let accounts = season.accounts
    func sum(_ value: (SeasonOfMatches.Account) -> Int) -> Int {
      accounts.map { account in value(account) }.reduce(0, +)
    }
    #expect(trends.matches.count == 40)
    #expect(trends.cards.count == sum { account in account.home + account.away })
    #expect(trends.cautions.count == trends.cards.count)
    #expect(trends.home.count == sum { account in account.home })
    #expect(trends.home.total == trends.cards.count)
    #expect(
      trends.cards.matches
        == accounts.filter { account in account.home + account.away > 0 }.reversed()
        .map { account in account.match })
    for figure in trends.reasons {
      let code = figure.reason?.code
      #expect(
        figure.cards.count == sum { account in account.codes.count { own in own == code } })
    }
    #expect(trends.reasons.map { figure in figure.cards.count }.reduce(0, +) == trends.cards.count)
    for figure in trends.cautionTimes {
      guard case .quarter(let number) = figure.block else {
        #expect(figure.tally.count == 0)
        continue
      }
      let expected = sum { account in
        account.cautionMinutes.count { caution in (caution.minute - 1) / 15 == number }
      }
      #expect(figure.tally.count == expected)
    }
    #expect(
      trends.goalTimes.map { figure in figure.tally.count }.reduce(0, +)
        == sum { account in account.goals })
    #expect(trends.conversion.count == sum { account in account.scored })
    #expect(trends.conversion.total == sum { account in account.scored + account.missed })
    #expect(trends.penalties.count == trends.conversion.total)
    #expect(trends.abandoned.count == sum { account in account.isAbandoned ? 1 : 0 })
  }

  @Test("time lost is what the records' allowances are made of", arguments: UInt64(1)...6)
  func losses(seed: UInt64) {
    let season = SeasonOfMatches(30, seed: seed)
    let trends = Trends(figures(season))
    var allowance: Int64 = 0
    for period in season.records.flatMap({ record in record.periods }) {
      allowance += period.allowance
    }
    #expect(trends.losses.map { loss in loss.milliseconds }.reduce(0, +) == allowance)
    for loss in trends.losses {
      var expected: Int64 = 0
      for account in season.accounts {
        if let reason = loss.reason { expected += account.lost[reason] ?? 0 }
      }
      #expect(loss.milliseconds == expected)
    }
  }

  @Test("announced, played and their difference are averages of the same periods")
  func addedTime() throws {
    let season = SeasonOfMatches(30, seed: 9)
    let trends = Trends(figures(season))
    for half in 1...2 {
      let figure = try #require(
        trends.addedTime.first { figure in figure.period == .regulation(half) })
      var announced = 0
      var played: Int64 = 0
      var n = 0
      for account in season.accounts where account.announced[half - 1] >= 0 {
        announced += account.announced[half - 1]
        played += account.addedPlayed[half - 1]
        n += 1
      }
      #expect(figure.announcements == n && figure.announced == announced)
      #expect(figure.playedAnnounced == played)
      #expect(figure.difference == (played - Int64(announced) * 60_000) / Int64(n))
      #expect(figure.n == 30)
    }
  }

  @Test("conditions first, then the newest of what is left")
  func filter() {
    let all = figures(SeasonOfMatches(30, seed: 3))
    var filter = MatchFilter()
    filter.competition = "Cup"
    filter.last = 4
    let found = filter.applied(to: all.shuffled())
    #expect(found.map { figure in figure.match.low } == [28, 25, 22, 19])
    filter.role = .fourth
    #expect(filter.applied(to: all).isEmpty)
    #expect(Trends([]).matches.isEmpty)
    #expect(Trends([]).home.interval == nil)
  }

  @Test("added time has blocks of its own, and so has what is beyond the match")
  func blocks() {
    var log = LawLog()
    let first = Period.regulation(1)
    let card = Fact.card(Card(colour: .yellow, recipient: Participant(.home, number: 2)))
    log.begin(first)
    log.add(card, 1, in: first)
    log.add(card, 15, in: first)
    log.add(card, 16, in: first)
    log.add(card, 45, 2, in: first)
    log.end(first, added: 3)
    log.add(card, .gap(.interval(1)), 5)
    let blocks = MatchFigures(log.record, offset: 0).cards.map { card in card.block }
    #expect(blocks == [.quarter(0), .quarter(0), .quarter(1), .addedBefore, .outsidePlay])
    #expect(MatchFigures(log.record, offset: 0).firstCard == 1)
  }

  @Test("rest is from one match day to the next")
  func rest() {
    let rest = Trends(figures(SeasonOfMatches(10, seed: 1))).rest
    #expect(rest.days.n == 9 && rest.days.twice == 8 && rest.shortest == 4)
    #expect(rest.short.count == 0 && rest.shortestMatches.count == 9)
  }

  @Test("months go on through those without a match")
  func months() throws {
    let all = figures(SeasonOfMatches(20, seed: 1))
    let some = [all[0], all[19]]
    let months = Trends(some).months
    #expect(months.first?.month == all[0].day.startOfMonth)
    #expect(months.last?.month == all[19].day.startOfMonth)
    for (one, next) in zip(months, months.dropFirst()) {
      #expect(one.month.adding(months: 1) == next.month)
    }
    #expect(months.map { month in month.matches.count }.reduce(0, +) == 2)
  }

  /// A match of so many whole halves, some days before ``today``.
  private func figure(
    _ number: Int, daysAgo: Int64, travel: Int? = nil, fee: Fee? = nil, competition: String = ""
  ) -> MatchFigures {
    var log = LawLog()
    log.begin(.regulation(1))
    log.end(.regulation(1), added: 0)
    var match = Match(
      id: MatchID(high: 31, low: UInt64(number)), home: TeamRef(name: "Home"),
      away: TeamRef(name: "Away"), rules: RuleSet(), createdAt: Instant(milliseconds: 0),
      competition: competition)
    match.fixture.travel = travel
    match.fixture.fee = fee
    let start = Int64(Self.today.dayNumber) * 86_400_000 - daysAgo * 86_400_000
    let events = log.events.map { event in
      MatchEvent(
        id: event.id, match: match.id, ordinal: event.ordinal, stage: event.stage,
        elapsed: event.elapsed, at: event.at.advanced(byMilliseconds: start), uptime: 0,
        boot: event.boot, quality: event.quality, fact: event.fact)
    }
    return MatchFigures(MatchRecord(match, events), offset: 0)
  }

  private static let today = CivilDate(dayNumber: 20_778)

  @Test("the load is a week against a quarter of four, from 28 days of data on")
  func load() {
    let some = [0, 6, 7, 26].enumerated().map { index, days in
      figure(index + 1, daysAgo: Int64(days))
    }
    let young = LoadFigure(some, on: Self.today)
    #expect(young.week == 90 * 60_000 && young.fourWeeks == 180 * 60_000)
    #expect(young.weekMatches.map { match in match.low } == [1, 2])
    #expect(young.tenths == nil && !young.isKnown)
    // One more match on the first of the 28 days: 90 / (225 / 4) = 1.6.
    let known = LoadFigure(some + [figure(9, daysAgo: 27)], on: Self.today)
    #expect(known.tenths == 16 && known.matches.count == 5)
    // One a day earlier is in neither, but tells that the rest is known: 90 / (180 / 4).
    #expect(LoadFigure(some + [figure(9, daysAgo: 28)], on: Self.today).tenths == 20)
    let idle = LoadFigure([figure(9, daysAgo: 40)], on: Self.today)
    #expect(idle.isKnown && idle.tenths == nil)
    let course = LoadFigure.course(some, to: Self.today, weeks: 12)
    #expect(course.count == 12 && course.last == young)
    #expect(course.first?.day == Self.today.adding(days: -77))
    // What is still to come is in none.
    #expect(LoadFigure([figure(1, daysAgo: -1)], on: Self.today).matches.isEmpty)
  }

  @Test("kilometres where they are known, fees by currency")
  func money() {
    let (euros, won) = (Fee(minor: 4_550, currency: "EUR"), Fee(minor: 30_000, currency: "KRW"))
    let figures = [
      figure(1, daysAgo: 1, travel: 40, fee: euros), figure(2, daysAgo: 2, travel: 0, fee: won),
      figure(3, daysAgo: 3, fee: euros), figure(4, daysAgo: 70, travel: 7),
    ]
    let trends = Trends(figures)
    #expect(trends.travel.kilometres == 47)
    #expect(trends.travel.matches.map { match in match.low } == [1, 2, 4])
    #expect(trends.fees.map { fee in fee.currency } == ["EUR", "KRW"])
    #expect(trends.fees.map { fee in fee.amount } == ["91.00", "30000"])
    #expect(trends.fees.first?.matches.map { match in match.low } == [1, 3])
    var kilometres = 0
    for month in trends.months { kilometres += month.travel.kilometres }
    #expect(kilometres == 47)
    #expect(trends.months.first?.fees.isEmpty == true)
  }

  @Test("a level is the competitions' of the library, where these agree")
  func levels() throws {
    func competition(_ low: UInt64, _ name: String, _ level: String) -> LibraryItem {
      var details = CompetitionDetails()
      details.level = level
      return LibraryItem(
        id: LibraryID(high: 1, low: low), name: name, .competition(details),
        createdAt: Instant(milliseconds: 0))
    }
    var replica = RefWatchReplica()
    for item in [
      competition(1, "County Cup", "7"), competition(2, "League", "5"),
      competition(3, "Friendly", "7"), competition(4, "friendly ", "6"),
      competition(5, "League ", "5"),
    ] {
      replica.set(RefWatchEntity.library(item).key, to: .library(item))
    }
    let levels = CompetitionLevels(replica.library)
    #expect(levels[" county cup"] == "7" && levels["LEAGUE"] == "5")
    #expect(levels["Friendly"].isEmpty && levels["Unheard of"].isEmpty)
    #expect(levels.all(of: ["League", "County Cup", "Friendly", "league"]) == ["5", "7"])
    var filter = MatchFilter()
    filter.level = "7"
    let figures = [
      figure(1, daysAgo: 1, competition: "COUNTY CUP"),
      figure(2, daysAgo: 2, competition: "League"), figure(3, daysAgo: 3),
    ]
    #expect(filter.applied(to: figures, levels).map { figure in figure.match.low } == [1])
    #expect(filter.applied(to: figures).isEmpty && !filter.isOpen)
  }
}
