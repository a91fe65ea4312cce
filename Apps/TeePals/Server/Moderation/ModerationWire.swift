import Calendar
import Core
import TeePalsDomain
import Wire

// What moderators are sent.

extension ModerationCase {
  func members(at now: Instant) -> [JSON.Member] {
    [
      .init("id", .id(id)), .init("kind", .string(kind)), .init("target", .id(target)),
      .init("golfer", .id(golfer)), .init("state", .word(state)),
      .init("priority", .word(priority)), .init("firstAt", .instant(firstAt)),
      .init("lastAt", .instant(lastAt)), .init("openedAt", .instant(openedAt)),
      .init("isLate", .bool(isLate(at: now))), .init("revision", .int(revision)),
    ]
  }
}

extension ListedCase {
  func json(at now: Instant) -> JSON {
    let more: [JSON.Member] = [
      .init("name", .string(name)), .init("reporters", .int(reporters)),
      .init("reasons", .array(reasons.map { reason in .word(reason) })),
      .init("text", .string(text)),
    ]
    return .object(found.members(at: now) + more)
  }
}

extension CaseFile {
  func json(at now: Instant) -> JSON {
    let more: [JSON.Member] = [
      .init("name", .string(name)), .init("reports", .array(reports.map(CaseFile.describe))),
      .init("now", .string(text)),
      .init("photos", .array(photos.map { photo in .string(photo.text) })),
      .init("around", .array(around.map { line in line.json })),
      .init("history", .array(history.map { entry in entry.json })),
      .init("lasting", .array(lasting.map { sanction in sanction.json })),
      .init("appeals", .array(appeals.map { appeal in appeal.json })),
      .init("reputation", .int(reputation)),
    ]
    return .object(found.members(at: now) + more)
  }

  private static func describe(_ report: Report) -> JSON {
    .object([
      "reporter": report.reporter.map { user in .id(user) }, "reason": .word(report.reason),
      "priority": .word(report.priority), "status": .word(report.status),
      "text": .string(report.text), "context": .string(report.context),
      "at": .instant(report.createdAt),
    ])
  }
}

extension CaseLine {
  var json: JSON {
    .object([
      "user": .id(user), "name": .string(name), "text": .string(text), "at": .instant(at),
      "isReported": .bool(isReported),
    ])
  }
}

extension Sanction {
  var json: JSON {
    .object([
      "entry": .integer(entry), "kind": .word(kind), "rule": .word(rule),
      "since": .instant(since), "until": until.map { end in .instant(end) },
    ])
  }
}

extension ModerationEntry {
  var json: JSON {
    .object([
      "id": .integer(id), "at": .instant(at), "origin": .string(origin),
      "moderator": moderator.map { user in .id(user) }, "deed": .string(deed),
      "golfer": golfer.map { user in .id(user) }, "rule": rule.map { rule in .word(rule) },
      "case": caseID.map { id in .id(id) }, "until": until.map { end in .instant(end) },
      "isSamePerson": JSON.flag(isSamePerson), "note": JSON.text(note),
    ])
  }
}

extension ModerationHealth {
  /// Small numbers are not told.
  var json: JSON {
    .object([
      "open": .string(ModerationLimits.figure(open)),
      "late": .string(ModerationLimits.figure(late)),
      "decided": .string(ModerationLimits.figure(decided)),
      "medianHours": medianHours.map { hours in .int(hours) },
      "feedback": .object([
        "asked": .string(ModerationLimits.figure(feedback.answered.whole)),
        "answered": ModerationHealth.describe(feedback.answered),
        "playAgain": ModerationHealth.describe(feedback.playAgain),
        "issues": ModerationHealth.describe(feedback.issues),
        "reminded": ModerationHealth.describe(feedback.reminded),
        "medianSeconds": feedback.medianSeconds.map { seconds in .int(seconds) },
      ]),
    ])
  }

  /// In percent.
  private static func describe(_ share: FeedbackHealth.Share) -> JSON {
    share.percent.map { percent in .int(percent) }
      ?? .string("< " + String(ModerationLimits.fewest))
  }
}

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
