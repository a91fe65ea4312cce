import Core

/// What a text is found by: folded (``folded(_:)``), letters and digits only, one blank between
/// words. Apostrophes join: “Coeur d'Alene” is found by “dalene” as by “d'alene”.
enum SearchKey {
  static func of(_ text: String) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isLetter(scalar) {
        kept.append(scalar)
      } else if !apostrophes.contains(scalar) {
        kept.append(" ")
      }
    }
    return String(decoding: folded(String(kept)), as: UTF8.self)
  }

  private static let apostrophes: Set<Unicode.Scalar> = ["'", "\u{2019}", "\u{2BB}", "\u{2BC}"]

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      let byte = UInt8(truncatingIfNeeded: scalar.value)
      return (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
    }
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || scalar.properties.generalCategory == .nonspacingMark
  }
}
