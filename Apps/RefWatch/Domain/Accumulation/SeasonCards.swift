import Calendar
import Coding
import Core

/// The cards of a match, each with how many the same person had in that competition and season in
/// the matches that are known here. It says what was recorded, and what the table of the
/// association has for that number; whether somebody is suspended is for others to say.
public struct SeasonCards: Equatable, Sendable {
  public let season: Season
  public let competition: String
  /// In the order of the match; only of people who can be told.
  public let counts: [CardCount]
  /// Cards of people who cannot: without a name, a number alone is nobody.
  public let untold: Int

  /// `nil` where the match is of no competition, or nobody has seen a card.
  ///
  /// - Parameters:
  ///   - others: any matches, in any order; those of other competitions and seasons do not count,
  ///     nor those that were put away.
  ///   - offset: seconds east of UTC, by which days are told.
  public init?(_ record: MatchRecord, among others: [MatchRecord], offset: Int) {
    let catalog = Catalogs.named(record.rules.catalog)
    let season = catalog.season(of: record.day(offset))
    let name = plain(record.match.competition)
    guard !name.isEmpty else { return nil }
    var played = others.filter { other in
      other.match.id != record.match.id && other.match.archivedAt == nil && !other.periods.isEmpty
        && other.comesBefore(record) && season.contains(other.day(offset))
        && plain(other.match.competition) == name
    }
    played.sort { one, other in one.comesBefore(other) }
    played.append(record)
    let people = SeasonPeople(played)
    var numbers: [PersonTally: Int] = [:]
    var counts: [CardCount] = []
    var untold = 0
    for match in played {
      let isThis = match.match.id == record.match.id
      for entry in match.entries where entry.counts {
        guard case .card(let card) = entry.fact else { continue }
        guard let person = people.person(of: card.recipient, in: match) else {
          if isThis { untold += 1 }
          continue
        }
        for kind in AccumulationRule.Kind.allCases where card.is(kind) {
          let number = numbers[PersonTally(person, kind), default: 0] + 1
          numbers[PersonTally(person, kind)] = number
          var reached: [AccumulationRule] = []
          for (index, rule) in catalog.accumulation.enumerated()
          where rule.counts(kind, card.recipient.kind, card.reason?.code ?? "") {
            let tally = PersonTally(person, kind, rule: index)
            let count = numbers[tally, default: 0] + 1
            numbers[tally] = count
            if rule.isReached(by: count) { reached.append(rule) }
          }
          guard isThis else { continue }
          counts.append(
            CardCount(
              event: entry.event.id, recipient: match.full(card.recipient), kind: kind,
              number: number, reached: reached))
        }
      }
    }
    guard !counts.isEmpty || untold > 0 else { return nil }
    self.season = season
    competition = trimmed(record.match.competition)
    self.counts = counts
    self.untold = untold
  }

  /// Those that say something: not the first of their kind, or one that the table has.
  public var told: [CardCount] {
    counts.filter { count in count.number > 1 || !count.reached.isEmpty }
  }
}

/// The so-manieth card of somebody.
public struct CardCount: Hashable, Sendable {
  public let event: MatchEventID
  /// With what the sheet knows of them.
  public let recipient: Participant
  public let kind: AccumulationRule.Kind
  /// From 1.
  public let number: Int
  /// The association's rules that this number is a case of.
  public let reached: [AccumulationRule]

  /// Matches of suspension that the table has for it.
  public var matches: Int { reached.reduce(0) { sum, rule in sum + rule.matches } }
}

/// What is counted of somebody: all of a kind, or what one rule counts.
@Memberwise(unlabelled: 2) private struct PersonTally: Hashable {
  let person: SeasonPerson
  let kind: AccumulationRule.Kind
  let rule: Int?
}

extension Card {
  /// A second caution is both.
  fileprivate func `is`(_ kind: AccumulationRule.Kind) -> Bool {
    switch kind {
    case .caution: colour != .red
    case .sendOff: colour != .yellow
    }
  }
}

extension MatchRecord {
  /// The day of the kick-off.
  fileprivate func day(_ offset: Int) -> CivilDate { kickedOffAt.civil(offset: offset).date }

  fileprivate func comesBefore(_ other: MatchRecord) -> Bool {
    kickedOffAt != other.kickedOffAt
      ? kickedOffAt < other.kickedOffAt : match.id < other.match.id
  }
}

/// Without case and white space at its ends.
func plain(_ text: String) -> String { trimmed(text).lowercased() }
