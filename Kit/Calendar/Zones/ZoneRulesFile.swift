extension ZoneRules {
  /// More than a hundred times the largest file there is.
  private static let sizeLimit = 1 << 20

  /// The rules in a TZif file (RFC 9636, versions 1 to 4), as in `/usr/share/zoneinfo`.
  ///
  /// From version 2 on the 64-bit block and the footer count and the 32-bit block is skipped.
  /// Bytes after the footer are ignored. Malformed bytes are an error, never a guess.
  public init(tzif bytes: [UInt8]) throws(ZoneRulesError) {
    guard bytes.count <= Self.sizeLimit else { throw ZoneRulesError(.size, at: Self.sizeLimit) }
    var reader = TZifReader(bytes)
    let header = try TZifHeader(&reader)
    guard header.version > 1 else {
      let block = try TZifBlock(&reader, header: header, timeSize: 4)
      self.init(block, footer: nil)
      return
    }
    try reader.skip(header.blockSize(timeSize: 4))
    let wide = try TZifHeader(&reader)
    let block = try TZifBlock(&reader, header: wide, timeSize: 8)
    self.init(block, footer: try reader.footer())
  }

  private init(_ block: TZifBlock, footer: PosixZone?) {
    self.init(times: block.times, indices: block.indices, types: block.types, footer: footer)
  }
}
