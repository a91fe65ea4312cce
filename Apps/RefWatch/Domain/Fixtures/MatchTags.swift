import Core

/// The words by which a person sorts their matches: `final`, `U12`, `assessed`. Two that differ in
/// nothing but upper and lower case are one.
public enum MatchTags {
  /// What somebody typed, as it can be a tag; `nil` for what cannot.
  public static func tag(_ text: String) -> String? {
    let tag = trimmed(text)
    guard !tag.isEmpty, !tag.utf8.contains(0) else { return nil }
    return tag.unicodeScalars.count <= RefWatchLimits.tag ? tag : nil
  }

  public static func areSame(_ one: String, _ other: String) -> Bool {
    sameBytes(one.lowercased(), other.lowercased())
  }

  public static func contains(_ tags: [String], _ tag: String) -> Bool {
    tags.contains { other in areSame(other, tag) }
  }

  /// Those of all matches, each once, as it was written first; by the alphabet.
  public static func used(in lists: [[String]]) -> [String] {
    var known: Set<String> = []
    var used: [String] = []
    for tag in lists.joined() where known.insert(tag.lowercased()).inserted { used.append(tag) }
    return used.sorted { one, other in one.lowercased() < other.lowercased() }
  }

  /// What is offered while somebody types: used tags that begin with it and are not there already.
  public static func suggestions(
    _ typed: String, from used: [String], without tags: [String], limit: Int = 6
  ) -> [String] {
    let wanted = trimmed(typed).lowercased()
    let found = used.filter { tag in
      tag.lowercased().utf8.starts(with: wanted.utf8) && !contains(tags, tag)
    }
    return Array(found.prefix(limit))
  }
}

extension RefWatchLimits {
  /// Tags of a match.
  public static let matchTags = 10
  /// Unicode scalars of one.
  public static let tag = 30

  static func checkTags(_ tags: [String]) throws(RefWatchRejection) {
    guard tags.count <= matchTags else { throw .tooMany(.tags, limit: matchTags) }
    var known: Set<String> = []
    for text in tags {
      try check(text, .tags, limit: tag)
      guard let usable = MatchTags.tag(text), sameBytes(usable, text),
        known.insert(text.lowercased()).inserted
      else { throw .outOfRange(path: "/fixture/tags") }
    }
  }
}
