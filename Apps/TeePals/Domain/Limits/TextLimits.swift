import Core

// What a text may be, wherever it is written.

extension GolfLimits {
  /// Checks a text: scalars as the specification counts them.
  static func check(
    _ text: String, _ field: TeePalsRejection.Field, upTo limit: Int
  ) throws(TeePalsRejection) {
    // Counting bytes first spares counting the scalars of short texts.
    if text.utf8.count > limit, text.unicodeScalars.count > limit {
      throw .invalid(field, .tooLong(limit))
    }
    // NUL is the one character that databases do not keep in a text.
    if text.utf8.contains(0) { throw .invalid(field, .characters) }
  }

  /// Whether a text says anything.
  static func isBlank(_ text: String) -> Bool {
    !text.contains(where: { character in !character.isWhitespace })
  }
}
