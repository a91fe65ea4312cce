/// The header of a FIT file. Its numbers are little-endian.
struct FITHeader {
  /// Bytes of the header itself: 12, 14 or more.
  let size: Int
  /// Bytes of the messages behind it; 0 in a file that the device did not finish.
  let dataSize: Int

  /// `nil` when no header begins there. It may end beyond the file.
  init?(_ bytes: [UInt8], at start: Int) {
    guard start <= bytes.count, bytes.count - start >= 12, bytes[start] >= 12,
      FITHeader.isMarked(bytes, at: start)
    else { return nil }
    size = Int(bytes[start])
    dataSize =
      Int(bytes[start + 4]) | Int(bytes[start + 5]) << 8 | Int(bytes[start + 6]) << 16
      | Int(bytes[start + 7] & 0x7F) << 24
  }

  private static let mark = Array(".FIT".utf8)

  /// Whether the mark of the format, or as much of it as there is, is at byte 8 of a header.
  static func isMarked(_ bytes: [UInt8], at start: Int = 0) -> Bool {
    bytes[start...].dropFirst(8).prefix(mark.count).elementsEqual(
      mark.prefix(max(0, bytes.count - start - 8)))
  }

  /// Whether so few bytes are the beginning of a header, as far as `.FIT` shows.
  static func mayBegin(_ bytes: [UInt8]) -> Bool {
    bytes.count > 8 && bytes.count < 12 && bytes[0] >= 12 && isMarked(bytes)
  }

  /// Whether the header has a check sum (neither absent nor 0) that is not its own.
  func hasWrongChecksum(_ bytes: [UInt8], at start: Int) -> Bool {
    guard size >= 14, bytes.count - start >= 14 else { return false }
    let stated = UInt16(bytes[start + 12]) | UInt16(bytes[start + 13]) << 8
    return stated != 0 && stated != FITChecksum.of(bytes, from: start, to: start + 12)
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

  /// Of a file that begins at `start` with this header, which lies within the bytes.
  init(_ header: FITHeader, at start: Int, of bytes: [UInt8]) {
    let first = start + header.size
    let rest = bytes.count - first
    guard header.dataSize > 0, header.dataSize <= rest else {
      // The device may have written the check sum and not the size.
      let hasSum = rest > 2 && FITChecksum.of(bytes, from: start, to: bytes.count) == 0
      end = bytes.count - (hasSum ? 2 : 0)
      fault = .cutShort
      next = bytes.count
      return
    }
    end = first + header.dataSize
    guard bytes.count - end >= 2 else {
      fault = .cutShort
      next = bytes.count
      return
    }
    let stated = UInt16(bytes[end]) | UInt16(bytes[end + 1]) << 8
    fault = stated == FITChecksum.of(bytes, from: start, to: end) ? nil : .checkSum
    next = end + 2
  }
}
