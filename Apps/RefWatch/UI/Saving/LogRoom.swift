import Design
import RefWatchDomain

// A log has room for so many entries; what does not fit is refused before anything says "saved".
extension RefWatchFeature.State {
  /// How many more entries a match's log takes, once they are few.
  func scarceRoom(_ record: MatchRecord) -> Int? {
    let length = replica.logLength(of: record.match.id)
    guard length >= RefWatchLimits.nearlyFullLog else { return nil }
    return max(0, RefWatchLimits.log - length)
  }

  func hasRoom(for count: Int, _ record: MatchRecord) -> Bool {
    scarceRoom(record).map { room in room >= count } ?? true
  }

  /// Says that nothing was saved, and why.
  mutating func refuseFull() -> Effects {
    let text = words(LogRoomText.refused, count: RefWatchLimits.log)
    pitch.offer = nil
    pitch.announcement = text
    return give(.failure) + announce(text)
  }
}
