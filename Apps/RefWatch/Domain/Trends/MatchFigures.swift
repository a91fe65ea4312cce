import Calendar
import Coding
import Core

/// What one match adds to the trends: numbers alone, taken out of its record.
public struct MatchFigures: Hashable, Sendable {
  public let match: MatchID
  public let kickOff: Instant
  /// The day of the kick-off, where the person is.
  public let day: CivilDate
  public let competition: String
  public let role: OfficialRole
  public let tags: [String]
  public let outcome: Outcome
  public let wasSuspended: Bool
  /// Kilometres there and back; `nil` where nobody noted them.
  public let travel: Int?
  public let fee: Fee?
  /// Milliseconds of all periods.
  public let played: Int64
  public let tallies: BothSides<SideTally>
  /// Every card, in match order.
  public private(set) var cards: [CardFigure] = []
  /// When goals that count were scored.
  public private(set) var goals: [TimeBlock] = []
  /// The minute of the first card shown in a period; added time counts as the period's last minute.
  public private(set) var firstCard: Int?
  /// The periods that are over.
  public private(set) var periods: [PeriodRecord] = []
  /// In play, without those that are taken again.
  public private(set) var penaltiesMissed = 0

  public init(_ record: MatchRecord, offset: Int) {
    match = record.match.id
    kickOff = record.kickedOffAt
    day = record.kickedOffAt.civil(offset: offset).date
    competition = record.match.competition
    role = record.match.ownRole
    tags = record.match.fixture.tags
    outcome = record.outcome ?? .normal
    travel = record.match.fixture.travel
    fee = record.match.fixture.fee
    tallies = record.tallies
    periods = record.periods.filter { period in period.played != nil }
    var played: Int64 = 0
    for period in periods { played = played.plus(period.played ?? 0) }
    self.played = played
    var wasSuspended = false
    for entry in record.entries where entry.counts {
      switch entry.fact {
      case .card(let card):
        cards.append(CardFigure(card, record.block(of: entry)))
        if firstCard == nil { firstCard = record.minute(of: entry)?.minute }
      case .goal: goals.append(record.block(of: entry))
      case .penaltyMissed(_, _, let miss): if miss != .retake { penaltiesMissed += 1 }
      case .suspension: wasSuspended = true
      default: break
      }
    }
    self.wasSuspended = wasSuspended
  }

  /// A second caution is a caution and a sending-off; cards of team officials count.
  public func cards(_ side: Side) -> Int {
    let tally = tallies[side]
    return tally.cautions + tally.officialCautions + tally.sendOffs + tally.officialSendOffs
  }

  public func total(_ value: (SideTally) -> Int) -> Int {
    value(tallies.home) + value(tallies.away)
  }

  /// The codes of the cards' reasons, each once, sorted.
  public var codes: [String] {
    var codes: Set<String> = []
    for card in cards { if let code = card.reason?.code, !code.isEmpty { codes.insert(code) } }
    return codes.sorted()
  }

  public var penaltiesScored: Int { total { tally in tally.penaltiesScored } }

  /// A penalty that was taken was awarded, also where nobody wrote that down.
  public var penaltiesAwarded: Int {
    max(total { tally in tally.penaltiesAwarded }, penaltiesScored + penaltiesMissed)
  }
}

/// A card as the trends see it.
public struct CardFigure: Hashable, Sendable {
  public let block: TimeBlock
  public let isCaution: Bool
  public let isSecondCaution: Bool
  public let reason: ReasonKey?

  init(_ card: Card, _ block: TimeBlock) {
    self.block = block
    isCaution = card.colour != .red
    isSecondCaution = card.isSecondCaution
    reason = card.reason.flatMap { reason in
      reason.code.isEmpty ? nil : ReasonKey(catalog: reason.catalog, code: reason.code)
    }
  }
}

/// A reason of a catalog.
@Memberwise public struct ReasonKey: Hashable, Sendable {
  public let catalog: String
  public let code: String
}

extension MatchRecord {
  /// The first kick-off, else when it was planned or made.
  public var kickedOffAt: Instant {
    periods.first?.startedAt ?? match.scheduledKickOff ?? match.createdAt
  }

  /// When the match was completed, the last time; `nil` while it is not.
  public var completedAt: Instant? {
    guard phase == .done else { return nil }
    var newest: MatchEvent?
    for entry in entries where entry.counts {
      guard case .completion = entry.fact else { continue }
      if newest.map({ known in known.wasWrittenBefore(entry.event) }) ?? true {
        newest = entry.event
      }
    }
    return newest?.at
  }
}
