import Core
import Store
import TeePalsDomain

/// The search without HTTP around it: what the benchmarks measure.
public enum NearbySearch {
  /// The soonest rounds that a person finds, each as the text that travels.
  ///
  /// - Parameters:
  ///   - miles: At least 1.
  ///   - window: When they begin; what has passed at `now` is left out, and what is too long.
  ///   - limit: The most there are.
  public static func soonest(
    _ limit: Int, around centre: GlobePoint, miles: Int, in window: Range<Instant>,
    for reader: UserID, at now: Instant, _ session: some Session
  ) throws(StoreFailure) -> [String] {
    var search = RoundSearch(centre: centre, window: SearchWindow(window, at: now))
    search.reach = .miles(miles)
    search.limit = limit
    let answer = try search.answer(for: reader, session)
    return answer.page.rounds.compactMap { round in answer.bodies[round.id] }
  }
}
