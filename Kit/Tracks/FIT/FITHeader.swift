/// The header of a FIT file. Its numbers are little-endian.
struct FITHeader {
  /// Octets of the header itself: 12, 14 or more.
  let size: Int
  /// Octets of the messages behind it; 0 in a file that the device did not finish.
  let dataSize: Int

  /// `nil` when no header begins there. It may end beyond the file.
  init?(_ octets: [UInt8], at start: Int) {
    guard start <= octets.count, octets.count - start >= 12, octets[start] >= 12,
      FITHeader.isMarked(octets, at: start)
    else { return nil }
    size = Int(octets[start])
    dataSize =
      Int(octets[start + 4]) | Int(octets[start + 5]) << 8 | Int(octets[start + 6]) << 16
      | Int(octets[start + 7] & 0x7F) << 24
  }

  private static let mark = Array(".FIT".utf8)

  /// Whether the mark of the format, or as much of it as there is, is at octet 8 of a header.
  static func isMarked(_ octets: [UInt8], at start: Int = 0) -> Bool {
    octets[start...].dropFirst(8).prefix(mark.count).elementsEqual(
      mark.prefix(max(0, octets.count - start - 8)))
  }

  /// Whether so few octets are the beginning of a header, as far as `.FIT` shows.
  static func mayBegin(_ octets: [UInt8]) -> Bool {
    octets.count > 8 && octets.count < 12 && octets[0] >= 12 && isMarked(octets)
  }

  /// Whether the header has a check sum (neither absent nor 0) that is not its own.
  func hasWrongChecksum(_ octets: [UInt8], at start: Int) -> Bool {
    guard size >= 14, octets.count - start >= 14 else { return false }
    let stated = UInt16(octets[start + 12]) | UInt16(octets[start + 13]) << 8
    return stated != 0 && stated != FITChecksum.of(octets, from: start, to: start + 12)
  }
}

/// What the header says of the rest of the file, set right by what is there.
struct FITFrame {
  enum Fault {
    case cutShort, checkSum
  }

  /// Where the messages end.
  let end: Int
  /// What is wrong there.
  let fault: Fault?
  /// Where the next file may begin.
  let next: Int

  /// Of a file that begins at `start` with this header, which lies within the octets.
  init(_ header: FITHeader, at start: Int, of octets: [UInt8]) {
    let first = start + header.size
    let rest = octets.count - first
    guard header.dataSize > 0, header.dataSize <= rest else {
      // The device may have written the check sum and not the size.
      let hasSum = rest > 2 && FITChecksum.of(octets, from: start, to: octets.count) == 0
      end = octets.count - (hasSum ? 2 : 0)
      fault = .cutShort
      next = octets.count
      return
    }
    end = first + header.dataSize
    guard octets.count - end >= 2 else {
      fault = .cutShort
      next = octets.count
      return
    }
    let stated = UInt16(octets[end]) | UInt16(octets[end + 1]) << 8
    fault = stated == FITChecksum.of(octets, from: start, to: end) ? nil : .checkSum
    next = end + 2
  }
}
