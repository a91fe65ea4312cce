import AccountsDomain
import AccountsServer
import Calendar
import Core
import Server
import Store
import StoreSQLite
import Suite
import Sync
import TeePalsDomain
import TeePalsServer

extension Administrator {
  private var moderation: ModerationService<SQLiteDatabase, Tables> { build.golfModeration }

  /// The urgent first, then the oldest: id, priority, day, reason, of what, whose, where a round
  /// is, its words, and the file of its photo.
  func listReports() async throws -> [String] {
    let reports = try await moderation.reports()
    return reports.isEmpty ? ["There are no open reports."] : reports.map(line)
  }

  private func line(_ listed: ListedReport) -> String {
    let report = listed.report
    let by = report.isByServer ? "by the server" : "by a golfer"
    let words = report.text.onOneLine
    let context = report.context.onOneLine
    return "\(report.id)  \(report.priority.rawValue)  \(day(report.createdAt))  "
      + "\(report.reason.rawValue) \(by)  \(report.target.kind) of \(listed.name.onOneLine)"
      + (listed.place.isEmpty ? "" : " at \(listed.place.onOneLine)")
      + (words.isEmpty ? "" : "  “\(words)”")
      + (listed.photo.map { photo in "  media/\(photo.text)" } ?? "")
      + (context.isEmpty ? "" : "  reporter: “\(context)”")
  }

  func closeReport(_ text: String, isUpheld: Bool) async throws -> [String] {
    guard let id = ReportID(text),
      try await moderation.close(id, isUpheld ? .upheld : .dismissed, at: build.environment.now())
    else { throw Refused(lines: ["There is no open report \(text)."]) }
    return [
      isUpheld
        ? "The report is upheld: reported content is removed, answers after a round stay."
        : "The report is dismissed: what was held back is shown."
    ]
  }

  func listSuspensions() async throws -> [String] {
    let suspended = try await moderation.suspensions()
    guard !suspended.isEmpty else { return ["Nobody is suspended."] }
    var lines: [String] = []
    for suspension in suspended {
      let account = try await build.engine.read { session throws(StoreFailure) in
        try AccountRows.account(suspension.user, in: session)
      }
      lines.append(
        "\(suspension.user)  since \(day(suspension.since))"
          + (suspension.until.map { end in " until \(day(end))" } ?? "")
          + "  \(suspension.name.onOneLine)  " + (account?.email ?? ""))
    }
    return lines
  }

  func suspendGolfer(_ email: String, days: Int?) async throws -> [String] {
    let lengths = ModerationLimits.suspensionDays
    if let days, !lengths.contains(days) {
      let words = lengths.map { days in String(days) }.joined(separator: ", ")
      throw Refused(lines: ["A suspension lasts \(words) days, or has no end."])
    }
    let user = try await build.accounts.id(ofLogin: email)
    guard try await moderation.suspend(user, days: days, at: build.environment.now()) else {
      throw Refused(lines: ["The golfer is already suspended."])
    }
    return [
      days.map { days in "The golfer can do nothing that others can see for \(days) days." }
        ?? "The golfer can do nothing that others can see until the suspension is lifted."
    ]
  }

  func liftSuspension(_ email: String) async throws -> [String] {
    let user = try await build.accounts.id(ofLogin: email)
    guard try await moderation.lift(user, at: build.environment.now()) else {
      throw Refused(lines: ["The golfer is not suspended."])
    }
    return ["The suspension was lifted."]
  }

  /// The oldest first: entry of the log, day, whose, and what they say.
  func listAppeals() async throws -> [String] {
    let appeals = try await moderation.appeals()
    guard !appeals.isEmpty else { return ["There are no open appeals."] }
    return appeals.map { appeal in
      "\(appeal.entry)  \(day(appeal.createdAt))  \(appeal.golfer)  “\(appeal.words.onOneLine)”"
    }
  }

  func decideAppeal(_ entry: Int64, isGranted: Bool, note: String) async throws -> [String] {
    guard note.unicodeScalars.count <= ModerationLimits.note else {
      throw Refused(lines: ["A note has at most \(ModerationLimits.note) characters."])
    }
    let outcome = try await moderation.decide(
      AppealDecision(entry: entry, isGranted: isGranted, note: note),
      at: build.environment.now())
    guard case .done = outcome else {
      throw Refused(lines: ["There is no open appeal \(entry)."])
    }
    return [
      isGranted
        ? "The appeal is granted: everything is as it was before." : "The appeal is denied."
    ]
  }

  /// The log of moderation as a table.
  func moderationLog() async throws -> [String] {
    ModerationTable(try await moderation.wholeLog()).lines
  }

  func correctBirthDate(_ email: String, _ text: String) async throws -> [String] {
    guard let day = CivilDate(text) else {
      throw Refused(lines: ["“\(text.onOneLine)” is not a date such as 1987-03-09."])
    }
    let user = try await build.accounts.id(ofLogin: email)
    let refusal = try await moderation.correctBirthDate(
      of: user, to: day, at: build.environment.now())
    if let refusal { throw Refused(lines: [Self.words(for: refusal)]) }
    return ["The date of birth is now \(day)."]
  }

  private static func words(for refusal: TeePalsRejection) -> String {
    switch refusal {
    case .notFound: "The golfer has not entered a date of birth yet and can still do so."
    case .invalid(_, .tooYoung): "Golfers must be at least \(GolfLimits.youngest) years old."
    case .invalid(_, .outOfRange(let youngest, let oldest)):
      "Golfers must be between \(youngest) and \(oldest) years old."
    default: "This date of birth is not valid."
    }
  }
}
