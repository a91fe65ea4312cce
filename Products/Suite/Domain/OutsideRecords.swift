import Calendar
import Core
import DayBlockDomain
import DayBlockUI
import RefWatchDomain
import RunningBuddyDomain
import RunningBuddyUI
import TeePalsDomain

/// What other apps know of a person's time, told to DayBlock: matches they have refereed, rounds
/// they have played and runs.
enum OutsideRecords {
  /// Milliseconds a round takes whose end nobody has said.
  private static let round: Int64 = 4 * 3_600_000
  /// Milliseconds after which an end was said late rather than the round long.
  private static let longestRound: Int64 = 7 * 3_600_000

  /// By start.
  static func all(
    in replica: SuiteReplica, of user: UserID, _ zone: Zone, _ language: Language
  ) -> [OutsideRecord] {
    let records =
      matches(replica.referee, zone) + rounds(replica.golf, of: user)
      + runs(replica.run, zone, language)
    return records.sorted { a, b in a.start < b.start }
  }

  /// From the first thing recorded of a match to the last.
  private static func matches(_ replica: RefWatchReplica, _ zone: Zone) -> [OutsideRecord] {
    replica.matches.values.compactMap { match in
      let events = replica.events(of: match.id)
      guard match.archivedAt == nil, let first = events.first, let last = events.last,
        first.at < last.at
      else { return nil }
      return OutsideRecord(
        kind: .match, title: match.home.name + " – " + match.away.name, start: first.at,
        end: last.at, zone: zone.name, source: "match " + match.id.description)
    }
  }

  /// From start to end, by the clock.
  private static func runs(
    _ replica: RunReplica, _ zone: Zone, _ language: Language
  ) -> [OutsideRecord] {
    replica.runs.compactMap { run in
      let long = run.record.whole.elapsed
      guard long > 0 else { return nil }
      return OutsideRecord(
        kind: .run, title: RunFeature.name(of: run, in: language), start: run.startedAt,
        end: run.startedAt.advanced(byMilliseconds: long),
        zone: run.zone.isEmpty ? zone.name : run.zone, source: "run " + run.id.description)
    }
  }

  private static func rounds(
    _ replica: TeePalsReplica, of user: UserID
  ) -> [OutsideRecord] {
    replica.places(of: user).compactMap { place in
      let round = place.round
      guard place.status == .accepted, round.status == .completed else { return nil }
      let usual = round.startTime.advanced(byMilliseconds: Self.round)
      let limit = round.startTime.advanced(byMilliseconds: longestRound)
      let said = round.endedAt.flatMap { end in
        end > round.startTime && end <= limit ? end : nil
      }
      return OutsideRecord(
        kind: .golf, title: round.course.name, start: round.startTime, end: said ?? usual,
        zone: round.zone.name, source: "golf " + round.id.description)
    }
  }
}
