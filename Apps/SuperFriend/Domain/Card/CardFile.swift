import Core

/// A `.vcf` file, read: the good cards, and what was wrong with the others (RFC 6350, RFC 2426,
/// vCard 2.1).
public struct CardFile: Sendable {
  public private(set) var cards: [ReadCard] = []
  /// Cards that are left out, and what stands between cards: in the order of their lines.
  public private(set) var losses: [CardFault] = []

  /// Bytes.
  public static let sizeLimit = 50_000_000
  public static let cardLimit = 20_000

  /// Reads the bytes of a file. A broken card never stops the good ones.
  public init(_ bytes: [UInt8]) throws(CardFileFault) {
    guard bytes.count <= CardFile.sizeLimit else {
      throw .tooLarge(limit: CardFile.sizeLimit)
    }
    var splitter = CardSplitter(utf8Lines(bytes))
    while let part = splitter.next() {
      switch part {
      case .fault(let fault): losses.append(fault)
      case .card(let lines):
        guard cards.count < CardFile.cardLimit else {
          throw .tooManyCards(limit: CardFile.cardLimit)
        }
        read(lines, splitter)
      }
    }
    guard splitter.hasSeenCards else { throw .noCards }
  }

  private mutating func read(_ lines: [ContentLine], _ splitter: CardSplitter) {
    var reading = CardReading()
    for line in lines.dropFirst().dropLast() { reading.take(line) }
    guard let first = lines.first, let last = lines.last else { return }
    if let loss = reading.loss(at: first.number) { return losses.append(loss) }
    let original = original(
      Array(splitter.bytes[first.range.lowerBound..<last.range.upperBound]), lines, splitter)
    cards.append(
      ReadCard(
        line: first.number, uid: reading.uid, version: reading.version, card: reading.card,
        original: original, faults: reading.faults))
  }

  /// All that could not be read, in the order of the lines.
  public var faults: [CardFault] {
    (losses + cards.flatMap { read in read.faults }).sorted { a, b in a.line < b.line }
  }

  /// The card's text; without the values of photos, logos, sounds and keys when it is too large.
  private func original(
    _ bytes: [UInt8], _ lines: [ContentLine], _ splitter: CardSplitter
  ) -> OriginalCard {
    if bytes.count <= OriginalCard.textLimit, !bytes.contains(0), isWellFormedUTF8(bytes) {
      return OriginalCard(text: String(decoding: bytes, as: UTF8.self))
    }
    // Line by line: a card may mix encodings.
    var whole = ""
    var small = ""
    for line in lines {
      let text = text(line, splitter.bytes[line.range].filter { byte in byte != 0 })
      whole += text
      if !isAttachment(line) { small += text }
    }
    return whole.utf8.count <= OriginalCard.textLimit
      ? OriginalCard(text: whole) : OriginalCard(text: small, photoRemoved: true)
  }

  /// A line as text, by the character set that it names. It stays so named: what is not encoded is
  /// taken for UTF-8 where it is. What cannot be read is no other text either.
  private func text(_ line: ContentLine, _ bytes: [UInt8]) -> String {
    guard !isWellFormedUTF8(bytes), let name = Property(line.content, .v3)?.first("CHARSET")
    else { return cardText(bytes) }
    return CardCharset(name).flatMap { charset in cardText(bytes, charset) }
      ?? String(decoding: bytes, as: UTF8.self)
  }

  private func isAttachment(_ line: ContentLine) -> Bool {
    guard line.content.count > 200, let property = Property(line.content, .v3) else { return false }
    switch property.key {
    case "PHOTO", "LOGO", "SOUND", "KEY": return true
    default: return false
    }
  }
}

/// One card of a file.
public struct ReadCard: Hashable, Sendable {
  /// The line of its BEGIN.
  public let line: Int
  public let uid: String?
  public let version: CardVersion
  public let card: Card
  public let original: OriginalCard
  /// Its lines that are left out.
  public let faults: [CardFault]
}
