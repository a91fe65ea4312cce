import Core

/// The parts that say something, with a space between them.
func joined(_ parts: [String]) -> String {
  var text = ""
  for part in parts where !part.isEmpty { text += text.isEmpty ? part : " " + part }
  return text
}

/// The parts that say something, with a comma between them.
func listed(_ parts: [String]) -> String {
  var text = ""
  for part in parts {
    let part = trimmed(part)
    if !part.isEmpty { text += text.isEmpty ? part : ", " + part }
  }
  return text
}

/// The parts up to the last that says something.
public func withoutBlanksAtEnd(_ parts: [String]) -> [String] {
  var parts = parts
  while let last = parts.last, trimmed(last).isEmpty { parts.removeLast() }
  return parts
}

/// NUL is the one character that databases do not keep in a text.
func hasNul(_ text: String) -> Bool { text.utf8.contains(0) }
