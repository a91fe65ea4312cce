/// One house rule.
public struct Rule: Sendable {
  public let name: String
  /// Looks at one file.
  let check: @Sendable (Source) -> [(line: Int, message: String)]

  public func findings(in source: Source) -> [Finding] {
    check(source).map { found in
      Finding(path: source.path, line: found.line, rule: name, message: found.message)
    }
  }

  /// Every rule that looks at one file at a time.
  public static let all: [Rule] = [
    .lineLength, .fileLength, .functionLength, .imports, .outside, .names, .risky, .portable,
    .documented, .styles, .retired,
  ]
}

/// Every finding of every rule in these files, in reading order: Swift, stylesheets, and the page's
/// scripts.
public func tidy(_ sources: [Source], allowed: AllowList) -> [Finding] {
  var findings: [Finding] = []
  let swift = sources.filter(\.isSwift)
  for source in swift {
    for rule in Rule.all { findings += rule.findings(in: source) }
  }
  findings += deadFiles(swift)
  findings += doubleFacts(swift)
  findings += doubleStyles(sources)
  findings += scriptLength(sources)
  return
    findings
    .filter { finding in !allowed.allows(finding) }
    .sorted { a, b in a.path != b.path ? a.path < b.path : a.line < b.line }
}

/// Exceptions to the rules, each with its reason: lines of `rule path reason…`.
public struct AllowList: Sendable {
  public struct Entry: Hashable, Sendable {
    public let rule: String
    public let path: String
    public let reason: String
  }
  public let entries: [Entry]

  /// Lines that are empty or begin with `#` are skipped; a line without a reason is not an
  /// exception.
  public init(_ text: String) {
    entries = text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: " ", maxSplits: 2)
      guard parts.count == 3, !line.hasPrefix("#") else { return nil }
      return Entry(rule: String(parts[0]), path: String(parts[1]), reason: String(parts[2]))
    }
  }

  func allows(_ finding: Finding) -> Bool {
    entries.contains { entry in entry.rule == finding.rule && entry.path == finding.path }
  }

  /// Entries for files that are not there any more.
  public func stale(_ sources: [Source]) -> [Entry] {
    let paths = Set(sources.map(\.path))
    return entries.filter { entry in !paths.contains(entry.path) }
  }
}
