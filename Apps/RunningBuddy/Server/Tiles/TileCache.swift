import Core
import Crypto
import Foundation
import Geography
import Server
import Synchronization

/// Pictures of another server's tiles, in a folder that can be deleted at any time. Beyond a size
/// those that were used longest ago go first.
final class TileCache: Sendable {
  private struct Entry {
    let size: Int
    /// The number of the use.
    var used: Int
  }

  private struct Shelf {
    /// Whether what an earlier start has left is known.
    var isRead = false
    var entries: [String: Entry] = [:]
    var size = 0
    var uses = 0

    mutating func use() -> Int {
      uses += 1
      return uses
    }
  }

  /// What is kept of a tile.
  struct Kept: Sendable {
    let picture: TilePicture
    /// Whether the other server may have another one by now.
    let isOld: Bool
  }

  private let parent: String
  private let source: String
  private let limit: Int
  private let now: @Sendable () -> Instant
  private let shelf = Mutex(Shelf())
  private let work = WorkQueue("fieldday.tiles", atOnce: 4, queueLimit: 1_000)

  /// How long a picture is not asked for again, in milliseconds: 30 days.
  private static let life: Int64 = 30 * 86_400_000
  /// What is left once there were too many, in tenths: not each new picture makes room for itself.
  private static let kept = 9
  private static let draft = ".new"

  /// - Parameters:
  ///   - parent: A folder for nothing else. What other sources have left in it goes.
  ///   - source: What tells this source from others.
  ///   - limit: Bytes of all pictures.
  init(in parent: String, of source: String, limit: Int, now: @escaping @Sendable () -> Instant) {
    self.parent = parent
    self.source = hexadecimal(SHA256.hash(data: Array(source.utf8)).prefix(12))
    self.limit = limit
    self.now = now
  }

  private var folder: String { parent + "/" + source }

  /// Makes the folder when it is first needed, and reads what is in it.
  private func open() async {
    guard !shelf.withLock({ shelf in shelf.isRead }) else { return }
    _ = await work.run { [self] in
      shelf.withLock { shelf in
        guard !shelf.isRead else { return }
        shelf.isRead = true
        let files = FileManager.default
        for other in (try? files.contentsOfDirectory(atPath: parent)) ?? [] where other != source {
          try? files.removeItem(atPath: parent + "/" + other)
        }
        try? files.createDirectory(
          atPath: folder, withIntermediateDirectories: true,
          attributes: [.posixPermissions: 0o700])
        TileCache.read(folder, into: &shelf)
      }
    }
  }

  func find(_ tile: MapTile) async -> Kept? {
    await open()
    let name = TileCache.name(tile)
    let isThere = shelf.withLock { shelf in
      let use = shelf.use()
      shelf.entries[name]?.used = use
      return shelf.entries[name] != nil
    }
    guard isThere else { return nil }
    let (place, oldest) = (folder + "/" + name, now().milliseconds - TileCache.life)
    return await work.run { TileCache.read(place, oldest) }.flatMap { kept in kept }
  }

  /// A picture that cannot be kept is asked for again.
  func keep(_ picture: TilePicture, of tile: MapTile) async {
    let (place, name) = (folder + "/" + TileCache.name(tile), TileCache.name(tile))
    let (came, number) = (now(), shelf.withLock { shelf in shelf.use() })
    let isKept = await work.run { TileCache.write(picture.bytes, to: place, at: came, number) }
    guard isKept == true else { return }
    let leaving = shelf.withLock { shelf in
      let use = shelf.use()
      shelf.size += picture.bytes.count - (shelf.entries[name]?.size ?? 0)
      shelf.entries[name] = Entry(size: picture.bytes.count, used: use)
      return makeRoom(&shelf)
    }
    guard !leaving.isEmpty else { return }
    _ = await work.run { [folder] in
      for name in leaving { unlink(folder + "/" + name) }
    }
  }

  private func makeRoom(_ shelf: inout Shelf) -> [String] {
    guard shelf.size > limit else { return [] }
    var leaving: [String] = []
    let oldest = shelf.entries.sorted { one, other in one.value.used < other.value.used }
    for (name, entry) in oldest {
      guard shelf.size > limit / 10 * TileCache.kept else { break }
      shelf.entries[name] = nil
      shelf.size -= entry.size
      leaving.append(name)
    }
    return leaving
  }

  // MARK: Files

  private static func name(_ tile: MapTile) -> String {
    "\(tile.zoom)-\(tile.column)-\(tile.row)"
  }

  /// What an earlier start has left: how long ago each was used is not known, but how long ago it
  /// came.
  private static func read(_ folder: String, into shelf: inout Shelf) {
    let files = FileManager.default
    var found: [(name: String, size: Int, came: Date)] = []
    for name in (try? files.contentsOfDirectory(atPath: folder)) ?? [] {
      let attributes = try? files.attributesOfItem(atPath: folder + "/" + name)
      guard !name.hasSuffix(draft), let size = attributes?[.size] as? NSNumber,
        let came = attributes?[.modificationDate] as? Date
      else {
        unlink(folder + "/" + name)
        continue
      }
      found.append((name, size.intValue, came))
    }
    for file in found.sorted(by: { one, other in one.came < other.came }) {
      shelf.entries[file.name] = Entry(size: file.size, used: shelf.use())
      shelf.size += file.size
    }
  }

  private static func read(_ place: String, _ oldest: Int64) -> Kept? {
    guard let data = FileManager.default.contents(atPath: place),
      let picture = try? TilePicture(Array(data)),
      let attributes = try? FileManager.default.attributesOfItem(atPath: place),
      let came = attributes[.modificationDate] as? Date
    else { return nil }
    return Kept(
      picture: picture, isOld: Int64(came.timeIntervalSince1970 * 1_000) < oldest)
  }

  /// Written beside and moved into place, so that nobody reads half of it.
  ///
  /// - Parameter number: Of nobody else who writes.
  private static func write(
    _ bytes: [UInt8], to place: String, at came: Instant, _ number: Int
  ) -> Bool {
    let draft = place + "-" + String(number) + draft
    let files = FileManager.default
    let isWritten = files.createFile(
      atPath: draft, contents: Data(bytes), attributes: [.posixPermissions: 0o600])
    let time = timespec(
      tv_sec: Int(came.milliseconds / 1_000), tv_nsec: Int(came.milliseconds % 1_000 * 1_000_000))
    _ = utimensat(AT_FDCWD, draft, [time, time], 0)
    guard isWritten, rename(draft, place) == 0 else {
      unlink(draft)
      return false
    }
    return true
  }
}
