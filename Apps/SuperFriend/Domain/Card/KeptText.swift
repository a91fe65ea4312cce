import Core

/// A file inside a card.
public enum CardAttachment: String, Hashable, Sendable, CaseIterable {
  case photo = "PHOTO"
  case logo = "LOGO"
  case sound = "SOUND"
  case key = "KEY"
}

/// The text that is kept of a card.
struct KeptText {
  /// With their line ends.
  private var lines: [(text: String, attachment: CardAttachment?)]

  var text: String {
    var text = ""
    for line in lines { text += line.text }
    return text
  }

  init(_ lines: [CardLine]) {
    let bytes = lines.flatMap { line in line.raw }
    // Line by line where encodings are mixed.
    let isPlain = !bytes.contains(0) && isWellFormedUTF8(bytes)
    self.lines = lines.map { line in
      let text = isPlain ? String(decoding: line.raw, as: UTF8.self) : KeptText.text(line)
      return (text, KeptText.attachment(line.line))
    }
  }

  /// Leaves out files, the largest first, until the text has so many bytes at most, and says which.
  mutating func leaveOut(over limit: Int) -> [CardAttachment] {
    var size = lines.reduce(0) { size, line in size + line.text.utf8.count }
    var gone: [CardAttachment] = []
    while size > limit {
      var largest: Int?
      for index in lines.indices where lines[index].attachment != nil {
        let isLarger =
          largest.map { other in
            lines[index].text.utf8.count > lines[other].text.utf8.count
          } ?? true
        if isLarger { largest = index }
      }
      guard let largest, let attachment = lines[largest].attachment else { return gone }
      size -= lines[largest].text.utf8.count
      lines.remove(at: largest)
      if !gone.contains(attachment) { gone.append(attachment) }
    }
    return gone
  }

  /// A line as text. In a character set that cannot be read it is no other text either.
  private static func text(_ line: CardLine) -> String {
    let bytes = line.raw.filter { byte in byte != 0 }
    let name = Property(line.line.content, .v3)?.first("CHARSET") ?? ""
    return CardCharset(name) == .unicode
      ? cardText(bytes) : String(decoding: bytes, as: UTF8.self)
  }

  private static func attachment(_ line: ContentLine) -> CardAttachment? {
    // What is shorter is no file, but an address of one.
    guard line.content.count > 200, let property = Property(line.content, .v3) else { return nil }
    return CardAttachment(rawValue: property.key)
  }
}
