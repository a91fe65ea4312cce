import Calendar
import Core
import Sync
import Wire

/// Everything a person can change in RefWatch.
public enum RefWatchCommand: SyncCommand {
  case createMatch(Match)
  case editMatch(MatchID, [MatchEdit])
  /// What happened, up to ``RefWatchLimits/events`` entries of one match. Recording an entry again
  /// changes nothing. Together with the kick-off goes the match's `setUp`: one that another device
  /// discarded meanwhile is there again, with everything that follows.
  case recordEvents(MatchID, [MatchEvent], setUp: Match? = nil)
  /// The match with its whole log, as long as it has not begun or when it is archived; with the log
  /// that the person saw and agreed to delete.
  case discardMatch(MatchID, seen: LogMark)
  case setSetting(UserID, RefereeSetting)
  case createJournal(JournalEntry)
  case editJournal(JournalEntryID, [JournalEdit])
  case removeJournal(JournalEntryID)
  /// What somebody says of themselves on a day.
  case checkIn(UserID, CivilDate, [WellnessEdit])
  /// Gives one's own seat up.
  case leaveCrew(MatchID)
  /// Takes somebody's seat away; the owner does.
  case removeSeat(MatchID, CrewSeatID)
  /// What whoever keeps the time says to what this person asked for.
  case answerClock(MatchID, UserID, ClockAskID, ClockAnswer)
  /// Something new for the library.
  case keepInLibrary(LibraryItem)
  case editLibrary(LibraryKind, LibraryID, [LibraryEdit])
  /// For good; only what was taken out of use before.
  case dropFromLibrary(LibraryKind, LibraryID)
  /// Lets somebody else read and comment a journal entry.
  case shareJournal(JournalShareID, JournalEntryID, SharingTerms)
  /// Ends that: the owner takes the entry away, or the mentor goes.
  case endSharing(JournalShareID)
  case comment(JournalComment)
  case takeCommentBack(JournalShareID, JournalCommentID)
  /// So many of the other's comments were seen.
  case seeComments(JournalShareID, Int)
  /// A track of one's own, in the place of the one a match had.
  case attachTrack(UserID, MatchTrack)
  /// Moves it, by seconds from where it was attached.
  case shiftTrack(UserID, MatchID, seconds: Int)
  case removeTrack(UserID, MatchID)

  public static let system = "referee"
  public var system: String { Self.system }
  public var version: Int { 1 }

  public var name: String {
    switch self {
    case .createMatch: "createMatch"
    case .editMatch: "editMatch"
    case .recordEvents: "recordEvents"
    case .discardMatch: "discardMatch"
    case .setSetting: "setSetting"
    case .createJournal: "createJournal"
    case .editJournal: "editJournal"
    case .removeJournal: "removeJournal"
    case .checkIn: "checkIn"
    case .leaveCrew: "leaveCrew"
    case .removeSeat: "removeSeat"
    case .answerClock: "answerClock"
    case .keepInLibrary: "keepInLibrary"
    case .editLibrary: "editLibrary"
    case .dropFromLibrary: "dropFromLibrary"
    case .shareJournal: "shareJournal"
    case .endSharing: "endSharing"
    case .comment: "comment"
    case .takeCommentBack: "takeCommentBack"
    case .seeComments: "seeComments"
    case .attachTrack: "attachTrack"
    case .shiftTrack: "shiftTrack"
    case .removeTrack: "removeTrack"
    }
  }

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

extension RefWatchCommand {
  public var args: JSON {
    switch self {
    case .createMatch(let match): .object(["match": .id(match.id), "body": match.body])
    case .editMatch(let id, let edits): .object(["match": .id(id), "edits": .array(of: edits)])
    case .recordEvents(let id, let events, let setUp):
      .object([
        "match": .id(id), "events": .array(of: events), "setUp": setUp.map { match in match.body },
      ])
    case .discardMatch(let id, let seen): .object(["match": .id(id), "seen": seen.json])
    case .setSetting(let user, let change):
      .object(["user": .id(user), "change": change.json])
    case .createJournal(let entry): .object(["entry": .id(entry.id), "body": entry.body])
    case .editJournal(let id, let edits):
      .object(["entry": .id(id), "edits": .array(of: edits)])
    case .removeJournal(let id): .object(["entry": .id(id)])
    case .checkIn(let user, let day, let edits):
      .object([
        "user": .id(user), "day": .string(day.description), "edits": .array(of: edits),
      ])
    case .leaveCrew(let id): .object(["match": .id(id)])
    case .removeSeat(let id, let seat): .object(["match": .id(id), "seat": .id(seat)])
    case .answerClock(let id, let asker, let number, let answer):
      .object([
        "match": .id(id), "asker": .id(asker), "number": .id(number), "answer": .word(answer),
      ])
    case .keepInLibrary(let item):
      .object(["kind": .word(item.kind), "item": .id(item.id), "body": item.body])
    case .editLibrary(let kind, let id, let edits):
      .object(["kind": .word(kind), "item": .id(id), "edits": .array(of: edits)])
    case .dropFromLibrary(let kind, let id): .object(["kind": .word(kind), "item": .id(id)])
    case .shareJournal(let id, let entry, let terms):
      .object(["share": .id(id), "entry": .id(entry), "terms": terms.json])
    case .endSharing(let id): .object(["share": .id(id)])
    case .comment(let comment): .object(["comment": .id(comment.id), "body": comment.body])
    case .takeCommentBack(let share, let id): .object(["share": .id(share), "comment": .id(id)])
    case .seeComments(let id, let count): .object(["share": .id(id), "count": .int(count)])
    case .attachTrack(let user, let track): .object(["user": .id(user), "body": track.body])
    case .shiftTrack(let user, let match, let seconds):
      .object(["user": .id(user), "match": .id(match), "seconds": .int(seconds)])
    case .removeTrack(let user, let match): .object(["user": .id(user), "match": .id(match)])
    }
  }

