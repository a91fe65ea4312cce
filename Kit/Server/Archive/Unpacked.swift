/// What unpacking a file came to.
public enum Unpacked: Hashable, Sendable {
  /// All its octets.
  case whole([UInt8])
  /// It has more than were wanted; how it begins.
  case beyond([UInt8])

  /// Octets of a file's beginning by which it is told how many are wanted.
  public static let beginning = 16 << 10
}

/// Octets that are unpacked piece by piece, as long as they are wanted.
struct Unpacking {
  /// How many octets a file may have, by how it begins; 0 where it is not wanted.
  let limit: ([UInt8]) -> Int

  /// - Parameter read: Puts the next octets there and says how many; 0 at the end.
  func octets(
    _ read: (UnsafeMutableRawBufferPointer) throws(ZipFile.Failure) -> Int
  ) throws(ZipFile.Failure) -> Unpacked {
    var octets: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 64 << 10)
    var most: Int?
    while true {
      let count = try next(&piece, read)
      octets += piece[..<count]
      let isBegun = count == 0 || octets.count >= Unpacked.beginning
      if most == nil, isBegun { most = limit(Array(octets.prefix(Unpacked.beginning))) }
      if let most, octets.count > most {
        return .beyond(Array(octets.prefix(Unpacked.beginning)))
      }
      if count == 0 { return .whole(octets) }
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
