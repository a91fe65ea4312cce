import Calendar
import Coding
import Core
import Sync
import Wire

/// Everything a person can change in RefWatch.
@Commands("referee") public enum RefWatchCommand: SyncCommand {
  @Case(stored: "match") case createMatch(Match)
  @Case(values: ["match", "edits"]) case editMatch(MatchID, [MatchEdit])
  /// What happened, up to ``RefWatchLimits/events`` entries of one match. Recording an entry again
  /// changes nothing. Together with the kick-off goes the match's `setUp`: one that another device
  /// discarded meanwhile is there again, with everything that follows.
  @Case(byHand: true) case recordEvents(MatchID, [MatchEvent], setUp: Match? = nil)
  /// The match with its whole log, as long as it has not begun or when it is archived; with the log
  /// that the person saw and agreed to delete.
  @Case(values: ["match"]) case discardMatch(MatchID, seen: LogMark)
  @Case(values: ["user", "change"]) case setSetting(UserID, RefereeSetting)
  @Case(stored: "entry") case createJournal(JournalEntry)
  @Case(values: ["entry", "edits"]) case editJournal(JournalEntryID, [JournalEdit])
  @Case(values: ["entry"]) case removeJournal(JournalEntryID)
  /// What somebody says of themselves on a day.
  @Case(values: ["user", "day", "edits"], forms: ["day": "day"])
  case checkIn(UserID, CivilDate, [WellnessEdit])
  /// Gives one's own seat up.
  @Case(values: ["match"]) case leaveCrew(MatchID)
  /// Takes somebody's seat away; the owner does.
  @Case(values: ["match", "seat"]) case removeSeat(MatchID, CrewSeatID)
  /// What whoever keeps the time says to what this person asked for.
  @Case(values: ["match", "asker", "number", "answer"])
  case answerClock(MatchID, UserID, ClockAskID, ClockAnswer)
  /// Something new for the library.
  @Case(byHand: true) case keepInLibrary(LibraryItem)
  @Case(values: ["kind", "item", "edits"]) case editLibrary(LibraryKind, LibraryID, [LibraryEdit])
  /// For good; only what was taken out of use before.
  @Case(values: ["kind", "item"]) case dropFromLibrary(LibraryKind, LibraryID)
  /// Lets somebody else read and comment a journal entry.
  @Case(byHand: true) case shareJournal(JournalShareID, JournalEntryID, SharingTerms)
  /// Ends that: the owner takes the entry away, or the mentor goes.
  @Case(values: ["share"]) case endSharing(JournalShareID)
  @Case(stored: "comment") case comment(JournalComment)
  @Case(byHand: true) case takeCommentBack(JournalShareID, JournalCommentID)
  /// So many of the other's comments were seen.
  @Case(byHand: true) case seeComments(JournalShareID, Int)
  /// A track of one's own, in the place of the one a match had.
  @Case(byHand: true) case attachTrack(UserID, MatchTrack)
  /// Moves it, by seconds from where it was attached.
  @Case(values: ["user", "match"], forms: ["seconds": "trackShift"])
  case shiftTrack(UserID, MatchID, seconds: Int)
  @Case(values: ["user", "match"]) case removeTrack(UserID, MatchID)

  public var subject: EntityKey {
    switch self {
    case .createMatch(let match): RefWatchEntity.Kind.match.key(match.id)
    case .editMatch(let id, _), .recordEvents(let id, _, _), .discardMatch(let id, _),
      .leaveCrew(let id), .removeSeat(let id, _), .answerClock(let id, _, _, _):
      RefWatchEntity.Kind.match.key(id)
    case .setSetting(let user, _): RefWatchEntity.Kind.settings.key(user)
    case .createJournal(let entry): RefWatchEntity.Kind.journal.key(entry.id)
    case .editJournal(let id, _), .removeJournal(let id): RefWatchEntity.Kind.journal.key(id)
    case .checkIn(let user, let day, _):
      RefWatchEntity.Kind.checkIn.key(WellnessCheckIn.id(of: user, on: day))
    case .keepInLibrary(let item): item.kind.entity.key(item.id)
    case .editLibrary(let kind, let id, _), .dropFromLibrary(let kind, let id):
      kind.entity.key(id)
    case .shareJournal(let id, _, _), .endSharing(let id), .takeCommentBack(let id, _),
      .seeComments(let id, _):
      RefWatchEntity.Kind.share.key(id)
    case .comment(let comment): RefWatchEntity.Kind.share.key(comment.share)
    case .attachTrack(_, let track): RefWatchEntity.Kind.track.key(track.id)
    case .shiftTrack(let user, let match, _), .removeTrack(let user, let match):
      RefWatchEntity.Kind.track.key(MatchTrack.id(of: user, match: match))
    }
  }
}

extension RefWatchCommand {
  /// Records any number of a match's entries, in commands of a size that is taken.
  public static func recording(
    _ events: [MatchEvent], of match: MatchID, setUp: Match? = nil
  ) -> [RefWatchCommand] {
    var commands: [RefWatchCommand] = []
    var rest = events[...]
    while !rest.isEmpty {
      let part = Array(rest.prefix(RefWatchLimits.events))
      rest = rest.dropFirst(part.count)
      commands.append(.recordEvents(match, part, setUp: commands.isEmpty ? setUp : nil))
    }
    return commands
  }
}
