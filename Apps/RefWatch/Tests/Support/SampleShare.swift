import Core
import RefWatchDomain

/// A shared journal entry, for tests.
enum SampleShare {
  static let owner = RefereeLedger.user
  static let mentor = UserID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_00BB)
  static let stranger = UserID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_00CC)
  static let id = JournalShareID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_0501)
  static let created = Instant(milliseconds: 1_790_000_000_000)

  static func goal(named name: String = "Ana") -> MatchEvent {
    SampleFacts.event(
      .goal(
        Goal(
          credited: .home, kind: .openPlay,
          scorer: Participant(.home, number: 9, name: name))), 1, ordinal: 1)
  }

  static var entry: JournalEntry {
    var entry = JournalEntry(
      id: JournalEntryID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_0401),
      match: SampleMatch.id, createdAt: created)
    entry.rating = 4
    entry.mood = .calm
    entry.overall = "Fine"
    entry.notes = [JournalNote(event: goal().id, text: "Far away")]
    return entry
  }

  static func terms(
    names: Bool = false, until: Instant? = nil, with mentor: UserID? = nil
  ) -> SharingTerms {
    SharingTerms(name: "Olga", showsNames: names, expiresAt: until, mentor: mentor)
  }

  static func comment(_ number: UInt64, _ text: String = "Why?") -> JournalComment {
    JournalComment(
      id: JournalCommentID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_0600 + number),
      share: id, writtenAt: Instant(milliseconds: created.milliseconds + Int64(number)),
      text: text)
  }

  /// With the mentor in it.
  static func joined(_ share: JournalShare) -> JournalShare {
    var share = share
    (share.mentor, share.mentorName) = (mentor, "Mina")
    return share
  }
}
