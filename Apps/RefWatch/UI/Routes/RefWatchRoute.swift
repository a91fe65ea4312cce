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
    case "mirror": .sharing(id)
    default: nil
    }
  }

  /// The match the place is about.
  public var match: MatchID? {
    switch self {
    case .hub, .new, .history, .settings: nil
    case .match(let id), .setup(let id), .log(let id), .records(let id), .report(let id): id
    case .sharing(let id): id
    }
  }

  /// Where closing leads without a history.
  var parent: RefWatchRoute {
    switch self {
    case .hub, .new, .history, .settings, .match: .hub
    case .setup(let id), .log(let id), .records(let id), .report(let id): .match(id)
    case .sharing(let id): .match(id)
    }
  }
}