  public static func decode(
    system: String, name: String, version: Int, _ args: WireCursor
  ) throws(WireError) -> RefWatchCommand? {
    guard sameBytes(system, Self.system), version == 1 else { return nil }
    switch name {
    case "createMatch":
      return .createMatch(try Match(id: args.required("match").id(), args.required("body")))
    case "editMatch":
      let id: MatchID = try args.required("match").id()
      return .editMatch(id, try args.required("edits").decodeArray())
    case "recordEvents":
      let id: MatchID = try args.required("match").id()
      var setUp: Match?
      if let body = try args.optional("setUp") { setUp = try Match(id: id, body) }
      return .recordEvents(id, try args.required("events").decodeArray(), setUp: setUp)
    case "discardMatch":
      let id: MatchID = try args.required("match").id()
      return .discardMatch(id, seen: try args.required("seen").decode())
    case "setSetting":
      let user: UserID = try args.required("user").id()
      return .setSetting(user, try args.required("change").decode())
    case "createJournal":
      return .createJournal(
        try JournalEntry(id: args.required("entry").id(), args.required("body")))
    case "editJournal":
      let id: JournalEntryID = try args.required("entry").id()
      return .editJournal(id, try args.required("edits").decodeArray())
    case "removeJournal": return .removeJournal(try args.required("entry").id())
    case "checkIn":
      let user: UserID = try args.required("user").id()
      let day = try args.required("day").day()
      return .checkIn(user, day, try args.required("edits").decodeArray())
    case "leaveCrew": return .leaveCrew(try args.required("match").id())
    case "removeSeat":
      let id: MatchID = try args.required("match").id()
      return .removeSeat(id, try args.required("seat").id())
    case "answerClock":
      let id: MatchID = try args.required("match").id()
      return .answerClock(
        id, try args.required("asker").id(), try args.required("number").id(),
        try args.required("answer").word())
    case "keepInLibrary":
      let kind: LibraryKind = try args.required("kind").word()
      return .keepInLibrary(
        try LibraryItem(kind, id: args.required("item").id(), args.required("body")))
    case "editLibrary":
      let kind: LibraryKind = try args.required("kind").word()
      let id: LibraryID = try args.required("item").id()
      return .editLibrary(kind, id, try args.required("edits").decodeArray())
    case "dropFromLibrary":
      let kind: LibraryKind = try args.required("kind").word()
      return .dropFromLibrary(kind, try args.required("item").id())
    case "attachTrack", "shiftTrack", "removeTrack": return try track(name, args)
    default: return try mentoring(name, args)
    }
  }

  private static func mentoring(
    _ name: String, _ args: WireCursor
  ) throws(WireError) -> RefWatchCommand? {
    switch name {
    case "shareJournal":
      let entry: JournalEntryID = try args.required("entry").id()
      return .shareJournal(
        try args.required("share").id(), entry, try args.required("terms").decode())
    case "endSharing": return .endSharing(try args.required("share").id())
    case "comment":
      return .comment(
        try JournalComment(id: args.required("comment").id(), args.required("body")))
    case "takeCommentBack":
      let comment: JournalCommentID = try args.required("comment").id()
      return .takeCommentBack(try args.required("share").id(), comment)
    case "seeComments":
      let count = try args.required("count").int(in: 0...Int64(RefWatchLimits.comments))
      return .seeComments(try args.required("share").id(), count)
    default: return nil
    }
  }
  private static func track(
    _ name: String, _ args: WireCursor
  ) throws(WireError) -> RefWatchCommand {
    let user: UserID = try args.required("user").id()
    if sameBytes(name, "attachTrack") {
      let body = try args.required("body")
      let match: MatchID = try body.required("match").id()
      return .attachTrack(user, try MatchTrack(id: MatchTrack.id(of: user, match: match), body))
    }
    let match: MatchID = try args.required("match").id()
    if sameBytes(name, "removeTrack") { return .removeTrack(user, match) }
    return .shiftTrack(user, match, seconds: try args.required("seconds").trackShift())
  }
}
