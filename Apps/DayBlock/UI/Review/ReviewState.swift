import DayBlockDomain

/// What looking at a record remembers.
struct ReviewState {
  var page = 0
  /// The run that was finished just now: its review ends with Done.
  var fresh: DayRunID?
  var sheet: ReviewSheet?
  /// What is being written, while it is.
  var memo: MemoDraft?

  static let memoField = "day-memo-text"
}

enum ReviewSheet: Hashable {
  case more, deleting
  /// What its board holds.
  case board
  /// Who was there, and what is typed to find somebody.
  case friends(search: String)
}

/// A memo that is being written.
struct MemoDraft: Hashable {
  let session: DaySessionID
  /// What the person saw as they began.
  let from: String
  var text: String
}
