extension String {
  /// For one line of a terminal, where anybody may have written it: its lines with ` / ` between
  /// them, and U+FFFD for every other control character, so that none moves the cursor or paints.
  public var onOneLine: String {
    let line = split(whereSeparator: \.isNewline).joined(separator: " / ")
    return String(
      String.UnicodeScalarView(
        line.unicodeScalars.map { scalar in
          scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar
        }))
  }
}
