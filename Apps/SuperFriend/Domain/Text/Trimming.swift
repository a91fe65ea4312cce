/// The text without white space at its ends.
func trimmed(_ text: String) -> String {
  guard let first = text.first, let last = text.last else { return text }
  guard first.isWhitespace || last.isWhitespace else { return text }
  var part = Substring(text)
  while let first = part.first, first.isWhitespace { part.removeFirst() }
  while let last = part.last, last.isWhitespace { part.removeLast() }
  return String(part)
}

/// The parts that say something, with a space between them.
func joined(_ parts: [String]) -> String {
  var text = ""
  for part in parts where !part.isEmpty { text += text.isEmpty ? part : " " + part }
  return text
}

/// NUL is the one character that databases do not keep in a text.
func hasNul(_ text: String) -> Bool { text.utf8.contains(0) }
