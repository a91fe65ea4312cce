import Core

/// The character sets a card can name.
enum CardCharset: Hashable {
  case utf8, western, korean
  /// One byte a character: the runs of ``codePage(_:)``.
  case page(String)

  /// `nil` for one we cannot read.
  init?(_ name: String) {
    let plain = name.uppercased().utf8.filter { byte in byte != 0x2D && byte != 0x5F }
    let key = String(decoding: plain, as: UTF8.self)
    switch key {
    case "", "UTF8", "USASCII", "ASCII": self = .utf8
    case "ISO88591", "LATIN1", "WINDOWS1252", "CP1252": self = .western
    case "EUCKR", "KSC56011987", "KSC5601", "KSX1001", "CP949", "MS949", "WINDOWS949", "UHC":
      self = .korean
    default:
      guard let runs = codePage(key) else { return nil }
      self = .page(runs)
    }
  }
}

/// The text of bytes: UTF-8 where they are well-formed UTF-8, else Windows-1252, which every byte
/// is. A text in ISO 8859-1 with letters beyond ASCII is practically never well-formed UTF-8, so
/// this also reads values whose CHARSET is wrong.
func cardText(_ bytes: [UInt8]) -> String {
  isWellFormedUTF8(bytes) ? String(decoding: bytes, as: UTF8.self) : windows1252(bytes)
}

/// The text by a declared character set; `nil` where the bytes are none in it.
func cardText(_ bytes: [UInt8], _ charset: CardCharset) -> String? {
  switch charset {
  case .utf8: cardText(bytes)
  case .western: windows1252(bytes)
  case .korean: koreanText(bytes)
  case .page(let runs): CodePage(runs).text(bytes)
  }
}

/// The upper characters of a code page; below them is ASCII, and what controls.
struct CodePage {
  /// Up to 0xFF.
  private var upper: [UInt32] = []

  /// - Parameter runs: `410+63` is U+0410 and the 63 characters behind it; `?` is none.
  init(_ runs: String) {
    for run in runs.utf8.split(separator: UInt8(ascii: " ")) {
      var value: UInt32 = 0
      var isUsed = true
      var further: UInt32 = 0
      var isCount = false
      for byte in run {
        if byte == UInt8(ascii: "+") {
          isCount = true
        } else if isCount {
          further = further * 10 + UInt32(hexadecimalValue(byte) ?? 0)
        } else if let digit = hexadecimalValue(byte) {
          value = value << 4 | UInt32(digit)
        } else {
          isUsed = false
        }
      }
      for step in 0...further { upper.append(isUsed ? value + step : 0xFFFD) }
    }
  }

  func text(_ bytes: [UInt8]) -> String {
    let first = 0x100 - upper.count
    var scalars = String.UnicodeScalarView()
    for byte in bytes {
      let value = Int(byte) < first ? UInt32(byte) : upper[Int(byte) - first]
      if let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
    }
    return String(scalars)
  }
}
