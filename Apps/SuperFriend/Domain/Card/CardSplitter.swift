import Core

/// Cuts a file into cards, from BEGIN:VCARD to END:VCARD.
struct CardSplitter {
  enum Part {
    /// The lines of a card, BEGIN and END included.
    case card([ContentLine])
    case fault(CardFault)
  }

  private var reader: ContentLineReader
  private var waiting: ContentLine?
  private(set) var hasSeenCards = false

  init(_ bytes: [UInt8]) { reader = ContentLineReader(bytes) }

  var bytes: [UInt8] { reader.bytes }

  mutating func next() -> Part? {
    while let line = take() {
      if isWord(line, "BEGIN:VCARD") { return card(line) }
      if isEmpty(line) { continue }
      skipToCard()
      return .fault(CardFault(line: line.number, .outsideCards))
    }
    return nil
  }

  private mutating func card(_ begin: ContentLine) -> Part {
    hasSeenCards = true
    var lines = [begin]
    var depth = 0
    while let line = take() {
      if isWord(line, "BEGIN:VCARD") {
        // Only an agent's card stands inside another; otherwise the END was lost.
        guard let last = lines.last, isAgent(last) || depth > 0 else {
          waiting = line
          return .fault(CardFault(line: begin.number, .unfinished))
        }
        depth += 1
      }
      lines.append(line)
      guard isWord(line, "END:VCARD") else { continue }
      if depth == 0 { return .card(lines) }
      depth -= 1
    }
    return .fault(CardFault(line: begin.number, .unfinished))
  }

  /// One fault for a run of foreign lines.
  private mutating func skipToCard() {
    while let line = take() {
      guard isWord(line, "BEGIN:VCARD") else { continue }
      waiting = line
      return
    }
  }

  private mutating func take() -> ContentLine? {
    if let line = waiting {
      waiting = nil
      return line
    }
    return reader.next()
  }
}

func isEmpty(_ line: ContentLine) -> Bool { line.content.allSatisfy(isBlank) }

/// Whether the line is the word, in either case, with white space around it at most.
func isWord(_ line: ContentLine, _ word: StaticString) -> Bool {
  guard line.content.count < 64 else { return false }
  let bytes = uppercased(line.content.filter { byte in !isBlank(byte) })
  return word.withUTF8Buffer { word in bytes.elementsEqual(word) }
}

private func isAgent(_ line: ContentLine) -> Bool {
  let head = uppercased(line.content.prefix(5))
  return head.elementsEqual("AGENT".utf8)
}
