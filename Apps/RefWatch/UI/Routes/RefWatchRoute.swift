import Core
import RefWatchDomain

/// Every place in RefWatch that has an address.
public enum RefWatchRoute: Hashable, Sendable {
  /// The hub.
  case hub
  case new
  case history
  case settings
  /// The match under way, or the hub; for shortcuts.
  case resume
  case library(LibraryPlace)
  case schedule
  /// Where fixture lists are imported.
  case importing
  /// A match where it stands: the pitch, or its records once it is over.
  case match(MatchID)
  case setup(MatchID)
  case log(MatchID)
  case records(MatchID)
  case report(MatchID)
  case journal
  case journalEntry(JournalEntryID)
  /// A new entry about a match.
  case journalNew(MatchID)
  case trends
  /// Who records the match together.
  case crew(MatchID)
  /// What another device of the crew shows to hand the time over.
  case takeOver(MatchID, String?)
  /// An invitation to a crew.
  case join(String)
  /// Letting others watch a match.
  case sharing(MatchID)
  /// Shared journal entries: others' and one's own.
  case shared
  /// One of them, with its comments.
  case share(JournalShareID)
  /// How a journal entry is shared.
  case shareJournal(JournalEntryID)
  /// An invitation to one.
  case mentor(String)
  /// Where the person was.
  case track(MatchID)
}

extension RefWatchRoute {
  /// The path, without query.
  public var path: String {
    switch self {
    case .hub: "/referee"
    case .new: "/referee/new"
    case .history: "/referee/history"
    case .settings: "/referee/settings"
    case .resume: "/referee/resume"
    case .library(let place): "/referee" + place.path
    case .schedule: "/referee/schedule"
    case .importing: "/referee/import"
    case .match(let id): "/referee/m/" + id.description
    case .setup(let id): "/referee/m/" + id.description + "/setup"
    case .log(let id): "/referee/m/" + id.description + "/log"
    case .records(let id): "/referee/m/" + id.description + "/records"
    case .report(let id): "/referee/m/" + id.description + "/report"
    case .journal: "/referee/journal"
    case .journalEntry(let id): "/referee/journal/" + id.description
    case .journalNew(let id): "/referee/m/" + id.description + "/journal"
    case .trends: "/referee/trends"
    case .crew(let id): "/referee/m/" + id.description + "/crew"
    case .takeOver(let id, let note):
      "/referee/m/" + id.description + "/take-over" + (note.map { note in "#t=" + note } ?? "")
    case .join(let token): "/referee/join/" + token
    case .sharing(let id): "/referee/m/" + id.description + "/mirror"
    case .shared: "/referee/shared"
    case .share(let id): "/referee/shared/" + id.description
    case .shareJournal(let id): "/referee/journal/" + id.description + "/share"
    case .mentor(let token): "/referee/mentor/" + token
    case .track(let id): "/referee/m/" + id.description + "/track"
    }
  }

  /// Reads a path; a query, a fragment and a slash at the end do not matter. `nil` when no place
  /// is there.
  public init?(path: String) {
    let plain = path.prefix { character in character != "?" && character != "#" }
    let parts = plain.split(separator: "/").map { part in String(part) }
    guard let first = parts.first, sameBytes(first, "referee") else { return nil }
    if parts.count > 1, sameBytes(parts[1], "library") {
      guard let place = LibraryPlace(parts.dropFirst(2)) else { return nil }
      self = .library(place)
      return
    }
    if let place = RefWatchRoute.ofMentors(parts) {
      self = place
      return
    }
    switch parts.count {
    case 1: self = .hub
    case 2:
      guard let place = RefWatchRoute.word(parts[1]) else { return nil }
      self = place
    case 3 where sameBytes(parts[1], "journal"):
      guard let id = JournalEntryID(parts[2]) else { return nil }
      self = .journalEntry(id)
    case 3 where sameBytes(parts[1], "join"):
      guard parts[2].utf8.count <= 128 else { return nil }
      self = .join(parts[2])
    case 4 where sameBytes(parts[1], "m") && sameBytes(parts[3], "take-over"):
      guard let id = MatchID(parts[2]) else { return nil }
      self = .takeOver(id, RefWatchRoute.note(in: path))
    case 3, 4:
      guard sameBytes(parts[1], "m"), let id = MatchID(parts[2]),
        let place = RefWatchRoute.page(parts.count == 4 ? parts[3] : "", of: id)
      else { return nil }
      self = place
    default: return nil
    }
  }

  /// Places of shared journal entries.
  private static func ofMentors(_ parts: [String]) -> RefWatchRoute? {
    switch parts.count {
    case 2 where sameBytes(parts[1], "shared"): .shared
    case 3 where sameBytes(parts[1], "shared"):
      JournalShareID(parts[2]).map { id in .share(id) }
    case 3 where sameBytes(parts[1], "mentor"):
      parts[2].utf8.count <= 128 ? .mentor(parts[2]) : nil
    case 4 where sameBytes(parts[1], "journal") && sameBytes(parts[3], "share"):
      JournalEntryID(parts[2]).map { id in .shareJournal(id) }
    default: nil
    }
  }

  private static func word(_ text: String) -> RefWatchRoute? {
    switch text {
    case "new": .new
    case "history": .history
    case "settings": .settings
    case "resume": .resume
    case "journal": .journal
    case "trends": .trends
    case "schedule": .schedule
    case "import": .importing
    default: nil
    }
  }

  private static func page(_ word: String, of id: MatchID) -> RefWatchRoute? {
    switch word {
    case "": .match(id)
    case "setup": .setup(id)
    case "log": .log(id)
    case "records": .records(id)
    case "report": .report(id)
    case "journal": .journalNew(id)
    case "crew": .crew(id)
    case "mirror": .sharing(id)
    case "track": .track(id)
    default: nil
    }
  }

  /// What stands behind the path of a take-over: in the fragment, which no browser sends anywhere;
  /// in codes of earlier versions in the query.
  private static func note(in path: String) -> String? {
    for mark in [UInt8(ascii: "#"), UInt8(ascii: "?")] {
      guard let place = path.utf8.firstIndex(of: mark) else { continue }
      let rest = path[path.index(after: place)...]
      guard rest.hasPrefix("t=") else { continue }
      return String(rest.dropFirst(2).prefix { character in character != "&" && character != "#" })
    }
    return nil
  }

  /// The match the place is about.
  public var match: MatchID? {
    switch self {
    case .hub, .new, .history, .settings, .journal, .journalEntry, .trends, .library, .schedule,
      .importing, .join, .resume, .shared, .share, .shareJournal, .mentor:
      nil
    case .journalNew(let id): id
    case .match(let id), .setup(let id), .log(let id), .records(let id), .report(let id): id
    case .crew(let id), .takeOver(let id, _): id
    case .sharing(let id), .track(let id): id
    }
  }

  /// Where closing leads without a history.
  var parent: RefWatchRoute {
    switch self {
    case .hub, .new, .history, .settings, .match, .journal, .trends, .schedule, .library(.list),
      .join, .resume:
      .hub
    case .importing: .schedule
    case .journalEntry: .journal
    case .journalNew(let id): .match(id)
    case .library(let place): .library(.list(place.kind))
    case .crew(let id), .takeOver(let id, _): .match(id)
    case .setup(let id), .log(let id), .records(let id), .report(let id): .match(id)
    case .sharing(let id), .track(let id): .match(id)
    case .shared, .mentor: .hub
    case .share: .shared
    case .shareJournal(let id): .journalEntry(id)
    }
  }
}
