import Core

/// The character sets a card can name.
enum CardCharset {
  case utf8, western

  /// `nil` for one we cannot read.
  init?(_ name: String) {
    switch name.uppercased() {
    case "", "UTF-8", "UTF8", "US-ASCII", "ASCII": self = .utf8
    case "ISO-8859-1", "ISO8859-1", "LATIN1", "WINDOWS-1252", "CP1252": self = .western
    default: return nil
    }
  }
}

/// The text of bytes: UTF-8 where they are well-formed UTF-8, else Windows-1252, which every byte
/// is. A text in ISO 8859-1 with letters beyond ASCII is practically never well-formed UTF-8, so
/// this also reads values whose CHARSET is wrong.
func cardText(_ bytes: [UInt8]) -> String {
  isWellFormedUTF8(bytes) ? String(decoding: bytes, as: UTF8.self) : windows1252(bytes)
}

/// The text by a declared character set.
func cardText(_ bytes: [UInt8], _ charset: CardCharset) -> String {
  switch charset {
  case .utf8: cardText(bytes)
  case .western: windows1252(bytes)
  }
}
