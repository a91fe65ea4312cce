import CZip
import Foundation

/// A ZIP archive whose files are unpacked one at a time: a small archive may hold very much.
/// Blocks, and is for one thread at a time.
public final class ZipReader {
  private let archive: OpaquePointer

  /// - Parameter place: Where the archive lies.
  /// - Throws: ``ZipFile/Failure`` for what is no archive, or is cut short.
  public init(file place: String) throws(ZipFile.Failure) {
    var code: Int32 = 0
    guard let archive = zip_open(place, ZIP_RDONLY, &code) else {
      throw ZipFile.Failure(description: "the archive cannot be read (\(code))")
    }
    self.archive = archive
  }

  /// An archive in memory.
  public init(_ bytes: [UInt8]) throws(ZipFile.Failure) {
    var fault = zip_error_t()
    zip_error_init(&fault)
    defer { zip_error_fini(&fault) }
    guard let copy = malloc(max(1, bytes.count)) else {
      throw ZipFile.Failure(description: "no memory for the archive")
    }
    bytes.withUnsafeBytes { bytes in
      if let start = bytes.baseAddress { copy.copyMemory(from: start, byteCount: bytes.count) }
    }
    guard let source = zip_source_buffer_create(copy, UInt64(bytes.count), 1, &fault) else {
      free(copy)
      throw ZipFile.Failure(description: "no memory for the archive")
    }
    guard let archive = zip_open_from_source(source, ZIP_RDONLY, &fault) else {
      zip_source_free(source)
      throw ZipFile.Failure(description: "the archive cannot be read (\(fault.zip_err))")
    }
    self.archive = archive
  }

  deinit { zip_discard(archive) }

  /// Files and folders in it.
  public var count: Int { Int(max(0, zip_get_num_entries(archive, 0))) }

  /// The path of one, in the archive's order; that of a folder ends in `/`.
  public func path(_ index: Int) throws(ZipFile.Failure) -> String {
    guard let name = zip_get_name(archive, UInt64(index), 0) else {
      throw ZipFile.failure(of: archive)
    }
    return String(cString: name)
  }

  /// A file, read until it ends: the size that the archive tells may be wrong.
  ///
  /// - Parameter limit: How many bytes it may have, by how it begins (``Unpacked/beginning``
  ///   bytes, or all there are); 0 where it is not wanted.
  /// - Throws: ``ZipFile/Failure`` for one that is damaged or sealed.
  public func bytes(
    _ index: Int, limit: @escaping (_ beginning: [UInt8]) -> Int
  ) throws(ZipFile.Failure) -> Unpacked {
    guard let file = zip_fopen_index(archive, UInt64(index), 0) else {
      throw ZipFile.failure(of: archive)
    }
    defer { zip_fclose(file) }
    return try Unpacking(limit: limit).bytes { buffer throws(ZipFile.Failure) in
      let read = zip_fread(file, buffer.baseAddress, UInt64(buffer.count))
      guard read >= 0 else {
        throw ZipFile.Failure(description: "a file of the archive is damaged")
      }
      return Int(read)
    }
  }
}
