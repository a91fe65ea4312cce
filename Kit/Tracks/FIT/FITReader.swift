import Core

/// Reads the messages of one FIT file after the other.
struct FITReader {
  var file = RecordedFile()
  /// Where it was first seen that something is missing at the end.
  private(set) var firstCut: Int?
  let bytes: [UInt8]
  /// What was read of the file that is being read.
  var part = FITPart()
  /// What was taken so far, over all files.
  var counts = FITCounts()
  var distance = FITRollingDistance()
  private var definitions = [FITDefinition?](repeating: nil, count: 16)
  var descriptions = FITDescriptions()
  /// The last timestamp, to which compressed ones refer.
  private var reference: UInt32?
  private var position = 0
  /// Where the messages of the file that is being read end.
  private var end = 0
  private var isCutShort = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads everything into ``file``.
  mutating func read() {
    readAll()
    file.isCut = counts.isCut
  }

  private mutating func readAll() {
    while position < bytes.count {
      guard let header = FITHeader(bytes, at: position) else {
        file.note(.malformed, at: .byte(position))
        return
      }
      position = open(header)
    }
  }

  /// Reads the file with this header at ``position``; gives where the next one may begin.
  private mutating func open(_ header: FITHeader) -> Int {
    let start = position
    definitions = [FITDefinition?](repeating: nil, count: 16)
    descriptions = FITDescriptions()
    distance = FITRollingDistance()
    reference = nil
    isCutShort = false
    part = FITPart()
    guard header.size < bytes.count - start else {
      cutShort(at: bytes.count)
      return bytes.count
    }
    if header.hasWrongChecksum(bytes, at: start) {
      file.note(.checkSum, at: .byte(start + 12))
    }
    position = start + header.size
    let frame = FITFrame(header, at: start, of: bytes)
    end = frame.end
    while position < end {
      guard message() else { break }
    }
    switch frame.fault {
    case .cutShort: cutShort(at: bytes.count)
    case .checkSum: file.note(.checkSum, at: .byte(frame.end))
    case nil: break
    }
    part.finish(into: &file)
    return frame.next
  }

  private mutating func cutShort(at byte: Int) {
    if firstCut == nil { firstCut = byte }
    if !isCutShort { file.note(.cutShort, at: .byte(byte)) }
    isCutShort = true
  }

  /// Reads the message at ``position``; `false` when no other can be found behind it.
  private mutating func message() -> Bool {
    let header = bytes[position]
    if header & 0x80 != 0 {
      return data(Int(header >> 5 & 3), offset: UInt32(header & 0x1F))
    }
    if header & 0x40 != 0 {
      return definition(Int(header & 0xF))
    }
    return data(Int(header & 0xF), offset: nil)
  }

  private mutating func definition(_ local: Int) -> Bool {
    let start = position
    guard let definition = FITDefinition(bytes, at: &position, to: end) else { return stop() }
    if bytes[start + 2] > 1 { file.note(.malformed, at: .byte(start + 2)) }
    file.unknown += definition.unknown
    definitions[local] = definition
    return true
  }

  private mutating func data(_ local: Int, offset: UInt32?) -> Bool {
    let start = position
    guard let size = definitions[local]?.size else {
      file.note(.undefined, at: .byte(start))
      return false
    }
    guard size < end - start else { return stop() }
    definitions[local]?.describe(by: descriptions)
    guard let definition = definitions[local] else { return false }
    position = start + 1 + size
    let message = FITMessage(bytes: bytes, base: start + 1, definition: definition)
    take(message, time: time(of: message, offset: offset), at: .byte(start))
    return true
  }

  /// The file ends inside the message at ``position``.
  private mutating func stop() -> Bool {
    cutShort(at: position)
    return false
  }

  /// The timestamp of a message: its own, else the compressed one of its header, the five low bits
  /// of a time that is never before the last.
  private mutating func time(of message: FITMessage, offset: UInt32?) -> UInt32? {
    let definition = message.definition
    if let field = definition.timestamp,
      let value = field.raw(bytes, at: message.base, isBig: definition.isBig), value >= 0,
      value < 4_294_967_295
    {
      reference = UInt32(value)
      return reference
    }
    guard let offset, let last = reference else { return nil }
    reference = last &+ (offset &- last) & 0x1F
    return reference
  }
}
