import Core
import RefWatchDomain

/// Every place in RefWatch that has an address.
public enum RefWatchRoute: Hashable, Sendable {
  /// The hub.
  case hub
  case new
  case history
  case settings
  /// A match where it stands: the pitch, or its records once it is over.
  case match(MatchID)
  case setup(MatchID)
  case log(MatchID)
  case records(MatchID)
  case report(MatchID)
  /// Who records the match together.
  case crew(MatchID)
  /// What another device of the crew shows to hand the time over.
  case takeOver(MatchID, String?)
  /// An invitation to a crew.
  case join(String)
  /// Letting others watch a match.
  case sharing(MatchID)
}

extension RefWatchRoute {
  /// The path, without query.
  public var path: String {
    switch self {
    case .hub: "/referee"
    case .new: "/referee/new"
    case .history: "/referee/history"
    case .settings: "/referee/settings"
    case .match(let id): "/referee/m/" + id.description
    case .setup(let id): "/referee/m/" + id.description + "/setup"
    case .log(let id): "/referee/m/" + id.description + "/log"
    case .records(let id): "/referee/m/" + id.description + "/records"
    case .report(let id): "/referee/m/" + id.description + "/report"
    case .crew(let id): "/referee/m/" + id.description + "/crew"
    case .takeOver(let id, let note):
      "/referee/m/" + id.description + "/take-over" + (note.map { note in "?t=" + note } ?? "")
    case .join(let token): "/referee/join/" + token
    case .sharing(let id): "/referee/m/" + id.description + "/mirror"
    }
  }

  /// Reads a path; a query, a fragment and a slash at the end do not matter. `nil` when no place
  /// is there.
  public init?(path: String) {
    let plain = path.prefix { character in character != "?" && character != "#" }
    let parts = plain.split(separator: "/").map { part in String(part) }
    guard let first = parts.first, sameOctets(first, "referee") else { return nil }
    switch parts.count {
    case 1: self = .hub
    case 2:
      guard let place = RefWatchRoute.word(parts[1]) else { return nil }
      self = place
    case 3 where sameOctets(parts[1], "join"):
      guard parts[2].utf8.count <= 128 else { return nil }
      self = .join(parts[2])
    case 4 where sameOctets(parts[1], "m") && sameOctets(parts[3], "take-over"):
      guard let id = MatchID(parts[2]) else { return nil }
      self = .takeOver(id, RefWatchRoute.note(in: path))
    case 3, 4:
      guard sameOctets(parts[1], "m"), let id = MatchID(parts[2]),
        let place = RefWatchRoute.page(parts.count == 4 ? parts[3] : "", of: id)
      else { return nil }
      self = place
    default: return nil
    }
  }

  private static func word(_ text: String) -> RefWatchRoute? {
    switch text {
    case "new": .new
    case "history": .history
    case "settings": .settings
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
    case "crew": .crew(id)
    case "mirror": .sharing(id)
    default: nil
    }
  }

  /// What stands behind the path of a take-over: in the query, which the service worker answers
  /// without asking anybody, or in the fragment.
  private static func note(in path: String) -> String? {
    guard
      let mark = path.utf8.firstIndex(where: { octet in
        octet == UInt8(ascii: "?") || octet == UInt8(ascii: "#")
      })
    else { return nil }
    let rest = path[path.index(after: mark)...]
    guard rest.hasPrefix("t=") else { return nil }
    return String(rest.dropFirst(2).prefix { character in character != "&" && character != "#" })
  }

  /// The match the place is about.
  public var match: MatchID? {
    switch self {
    case .hub, .new, .history, .settings, .join: nil
    case .match(let id), .setup(let id), .log(let id), .records(let id), .report(let id): id
    case .crew(let id), .takeOver(let id, _): id
    case .sharing(let id): id
    }
  }

  /// Where closing leads without a history.
  var parent: RefWatchRoute {
    switch self {
    case .hub, .new, .history, .settings, .match, .join: .hub
    case .crew(let id), .takeOver(let id, _): .match(id)
    case .setup(let id), .log(let id), .records(let id), .report(let id): .match(id)
    case .sharing(let id): .match(id)
    }
  }
}
