/// How much was taken from a file, so that it has an end.
struct FITCounts {
  var points = FITCount(limit: RecordedFile.pointLimit)
  /// Laps and events.
  var marks = FITCount(limit: RecordedFile.pointLimit)
  var sessions = FITCount(limit: 1000)
  /// A day and a night of them.
  var beats = FITCount(limit: 1_000_000)

  /// Whether something found no room.
  var isCut: Bool { points.isCut || marks.isCut || sessions.isCut || beats.isCut }
}

/// How much of something was taken.
struct FITCount {
  private(set) var isCut = false
  private let limit: Int
  private var count = 0

  init(limit: Int) { self.limit = limit }

  /// Counts one more; `false` when there is no room for it.
  mutating func add() -> Bool {
    if count == limit { isCut = true } else { count += 1 }
    return !isCut
  }
}
