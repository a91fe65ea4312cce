import Core

/// Writes JSON arrays (RFC 8259) of numbers, strings and arrays straight into bytes.
///
/// Patches are written after every keystroke and a first sync writes megabytes of rows, so no tree
/// of values is built.
struct ArrayText {
  private(set) var bytes: [UInt8] = []
  private var isFirst = true

  mutating func open() {
    separate()
    bytes.append(UInt8(ascii: "["))
    isFirst = true
  }

  mutating func close() {
    bytes.append(UInt8(ascii: "]"))
    isFirst = false
  }

  mutating func write(_ number: Int) {
    separate()
    DecimalText.append(number, to: &bytes)
  }

  mutating func write(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { source in append(source) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Letters of which none needs an escape.
  mutating func write(plain letters: [UInt8]) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: letters)
    bytes.append(UInt8(ascii: "\""))
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
      let byte = source[index]
      if byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { continue }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: source[start..<index]))
      start = index + 1
      bytes.append(UInt8(ascii: "\\"))
      if byte >= 0x20 {
        bytes.append(byte)
      } else {
        bytes.append(contentsOf: "u00".utf8)
        bytes.append(digit(byte >> 4))
        bytes.append(digit(byte & 15))
      }
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: source[start...]))
  }

  private func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }

  private mutating func separate() {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
  }
}
