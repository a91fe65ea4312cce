import Core
import RefWatchDomain
import Sync
import Testing
import Wire

@testable import RefWatchTestKit

@Suite("A track as it is kept")
struct TrackCodeTests {
  @Test("points are read as they were written", arguments: UInt64(1)...10)
  func roundTrip(seed: UInt64) throws {
    var lots = Lots(seed)
    var points: [TrackPoint] = []
    var at: Int64 = 0
    for number in 0..<200 {
      if number > 0 { at += Int64(1 + lots.below(3_000)) * 100 }
      points.append(
        TrackPoint(
          at: at,
          place: Geoposition(
            latitude: lots.below(180_000_001) - 90_000_000,
            longitude: lots.below(360_000_001) - 180_000_000),
          path: number == 0 ? 0 : lots.below(10_000_001),
          begins: number == 0 || lots.chance(1, in: 9)
        ))
    }
    if at > RefWatchLimits.trackLength { return }
    #expect(TrackCode.points(TrackCode.text(points)) == points)
  }

  @Test("what is no track is none, and nothing traps", arguments: UInt64(1)...10)
  func garbage(seed: UInt64) {
    var lots = Lots(seed)
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_ *é")
    for _ in 0..<500 {
      let text = String((0..<lots.below(40)).map { _ in lots.pick(letters) })
      guard let points = TrackCode.points(text) else { continue }
      #expect(TrackCode.text(points) == text)
    }
  }

  @Test("a track is one's own, replaced by another, moved, and goes with its match")
  func commands() throws {
    var ledger = RefereeLedger()
    let me = RefereeLedger.user
    let match = SampleMatch.plain
    ledger.run(.createMatch(match))
    func track(_ name: String) -> MatchTrack {
      MatchTrack(
        of: me, match: match.id, name: name, startedAt: Instant(milliseconds: 5),
        code: TrackCode.text(
          (0...3).map { number in
            TrackPoint(
              at: Int64(number) * 1_000, place: Geoposition(latitude: number, longitude: 0),
              path: 0, begins: number == 0)
          }))
    }
    let id = MatchTrack.id(of: me, match: match.id)
    let other = UserID(high: 9, low: 9)
    #expect(ledger.run(.shiftTrack(me, match.id, seconds: 3)) == .notFound(.track, id.retagged()))
    #expect(ledger.run(.attachTrack(me, track("a"))) == nil)
    #expect(ledger.run(.attachTrack(me, track("b"))) == nil)
    #expect(ledger.replica.allTracks == [track("b")])
    #expect(ledger.run(.shiftTrack(me, match.id, seconds: 120)) == nil)
    #expect(ledger.replica.track(id)?.shift == 120)
    #expect(ledger.run(.shiftTrack(me, match.id, seconds: 121)) == .outOfRange(path: "/shift"))
    for command in [
      RefWatchCommand.attachTrack(me, track("c")), .shiftTrack(me, match.id, seconds: 1),
      .removeTrack(me, match.id),
    ] {
      #expect(ledger.run(command, by: other) == .notYours)
    }
    // Under an id that is another person's.
    #expect(ledger.run(.attachTrack(other, track("c")), by: other) == .outOfRange(path: "/match"))
    let broken = MatchTrack(
      of: me, match: match.id, name: "", startedAt: Instant(milliseconds: 5), code: "?")
    #expect(ledger.run(.attachTrack(me, broken)) == .outOfRange(path: "/code"))
    let long = MatchTrack(
      of: me, match: match.id, name: "", startedAt: Instant(milliseconds: 5),
      code: String(repeating: "A", count: RefWatchLimits.trackCode + 1))
    #expect(
      ledger.run(.attachTrack(me, long)) == .tooLong(.track, limit: RefWatchLimits.trackCode))
    #expect(ledger.run(.discardMatch(match.id, seen: .empty)) == nil)
    #expect(ledger.replica.allTracks.isEmpty)
    #expect(ledger.run(.removeTrack(me, match.id)) == nil)
  }
}
