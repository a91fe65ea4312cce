/// Writes JSON arrays (RFC 8259) of numbers, strings and arrays straight into octets.
///
/// Patches are written after every keystroke and a first sync writes megabytes of rows, so no tree
/// of values is built.
struct ArrayText {
  private(set) var octets: [UInt8] = []
  private var isFirst = true

  mutating func open() {
    separate()
    octets.append(UInt8(ascii: "["))
    isFirst = true
  }

  mutating func close() {
    octets.append(UInt8(ascii: "]"))
    isFirst = false
  }

  mutating func write(_ number: Int) {
    separate()
    if 0 <= number, number < 10 {
      octets.append(UInt8(ascii: "0") + UInt8(number))
    } else {
      octets.append(contentsOf: number.description.utf8)
    }
  }

  mutating func write(_ text: String) {
    separate()
    octets.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { source in append(source) }
    octets.append(UInt8(ascii: "\""))
  }

  /// Letters of which none needs an escape.
  mutating func write(plain letters: [UInt8]) {
    separate()
    octets.append(UInt8(ascii: "\""))
    octets.append(contentsOf: letters)
    octets.append(UInt8(ascii: "\""))
  }

  mutating func write(_ texts: [String]) {
    open()
    for text in texts { write(text) }
    close()
  }

  /// Appends what needs no escape in runs.
  private mutating func append(_ source: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for index in 0..<source.count {
      let octet = source[index]
      if octet >= 0x20, octet != UInt8(ascii: "\""), octet != UInt8(ascii: "\\") { continue }
      octets.append(contentsOf: UnsafeBufferPointer(rebasing: source[start..<index]))
      start = index + 1
      octets.append(UInt8(ascii: "\\"))
      if octet >= 0x20 {
        octets.append(octet)
      } else {
        octets.append(contentsOf: "u00".utf8)
        octets.append(digit(octet >> 4))
        octets.append(digit(octet & 15))
      }
    }
    octets.append(contentsOf: UnsafeBufferPointer(rebasing: source[start...]))
  }

  private func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }

  private mutating func separate() {
    if !isFirst { octets.append(UInt8(ascii: ",")) }
    isFirst = false
  }
}
