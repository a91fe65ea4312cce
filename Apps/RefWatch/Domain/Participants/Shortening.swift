/// A text of at most `limit` Unicode scalars; `nil` where it is no longer. It ends between
/// words if there is a place for it in the second half, else between characters.
func shortened(_ text: String, to limit: Int) -> String? {
  guard text.utf8.count > limit, text.unicodeScalars.count > limit else { return nil }
  var length = 0
  var end = text.startIndex
  var wordEnd: String.Index?
  for index in text.indices {
    let character = text[index]
    if length > limit / 2, character.isWhitespace { wordEnd = index }
    length += character.unicodeScalars.count
    if length > limit { break }
    end = text.index(after: index)
  }
  var part = text[..<(wordEnd ?? end)]
  while let last = part.last, last.isWhitespace || last == "," || last == ";" {
    part.removeLast()
  }
  return String(part)
}
