import CZip
import Core
import Foundation

/// Writes ZIP archives with libzip: deflated, names in UTF-8, ZIP64 where it must be.
public enum ZipFile {
  /// One file of an archive.
  public struct Entry: Hashable, Sendable {
    /// Where what is in it comes from.
    public enum Source: Hashable, Sendable {
      case octets([UInt8])
      /// A file that stays where it is until the archive is written, and is read then.
      case file(String)
    }

    /// With `/` between folders, never beginning with one.
    public let path: String
    public let source: Source

    public init(path: String, octets: [UInt8]) {
      self.init(path: path, source: .octets(octets))
    }

    public init(path: String, source: Source) {
      self.path = path
      self.source = source
    }
  }

  /// The archive could not be written; what libzip says of it.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// Writes an archive for the owner of this process alone (0600) and answers its size in octets.
  /// Blocks. What was at `place` is replaced at the very end, so there is never half an archive.
  public static func write(
    _ entries: [Entry], modified: Instant, to place: String
  ) throws(Failure) -> Int64 {
    let draft = place + ".part"
    var code: Int32 = 0
    guard let archive = zip_open(draft, ZIP_CREATE | ZIP_TRUNCATE, &code) else {
      throw Failure(description: "the archive cannot be made (\(code))")
    }
    do throws(Failure) {
      for entry in entries { try add(entry, modified, to: archive) }
      guard zip_close(archive) == 0 else { throw failure(of: archive) }
    } catch {
      zip_discard(archive)
      throw error
    }
    guard chmod(draft, 0o600) == 0, sync(draft), rename(draft, place) == 0 else {
      unlink(draft)
      throw Failure(description: "the archive cannot be moved into place")
    }
    let attributes = try? FileManager.default.attributesOfItem(atPath: place)
    guard let size = attributes?[.size] as? NSNumber else {
      throw Failure(description: "the archive is gone")
    }
    return size.int64Value
  }

  static func add(
    _ entry: Entry, _ modified: Instant, to archive: OpaquePointer
  ) throws(Failure) {
    let source =
      switch entry.source {
      case .octets(let octets): try buffer(octets, in: archive)
      case .file(let file): zip_source_file(archive, file, 0, -1)
      }
    guard let source else { throw failure(of: archive) }
    let index = zip_file_add(archive, entry.path, source, UInt32(ZIP_FL_ENC_UTF_8))
    guard index >= 0 else {
      zip_source_free(source)
      throw failure(of: archive)
    }
    zip_file_set_mtime(archive, UInt64(index), time_t(modified.milliseconds / 1_000), 0)
  }

  /// libzip reads it when the archive is closed, and frees it.
  private static func buffer(
    _ octets: [UInt8], in archive: OpaquePointer
  ) throws(Failure) -> OpaquePointer? {
    let copy = malloc(max(1, octets.count))
    guard let copy else { throw Failure(description: "no memory for the archive") }
    octets.withUnsafeBytes { octets in
      if let start = octets.baseAddress { copy.copyMemory(from: start, byteCount: octets.count) }
    }
    let source = zip_source_buffer(archive, copy, UInt64(octets.count), 1)
    if source == nil { free(copy) }
    return source
  }

  static func failure(of archive: OpaquePointer) -> Failure {
    Failure(description: zip_strerror(archive).map { words in String(cString: words) } ?? "unknown")
  }

  private static func sync(_ path: String) -> Bool {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return false }
    defer { close(file) }
    return fsync(file) == 0
  }
}
