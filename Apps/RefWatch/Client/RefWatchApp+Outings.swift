import Calendar
import Core
import Design
import RefWatchDomain
import Shell

extension RefWatchApp {
  public static let tellsOutings = true

  /// Matches from the first thing recorded to the last.
  public static func outings(
    in replica: RefWatchReplica, of user: UserID, _ language: Language, _ zone: Zone
  ) -> [Outing] {
    replica.matches.values.compactMap { match in
      let events = replica.events(of: match.id)
      guard match.archivedAt == nil, let first = events.first, let last = events.last else {
        return nil
      }
      return Outing(
        Rules.system, object: match.id.description,
        title: match.home.name + " \u{2013} " + match.away.name, start: first.at, end: last.at,
        zone: zone.name)
    }
  }
}
