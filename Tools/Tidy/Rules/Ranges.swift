/// Facts that are written twice: ranges of whole numbers, and limits of texts.
func doubleFacts(_ sources: [Source]) -> [Finding] {
  let ranges = sources.flatMap { source in source.writtenRanges }
  return doubleRanges(ranges) + namedRanges(ranges) + sources.flatMap(fieldLimits)
    + doubleLimits(sources)
}

/// Ranges that two files of an app, or of a module of the kit, write for what has the same word:
/// `case .players: 1...15` beside `@Field(in: 1...15) var maxPlayers`. The second one will be
/// forgotten when the first one changes. A range that the kit names is not written in an app
/// either.
///
/// Not looked at are tests and what plays people, ranges of up to three numbers, minutes of an hour
/// and months, and ranges that a `case` matches.
private func doubleRanges(_ ranges: [WrittenRange]) -> [Finding] {
  let ofKit = ranges.filter { range in range.isNamed && range.path.hasPrefix("Kit/") }
  var known: [String: [WrittenRange]] = [:]
  var findings: [Finding] = []
  for range in ranges {
    let others = known[range.family, default: []] + (range.family.hasPrefix("Apps/") ? ofKit : [])
    if let other = others.first(where: { other in
      other.path != range.path && range.isLike(other)
    }) {
      findings.append(
        Finding(
          path: range.path, line: range.line, rule: "double-range",
          message: "\(range.text) stands in \(other.path):\(other.line) too: name it once"))
    }
    known[range.family, default: []].append(range)
  }
  return findings
}

/// Ranges of `@Field` and `@Case` that have a name in the same app or module.
private func namedRanges(_ ranges: [WrittenRange]) -> [Finding] {
  let named = Dictionary(grouping: ranges.filter(\.isNamed), by: \.family)
  return ranges.compactMap { range in
    guard range.isField,
      let other = named[range.family, default: []].first(where: range.isLike)
    else { return nil }
    return Finding(
      path: range.path, line: range.line, rule: "field-limit",
      message: "\(range.text) has a name in \(other.path):\(other.line)")
  }
}

/// Numbers in `@Field` and `@Case` that limit a text: forms and checks ask for the same number, so
/// it needs a name.
private func fieldLimits(_ source: Source) -> [Finding] {
  guard source.family != nil else { return [] }
  return source.code.enumerated().compactMap { index, line in
    guard isField(line), writtenLimit(line) != nil else { return nil }
    return Finding(
      path: source.path, line: index + 1, rule: "field-limit",
      message: "the limit of a text is a named constant")
  }
}

/// Texts that two files of an app, or of a module of the kit, read under one name with one number
/// as their limit: `required("email").string(limit: 320)`.
private func doubleLimits(_ sources: [Source]) -> [Finding] {
  var owners: [String: String] = [:]
  var findings: [Finding] = []
  for source in sources {
    guard let family = source.family else { continue }
    for (index, line) in source.lines.enumerated() {
      guard writtenLimit(source.code[index]) != nil, let limit = writtenLimit(line),
        let name = limit.name
      else { continue }
      let text = "\(family) \(name) \(limit.number)"
      let owner = owners[text, default: source.path]
      owners[text] = owner
      guard owner != source.path else { continue }
      findings.append(
        Finding(
          path: source.path, line: index + 1, rule: "double-limit",
          message: "\(name) has \(limit.number) in \(owner) too: name it once"))
    }
  }
  return findings
}

/// The number after `limit:` where it stands alone, and the text in quotation marks before it.
private func writtenLimit(_ line: String) -> (name: String?, number: String)? {
  guard let label = line.firstRange(of: "limit: ") else { return nil }
  let number = line[label.upperBound...].prefix(while: \.isOfNumber)
  let rest = line[number.endIndex...]
  guard !number.isEmpty, rest.first == "," || rest.first == ")" else { return nil }
  let parts = line[..<label.lowerBound].split(separator: "\"", omittingEmptySubsequences: false)
  return (parts.count > 2 ? String(parts[parts.count - 2]) : nil, String(number))
}

private func isField(_ line: String) -> Bool {
  line.contains("@Field(") || line.contains("@Case(")
}
