import Coding
import Core
import RefWatchDomain
import Server
import Store
import Sync
import Wire

/// How many reference packs a server has, and how large.
public enum PackLimits {
  public static let packs = 100
  /// Of one: members fetch it whole.
  public static let bytes = 2 << 20
}

/// What the operator does with reference packs.
@Memberwise public struct PackService<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let engine: Engine
  let writer: GroupCommit<Engine, Tables>
  let environment: ServerEnvironment

  public enum Putting: Hashable, Sendable {
    case put(ReferencePack)
    /// It is there, word for word.
    case same(ReferencePack)
    /// Nothing was put up: what is wrong, and where.
    case refused([LibraryPack.Problem])
    /// There is no name, or it or the season is too long.
    case wrongName
    case tooLarge
    /// There is nothing in it.
    case empty
    case full
  }

  public func all() async throws -> [ReferencePack] {
    try await engine.read { session throws(StoreFailure) in try PackRows.all(session) }
  }

  /// Puts a pack up, or a new version of the one with this name and season. One that has a problem
  /// is not put up at all.
  public func put(_ bytes: [UInt8], name: String, season: String) async throws -> Putting {
    guard bytes.count <= PackLimits.bytes else { return .tooLarge }
    guard !name.isEmpty, name.unicodeScalars.count <= RefWatchLimits.name,
      season.unicodeScalars.count <= RefWatchLimits.detail
    else { return .wrongName }
    let now = environment.now()
    let pack = LibraryPack(bytes, at: now)
    guard pack.problems.isEmpty else { return .refused(pack.problems) }
    guard pack.count > 0 else { return .empty }
    let body = String(decoding: bytes, as: UTF8.self)
    let fresh: ReferencePackID = environment.moment().id(1)
    return try await writer.submit(for: nil) { storage throws(StoreFailure) -> Putting in
      let session = storage.session
      let old = try PackRows.named(name, season: season, session)
      if let old, try PackRows.body(of: old.id, session) == body { return .same(old) }
      if old == nil, try PackRows.all(session).count >= PackLimits.packs { return .full }
      let new = ReferencePack(
        id: old?.id ?? fresh, name: name, season: season, version: (old?.version ?? 0) + 1,
        items: pack.count, updatedAt: now)
      try PackRows.put(new, body, session)
      return .put(new)
    }.committed()
  }

  /// Takes a pack down; what people took from it stays theirs. `false` where there is none.
  public func remove(name: String, season: String) async throws -> Bool {
    try await writer.submit(for: nil) { storage throws(StoreFailure) -> Bool in
      guard let pack = try PackRows.named(name, season: season, storage.session) else {
        return false
      }
      try PackRows.remove(pack.id, storage.session)
      return true
    }.committed()
  }
}

extension LibraryPack.Problem {
  /// For the operator: `/items/3: the same thing comes twice`.
  public var line: String {
    let place = path.isEmpty ? "the file" : path
    return place + (name.isEmpty ? "" : " (" + name + ")") + ": " + words
  }

  private var words: String {
    switch reason {
    case .notAPack: "not a library of format “\(LibraryPack.format)”, version 1"
    case .tooLarge: "too large"
    case .unreadable: "cannot be read"
    case .refused(let rejection): "is refused (\(rejection.json.text))"
    case .twice: "occurs twice in the file"
    }
  }
}
