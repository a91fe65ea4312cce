import Core
import Server
import Store
import Sync

/// The keys a running server uses, and the files they are read from again after a rotation.
public struct LiveKeys: Sendable {
  private let keys: ServerKeys
  private let folder: KeyFolder

  public init(_ keys: ServerKeys, _ settings: Settings) {
    self.init(keys, data: settings.data, peppersFile: settings.peppersFile)
  }

  public init(_ keys: ServerKeys, data: String, peppersFile: String? = nil) {
    self.keys = keys
    folder = KeyFolder(data: data, peppersFile: peppersFile)
  }

  /// Reads the files, as strictly as at the start. When that fails, or when they lack a key that
  /// people depend on, the server goes on with what it has. New keys are recorded before anything
  /// is stored with them.
  func takeUp<Engine: StoreEngine, Tables: EntityTables>(
    _ engine: Engine, _ writer: GroupCommit<Engine, Tables>
  ) async throws {
    let new = try folder.load(mayMake: false, random: { _ in [] })
    let register = KeyPlace.register
    let rings = new.rings
    let missing = try await engine.read { session throws(StoreFailure) in
      try register.missing(from: rings, in: session)
    }
    guard missing.isEmpty else { throw KeyMismatch(missing, folder: folder) }
    // The key of push messages is not taken up, so it is not in use.
    var used = rings
    used[.push] = keys.push
    let recorded = used
    try await writer.submit(for: nil) { storage throws(StoreFailure) in
      try register.record(recorded, in: storage.session)
    }.committed()
    keys.takeUp(new)
  }
}
