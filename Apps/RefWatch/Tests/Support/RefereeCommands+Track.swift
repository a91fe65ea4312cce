import Core
import RefWatchDomain
import Tracks

// Random commands about tracks.
extension RefereeCommands {
  mutating func tracking() -> RefWatchCommand {
    let user = lots.chance(1, in: 8) ? UserID(high: 9, low: 9) : RefereeLedger.user
    let match = MatchID(high: 1, low: UInt64(1 + lots.below(4)))
    switch lots.below(4) {
    case 0: return .removeTrack(user, match)
    case 1: return .shiftTrack(user, match, seconds: lots.pick([-121, -120, -3, 0, 4, 120, 121]))
    default:
      let owner = lots.chance(1, in: 10) ? UserID(high: 9, low: 9) : user
      return .attachTrack(
        user,
        MatchTrack(
          of: owner, match: match, name: text(),
          startedAt: Instant(milliseconds: 1_790_000_000_000 + Int64(lots.below(3))),
          code: trackCode(), offset: lots.pick([nil, 0, -5_000])))
    }
  }

  mutating func trackCode() -> String {
    if lots.chance(1, in: 10) { return lots.pick(["", "A", "BAAA", "BAAA\u{0}", "*", "B_"]) }
    var points: [TrackPoint] = []
    for number in 0...(1 + lots.below(20)) {
      points.append(
        TrackPoint(
          at: Int64(number) * 2_000,
          place: Geoposition(
            latitude: 51_500_000 + lots.below(1_000), longitude: -120_000 + lots.below(1_000)),
          path: number == 0 ? 0 : lots.below(200), begins: number == 0 || lots.chance(1, in: 9)))
    }
    return TrackCode.text(points)
  }
}
