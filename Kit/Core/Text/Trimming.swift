/// The text without white space at its ends.
public func trimmed(_ text: String) -> String {
  guard let first = text.first, let last = text.last else { return text }
  guard first.isSpace || last.isSpace else { return text }
  var part = Substring(text)
  while let first = part.first, first.isSpace { part.removeFirst() }
  while let last = part.last, last.isSpace { part.removeLast() }
  return String(part)
}
