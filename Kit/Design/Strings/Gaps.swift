import Core

/// Fills the gaps of a phrase.
enum Gaps {
  /// Replaces `{name}` by its value and `{을/를}` by the form that fits the character before it.
  static func fill(_ template: String, _ gaps: [(name: String, value: String)]) -> String {
    // By bytes: most phrases have no gap, and every turn says dozens of them.
    let bytes = template.utf8
    var start = bytes.startIndex
    var result = ""
    while let open = bytes[start...].firstIndex(of: UInt8(ascii: "{")),
      let close = bytes[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      result.append(contentsOf: template[start..<open])
      let gap = String(template[bytes.index(after: open)..<close])
      result += value(of: gap, gaps, after: result)
      start = bytes.index(after: close)
    }
    guard start > bytes.startIndex else { return template }
    result.append(contentsOf: template[start...])
    return result
  }

  private static func value(
    of gap: String, _ gaps: [(name: String, value: String)], after text: String
  ) -> String {
    for candidate in gaps where sameBytes(candidate.name, gap) {
      return candidate.value
    }
    let forms = gap.split(separator: "/")
    guard forms.count == 2 else { return "" }
    return String(KoreanSound.hasFinal(text, rieulCounts: gap != "으로/로") ? forms[0] : forms[1])
  }
}

/// What a Korean particle needs to know about the word before it.
enum KoreanSound {
  /// Whether the last syllable of a text ends in a consonant. Before `(으)로` a final ㄹ does not
  /// count as one.
  /// Digits are heard as they are read in Korean; other scripts count as a vowel.
  static func hasFinal(_ text: String, rieulCounts: Bool) -> Bool {
    guard let scalar = text.unicodeScalars.last else { return false }
    let value = scalar.value
    if value >= 0xAC00, value <= 0xD7A3 {
      let final = (value - 0xAC00) % 28
      return final != 0 && (rieulCounts || final != 8)
    }
    switch value {
    case 0x30, 0x33, 0x36: return true
    case 0x31, 0x37, 0x38: return rieulCounts
    case 0x4C, 0x6C: return rieulCounts
    case 0x4D, 0x4E, 0x6D, 0x6E: return true
    default: return false
    }
  }
}
