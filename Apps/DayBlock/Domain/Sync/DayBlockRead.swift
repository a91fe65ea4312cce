import Calendar
import Core
import Sync

/// A part of the state that a decision looks at.
public enum DayBlockRead: Hashable, Sendable {
  case settings(UserID)
  /// Every group of the person, deleted ones too.
  case groups
  /// Every block of the person, archived and deleted ones too.
  case blocks
  case run(DayRunID)
  case session(DaySessionID)
  /// Every session made with the run, deleted ones too.
  case sessionsOfRun(DayRunID)
  /// Every session made from the source, deleted ones too.
  case source(String)
  /// Every edition of the session.
  case editions(DaySessionID)
}

extension DayBlockDomain {
  public static func reads(of command: DayBlockCommand, by actor: UserID) -> [DayBlockRead] {
    let places: [DayBlockRead] = [.settings(actor), .groups, .blocks]
    switch command {
    case .addGroup, .editGroup, .deleteGroup, .restoreGroup, .addBlock, .editBlock, .deleteBlock,
      .restoreBlock:
      return places
    case .startRun(let run): return [.run(run.id)]
    case .takeStep(let id, let step):
      let own: [DayBlockRead] = [.settings(actor), .run(id), .sessionsOfRun(id)]
      switch step {
      case .finish, .assign: return own + [.groups, .blocks]
      case .pause, .resume, .discard, .restore, .cut, .suspectClock: return own
      }
    case .addSession(let new): return places + reads(of: new)
    case .editSession(let id, let edits): return reads(of: edits, of: id, actor)
    case .splitSession(let id, _, let into):
      return [.settings(actor), .session(id), .session(into), .editions(id)]
    case .deleteSession(let id): return [.session(id)]
    case .restoreSession(let id): return places + [.session(id)]
    case .importSessions(_, let news):
      return news.reduce(places) { reads, new in reads + self.reads(of: new) }
    case .undoImport(_, let ids): return ids.map { id in .session(id) }
    case .setSetting(_, .reset): return places
    case .setSetting: return [.settings(actor)]
    }
  }

  private static func reads(of new: NewSession) -> [DayBlockRead] {
    var reads: [DayBlockRead] = [.session(new.id)]
    for id in DaySession.possibleIDs(after: new.id, new.segments) { reads.append(.session(id)) }
    if let source = new.source { reads.append(.source(source)) }
    return reads
  }

  private static func reads(
    of edits: [SessionEdit], of id: DaySessionID, _ actor: UserID
  ) -> [DayBlockRead] {
    var reads: [DayBlockRead] = [.settings(actor), .session(id), .editions(id)]
    for edit in edits {
      switch edit {
      case .block: reads += [.groups, .blocks]
      case .memo, .segments, .joined, .left: break
      }
    }
    return reads
  }
}

extension DaySession {
  /// The ids that sessions of later days may get, whatever the boundary of the person's day is.
  ///
  /// None where the time is longer than may be entered: then nothing is written.
  static func possibleIDs(
    after first: DaySessionID, _ segments: [DaySegment]
  ) -> [DaySessionID] {
    guard let start = segments.first, let end = segments.last, isWithin(segments) else { return [] }
    var day = DayClock.day(
      of: start.start, offset: start.offset, boundary: DayLimits.boundaries.upperBound)
    var last = DayClock.day(of: end.end, offset: end.offset, boundary: 0)
    for segment in segments {
      day = min(
        day,
        DayClock.day(
          of: segment.start, offset: segment.offset, boundary: DayLimits.boundaries.upperBound))
      last = max(last, DayClock.day(of: segment.end, offset: segment.offset, boundary: 0))
    }
    var ids: [DaySessionID] = []
    while day < last {
      day = day.adding(days: 1)
      ids.append(laterID(of: first, on: day))
    }
    return ids
  }

  /// Whether the time is no longer than may be entered by hand.
  static func isWithin(_ segments: [DaySegment]) -> Bool {
    guard let start = segments.first?.start, let end = segments.last?.end else { return true }
    let length = end.milliseconds - start.milliseconds
    return length >= 0 && length <= Int64(DayLimits.sessionDays) * DayLimits.day
  }
}
