import Core
import RefWatchDomain
import Testing

@testable import RefWatchTestKit

@Suite("Cards and temporary dismissals, spec §10")
struct DismissalTests {
  private func log(_ scheme: RuleSet.SinBinScheme, sheets: Bool = true) -> LawLog {
    var rules = RuleSet()
    rules.sinBin = scheme
    rules.shootout = .ifLevel
    var log = LawLog(
      rules, sheets: sheets ? BothSides(home: sheet(), away: sheet()) : BothSides(nil))
    log.begin(firstHalf)
    return log
  }

  private let seven = player(.home, 7)

  @Test("served from the restart on the match clock, and on in the next period")
  func served() {
    var log = log(.aligned2024)
    let card = log.add(yellow(seven, sinBin: true), 40, in: firstHalf)
    func left(_ stage: Stage, _ seconds: Int64) -> Int64? {
      log.record.sinBins.first.map { bin in bin.left(stage: stage, elapsed: seconds * 1000) / 1000 }
    }
    let first = Stage.period(firstHalf)
    #expect(left(first, 2_500) == 600)
    #expect(log.record.lineUps.home.strength == 10)
    log.add(.sinBinRestart(card), first, 2_460_000)
    #expect(left(first, 2_460) == 600)
    #expect(left(first, 2_520) == 540)
    log.end(firstHalf, then: .interval(1))
    #expect(left(.gap(.interval(1)), 500) == 360)
    log.begin(secondHalf)
    let second = Stage.period(secondHalf)
    #expect(left(second, 0) == 360)
    #expect(left(second, 359) == 1)
    #expect(left(second, 400) == 0)
    #expect(log.record.sinBins.first?.isOpen == true)
    #expect(log.record.openPoints == [.reasonMissing(card), .openSinBin(card)])
    log.add(.sinBinEnd(card), second, 400_000)
    #expect(log.record.sinBins.first?.isOpen == false)
    #expect(log.record.lineUps.home.strength == 11)
    #expect(log.record.lineUps.home.onField.count == 11)
  }

  @Test("a start that follows the card says how long; both names mean it")
  func start() {
    var log = log(.aligned2024)
    log.add(yellow(seven, sinBin: true), 10, in: firstHalf)
    let start = log.add(.sinBinStart(seven, seconds: 480), 10, in: firstHalf)
    #expect(log.record.sinBins.count == 1)
    #expect(log.record.sinBins.first?.seconds == 480)
    log.add(.sinBinRestart(start), .period(firstHalf), 600_000)
    #expect(log.record.sinBins.first?.running?.since == 600_000)
    log.add(red(seven), 12, in: firstHalf)
    #expect(log.record.sinBins.first?.isOpen == false)
    #expect(log.record.lineUps.home.strength == 10)
  }

  /// Scheme, what came before (`c` caution, `b` temporary dismissal), what comes, what follows.
  static let table = """
    off         -   c caution
    off         c   c sendOff
    aligned2024 -   c caution
    aligned2024 -   b dismissal
    aligned2024 c   c sendOff
    aligned2024 c   b sendOff
    aligned2024 b   c sendOff
    aligned2024 b   b sendOff
    systemA     -   b dismissal
    systemA     b   b lastDismissal
    systemA     bb  b noFurtherPart
    systemB     -   c caution
    systemB     -   b dismissal
    systemB     c   b dismissal
    systemB     b   c caution
    systemB     b   b lastDismissal
    systemB     c   c sendOff
    systemB     bb  c noFurtherPart
    systemB     bc  b noFurtherPart
    systemB     cb  b noFurtherPart
    systemB     bc  c sendOff
    """

