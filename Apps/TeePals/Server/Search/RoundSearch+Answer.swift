import Core
import Geography
import Store
import TeePalsDomain

extension RoundSearch {
  /// What it finds for a person.
  func answer(
    for reader: UserID, _ session: some Session
  ) throws(StoreFailure) -> SearchAnswer {
    let cover = centre.flatMap { centre in
      reach.metres.map { metres in CircleCover(centre, metres: metres) }
    }
    let terms = try SearchRows.Terms(self, for: reader, session)
    var answer = SearchAnswer()
    if let cover, sort == .date {
      try findSoonest(cover, terms, in: &answer, session)
    } else {
      try find(cover, terms, in: &answer, session)
    }
    answer.bodies = try SearchRows.bodies(
      answer.page.rounds.map { round in round.id }, session)
    return answer
  }

  /// Finds in the order of the starts, of which no more are read than it takes to fill the page.
  private func findSoonest(
    _ cover: CircleCover, _ terms: SearchRows.Terms, in answer: inout SearchAnswer,
    _ session: some Session
  ) throws(StoreFailure) {
    let near = try SearchRows.own(terms, limit: RoundSearch.mostCandidates, session)
    let isCut = near.count == RoundSearch.mostCandidates
    let own = try fitting(within(near), session)
    var found: [FoundRound] = []
    var last = cursor?.place
    var looked = 0
    defer {
      answer.explanation = SearchAnswer.Explanation(
        ranges: cover.ranges.count, precision: cover.level, candidates: near.count + looked,
        afterDistance: own.count + found.count, returned: answer.page.rounds.count)
    }
    // The cells have corners outside of the circle.
    let part = 2 * limit + 20
    while found.count <= limit {
      let some = try SearchRows.open(
        in: cover.ranges, terms, after: last, limit: part, session)
      found += try fitting(within(some), session)
      looked += some.count
      guard some.count == part else { break }
      answer.isTruncated = looked >= RoundSearch.mostCandidates && found.count <= limit
      if answer.isTruncated { break }
      last = some.last?.place(in: .date)
    }
    answer.isTruncated = answer.isTruncated || isCut
    answer.page = page(of: own + found)
  }

  /// Those that are like what is looked for, which only the rounds themselves say, but for their
  /// free seats (see ``SearchRows``): skill levels, price and time of day are compared by the rules
  /// of the domain alone.
  private func fitting(
    _ found: [FoundRound], _ session: some Session
  ) throws(StoreFailure) -> [FoundRound] {
    var traits = traits
    traits.seats = RoundTraits.fewestSeats
    guard !traits.isEmpty, !found.isEmpty else { return found }
    let ids = found.map { round in round.id }
    var fitting: Set<RoundID> = []
    for round in try RoundRows.all("id IN \(list: ids)", session) where traits.fit(round) {
      fitting.insert(round.id)
    }
    return found.filter { round in fitting.contains(round.id) }
  }

  /// Looks at the soonest of everything that the index has.
  private func find(
    _ cover: CircleCover?, _ terms: SearchRows.Terms, in answer: inout SearchAnswer,
    _ session: some Session
  ) throws(StoreFailure) {
    // One more than is looked at where there are more.
    let limit = RoundSearch.mostCandidates + 1
    var candidates = try SearchRows.own(terms, limit: limit, session)
    if let cover {
      candidates += try SearchRows.open(in: cover.ranges, terms, limit: limit, session)
    } else {
      candidates += try SearchRows.open(terms, limit: limit, session)
    }
    candidates.sort { a, b in
      Sort.date.precedes(a.place(in: .date), b.place(in: .date))
    }
    answer.isTruncated = candidates.count > RoundSearch.mostCandidates
    let soonest = Array(candidates.prefix(RoundSearch.mostCandidates))
    let found = try fitting(within(soonest), session)
    answer.page = page(of: found)
    answer.explanation = SearchAnswer.Explanation(
      ranges: cover?.ranges.count ?? 0, precision: cover?.level ?? 0,
      candidates: soonest.count, afterDistance: found.count,
      returned: answer.page.rounds.count)
  }
}
