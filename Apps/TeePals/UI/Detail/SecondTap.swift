import Core
import TeePalsDomain

/// What somebody asked for last: where they tapped then, the way to take it back stands now.
struct AskedRound: Hashable {
  let round: RoundID
  let at: Instant

  /// Milliseconds that a second tap on the same place is part of the first. Ours; DayBlock's is as
  /// long.
  static let doubleTap: Int64 = 400
}

extension RoundsState {
  /// Whether a deed is the second half of a double tap: it would take back what the first half
  /// has asked for. Notes what is asked for.
  mutating func isSecondTap(_ deed: RoundDeed, on id: RoundID, at now: Instant) -> Bool {
    switch deed {
    case .membership(.request), .membership(.joinWaitlist), .membership(.join):
      asked = AskedRound(round: id, at: now)
      return false
    case .membership(.cancelRequest), .membership(.leaveWaitlist):
      guard let asked, asked.round == id else { return false }
      return 0..<AskedRound.doubleTap ~= now.milliseconds - asked.at.milliseconds
    default: return false
    }
  }
}
