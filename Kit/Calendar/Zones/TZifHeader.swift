/// The 44 bytes before each block of a TZif file (RFC 9636 §3.1).
struct TZifHeader {
  /// 1 for the form with 32-bit times only; 2 and above bring a second block and a footer.
  let version: Int
  let universalFlags: Int
  let standardFlags: Int
  let leapSeconds: Int
  let transitions: Int
  let types: Int
  let designationBytes: Int

  init(_ reader: inout TZifReader) throws(ZoneRulesError) {
    let start = reader.position
    for expected in [UInt8]("TZif".utf8) {
      guard reader.position < reader.bytes.count, try reader.byte() == expected else {
        throw ZoneRulesError(.notTZif, at: start)
      }
    }
    switch try reader.byte() {
    case 0: version = 1
    // The format has only ever been appended to, so later versions are read as the last one known.
    case let digit where UInt8(ascii: "2")...UInt8(ascii: "9") ~= digit:
      version = Int(digit - UInt8(ascii: "0"))
    default: throw ZoneRulesError(.version, at: start + 4)
    }
    try reader.skip(15)
    universalFlags = try Self.count(&reader)
    standardFlags = try Self.count(&reader)
    leapSeconds = try Self.count(&reader)
    transitions = try Self.count(&reader)
    types = try Self.count(&reader)
    designationBytes = try Self.count(&reader)
  }

  /// A count of things of at least one byte each; more than the file has bytes cannot be there.
  private static func count(_ reader: inout TZifReader) throws(ZoneRulesError) -> Int {
    let position = reader.position
    let value = try reader.integer(ofSize: 4)
    guard 0...Int64(reader.bytes.count) ~= value else {
      throw ZoneRulesError(.truncated, at: position)
    }
    return Int(value)
  }

  /// The bytes of the block that follows, with times of `timeSize` bytes.
  func blockSize(timeSize: Int) -> Int {
    transitions * (timeSize + 1) + types * 6 + designationBytes + leapSeconds * (timeSize + 4)
      + standardFlags + universalFlags
  }

  /// RFC 9636 §3.1, for a block that is going to be used.
  func checkCounts(at position: Int) throws(ZoneRulesError) {
    guard 1...256 ~= types, designationBytes >= 1,
      standardFlags == 0 || standardFlags == types,
      universalFlags == 0 || universalFlags == types
    else { throw ZoneRulesError(.count, at: position) }
  }
}
