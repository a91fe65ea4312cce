import Core
import Design
import RefWatchDomain

// Cards that others of the crew entered: whoever keeps the time hears of them at once.
extension RefWatchFeature.State {
  /// How many that came together are told; the log has the others.
  private static let toldCards = 2
  /// Milliseconds for which they stand there: longer than the offer to take back what the person
  /// did, which lies over it.
  private static let cardsLast = 12_000

  /// Takes note of the cards that came since the match was as it was.
  mutating func noteCrewCards(since old: MatchRecord?) {
    guard let old, let record = pitchRecord, record.match.id == old.match.id,
      keepsTime(record), !isReadOnly
    else {
      crewCards = []
      return
    }
    guard record.log.count > old.log.count else { return }
    var known: Set<MatchEventID> = []
    for event in old.log { known.insert(event.id) }
    for event in record.log where !known.contains(event.id) {
      guard let writer = event.writer, writer != me, case .card = event.fact else { continue }
      crewCards.append(event.id)
    }
    crewCards = Array(crewCards.suffix(Self.toldCards))
  }

  /// Whether there is something to tell. Nothing stands beside the keys of an event: it waits until
  /// they are done.
  var hasCrewCards: Bool { !crewCards.isEmpty && pitch.flow == nil }

  mutating func tellCrewCards(_ record: MatchRecord) -> Effects {
    guard hasCrewCards else { return [] }
    let cards = crewCards
    crewCards = []
    var texts: [String] = []
    for id in cards {
      guard let entry = record.entries.first(where: { entry in entry.event.id == id }),
        entry.counts, case .card(let card) = entry.fact
      else { continue }
      texts.append(
        words(
          AttentionText.cardBy, name: name(of: entry.event.writer, in: record.match),
          text: record.match.team(card.recipient.side).name + ", "
            + words.fact(entry.fact, in: record.match, record.rules)))
    }
    if texts.isEmpty { return [] }
    let text = texts.joined(separator: " · ")
    pitch.announcement = text
    return give(.warning) + announce(text, lasts: Self.cardsLast)
  }
}
