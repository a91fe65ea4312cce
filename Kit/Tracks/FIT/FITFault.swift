/// Why a FIT file gives nothing.
public enum FITFault: Error, Hashable, Sendable {
  /// It does not begin with a FIT header.
  case notFIT
  /// It has more bytes than ``RecordedFile/fitLimit``.
  case tooLarge(limit: Int)
  /// It has neither a point nor a session: settings, a workout, or a recording without any.
  case empty
  /// It ends at this byte, before anything could be read.
  case cutShort(byte: Int)
}

extension RecordedFile {
  /// The most bytes of a FIT file: 16 MiB.
  public static let fitLimit = 16 << 20

  /// Whether the bytes begin with the header of a FIT file: a size of at least 12, and `.FIT` at
  /// byte 8.
  public static func isFIT(_ bytes: [UInt8]) -> Bool { FITHeader(bytes, at: 0) != nil }

  /// Reads a FIT file, also one of several chained files. What is wrong inside it becomes a note
  /// at its byte, and reading goes on; beyond ``pointLimit`` no further points are taken, but
  /// what the device summed up still is. O(n).
  public init(fit bytes: [UInt8]) throws(FITFault) {
    guard bytes.count <= RecordedFile.fitLimit else {
      throw .tooLarge(limit: RecordedFile.fitLimit)
    }
    guard RecordedFile.isFIT(bytes) else {
      throw FITHeader.mayBegin(bytes) ? .cutShort(byte: bytes.count) : .notFIT
    }
    var reader = FITReader(bytes)
    reader.read()
    guard !reader.file.activities.isEmpty else {
      guard let byte = reader.firstCut else { throw .empty }
      throw .cutShort(byte: byte)
    }
    self = reader.file
  }
}
