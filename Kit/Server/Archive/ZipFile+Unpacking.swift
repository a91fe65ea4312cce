import CZip

extension ZipFile {
  /// Unpacks an archive: its files one after the other, in its order, one of them in memory at a
  /// time. Folders are passed over. Blocks.
  ///
  /// - Parameters:
  ///   - place: Where the archive lies.
  ///   - limit: The most octets of all its files together, unpacked: a small archive may hold
  ///     very much.
  ///   - take: Given each file; what it throws ends the unpacking.
  /// - Throws: ``Failure`` for what is no archive, is damaged or sealed, or holds more
  ///   than `limit`.
  public static func unpack(
    _ place: String, limit: Int, _ take: (_ path: String, _ octets: [UInt8]) throws -> Void
  ) throws {
    var code: Int32 = 0
    guard let archive = zip_open(place, ZIP_RDONLY, &code) else {
      throw Failure(description: "the archive cannot be read (\(code))")
    }
    defer { zip_discard(archive) }
    var room = limit
    for index in 0..<UInt64(max(0, zip_get_num_entries(archive, 0))) {
      guard let name = zip_get_name(archive, index, 0) else { throw failure(of: archive) }
      let path = String(cString: name)
      guard !path.hasSuffix("/") else { continue }
      let octets = try unpacked(index, of: archive, limit: room)
      room -= octets.count
      try take(path, octets)
    }
  }

  /// A file, read until it ends: the size that the archive tells may be wrong.
  private static func unpacked(
    _ index: UInt64, of archive: OpaquePointer, limit: Int
  ) throws(Failure) -> [UInt8] {
    guard let file = zip_fopen_index(archive, index, 0) else { throw failure(of: archive) }
    defer { zip_fclose(file) }
    var octets: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 64 * 1_024)
    while true {
      let read = piece.withUnsafeMutableBytes { buffer in
        zip_fread(file, buffer.baseAddress, UInt64(buffer.count))
      }
      guard read >= 0 else { throw Failure(description: "a file of the archive is damaged") }
      guard read > 0 else { return octets }
      guard octets.count + Int(read) <= limit else {
        throw Failure(description: "the archive holds more than \(limit) octets")
      }
      octets += piece.prefix(Int(read))
    }
  }
}
