import Core

/// A `.vcf` file, read: the good cards, and what was wrong with the others (RFC 6350, RFC 2426,
/// vCard 2.1).
public struct CardFile: Sendable {
  public private(set) var cards: [ReadCard] = []
  /// Cards that are no person's.
  public private(set) var groups: [ReadGroup] = []
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
        guard cards.count + groups.count < CardFile.cardLimit else {
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
    if reading.group.isGroup {
      let members = reading.group.members
      groups.append(ReadGroup(line: number, name: reading.card.name(), members: members))
      return
    }
    var kept = KeptText(lines)
    let leftOut = kept.leaveOut(over: OriginalCard.textLimit)
    cards.append(
      ReadCard(
        line: number, uid: reading.uid, version: reading.version, card: reading.card,
        original: OriginalCard(text: kept.text, photoRemoved: !leftOut.isEmpty),
        leftOut: leftOut, faults: reading.faults))
  }

  /// All that could not be read, in the order of the lines.
  public var faults: [CardFault] {
    (losses + cards.flatMap { read in read.faults }).sorted { a, b in a.line < b.line }
  }
}

/// One card of a file.
public struct ReadCard: Hashable, Sendable {
  /// The line of its BEGIN.
  public let line: Int
  public let uid: String?
  public let version: CardVersion
  public var card: Card
  public var original: OriginalCard
  /// What is too large to be kept.
  public let leftOut: [CardAttachment]
  /// Its lines that are left out.
  public let faults: [CardFault]
}
