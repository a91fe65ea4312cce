import Core

/// A field of a definition that is read: where it stands, and what its number comes to.
struct FITField {
  /// The field number; for a developer field the native one that it stands for.
  let number: UInt8
  /// From the first byte behind the header of a data message.
  let offset: Int
  /// Bytes, at least one.
  let size: Int
  let type: FITBaseType
  let divisor: Double
  let shift: Double

  /// A size that the type's elements do not fill makes plain bytes of it.
  init(
    number: UInt8, offset: Int, size: Int, type: FITBaseType, divisor: Double = 1, shift: Double = 0
  ) {
    self.number = number
    self.offset = offset
    self.size = size
    self.type = size % type.size == 0 ? type : .byte
    self.divisor = divisor
    self.shift = shift
  }

  /// How many elements it has.
  var count: Int { size / type.size }

  /// An element of the message whose data begin at `base`, before scale and offset; `nil` when it
  /// is invalid. Plain bytes that are more than one make no number.
  func raw(_ bytes: [UInt8], at base: Int, isBig: Bool, element: Int = 0) -> Double? {
    if size > 1, type == .byte { return nil }
    let width = type.size
    let start = base + offset + element * width
    guard element < count, start + width <= bytes.count else { return nil }
    var value: UInt64 = 0
    if isBig {
      for index in start..<start + width { value = value << 8 | UInt64(bytes[index]) }
    } else {
      var index = start + width
      while index > start {
        index -= 1
        value = value << 8 | UInt64(bytes[index])
      }
    }
    return type.value(value)
  }

  /// The first element after scale and offset; `nil` when it is invalid or no finite number.
  func value(_ bytes: [UInt8], at base: Int, isBig: Bool) -> Double? {
    guard let raw = raw(bytes, at: base, isBig: isBig) else { return nil }
    let value = raw / divisor - shift
    return value.isFinite ? value : nil
  }

  /// A text as far as its first 0; `nil` when it is none, empty, or no well-formed UTF-8.
  func text(_ bytes: [UInt8], at base: Int) -> ArraySlice<UInt8>? {
    let start = base + offset
    guard type == .string, start + size <= bytes.count else { return nil }
    let text = bytes[start..<start + size].prefix { byte in byte != 0 }
    return text.isEmpty || !isWellFormedUTF8(text) ? nil : text
  }
}
