import Core

extension Card {
  /// A sending-off for a second caution, also as other apps wrote it: a red card whose code or
  /// words say so.
  public var isSecondCaution: Bool {
    switch colour {
    case .secondYellow: return true
    case .yellow: return false
    case .red: break
    }
    guard let reason else { return false }
    let code = reason.code.uppercased()
    if code == "R7" || code == "S7" || code == "2CT" { return true }
    for text in [reason.title.lowercased(), reason.text.lowercased()] {
      for mark in ["r7", "second yellow", "second caution", "2ct"] {
        if contains(text, mark) { return true }
      }
    }
    return false
  }
}

/// Whether the words stand in the text, byte by byte.
func contains(_ text: String, _ words: String) -> Bool {
  let text = Array(text.utf8)
  let words = Array(words.utf8)
  guard !words.isEmpty, text.count >= words.count else { return words.isEmpty }
  for start in 0...text.count - words.count where text[start] == words[0] {
    if text[start..<start + words.count].elementsEqual(words) { return true }
  }
  return false
}
