import Core
import RefWatchDomain

/// A place in the library that has an address.
public enum LibraryPlace: Hashable, Sendable {
  case list(LibraryKind)
  case new(LibraryKind)
  case item(LibraryKind, LibraryID)

  public var kind: LibraryKind {
    switch self {
    case .list(let kind), .new(let kind), .item(let kind, _): kind
    }
  }

  /// The path below that of RefWatch.
  public var path: String {
    switch self {
    case .list(.team): "/library"
    case .list(let kind): "/library/" + kind.word
    case .new(let kind): "/library/" + kind.word + "/new"
    case .item(let kind, let id): "/library/" + kind.word + "/" + id.description
    }
  }

  /// Reads what stands behind `library` in a path.
  public init?(_ parts: ArraySlice<String>) {
    guard let word = parts.first else {
      self = .list(.team)
      return
    }
    guard let kind = LibraryKind.allCases.first(where: { kind in kind.word == word }) else {
      return nil
    }
    let rest = parts.dropFirst()
    switch rest.count {
    case 0: self = .list(kind)
    case 1:
      guard let last = rest.first else { return nil }
      if last == "new" {
        self = .new(kind)
      } else if let id = LibraryID(last) {
        self = .item(kind, id)
      } else {
        return nil
      }
    default: return nil
    }
  }
}

extension LibraryKind {
  /// In addresses.
  var word: String {
    switch self {
    case .team: "teams"
    case .competition: "competitions"
    case .venue: "venues"
    case .official: "officials"
    }
  }
}
