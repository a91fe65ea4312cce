/// Something in a file that could not be read, and where.
public struct CardFault: Hashable, Sendable {
  /// The line in the file, from 1.
  public let line: Int
  public let reason: Reason

  public enum Reason: Hashable, Sendable {
    // The card is left out:
    /// A card without its END.
    case unfinished
    /// Nothing to call the person by.
    case nameMissing
    /// The name is in a character set we cannot read.
    case nameNotRead(String)
    /// A limit of ours; the same reasons as for a card typed by hand.
    case notKept(FriendsRejection)
    /// A version other than 2.1, 3.0, 4.0.
    case unknownVersion(String)
    // The rest of the card is kept:
    /// A line that is no property.
    case notAProperty
    /// A birthday or anniversary that does not exist.
    case dateNotReal(String)
    /// A character set we cannot read.
    case unknownCharset(String)
    // Between cards:
    /// Text outside any card.
    case outsideCards
  }

  public init(line: Int, _ reason: Reason) {
    self.line = line
    self.reason = reason
  }
}

/// Why a file could not be read at all.
public enum CardFileFault: Error, Hashable, Sendable {
  /// Bytes.
  case tooLarge(limit: Int)
  case tooManyCards(limit: Int)
  /// No card begins in it.
  case noCards
}
