/// A course's name as it fits a card: "Torrey Pines GC - South" (specification §5.1). For showing
/// only; whole words, whatever their case.
public func compactCourseName(_ name: String) -> String {
  let words = name.split(separator: " ", omittingEmptySubsequences: false).map { word in
    String(word)
  }
  let lowered = words.map { word in word.lowercased() }
  var kept: [String] = []
  var index = 0
  while index < words.count {
    if let (count, short) = shortening(lowered[index...]) {
      kept.append(short)
      index += count
    } else {
      // A "Course" that is left says nothing; alone, it is the name.
      if index == 0 || lowered[index] != "course" { kept.append(words[index]) }
      index += 1
    }
  }
  return kept.joined(separator: " ")
}

/// What stands for the first words, and for how many of them; the longest first.
private func shortening(_ words: ArraySlice<String>) -> (count: Int, short: String)? {
  for (long, short) in shortenings where words.starts(with: long) { return (long.count, short) }
  return nil
}

private let shortenings: [(long: [String], short: String)] = [
  (["golf", "&", "country", "club"], "G&CC"),
  (["golf", "and", "country", "club"], "G&CC"),
  (["country", "club"], "CC"),
  (["golf", "club"], "GC"),
  (["golf", "course"], "GC"),
  (["golf", "links"], "GL"),
  (["golf", "resort"], "Resort"),
]