  @Test("what follows from a caution, by scheme")
  func consequences() {
    for line in DismissalTests.table.split(separator: "\n") {
      let row = line.split(separator: " ").map { word in String(word) }
      var rules = RuleSet()
      rules.sinBin = RuleSet.SinBinScheme(rawValue: row[0]) ?? .off
      var member = TeamMember(seven, place: .field)
      for (index, sign) in row[1].enumerated() where sign != "-" {
        member.cautions.append(ID(high: 0, low: UInt64(index + 1)))
        if sign == "b" { member.dismissals += 1 }
      }
      let word: String
      switch rules.consequence(
        isDismissal: row[2] == "b", earlier: member, stage: .period(secondHalf))
      {
      case .caution: word = "caution"
      case .dismissal: word = "dismissal"
      case .lastDismissal: word = "lastDismissal"
      case .noFurtherPart: word = "noFurtherPart"
      case .sendOff(let first):
        word = "sendOff"
        #expect(first == member.cautions.first)
      }
      #expect(word == row[3], "\(line)")
    }
  }

  @Test("two dismissals end a player's part; after the second somebody may come on")
  func systemA() {
    var log = log(.systemA)
    for minute in [10, 30] {
      let card = log.add(yellow(seven, sinBin: true), minute, in: firstHalf)
      log.add(.sinBinEnd(card), minute + 11, in: firstHalf)
    }
    var lineUp = log.record.lineUps.home
    #expect(lineUp.member(seven)?.place == .finished)
    #expect(lineUp.strength == 10)
    #expect(
      log.record.advice(on: change(.home, 7, 12), stage: .period(firstHalf), elapsed: 2_600_000)
        == [])
    log.add(change(.home, 7, 12), 44, in: firstHalf)
    lineUp = log.record.lineUps.home
    #expect(lineUp.strength == 11 && lineUp.onField.count == 11)
  }

  @Test("dissent is a temporary dismissal where the scheme says so; never an official's")
  func reasons() {
    for scheme in RuleSet.SinBinScheme.allCases {
      var rules = RuleSet()
      rules.sinBin = scheme
      #expect(rules.isDismissal(.dissent, recipient: .player) == (scheme != .off))
      #expect(rules.isDismissal(.unsporting, recipient: .player) == (scheme == .systemA))
      #expect(!rules.isDismissal(.dissent, recipient: .official))
    }
    let log = log(.aligned2024)
    let reason = Catalog.england.reason("C2")?.chosen(from: .england)
    let dissent = Fact.card(Card(colour: .yellow, recipient: seven, reason: reason))
    let stage = Stage.period(firstHalf)
    #expect(
      log.record.advice(on: dissent, stage: stage, elapsed: 0)
        == [.sinBin(.dismissal(seconds: 600))])
    let coach = Participant(.home, .official, name: "C", entry: ID(high: 6, low: 1))
    #expect(
      log.record.advice(on: yellow(coach, sinBin: true), stage: stage, elapsed: 0) == [.noSinBin])
    #expect(
      log.record.advice(on: yellow(player(.home, 12), sinBin: true), stage: stage, elapsed: 0)
        == [.noSinBin])
  }

  @Test("cautions of the match and of the kicks are never added up")
  func shootout() {
    var log = log(.off)
    log.add(yellow(seven), 10, in: firstHalf)
    log.end(firstHalf, then: .interval(1))
    log.begin(secondHalf)
    log.end(secondHalf, then: .beforeShootout)
    log.add(.shootoutStart(first: .home), .gap(.beforeShootout), 0)
    let stage = Stage.period(.shootout)
    #expect(log.record.advice(on: yellow(seven), stage: stage, elapsed: 0) == [])
    let second = log.add(yellow(seven), stage, 1)
    #expect(log.record.tallies.home.cautions == 2 && log.record.tallies.home.sendOffs == 0)
    #expect(
      log.record.advice(on: yellow(seven), stage: stage, elapsed: 70_000)
        == [.secondCaution(first: second)])
  }

  @Test("who is sent off leaves the field, unless they were not on it; taken back, all is back")
  func sendOffs() {
    var log = log(.off)
    let first = log.add(red(seven), 10, in: firstHalf)
    log.add(red(player(.home, 12)), 11, in: firstHalf)
    log.add(red(Participant(.home, .official, name: "C")), 12, in: firstHalf)
    #expect(log.record.lineUps.home.strength == 10)
    #expect(log.record.tallies.home.sendOffs == 2)
    #expect(log.record.tallies.home.officialSendOffs == 1)
    let people = log.record.candidates(for: .card, .home, stage: .period(firstHalf)).people
    #expect(people.count == 16)
    #expect(!people.contains { person in person.participant.number == 7 })
    log.add(.withdrawal(first, reason: ""), .period(firstHalf), 900_000)
    #expect(log.record.lineUps.home.strength == 11)
    #expect(log.record.lineUps.home.member(seven)?.place == .field)
  }

  @Test("fewer than seven should not play on")
  func tooFew() {
    var log = log(.off, sheets: false)
    for number in 2...5 { log.add(red(player(.away, number)), number, in: firstHalf) }
    #expect(log.record.standingAdvice == [])
    let fifth = red(player(.away, 6))
    let few = Advice.tooFewPlayers(.away, count: 6, least: 7)
    #expect(log.record.advice(on: fifth, stage: .period(firstHalf), elapsed: 1_000_000) == [few])
    log.add(fifth, 10, in: firstHalf)
    #expect(log.record.standingAdvice == [few])
  }

  @Test("second warnings of officials, officials nobody knows, and words that are missing")
  func officials() {
    var log = log(.off)
    let coach = Participant(.away, .official, role: "coach")
    let stage = Stage.period(firstHalf)
    let warning = Fact.warning(coach, reason: "OW3")
    #expect(log.record.advice(on: warning, stage: stage, elapsed: 0) == [])
    log.add(warning, 5, in: firstHalf)
    #expect(
      log.record.advice(on: warning, stage: stage, elapsed: 0) == [.repeatedWarnings(count: 2)])
    #expect(log.record.tallies.away.warnings == 1)
    let unknown = Fact.card(
      Card(
        colour: .yellow, recipient: Participant(.away, .official),
        reason: CardReason(catalog: "law12", code: Catalog.freeTextCode, title: "Other")))
    #expect(
      log.record.advice(on: unknown, stage: stage, elapsed: 0) == [.seniorCoach, .reasonMissing])
  }

  @Test("advice on time")
  func time() {
    var log = log(.off)
    let goal = Fact.goal(Goal(credited: .home, kind: .openPlay))
    func advice(_ fact: Fact, _ stage: Stage, _ minutes: Int64) -> [Advice] {
      log.record.advice(on: fact, stage: stage, elapsed: minutes * 60_000)
    }
    #expect(advice(goal, .period(firstHalf), 44) == [])
    #expect(advice(goal, .period(firstHalf), 76) == [.implausibleTime])
    #expect(advice(goal, .period(secondHalf), 3) == [.stageNotReached])
    #expect(advice(goal, .gap(.beforeMatch), 0) == [.notInPlay])
    let first = log.add(goal, 20, in: firstHalf)
    #expect(advice(goal, .period(firstHalf), 20) == [.duplicate(first)])
    log.add(.addedTime(minutes: 4), 45, in: firstHalf)
    #expect(advice(.addedTime(minutes: 3), .period(firstHalf), 45) == [.addedTimeFalls(from: 4)])
    #expect(advice(.addedTime(minutes: 5), .period(firstHalf), 45) == [])
    var shorter = log.match.rules
    shorter.periodMinutes = 40
    #expect(advice(.rules(shorter), .period(firstHalf), 45) == [.lengthChanged])
    log.end(firstHalf, added: 2, then: .interval(1))
    #expect(advice(goal, .period(firstHalf), 46) == [])
    #expect(advice(goal, .period(firstHalf), 48) == [.stageOver])
  }

  @Test("a goal that was overruled stays in the log and doesn't count")
  func overruled() {
    var log = log(.off)
    let goal = log.add(.goal(Goal(credited: .away, kind: .penalty)), 20, in: firstHalf)
    #expect(log.record.score.away == 1)
    let ruling = log.add(.goalOverruled(goal, by: .var), 22, in: firstHalf)
    #expect(log.record.score.away == 0 && log.record.tallies.away.penaltiesScored == 0)
    #expect(MatchReport(log.record).goals.map { line in line.isOverruled } == [true])
    log.add(.withdrawal(ruling, reason: ""), 23, in: firstHalf)
    #expect(log.record.score.away == 1)
  }
}
