import Core
import RefWatchDomain
import Wire

/// The libraries that the server's operator put up for everybody.
struct PackShelf: Hashable {
  enum Packs: Hashable {
    /// Nobody asked for them.
    case closed
    case loading
    case failed(SharingFault)
    case ready([ServerPack])
  }

  var packs = Packs.closed
  /// The one that is being fetched.
  var fetching: ServerPackID?
  /// Why the one that was asked for did not come.
  var fault: SharingFault?
}

public typealias ServerPackID = ID<LibraryPack>

/// One of them, as it stands in the list.
struct ServerPack: Hashable, WireCodable {
  let id: ServerPackID
  let name: String
  let season: String
  let version: Int
  let items: Int

  init(_ cursor: WireCursor) throws(WireError) {
    id = try cursor.required("id").id()
    name = try cursor.required("name").string(limit: 400)
    season = try cursor.required("season").string(limit: 400)
    version = Int(clamping: try cursor.required("version").integer())
    items = Int(clamping: try cursor.required("items").integer())
  }

  var json: JSON {
    .object([
      "id": .id(id), "name": .string(name), "season": .string(season),
      "version": .int(version), "items": .int(items),
    ])
  }
}

/// On the shelf.
public enum PackShelfAction {
  case opened
  case closed
  /// Fetches a pack, to be looked at as a file is.
  case chosen(ServerPackID)
}

/// What the server said.
public enum PackShelfAnswer {
  case listed(HostAnswer)
  case fetched(ServerPackID, HostAnswer)
}

extension RefWatchFeature.State {
  private static var packs: String { "/api/referee/packs" }

  mutating func reduceShelf(_ action: PackShelfAction) -> Effects {
    switch action {
    case .opened:
      desk.library.shelf = PackShelf()
      desk.library.shelf.packs = .loading
      return [
        .ask(
          .get(Self.packs), answer: { answer in .inner(.desk(.library(.shelf(.listed(answer))))) })
      ]
    case .closed:
      desk.library.shelf = PackShelf()
      return []
    case .chosen(let id):
      guard desk.library.shelf.fetching == nil else { return [] }
      desk.library.shelf.fetching = id
      desk.library.shelf.fault = nil
      return [
        .ask(
          .get(Self.packs + "/" + id.description),
          answer: { answer in .inner(.desk(.library(.shelf(.fetched(id, answer))))) })
      ]
    }
  }

  mutating func reduceShelf(_ answer: PackShelfAnswer, _ moment: Moment) {
    switch answer {
    case .listed(let answer):
      guard desk.library.shelf.packs == .loading else { return }
      let packs = answer.read { cursor throws(WireError) -> [ServerPack] in
        try cursor.required("packs").decodeArray()
      }
      guard let packs else {
        desk.library.shelf.packs = .failed(SharingFault(answer, expects: 200) ?? .failed)
        return
      }
      desk.library.shelf.packs = .ready(packs)
    case .fetched(let id, let answer):
      // Another page has been opened meanwhile.
      guard desk.library.shelf.fetching == id else { return }
      desk.library.shelf.fetching = nil
      guard case .http(200, let body) = answer else {
        desk.library.shelf.fault = SharingFault(answer, expects: 200) ?? .failed
        return
      }
      readPack(Array(body.utf8), moment)
    }
  }
}
