/// What unpacking a file came to.
public enum Unpacked: Hashable, Sendable {
  /// All its bytes.
  case whole([UInt8])
  /// It has more than were wanted; how it begins.
  case beyond([UInt8])

  /// Bytes of a file's beginning by which it is told how many are wanted.
  public static let beginning = 16 << 10
}

/// Bytes that are unpacked piece by piece, as long as they are wanted.
struct Unpacking {
  /// How many bytes a file may have, by how it begins; 0 where it is not wanted.
  let limit: ([UInt8]) -> Int

  /// - Parameter read: Puts the next bytes there and says how many; 0 at the end.
  func bytes(
    _ read: (UnsafeMutableRawBufferPointer) throws(ZipFile.Failure) -> Int
  ) throws(ZipFile.Failure) -> Unpacked {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 64 << 10)
    var most: Int?
    while true {
      let count = try next(&piece, read)
      bytes += piece[..<count]
      let isBegun = count == 0 || bytes.count >= Unpacked.beginning
      if most == nil, isBegun { most = limit(Array(bytes.prefix(Unpacked.beginning))) }
      if let most, bytes.count > most {
        return .beyond(Array(bytes.prefix(Unpacked.beginning)))
      }
      if count == 0 { return .whole(bytes) }
    }
  }

  private func next(
    _ piece: inout [UInt8],
    _ read: (UnsafeMutableRawBufferPointer) throws(ZipFile.Failure) -> Int
  ) throws(ZipFile.Failure) -> Int {
    let count = piece.withUnsafeMutableBytes { buffer in
      Result { () throws(ZipFile.Failure) in try read(buffer) }
    }
    return try count.get()
  }
}
