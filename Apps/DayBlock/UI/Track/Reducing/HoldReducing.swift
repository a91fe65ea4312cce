import Core
import DayBlockDomain

/// A key that holds the block of a run, as a finger does (specification §8.2).
struct KeyHold: Hashable {
  let run: DayRunID
  /// `Enter` or `Space`.
  let key: String
  /// Tells one holding from the next.
  let number: Int
  /// It was held for long enough, and what is asked waits until the key is up: it would answer.
  var isLong = false

  /// As of a pointer.
  static var milliseconds: Int { 900 }
}

extension DayBlockFeature.State {
  /// Enter or Space goes down. Another key meanwhile changes nothing.
  mutating func hold(_ id: DayRunID, with key: String) -> Effects {
    guard track.hold == nil, replica.run(id)?.isLive == true else { return [] }
    track.holdCount += 1
    let number = track.holdCount
    track.hold = KeyHold(run: id, key: key, number: number)
    return feel(.medium) + [
      .ask(
        .timer(key: "day-hold", milliseconds: KeyHold.milliseconds),
        answer: { _ in .inner(.track(.heldLong(number))) })
    ]
  }

  /// Finishes, as soon as it was held for so long; where there is too little to finish, the
  /// question waits.
  mutating func heldLong(_ number: Int) -> Effects {
    guard let hold = track.hold, hold.number == number, let run = replica.run(hold.run) else {
      return []
    }
    if units(of: run, at: run.clamped(runNow)).isEmpty {
      track.hold?.isLong = true
      return []
    }
    track.hold = nil
    return finish(hold.run)
  }

  /// The key comes up. Before it was held for long it was pressed, which shows what else there is.
  mutating func letGo(of key: String) -> Effects {
    guard let hold = track.hold, sameBytes(hold.key, key) else { return [] }
    track.hold = nil
    if hold.isLong { return finish(hold.run) }
    track.sheet = .more(hold.run)
    return []
  }
}
