import Calendar
import Core
import Design
import Shell
import TeePalsDomain

extension TeePalsApp {
  public static let tellsOutings = true

  /// Milliseconds a round takes whose end nobody has said.
  private static let usual: Int64 = 4 * 3_600_000
  /// Milliseconds after which an end was said late rather than the round long.
  private static let longest: Int64 = 7 * 3_600_000

  /// Rounds that the person has played.
  public static func outings(
    in replica: TeePalsReplica, of user: UserID, _ language: Language, _ zone: Zone
  ) -> [Outing] {
    replica.places(of: user).compactMap { place in
      let round = place.round
      guard place.status == .accepted, round.status == .completed else { return nil }
      let limit = round.startTime.advanced(byMilliseconds: longest)
      let said = round.endedAt.flatMap { end in
        end > round.startTime && end <= limit ? end : nil
      }
      return Outing(
        Rules.system, object: round.id.description, title: round.course.name,
        start: round.startTime, end: said ?? round.startTime.advanced(byMilliseconds: usual),
        zone: round.zone.name)
    }
  }
}
