import Core
import TeePalsDomain

/// What the index knows of a round, and how far away it is.
struct FoundRound: Hashable, Sendable {
  let id: RoundID
  let startTime: Instant
  let createdAt: Instant
  let point: GlobePoint
  /// Whole metres from the centre; `nil` where there is none.
  var metres: Int?

  /// Its place in an order. The newest come first: their times count below zero.
  func place(in sort: RoundSearch.Sort) -> SearchPlace {
    switch sort {
    case .date: SearchPlace(value: startTime.milliseconds, round: id)
    case .distance: SearchPlace(value: Int64(metres ?? .max), round: id)
    case .newest: SearchPlace(value: -createdAt.milliseconds, round: id)
    }
  }
}

/// A page of what was found, before the rounds themselves are read.
struct FoundPage: Hashable, Sendable {
  var rounds: [FoundRound] = []
  var next: SearchCursor?
}

extension RoundSearch {
  /// Those within reach, each with its distance, by which they are exactly judged: what the index
  /// gives is a little more.
  func within(_ candidates: [FoundRound]) -> [FoundRound] {
    guard let centre else { return candidates }
    var found: [FoundRound] = []
    for var round in candidates {
      let metres = Globe.metres(centre, round.point)
      if let most = reach.metres, metres > most { continue }
      round.metres = Int(metres + 0.5)
      found.append(round)
    }
    return found
  }

  /// The page after the cursor. O(n log n).
  func page(of found: [FoundRound]) -> FoundPage {
    let placed = found.map { round in (place: round.place(in: sort), round: round) }
      .filter { entry in cursor.map { cursor in sort.precedes(cursor.place, entry.place) } ?? true }
      .sorted { a, b in sort.precedes(a.place, b.place) }
    var page = FoundPage(rounds: placed.prefix(limit).map { entry in entry.round })
    if placed.count > limit, let last = page.rounds.last {
      page.next = SearchCursor(filter: filter, place: last.place(in: sort))
    }
    return page
  }
}
