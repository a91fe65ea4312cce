import Core

/// What of a file is not in Unicode: values that the host decodes, and their texts once it has.
///
/// A card that is kept is Unicode: its lines are rewritten when it is read, so that nobody needs
/// the host for it again.
public struct ForeignTexts: Sendable {
  /// What is to be decoded, each value once.
  public private(set) var encoded: [EncodedText] = []
  /// What was taken for the character set where a card names none, or a wrong one.
  public private(set) var assumed: AssumedCharset?
  private var texts: [EncodedText: String] = [:]

  /// Nothing.
  public init() {}

  /// Looks through the bytes of a file.
  public init(in bytes: [UInt8]) {
    guard bytes.count <= CardFile.sizeLimit else { return }
    var named: [EncodedText] = []
    var unnamed: [[UInt8]] = []
    var splitter = CardSplitter(utf8Lines(bytes))
    while let part = splitter.next() {
      guard case .card(let lines) = part else { continue }
      let isUnicode = isUnicode(lines)
      for line in lines {
        guard let foreign = ForeignLine(line, isUnicode) else { continue }
        if let encoding = foreign.encoding {
          named.append(EncodedText(encoding, foreign.bytes))
        } else {
          unnamed.append(foreign.bytes)
        }
      }
    }
    if !unnamed.isEmpty { assumed = isKorean(unnamed) ? .korean : .western }
    let all = named + unnamed.map { bytes in encodedText(nil, bytes) }
    var seen: Set<EncodedText> = []
    encoded = all.filter { text in seen.insert(text).inserted }
  }

  /// With the texts of ``encoded``, in its order.
  public func decoded(as texts: [String]) -> ForeignTexts {
    var decoded = self
    for (encoded, text) in zip(encoded, texts) { decoded.texts[encoded] = text }
    return decoded
  }

  /// The lines of a card, those in Unicode as they stand in the file.
  func lines(_ lines: [ContentLine], of file: [UInt8]) -> [CardLine] {
    guard !texts.isEmpty else {
      return lines.map { line in CardLine(line: line, raw: Array(file[line.range])) }
    }
    let isUnicode = isUnicode(lines)
    let isOld = lines.contains { line in isWord(line, "VERSION:2.1") }
    return lines.map { line in
      let raw = Array(file[line.range])
      guard let foreign = ForeignLine(line, isUnicode),
        let text = texts[encodedText(foreign.encoding, foreign.bytes)]
      else { return CardLine(line: line, raw: raw) }
      return CardLine(line, raw, foreign.property, text, isOld ? .v2 : .v3)
    }
  }

  private func encodedText(_ encoding: String?, _ bytes: [UInt8]) -> EncodedText {
    EncodedText(encoding ?? (assumed ?? .western).rawValue, bytes)
  }
}

/// A character set that nobody named.
public enum AssumedCharset: String, Hashable, Sendable {
  case korean = "euc-kr"
  case western = "windows-1252"
}

/// A line of a card, and how it stands in the text that is kept of it.
struct CardLine {
  let line: ContentLine
  /// With its line end.
  let raw: [UInt8]
}

extension CardLine {
  /// The line written anew with the text of its value, as its version has what is not ASCII.
  fileprivate init(
    _ line: ContentLine, _ raw: [UInt8], _ property: Property, _ text: String,
    _ version: CardVersion
  ) {
    let lineEnd = raw.reversed().prefix { byte in byte == 10 || byte == 13 }
    let writer = PropertyWriter(version: version, lineEnd: lineEnd.reversed())
    let value = version == .v2 ? text : withoutLineEnds(text)
    self.raw = writer.bytes(property.head(without: ["CHARSET", "ENCODING"]), value)
    var reader = ContentLineReader(self.raw)
    let content = reader.next()?.content ?? []
    self.line = ContentLine(number: line.number, range: line.range, content: content)
  }
}

/// Line ends as a value of version 3.0 or 4.0 has them.
func withoutLineEnds(_ text: String) -> String {
  var bytes: [UInt8] = []
  for byte in text.utf8 where byte != 13 {
    bytes += byte == 10 ? [backslash, UInt8(ascii: "n")] : [byte]
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// A line of a card with a value in another character set than Unicode.
private struct ForeignLine {
  let property: Property
  /// `nil` where the card names none, or names Unicode for what is none.
  let encoding: String?
  /// The value with its transfer encoding undone.
  let bytes: [UInt8]

  /// `nil` for a line in Unicode, and for one in a character set that nobody can read.
  ///
  /// - Parameter isUnicode: Whether the whole card may be UTF-8. What is not encoded there is, too,
  ///   whatever it names: it may have become so with the rest of the file.
  init?(_ line: ContentLine, _ isUnicode: Bool) {
    let head = line.content.prefix { byte in byte != colon }
    guard head.contains(semicolon) || !isWellFormedUTF8(line.content),
      let property = Property(line.content, .v3), !property.isAttachment
    else { return nil }
    let bytes = property.decoded
    let isPlain = bytes.allSatisfy { byte in byte < 0x80 }
    switch CardCharset(property.first("CHARSET") ?? "") {
    case .encoding(let name):
      guard !isPlain || sameBytes(name, CardCharset.sevenBits) && bytes.contains(0x1B),
        isPlain || !isUnicode || bytes != property.value
      else { return nil }
      encoding = name
    case .unicode:
      if isPlain || isWellFormedUTF8(bytes) || property.isBase64 { return nil }
      encoding = nil
    case nil: return nil
    }
    self.property = property
    self.bytes = bytes
  }
}

private func isUnicode(_ lines: [ContentLine]) -> Bool {
  lines.allSatisfy { line in isWellFormedUTF8(line.content) }
}
