/// Whether it is whole syllables of Hangul alone, as Korean names are.
public func isHangul(_ text: String) -> Bool {
  !text.isEmpty && text.unicodeScalars.allSatisfy { scalar in 0xAC00...0xD7A3 ~= scalar.value }
}

/// A Korean name as one word: the family name, then the given name. `nil` where one is not Korean.
public func koreanName(family: String, given: String) -> String? {
  isHangul(family) && isHangul(given) ? family + given : nil
}

/// Family and given name of a Korean name in one word: of three syllables the first is the family
/// name. `nil` for any other, whose border nobody can tell.
public func koreanNameParts(_ name: String) -> (family: String, given: String)? {
  guard isHangul(name), name.unicodeScalars.count == 3 else { return nil }
  return (String(name.prefix(1)), String(name.dropFirst()))
}

/// What stands for a Korean name on a small disc: its given name, and all of a name of one or two
/// syllables. `nil` for what is no Korean name.
public func koreanInitials(_ name: String) -> String? {
  guard isHangul(name) else { return nil }
  switch name.unicodeScalars.count {
  case 1, 2: return name
  case 3, 4: return String(name.suffix(2))
  default: return nil
  }
}
