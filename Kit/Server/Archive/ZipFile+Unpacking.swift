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
    let archive = try ZipReader(file: place)
    var room = limit
    for index in 0..<archive.count {
      let path = try archive.path(index)
      guard !path.hasSuffix("/") else { continue }
      let most = room
      guard case .whole(let octets) = try archive.octets(index, limit: { _ in most }) else {
        throw Failure(description: "the archive holds more than \(limit) octets")
      }
      room -= octets.count
      try take(path, octets)
    }
  }
}
