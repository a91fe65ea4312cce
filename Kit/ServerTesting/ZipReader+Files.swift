public import Server

extension ZipReader {
  /// All its files, unpacked, in its order. Folders are passed over.
  ///
  /// - Throws: ``ZipFile/Failure`` where one is damaged or sealed.
  public func files() throws -> [(path: String, bytes: [UInt8])] {
    var files: [(path: String, bytes: [UInt8])] = []
    for index in 0..<count {
      let path = try path(index)
      guard !path.hasSuffix("/") else { continue }
      if case .whole(let bytes) = try bytes(index, limit: { _ in .max }) {
        files.append((path, bytes))
      }
    }
    return files
  }
}
