/// Words that the vocabulary of ARCHITECTURE.md has replaced, and what stands there now.
private let replacements = [
  "octet": "byte", "chore": "background job", "poke": "change notification",
  "occupant": "current user", "ambient": "environment", "darkroom": "image processor",
  "drawer": "bucket", "parcel": "message",
]

/// Words that have their one meaning where they are allowed. What an app holds in memory is a
/// replica.
private let places = [
  "desk": ["Apps/RefWatch/"], "book": ["Apps/SuperFriend/", "Kit/Testing/"],
]

/// What is a word of a standard or a stored one all the same.
private let kept = [
  "octet-stream", "/api/sync/pokes", "address book", "addressBook", "PhraseBook",
]

extension Rule {
  /// One thing has one name, in code and in comments. What strings hold may be stored, and is not
  /// looked at.
  static let retired = Rule(name: "retired") { source in
    source.prose.enumerated().compactMap { index, line in
      let text = kept.reduce(line) { text, word in text.replacing(word, with: "") }
      for part in nameParts(of: text) {
        let word = part.lowercased()
        let singular = word.hasSuffix("s") ? String(word.dropLast()) : word
        if let instead = replacements[word] ?? replacements[singular] {
          return (index + 1, "\(part): the word is \(instead)")
        }
        if let places = places[word] ?? places[singular], !source.isTest,
          !places.contains(where: { place in source.path.hasPrefix(place) })
        {
          return (index + 1, "\(part): a word of \(places.joined(separator: ", ")) alone")
        }
      }
      return nil
    }
  }
}

/// The words of a line, names of code cut before each capital letter.
func nameParts(of line: String) -> [String] {
  var parts: [String] = []
  var part = ""
  for character in line {
    if !character.isLetter || (character.isUppercase && part.last?.isLowercase == true) {
      if !part.isEmpty { parts.append(part) }
      part = ""
    }
    if character.isLetter { part.append(character) }
  }
  return part.isEmpty ? parts : parts + [part]
}
