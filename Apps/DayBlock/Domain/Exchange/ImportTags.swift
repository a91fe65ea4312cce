import Core

/// What a program that knows neither blocks nor groups wrote a row with: words in no order.
///
/// The first is the block and the others go into the memo, until the person's own blocks say more
/// (``BlockShelf``).
public struct ImportTags: Hashable, Sendable {
  /// As they stand there.
  let words: [String]
  /// What else stands there.
  let note: String

  /// The note, and below it the words but for some.
  func memo(without used: [String]) -> String {
    let more = words.filter { word in !used.contains { other in sameBytes(word, other) } }
      .map { word in "#" + word }.joined(separator: " ")
    return [note, more].filter { part in !part.isEmpty }.joined(separator: "\n")
  }

  /// The other way round: the note and the words of a memo that ``memo(without:)`` made.
  init(memo: String) {
    var lines = memo.split(separator: "\n", omittingEmptySubsequences: false)
    guard let last = lines.last, last.hasPrefix("#") else {
      words = []
      note = memo
      return
    }
    lines.removeLast()
    note = lines.joined(separator: "\n")
    // A word may have blanks inside.
    var found: [String] = []
    for part in last.split(separator: " ", omittingEmptySubsequences: false) {
      if part.hasPrefix("#") {
        found.append(String(part.dropFirst()))
      } else {
        found[found.count - 1] += " " + part
      }
    }
    words = found.filter { word in !word.isEmpty }
  }

  init(words: [String], note: String) {
    self.words = words
    self.note = note
  }
}
