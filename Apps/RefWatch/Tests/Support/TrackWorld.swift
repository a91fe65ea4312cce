import Calendar
import Core
import RefWatchDomain
import Tracks

/// A match of two halves of 45 minutes and files of it.
struct TrackWorld {
  static let kickOff = Instant(milliseconds: 1_795_000_000_000)
  static let start = GlobePoint(latitude: 51.5, longitude: -0.12)

  /// The halves as they were played, in minutes from the kick-off.
  static let halves: [(start: Int64, end: Int64)] = [(0, 47), (62, 110)]

  /// With a goal, a card and a penalty kick given, each at its minute of the first half.
  static func record() -> MatchRecord {
    var events: [MatchEvent] = []
    func write(_ minute: Int64, _ stage: Stage, _ elapsed: Int64, _ facts: [Fact]) {
      for fact in facts {
        let number = UInt64(events.count + 1)
        events.append(
          MatchEvent(
            id: MatchEventID(high: 2, low: number), match: SampleMatch.id, ordinal: Int64(number),
            stage: stage, elapsed: elapsed * 60_000,
            at: kickOff.advanced(byMilliseconds: minute * 60_000), uptime: minute * 60_000,
            boot: BootID(high: 3, low: 3), quality: .synced, fact: fact))
      }
    }
    let first = Stage.period(.regulation(1))
    let second = Stage.period(.regulation(2))
    write(
      0, .gap(.beforeMatch), 0, [.kickOff(.home), .periodStart(.regulation(1), seconds: 2_700)])
    write(10, first, 10, [.goal(Goal(credited: .home, kind: .openPlay))])
    let player = Participant(.away, number: 6)
    write(20, first, 20, [.card(Card(colour: .yellow, recipient: player))])
    write(30, first, 30, [.penaltyAwarded(.home)])
    write(47, first, 47, [.periodEnd(.regulation(1))])
    write(
      62, .gap(.interval(1)), 15,
      [
        .intervalStart(.interval(1)), .intervalEnd(.interval(1)), .kickOff(.away),
        .periodStart(.regulation(2), seconds: 2_700),
      ])
    write(110, second, 48, [.periodEnd(.regulation(2)), .fullTime(.normal)])
    let match = Match(
      id: SampleMatch.id, home: TeamRef(name: "Home"), away: TeamRef(name: "Away"),
      rules: RuleSet(), createdAt: kickOff)
    return MatchRecord(match, events)
  }

  /// A file with a point each second, of somebody who runs north and south at `speed` metres per
  /// second, turning each minute; `isThere` says which seconds have a point.
  static func file(
    from: Int = -120, to: Int = 115 * 60, speed: Double = 2, later: Int64 = 0,
    isThere: (Int) -> Bool = { _ in true }
  ) -> [UInt8] {
    var text = "<gpx version=\"1.1\"><trk><name>Sunday</name><trkseg>\n"
    for second in from...to where isThere(second) {
      let turn = ((second % 120) + 120) % 120
      let metres = Double(turn < 60 ? turn : 120 - turn) * speed
      let at = kickOff.advanced(byMilliseconds: Int64(second) * 1_000 + later)
      let latitude = 51.5 + metres / Globe.metresPerDegree
      text += "<trkpt lat=\"\(latitude)\" lon=\"-0.12\"><time>"
      text += stamp(at) + "</time></trkpt>\n"
    }
    return Array((text + "</trkseg></trk></gpx>").utf8)
  }

  /// The same outing in another format.
  static func fit(_ gpx: [UInt8]) throws -> [UInt8] { FITWriter.bytes(try activity(gpx)) }

  static func tcx(_ gpx: [UInt8]) throws -> [UInt8] {
    Array(TCXWriter.text(try activity(gpx)).utf8)
  }

  private static func activity(_ gpx: [UInt8]) throws -> RecordedActivity {
    let track = try GPXTrack(gpx)
    var activity = RecordedActivity(start: track.points[0].at)
    activity.sport = .running
    activity.points = track.points.map { point in
      var recorded = RecordedPoint(at: point.at)
      recorded.place = point.place
      recorded.begins = point.begins
      return recorded
    }
    return activity
  }

  /// `2026-11-18T12:26:40Z`, with its seconds also where they are 0.
  static func stamp(_ at: Instant) -> String {
    let civil = at.civil(offset: 0)
    let seconds = civil.time.secondOfMinute == 0 ? ":00" : ""
    return civil.description + seconds + "Z"
  }

  static func track(
    _ file: [UInt8] = TrackWorld.file(), in record: MatchRecord = TrackWorld.record()
  ) throws -> MatchTrack? {
    TrackImport(try GPXTrack(file)).track(of: RefereeLedger.user, in: record)
  }
}
