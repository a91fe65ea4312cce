/// Why a FIT file gives nothing.
public enum FITFault: Error, Hashable, Sendable {
  /// It does not begin with a FIT header.
  case notFIT
  /// It has more octets than ``RecordedFile/fitLimit``.
  case tooLarge(limit: Int)
  /// It has neither a point nor a session: settings, a workout, or a recording without any.
  case empty
  /// It ends at this octet, before anything could be read.
  case cutShort(octet: Int)
}

extension RecordedFile {
  /// The most octets of a FIT file: 16 MiB.
  public static let fitLimit = 16 << 20

  /// Whether the octets begin with the header of a FIT file: a size of at least 12, and `.FIT` at
  /// octet 8.
  public static func isFIT(_ octets: [UInt8]) -> Bool { FITHeader(octets, at: 0) != nil }

  /// Reads a FIT file, also one of several chained files. What is wrong inside it becomes a note
  /// at its octet, and reading goes on; beyond ``pointLimit`` no further points are taken, but
  /// what the device summed up still is. O(n).
  public init(fit octets: [UInt8]) throws(FITFault) {
    guard octets.count <= RecordedFile.fitLimit else {
      throw .tooLarge(limit: RecordedFile.fitLimit)
    }
    guard RecordedFile.isFIT(octets) else {
      throw FITHeader.mayBegin(octets) ? .cutShort(octet: octets.count) : .notFIT
    }
    var reader = FITReader(octets)
    reader.read()
    guard !reader.file.activities.isEmpty else {
      guard let octet = reader.firstCut else { throw .empty }
      throw .cutShort(octet: octet)
    }
    self = reader.file
  }
}
