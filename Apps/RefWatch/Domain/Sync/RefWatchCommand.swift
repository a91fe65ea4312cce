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
  /// Gives one's own seat up.
  case leaveCrew(MatchID)
  /// Takes somebody's seat away; the owner does.
  case removeSeat(MatchID, CrewSeatID)

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
    case .leaveCrew: "leaveCrew"
    case .removeSeat: "removeSeat"
    }
  }

  public var subject: EntityKey {
    switch self {
    case .createMatch(let match): RefWatchEntity.Kind.match.key(match.id)
    case .editMatch(let id, _), .recordEvents(let id, _, _), .discardMatch(let id, _),
      .leaveCrew(let id), .removeSeat(let id, _):
      RefWatchEntity.Kind.match.key(id)
    case .setSetting(let user, _): RefWatchEntity.Kind.settings.key(user)
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
    case .leaveCrew(let id): .object(["match": .id(id)])
    case .removeSeat(let id, let seat): .object(["match": .id(id), "seat": .id(seat)])
    }
  }

  public static func decode(
    system: String, name: String, version: Int, _ args: WireCursor
  ) throws(WireError) -> RefWatchCommand? {
    guard sameOctets(system, Self.system), version == 1 else { return nil }
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
    case "leaveCrew": return .leaveCrew(try args.required("match").id())
    case "removeSeat":
      let id: MatchID = try args.required("match").id()
      return .removeSeat(id, try args.required("seat").id())
    default: return nil
    }
  }
}
