import Core
import Geography
import Server
import Store
import TeePalsDomain

/// What a search answers.
struct SearchAnswer: Sendable {
  var page = FoundPage()
  var rounds: [RoundID: Round] = [:]
  /// There are more candidates than are looked at; the soonest were.
  var isTruncated = false
  var explanation = Explanation()

  /// How it was found, for who wants to know.
  struct Explanation: Hashable, Sendable {
    /// Ranges of the index that were read; 0 anywhere.
    var ranges = 0
    /// Bits of each axis of their cells.
    var precision = 0
    var candidates = 0
    var afterDistance = 0
    var returned = 0
  }
}

/// Finds rounds (specification §11).
struct SearchDesk<Engine: StoreEngine>: Sendable {
  let engine: Engine

  func answer(
    _ search: RoundSearch, for reader: UserID, at now: Instant
  ) async throws -> SearchAnswer {
    let cover = search.centre.flatMap { centre in
      search.reach.metres.map { metres in CircleCover(centre, metres: metres) }
    }
    let terms = SearchRows.Terms(
      reader: reader, window: search.window(at: now), host: search.host)
    return try await engine.read { session throws(StoreFailure) in
      var answer = SearchAnswer()
      answer.explanation.ranges = cover?.ranges.count ?? 0
      answer.explanation.precision = cover?.level ?? 0
      let candidates = try Self.candidates(cover, terms, session)
      answer.isTruncated = candidates.count > RoundSearch.mostCandidates
      let soonest = Array(candidates.prefix(RoundSearch.mostCandidates))
      let found = search.within(soonest)
      answer.page = search.page(of: found)
      answer.rounds = try SearchRows.rounds(
        answer.page.rounds.map { round in round.id }, session)
      answer.explanation.candidates = soonest.count
      answer.explanation.afterDistance = found.count
      answer.explanation.returned = answer.page.rounds.count
      return answer
    }
  }

  /// The soonest of everything that the index has, one more than is looked at where there are more.
  private static func candidates(
    _ cover: CircleCover?, _ terms: SearchRows.Terms, _ session: some Session
  ) throws(StoreFailure) -> [FoundRound] {
    let limit = RoundSearch.mostCandidates + 1
    var all = try SearchRows.own(terms, limit: limit, session)
    if let cover {
      for range in cover.ranges {
        all += try SearchRows.open(in: range, terms, limit: limit, session)
      }
    } else {
      all += try SearchRows.open(terms, limit: limit, session)
    }
    return all.sorted { a, b in
      RoundSearch.Sort.date.precedes(a.place(in: .date), b.place(in: .date))
    }
  }
}
