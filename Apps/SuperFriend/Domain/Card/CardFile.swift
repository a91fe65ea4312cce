import Core

/// A `.vcf` file, read: the good cards, and what was wrong with the others (RFC 6350, RFC 2426,
/// vCard 2.1).
public struct CardFile: Sendable {
  public private(set) var cards: [ReadCard] = []
  /// Cards that are left out, and what stands between cards: in the order of their lines.
  public private(set) var losses: [CardFault] = []
  /// What it was read as where it names no character set; `nil` where that does not matter.
  public let assumed: AssumedCharset?

  /// Bytes.
  public static let sizeLimit = 50_000_000
  public static let cardLimit = 20_000

  /// Reads the bytes of a file. A broken card never stops the good ones.
  ///
  /// - Parameter foreign: What of it is not Unicode. Lines whose texts it does not have are left
  ///   out; those that name no character set are read as Windows-1252.
  public init(
    _ bytes: [UInt8], _ foreign: ForeignTexts = ForeignTexts()
  ) throws(CardFileFault) {
    assumed = foreign.assumed
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
        read(foreign.lines(lines, of: splitter.bytes))
      }
    }
    guard splitter.hasSeenCards else { throw .noCards }
  }

  private mutating func read(_ lines: [CardLine]) {
    var reading = CardReading()
    for line in lines.dropFirst().dropLast() { reading.take(line.line) }
    guard let number = lines.first?.line.number else { return }
    if let loss = reading.loss(at: number) { return losses.append(loss) }
    let original = original(lines)
    cards.append(
      ReadCard(
        line: number, uid: reading.uid, version: reading.version, card: reading.card,
        original: original, faults: reading.faults))
  }

  /// All that could not be read, in the order of the lines.
  public var faults: [CardFault] {
    (losses + cards.flatMap { read in read.faults }).sorted { a, b in a.line < b.line }
  }

  /// The card's text; without the values of photos, logos, sounds and keys when it is too large.
  private func original(_ lines: [CardLine]) -> OriginalCard {
    let bytes = lines.flatMap { line in line.raw }
    if bytes.count <= OriginalCard.textLimit, !bytes.contains(0), isWellFormedUTF8(bytes) {
      return OriginalCard(text: String(decoding: bytes, as: UTF8.self))
    }
    // Line by line: a card may mix encodings.
    var whole = ""
    var small = ""
    for line in lines {
      let text = text(line.line, line.raw.filter { byte in byte != 0 })
      whole += text
      if !isAttachment(line.line) { small += text }
    }
    return whole.utf8.count <= OriginalCard.textLimit
      ? OriginalCard(text: whole) : OriginalCard(text: small, photoRemoved: true)
  }

  /// A line as text. In a character set that cannot be read it is no other text either.
  private func text(_ line: ContentLine, _ bytes: [UInt8]) -> String {
    let name = Property(line.content, .v3)?.first("CHARSET") ?? ""
    return CardCharset(name) == .unicode
      ? cardText(bytes) : String(decoding: bytes, as: UTF8.self)
  }

  private func isAttachment(_ line: ContentLine) -> Bool {
    guard line.content.count > 200 else { return false }
    return Property(line.content, .v3)?.isAttachment ?? false
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
