/// Facts that are written twice: ranges of whole numbers, and limits of texts.
func doubleFacts(_ sources: [Source]) -> [Finding] {
  let ranges = sources.flatMap { source in source.writtenRanges }
  return doubleRanges(ranges) + namedRanges(ranges) + sources.flatMap(fieldLimits)
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
    guard isField(line), let label = line.firstRange(of: "limit: ") else { return nil }
    let rest = line[label.upperBound...].drop(while: \.isOfNumber)
    guard rest.startIndex > label.upperBound, rest.first == "," || rest.first == ")" else {
      return nil
    }
    return Finding(
      path: source.path, line: index + 1, rule: "field-limit",
      message: "the limit of a text is a named constant")
  }
}

private func isField(_ line: String) -> Bool {
  line.contains("@Field(") || line.contains("@Case(")
}
