/// One logical line of a vCard or an iCalendar: unfolded (RFC 5545 §3.1, RFC 6350 §3.2), with
/// quoted-printable soft breaks joined.
public struct ContentLine: Hashable, Sendable {
  /// The number of its first line in the file, from 1.
  public let number: Int
  /// Where it stands in the file, line ends included; in bytes.
  public let range: Range<Int>
  public let content: [UInt8]

  public init(number: Int, range: Range<Int>, content: [UInt8]) {
    self.number = number
    self.range = range
    self.content = content
  }
}

/// Cuts bytes into logical lines. CRLF, LF and CR end a line, in any mixture.
public struct ContentLineReader: Sendable {
  public let bytes: [UInt8]
  private var position = 0
  private var number = 1

  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next logical line; `nil` at the end. O(its bytes).
  public mutating func next() -> ContentLine? {
    guard position < bytes.count else { return nil }
    let start = position
    let first = number
    var content = Array(bytes[physical()])
    let kind = Folding(content)
    while position < bytes.count, continues(content, kind) {
      if kind == .quotedPrintable, content.last == equals {
        content.removeLast()
        content += bytes[physical()]
      } else {
        var part = bytes[physical()]
        if let byte = part.first, isBlank(byte) { part = part.dropFirst() }
        content += part
      }
    }
    return ContentLine(number: first, range: start..<position, content: content)
  }

  /// How a property may go on in the next line.
  private enum Folding {
    case plain, quotedPrintable, base64

    init(_ content: [UInt8]) {
      let head = uppercased(content.prefix(200).prefix { byte in byte != colon })
      if containsWord(head, "QUOTED-PRINTABLE") {
        self = .quotedPrintable
      } else if containsWord(head, "BASE64") || containsWord(head, "ENCODING=B") {
        self = .base64
      } else {
        self = .plain
      }
    }
  }

  private func continues(_ content: [UInt8], _ kind: Folding) -> Bool {
    if kind == .quotedPrintable, content.last == equals { return true }
    // A line of nothing has nothing to go on with.
    if content.isEmpty { return false }
    if isBlank(bytes[position]) { return true }
    return kind == .base64 && isBase64Line()
  }

  /// vCard 2.1 writers that forget the white space in front of base64 lines.
  private func isBase64Line() -> Bool {
    var index = position
    while index < bytes.count, bytes[index] != 10, bytes[index] != 13 {
      guard isBase64(bytes[index]) else { return false }
      index += 1
    }
    return index > position
  }

  /// Takes one line of the file and returns where it stands, without its end.
  private mutating func physical() -> Range<Int> {
    let start = position
    var index = position
    while index < bytes.count, bytes[index] != 10, bytes[index] != 13 { index += 1 }
    let end = index
    // CR CR LF is what text-mode copies make of CRLF.
    while index < bytes.count, bytes[index] == 13, index - end < 2 { index += 1 }
    if index - end == 2, !(index < bytes.count && bytes[index] == 10) { index = end + 1 }
    if index < bytes.count, bytes[index] == 10 { index += 1 }
    position = index
    number += 1
    return start..<end
  }
}

private let colon = UInt8(ascii: ":")
private let semicolon = UInt8(ascii: ";")
private let comma = UInt8(ascii: ",")
private let equals = UInt8(ascii: "=")

private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

private func uppercased(_ bytes: some Sequence<UInt8>) -> [UInt8] {
  bytes.map { byte in
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) ? byte - 32 : byte
  }
}

/// Whether the word stands in the bytes, followed by the end or a delimiter.
private func containsWord(_ bytes: [UInt8], _ word: StaticString) -> Bool {
  word.withUTF8Buffer { word in
    guard bytes.count >= word.count else { return false }
    for start in 0...(bytes.count - word.count) {
      guard bytes[start..<start + word.count].elementsEqual(word) else { continue }
      let end = start + word.count
      if end == bytes.count || bytes[end] == semicolon || bytes[end] == comma { return true }
    }
    return false
  }
}

private func isBase64(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"), equals:
    true
  default: false
  }
}

/// A line of a vCard or an iCalendar as it is written: cut after at most 75 bytes, never inside a
/// character, with a blank before each further piece (RFC 5545 §3.1, RFC 6350 §3.2).
///
/// - Parameter lineEnd: CRLF by the standards; a file that is edited may keep its own.
public func foldedContentLine(_ text: String, lineEnd: [UInt8] = [13, 10]) -> [UInt8] {
  var line: [UInt8] = []
  var width = 0
  for scalar in text.unicodeScalars {
    let bytes = Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    if width + bytes.count > 75 {
      line += lineEnd + [0x20]
      width = 1
    }
    line += bytes
    width += bytes.count
  }
  return line + lineEnd
}
