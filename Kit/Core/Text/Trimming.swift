/// The text without white space at its ends.
public func trimmed(_ text: String) -> String {
  guard let first = text.first, let last = text.last else { return text }
  guard first.isWhitespace || last.isWhitespace else { return text }
  var part = Substring(text)
  while let first = part.first, first.isWhitespace { part.removeFirst() }
  while let last = part.last, last.isWhitespace { part.removeLast() }
  return String(part)
}
