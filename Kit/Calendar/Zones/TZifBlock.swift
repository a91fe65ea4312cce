/// One data block of a TZif file (RFC 9636 §3.2).
struct TZifBlock {
  /// POSIX seconds, leap seconds taken out.
  let times: [Int64]
  let indices: [UInt8]
  let types: [LocalTimeType]

  /// `timeSize` is 4 in the first block and 8 in the second.
  init(
    _ reader: inout TZifReader, header: TZifHeader, timeSize: Int
  ) throws(ZoneRulesError) {
    try header.checkCounts(at: reader.position)
    let times = try Self.times(&reader, count: header.transitions, size: timeSize)
    indices = try Self.indices(&reader, count: header.transitions, types: header.types)
    types = try Self.types(&reader, header: header)
    let leaps = try LeapSeconds(&reader, count: header.leapSeconds, timeSize: timeSize)
    self.times = leaps.isEmpty ? times : times.map { time in leaps.posix(time) }
    // Whether a transition was once written in standard or universal time concerns nobody any more.
    for _ in 0..<header.standardFlags + header.universalFlags { _ = try reader.flag() }
  }

  private static func times(
    _ reader: inout TZifReader, count: Int, size: Int
  ) throws(ZoneRulesError) -> [Int64] {
    var times: [Int64] = []
    for _ in 0..<count {
      let time = try reader.integer(ofSize: size)
      if let last = times.last, last >= time {
        throw ZoneRulesError(.order, at: reader.position - size)
      }
      times.append(time)
    }
    return times
  }

  private static func indices(
    _ reader: inout TZifReader, count: Int, types: Int
  ) throws(ZoneRulesError) -> [UInt8] {
    var indices: [UInt8] = []
    for _ in 0..<count {
      let index = try reader.byte()
      guard Int(index) < types else { throw ZoneRulesError(.type, at: reader.position - 1) }
      indices.append(index)
    }
    return indices
  }

  private static func types(
    _ reader: inout TZifReader, header: TZifHeader
  ) throws(ZoneRulesError) -> [LocalTimeType] {
    let names = reader.position + header.types * 6
    let namesEnd = names + header.designationBytes
    var types: [LocalTimeType] = []
    for _ in 0..<header.types {
      let start = reader.position
      let offset = Int(try reader.integer(ofSize: 4))
      guard LocalTimeType.offsets.contains(offset) else { throw ZoneRulesError(.offset, at: start) }
      let isDaylight = try reader.flag()
      let index = Int(try reader.byte())
      let name = try designation(reader.bytes, from: names + index, to: namesEnd)
      types.append(LocalTimeType(offset: offset, isDaylight: isDaylight, designation: name))
    }
    try reader.skip(header.designationBytes)
    return types
  }

  /// The name that begins at `start` and is ended by NUL before `end`.
  private static func designation(
    _ bytes: [UInt8], from start: Int, to end: Int
  ) throws(ZoneRulesError) -> String {
    guard end <= bytes.count else { throw ZoneRulesError(.truncated, at: bytes.count) }
    var position = start
    while position < end, bytes[position] != 0 {
      guard 0x20...0x7E ~= bytes[position] else { break }
      position += 1
    }
    guard position < end, bytes[position] == 0 else {
      throw ZoneRulesError(.designation, at: min(position, end))
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }
}
