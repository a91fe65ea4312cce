/// The parts that say something, with a space between them.
func joined(_ parts: [String]) -> String {
  var text = ""
  for part in parts where !part.isEmpty { text += text.isEmpty ? part : " " + part }
  return text
}

/// NUL is the one character that databases do not keep in a text.
func hasNul(_ text: String) -> Bool { text.utf8.contains(0) }
