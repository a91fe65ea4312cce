import Calendar
import Core
import TeePalsDomain

/// The log as a table (RFC 4180). Texts that begin like a formula get an apostrophe, so that no
/// spreadsheet computes with what somebody wrote.
public struct ModerationTable: Sendable {
  /// Without their ends.
  public let lines: [String]

  private static let formulaic: [Unicode.Scalar] = ["=", "+", "-", "@", "\t", "\r"]
  private static let special: [Unicode.Scalar] = ["\"", ",", "\r", "\n"]

  private static let columns = [
    "id", "at", "origin", "moderator", "deed", "golfer", "rule", "case", "until", "samePerson",
    "note",
  ]

  var text: String { lines.map { line in line + "\r\n" }.joined() }

  public init(_ entries: [ModerationEntry]) {
    var lines = [Self.columns.joined(separator: ",")]
    for entry in entries {
      lines.append(Self.cells(of: entry).map(Self.cell).joined(separator: ","))
    }
    self.lines = lines
  }

  private static func cells(of entry: ModerationEntry) -> [String] {
    [
      String(entry.id), time(entry.at), entry.origin, entry.moderator?.description ?? "",
      entry.deed, entry.golfer?.description ?? "", entry.rule?.rawValue ?? "",
      entry.caseID?.description ?? "", entry.until.map(time) ?? "",
      entry.isSamePerson ? "yes" : "", entry.note,
    ]
  }

  /// "2026-03-06T08:00Z".
  private static func time(_ instant: Instant) -> String {
    instant.civil(offset: 0).description + "Z"
  }

  private static func cell(_ text: String) -> String {
    var text = text
    if let first = text.unicodeScalars.first, formulaic.contains(first) { text = "'" + text }
    guard text.unicodeScalars.contains(where: { scalar in special.contains(scalar) }) else {
      return text
    }
    var doubled = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\"" { doubled.append(scalar) }
      doubled.append(scalar)
    }
    return "\"" + String(doubled) + "\""
  }
}
