import Core
import Store
import TeePalsDomain

/// What a search answers.
struct SearchAnswer: Sendable {
  var page = FoundPage()
  /// The rounds of the page, each as the text that travels.
  var bodies: [RoundID: String] = [:]
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
struct SearchService<Engine: StoreEngine>: Sendable {
  let engine: Engine

  func answer(
    _ search: RoundSearch, for reader: UserID
  ) async throws -> SearchAnswer {
    try await engine.read { session throws(StoreFailure) in
      try search.answer(for: reader, session)
    }
  }
}
