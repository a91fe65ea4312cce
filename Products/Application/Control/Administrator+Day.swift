import AccountsServer
import Calendar
import Core
import DayBlockDomain
import DayBlockServer
import Server
import StoreSQLite
import Suite
import Wire

extension Administrator {
  private var live: LiveService<SQLiteDatabase, Tables> {
    LiveService(
      DayService(engine: build.engine, writer: build.writer, environment: build.environment) {
        entity in
        .day(entity)
      })
  }

  /// Tracks a person's time, or tells of it.
  func track(_ email: String, _ request: DayRequest) async throws -> [String] {
    let user = try await build.accounts.id(ofLogin: email)
    do {
      switch request {
      case .status(let zone): return lines(of: try await live.status(of: user, zone: zone))
      case .step(let order): return lines(of: try await live.take(order, of: user))
      case .report(let from, let through, let by, let zone):
        return try await report(user, from: from, through: through, by: by, zone: zone)
      }
    } catch let fault as LiveFault { throw Refused(lines: [fault.words]) }
  }

  private func lines(of status: LiveStatus) -> [String] {
    var lines: [String] = []
    if let run = status.finished {
      lines.append("Finished: \(status.name(of: run)), \(amount(of: run, status)).")
    }
    for run in status.runs {
      let word = run.isRunning ? "Running" : "Paused"
      let start = run.startedAt.civil(offset: run.offset)
      lines.append(
        "\(word): \(status.name(of: run)), \(amount(of: run, status)), since "
          + "\(start.date) \(start.time.hourMinute) (\(run.zone)).")
      if status.isPastLongest(run) {
        let longest = clock(Int64(status.longest(of: run)) * 60_000)
        lines.append(
          "It has run for longer than \(longest) without any input: "
            + "set its end with finish --at HH:MM.")
      }
    }
    if status.runs.isEmpty { lines.append("Nothing is being tracked.") }
    lines.append(
      "Today, \(status.today): \(blocks(status.halfBlocks)) in \(clock(status.active)).")
    return lines
  }

  private func amount(of run: DayRun, _ status: LiveStatus) -> String {
    blocks(status.halfBlocks(of: run)) + " in " + clock(run.active(at: status.now))
  }

  private func report(
    _ user: UserID, from: String?, through: String?, by: String, zone: String?
  ) async throws -> [String] {
    let today = try await live.status(of: user, zone: zone).today
    let first = try date(from) ?? date(through).map { last in min(last, today) } ?? today
    let last = try date(through) ?? max(first, today)
    guard first <= last else { throw Refused(lines: ["The last day is before the first."]) }
    guard let report = try await live.report(of: user, by: by, first...last) else {
      throw Refused(lines: ["--by must be block, group, day, weekday or hour, not \(by)."])
    }
    let days = first == last ? "\(first)" : "\(first) to \(last)"
    guard !report.lines.isEmpty else { return ["\(days): nothing was tracked."] }
    let lines = report.lines.map { line in
      clock(line.active) + (by == "hour" ? "" : "  " + blocks(line.halfBlocks)) + "  " + line.name
    }
    let total = by == "hour" ? "" : ", " + blocks(report.halfBlocks)
    return ["\(days): \(clock(report.active))\(total)"] + lines
  }

  func date(_ text: String?) throws -> CivilDate? {
    guard let text else { return nil }
    guard let date = CivilDate(text) else {
      throw Refused(lines: ["\(text) is not a date such as 2026-01-31."])
    }
    return date
  }

  private func blocks(_ halfBlocks: Int) -> String {
    "\(halfBlocks / 2).\(halfBlocks % 2 * 5) blocks"
  }

  /// `7:05:09`.
  func clock(_ milliseconds: Int64) -> String {
    let seconds = milliseconds / 1_000
    func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(seconds / 3_600):\(two(seconds / 60 % 60)):\(two(seconds % 60))"
  }
}

extension LiveFault {
  /// A sentence for a terminal.
  fileprivate var words: String {
    switch self {
    case .noRun: "Nothing is being tracked."
    case .alreadyLive(let name):
      "\(name) is being tracked: finish it first, or use --switch finish or --switch discard."
    case .blockMissing: "Name a block; there is no last block."
    case .unknownBlock: "The block was not found."
    case .ambiguousBlock: "Several blocks have this name: use Group/Name or the id."
    case .endBeforeStart(let start):
      "It started at \(start.date) \(start.time.hourMinute) and cannot end before that."
    case .endAhead: "The end is in the future."
    case .unknownZone: "The time zone is unknown; use a name such as Europe/Berlin."
    case .refused(let rejection): "The change was refused: \(rejection.json.text)"
    }
  }
}

extension TimeOfDay {
  /// `09:05`.
  var hourMinute: String { String(description.prefix(5)) }
}
