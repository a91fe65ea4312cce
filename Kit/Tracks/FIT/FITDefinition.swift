/// A definition message as a plan for its data messages: only the fields that are read, each with
/// its place.
struct FITDefinition {
  /// A developer field as the definition names it.
  struct Developer {
    let number: UInt8
    let index: UInt8
    let offset: Int
    let size: Int
  }

  /// The global message number.
  let message: UInt16
  let isBig: Bool
  /// Bytes of a data message without its header.
  private(set) var size = 0
  private(set) var timestamp: FITField?
  private(set) var fields: [FITField] = []
  /// Fields that nobody here knows, of a message that is known.
  private(set) var unknown = 0
  /// Developer fields with at least one byte.
  private(set) var developers: [Developer] = []
  /// Developer fields that stand for native ones, with the number of those.
  private(set) var stand: [FITField] = []
  /// Of which state of the descriptions ``stand`` was made.
  private(set) var edition = -1

  /// Reads the definition message at `position` and goes on to what follows it; `nil`, and where it
  /// was, when the message does not end by `end`. A byte order that is none is big.
  init?(_ bytes: [UInt8], at position: inout Int, to end: Int) {
    var index = position + 6
    guard index <= end else { return nil }
    isBig = bytes[position + 2] != 0
    let first = UInt16(bytes[position + 3])
    let second = UInt16(bytes[position + 4])
    message = isBig ? first << 8 | second : second << 8 | first
    var count = Int(bytes[position + 5])
    guard index + 3 * count <= end else { return nil }
    for _ in 0..<count {
      add(field: bytes[index], size: Int(bytes[index + 1]), code: bytes[index + 2])
      index += 3
    }
    if bytes[position] & 0x20 != 0 {
      guard index < end else { return nil }
      count = Int(bytes[index])
      index += 1
      guard index + 3 * count <= end else { return nil }
      for _ in 0..<count {
        add(developer: bytes[index], size: Int(bytes[index + 1]), index: bytes[index + 2])
        index += 3
      }
    }
    position = index
  }

  /// The next field of the definition.
  private mutating func add(field number: UInt8, size: Int, code: UInt8) {
    let offset = self.size
    self.size += size
    if number == FITMessageNumber.timestamp {
      let field = FITField(
        number: number, offset: offset, size: size, type: FITBaseType(code: code))
      if size > 0, timestamp == nil { timestamp = field }
      return
    }
    guard FITProfile.knows(message: message) else { return }
    guard FITProfile.knows(field: number, of: message) else {
      unknown += 1
      return
    }
    guard size > 0 else { return }
    let isRecord = message == FITMessageNumber.record
    let scale = isRecord ? FITProfile.scale(record: number) : (divisor: 1, offset: 0)
    fields.append(
      FITField(
        number: number, offset: offset, size: size, type: FITBaseType(code: code),
        divisor: scale.divisor, shift: scale.offset))
  }

  /// The next developer field of the definition.
  private mutating func add(developer number: UInt8, size: Int, index: UInt8) {
    if size > 0 {
      developers.append(Developer(number: number, index: index, offset: self.size, size: size))
    }
    self.size += size
  }

  /// Looks the developer fields up again when there are other descriptions than last time.
  mutating func describe(by descriptions: FITDescriptions) {
    guard edition != descriptions.edition else { return }
    edition = descriptions.edition
    guard message == FITMessageNumber.record, !developers.isEmpty else { return }
    stand.removeAll(keepingCapacity: true)
    for developer in developers {
      guard let description = descriptions[developer.index, developer.number],
        let native = description.native
      else { continue }
      stand.append(
        FITField(
          number: native, offset: developer.offset, size: developer.size, type: description.type,
          divisor: description.divisor, shift: description.shift))
    }
  }
}
