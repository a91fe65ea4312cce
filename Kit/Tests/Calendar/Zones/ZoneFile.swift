/// The content of a TZif file, for tests that need a particular one, right or wrong.
struct ZoneFile {
  var version: UInt8 = UInt8(ascii: "2")
  var times: [Int64] = []
  var indices: [UInt8] = []
  var types: [(offset: Int32, isDaylight: UInt8, name: UInt8)] = [(0, 0, 0)]
  var names: [UInt8] = Array("UTC\0".utf8)
  var leapSeconds: [(at: Int64, correction: Int32)] = []
  var standardFlags: [UInt8] = []
  var universalFlags: [UInt8] = []
  var footer: String? = "UTC0"

  var bytes: [UInt8] {
    if version == 0 { return block(timeSize: 4) }
    var first = ZoneFile()
    first.version = version
    var bytes = first.block(timeSize: 4) + block(timeSize: 8)
    if let footer { bytes += [UInt8]("\n\(footer)\n".utf8) }
    return bytes
  }

  private func block(timeSize: Int) -> [UInt8] {
    var bytes = [UInt8]("TZif".utf8) + [version] + [UInt8](repeating: 0, count: 15)
    for count in [
      universalFlags.count, standardFlags.count, leapSeconds.count, times.count, types.count,
      names.count,
    ] { bytes += bigEndian(Int64(count), 4) }
    for time in times { bytes += bigEndian(time, timeSize) }
    bytes += indices
    for type in types {
      bytes += bigEndian(Int64(type.offset), 4) + [type.isDaylight, type.name]
    }
    bytes += names
    for leap in leapSeconds {
      bytes += bigEndian(leap.at, timeSize) + bigEndian(Int64(leap.correction), 4)
    }
    return bytes + standardFlags + universalFlags
  }

  private func bigEndian(_ value: Int64, _ size: Int) -> [UInt8] {
    (0..<size).map { index in UInt8(truncatingIfNeeded: value >> Int64(8 * (size - 1 - index))) }
  }
}
