import Core
import RefWatchDomain
import Sync
import Testing
import Tracks
import Wire

@testable import RefWatchTestKit

@Suite("A track as it is kept")
struct TrackCodeTests {
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
