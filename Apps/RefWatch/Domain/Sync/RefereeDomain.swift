import Calendar
import Core
import Sync
import Wire

/// RefWatch's rules about what may be written. What it means is the fold's business.
public enum RefereeDomain: SystemDomain {
  public static let system = RefWatchCommand.system

  public typealias Command = RefWatchCommand
  public typealias Entity = RefWatchEntity
  public typealias Rejection = RefWatchRejection
  public typealias Replica = RefWatchReplica

  public enum Read: Hashable, Sendable {
    case match(MatchID)
    case event(MatchEventID)
    /// How many entries the match's log has, without the entries.
    case logLength(MatchID)
    /// All entries of the match's log.
    case log(MatchID)
    case settings(UserID)
    case journalEntry(JournalEntryID)
    /// What the person wrote about the match.
    case journal(MatchID)
    case checkIn(CivilDate)
    /// Who is in the match's crew besides its owner.
    case seats(MatchID)
    /// What people of the match's crew asked for.
    case requests(MatchID)
    case libraryItem(LibraryID)
    /// How many things the library has, without the things.
    case libraryLength
    /// A shared entry with its comments.
    case share(JournalShareID)
    /// Every entry the person shares, without comments.
    case ownShares
    /// How the person shares a journal entry, with the comments; and the match with its log, where
    /// what is shared follows them.
    case sharing(JournalEntryID)
    /// The match with its log that a journal entry of the person's is about.
    case journalMatch(JournalEntryID)
    /// The same as ``sharing(_:)`` of every entry about a match.
    case sharingOfMatch(MatchID)
    /// The person's own track of the match.
    case track(MatchID)
  }

  public static func reads(of command: RefWatchCommand, by actor: UserID) -> [Read] {
    switch command {
    case .createMatch(let match): [.match(match.id)]
    case .editMatch(let id, _): [.match(id)]
    case .recordEvents(let id, let events, _):
      [.match(id), .seats(id)]
        + events.prefix(RefWatchLimits.events).map { event in .event(event.id) }
        + [length(of: id, for: events)]
    case .discardMatch(let id, _), .leaveCrew(let id):
      [
        .match(id), .seats(id), .requests(id), .log(id), .journal(id), .sharingOfMatch(id),
        .track(id),
      ]
    case .removeSeat(let id, _): [.match(id), .seats(id), .requests(id)]
    case .answerClock(let id, _, _, _): [.match(id), .seats(id), .requests(id), .log(id)]
    case .setSetting: [.settings(actor)]
    case .createJournal(let entry): [.journalEntry(entry.id), .journal(entry.match)]
    case .editJournal(let id, _), .removeJournal(let id): [.journalEntry(id), .sharing(id)]
    case .checkIn(_, let day, _): [.checkIn(day)]
    case .keepInLibrary(let item): [.libraryItem(item.id), .libraryLength]
    case .editLibrary(_, let id, _), .dropFromLibrary(_, let id): [.libraryItem(id)]
    case .shareJournal(let id, let entry, _):
      [.share(id), .journalEntry(entry), .journalMatch(entry), .ownShares]
    case .endSharing(let id), .takeCommentBack(let id, _), .seeComments(let id, _): [.share(id)]
    case .comment(let comment): [.share(comment.share)]
    case .attachTrack(_, let track):
      [.track(track.match), .match(track.match), .seats(track.match)]
    case .shiftTrack(_, let match, _), .removeTrack(_, let match): [.track(match)]
    }
  }

  /// Where something can be added later depends on all that is there; else its length is enough.
  private static func length(of id: MatchID, for events: [MatchEvent]) -> Read {
    events.contains { event in event.addition != nil } ? .log(id) : .logLength(id)
  }

  public static func isKnown(_ kind: String) -> Bool { RefWatchEntity.Kind(rawValue: kind) != nil }

  public static func decide(
    _ command: RefWatchCommand, _ context: DecideContext, in replica: RefWatchReplica
  ) throws(RefWatchRejection) -> [Change<RefWatchEntity>] {
    var decision = Decision(context, replica)
    var journal = JournalDecision(context, replica)
    var mentor = MentorDecision(context, replica)
    var track = TrackDecision(context, replica)
    switch command {
    case .createMatch(let match): try decision.create(match)
    case .editMatch(let id, let edits): try decision.edit(id, edits)
    case .recordEvents(let id, let events, let setUp): try decision.record(events, of: id, setUp)
    case .discardMatch(let id, let seen): try decision.discard(id, seen)
    case .setSetting(let user, let change): try decision.setSetting(user, change)
    case .createJournal(let entry): try journal.create(entry)
    case .editJournal(let id, let edits): try journal.edit(id, edits)
    case .removeJournal(let id): journal.remove(id)
    case .checkIn(let user, let day, let edits): try journal.checkIn(user, day, edits)
    case .leaveCrew(let id): try decision.leave(id)
    case .removeSeat(let id, let seat): try decision.removeSeat(seat, of: id)
    case .answerClock(let id, let asker, let number, let answer):
      try decision.answer(id, asker, number, answer)
    case .keepInLibrary(let item): try decision.keep(item)
    case .editLibrary(let kind, let id, let edits): try decision.edit(kind, id, edits)
    case .dropFromLibrary(let kind, let id): try decision.drop(kind, id)
    case .shareJournal(let id, let entry, let terms): try mentor.share(id, entry, terms)
    case .endSharing(let id): mentor.end(id)
    case .comment(let comment): try mentor.comment(comment)
    case .takeCommentBack(let share, let id): try mentor.takeBack(id, in: share)
    case .seeComments(let id, let count): mentor.see(id, count)
    case .attachTrack(let user, let new): try track.attach(user, new)
    case .shiftTrack(let user, let match, let seconds):
      try track.shift(user, match, to: seconds)
    case .removeTrack(let user, let match): try track.remove(user, match)
    }
    let written =
      decision.changes + journal.changes
      + JournalDecision.following(decision.changes, context, replica)
    return written + mentor.changes + MentorDecision.following(written, context, replica)
      + track.changes + TrackDecision.following(decision.changes, context, replica)
  }

  public static func tooLarge(_ command: RefWatchCommand, limit: Int) -> RefWatchRejection {
    .tooLarge(limit: limit)
  }
}
