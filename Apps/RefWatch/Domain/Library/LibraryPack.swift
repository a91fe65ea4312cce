import Core
import Wire

/// A library, or a federation's list, as a file: `{"format": …, "version": 1, "items": […]}`.
///
/// Each item has a kind and the members of its body; a `reference`, or an `id`, makes it the same
/// thing every time. Bad items are problems with their place, the others are read.
public struct LibraryPack: Hashable, Sendable {
  public static let format = "fieldday-referee-library"
  /// Bytes of a file.
  public static let limit = 8 << 20

  public struct Problem: Hashable, Sendable {
    /// A JSON Pointer; empty for the whole.
    public let path: String
    /// What stands there as its name, where it has one.
    public let name: String
    public let reason: Reason
  }

  public enum Reason: Hashable, Sendable {
    /// The file is no JSON, no such pack, or of a newer version.
    case notAPack
    case tooLarge
    /// What stands there cannot be read.
    case unreadable
    case refused(RefWatchRejection)
    /// The same thing comes twice in the file.
    case twice
  }

  /// Something as the file has it, and what it says of it.
  struct Entry: Hashable, Sendable {
    let item: LibraryItem
    let source: JSON
  }

  private(set) var entries: [Entry] = []
  public private(set) var problems: [Problem] = []

  /// How many things are read of it.
  public var count: Int { entries.count }

  /// - Parameter now: when things that are new to the library came to be.
  public init(_ bytes: [UInt8], at now: Instant) {
    guard bytes.count <= LibraryPack.limit else {
      problems = [Problem(path: "", name: "", reason: .tooLarge)]
      return
    }
    let list: [WireCursor]
    do throws(WireError) {
      let file = WireCursor(try JSON.parse(bytes))
      guard try file.required("format").string() == LibraryPack.format,
        try file.required("version").integer() == 1
      else { throw file.error(.expected("a library")) }
      list = try file.required("items").elements()
    } catch {
      problems = [Problem(path: error.path, name: "", reason: .notAPack)]
      return
    }
    var seen: Set<LibraryID> = []
    var references: Set<String> = []
    for cursor in list {
      let name = cursor.value["name"]?.word ?? ""
      do throws(WireError) {
        let item = try LibraryPack.item(cursor, at: now)
        guard seen.insert(item.id).inserted,
          item.reference.isEmpty
            || references.insert(item.kind.rawValue + item.reference).inserted
        else {
          problems.append(Problem(path: cursor.path, name: name, reason: .twice))
          continue
        }
        do throws(RefWatchRejection) {
          try RefWatchLimits.check(item)
          entries.append(Entry(item: item, source: cursor.value))
        } catch {
          problems.append(Problem(path: cursor.path, name: name, reason: .refused(error)))
        }
      } catch {
        problems.append(Problem(path: error.path, name: name, reason: .unreadable))
      }
    }
  }

  private static func item(
    _ cursor: WireCursor, at now: Instant
  ) throws(WireError) -> LibraryItem {
    let kind: LibraryKind = try cursor.required("kind").word()
    let reference = try cursor.text("reference")
    let name = try cursor.text("name")
    let id: LibraryID =
      try cursor.optional("id")?.id()
      ?? LibraryID(of: .words([kind.rawValue, reference.isEmpty ? name.lowercased() : reference]))
    var item = LibraryItem(id: id, name: "", LibraryDetails(kind), createdAt: now)
    try item.read(LibraryPack.withIDs(cursor, of: item))
    return item
  }

  /// Everything in use, as a file.
  public static func text(_ library: Library) -> String {
    var items: [JSON] = []
    for kind in LibraryKind.allCases {
      for item in library.all(kind) {
        guard case .object(let members) = item.body else { continue }
        let times = ["createdAt", "updatedAt"]
        items.append(
          .object(
            [JSON.Member("kind", .word(kind)), JSON.Member("id", .id(item.id))]
              + members.filter { member in !times.contains(member.name) }))
      }
    }
    return JSON.object([
      "format": .string(format), "version": .int(1), "items": .array(items),
    ]).text
  }
}

extension LibraryPack {
  /// What is said of an item, where people of a squad may lack ids: they get those of whoever has
  /// this number and name already, else what follows from who they are.
  static func withIDs(_ source: WireCursor, of item: LibraryItem) -> WireCursor {
    guard case .object(let members) = source.value else { return source }
    return WireCursor(
      .object(
        members.map { member in
          guard member.name == "players" || member.name == "staff",
            case .array(let people) = member.value
          else { return member }
          return JSON.Member(
            member.name, .array(people.map { person in withID(person, of: item) }))
        }), path: source.path)
  }

  private static func withID(_ person: JSON, of item: LibraryItem) -> JSON {
    guard case .object(let members) = person, person["id"] == nil else { return person }
    let name = person["name"]?.word.lowercased() ?? ""
    var number: Int?
    if case .integer(let value)? = person["number"] { number = Int(clamping: value) }
    let known =
      item.team?.players.first { player in
        player.number == number && player.name.lowercased() == name
      }?.id
      ?? item.team?.staff.first { official in
        person["role"] != nil && official.name.lowercased() == name
      }?.id
    let id: SquadID =
      known ?? SquadID(of: .words([item.id.description, number?.description ?? "", name]))
    return .object([JSON.Member("id", .id(id))] + members)
  }
}

extension JSON {
  /// The text of a string, of anything else nothing.
  fileprivate var word: String {
    if case .string(let text) = self { text } else { "" }
  }
}
