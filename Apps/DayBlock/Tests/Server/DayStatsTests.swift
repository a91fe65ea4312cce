import Calendar
import Core
import DayBlockDomain
import DayBlockServer
import Testing
import Wire

@testable import DayBlockTestKit

@Suite("Sums that the server adds up", .timeLimit(.minutes(30)))
struct DayStatsTests {
  /// A life by chance, in the database and beside it.
  private func lived(seed: UInt64, on site: DaySite) throws -> Ledger {
    var ledger = Ledger()
    var generator = CommandGenerator(seed: seed)
    for _ in 0..<700 {
      if generator.dice.chance(1, in: 3) { ledger.wait(minutes: generator.dice.below(400)) }
      let command = generator.next(&ledger)
      _ = ledger.rejection(command, onServer: true)
    }
    try site.day.put(ledger.everything)
    return ledger
  }

  @Test("are those of the device's statistics, whatever happened", arguments: UInt64(11)...16)
  func sameAsStatistics(seed: UInt64) async throws {
    let site = try DaySite()
    let ledger = try lived(seed: seed, on: site)
    let span = DateSpan(from: day("2026-01-01"), through: day("2026-12-31"))
    let statistics = DayStatistics(
      span, of: ledger.replica, today: ledger.today, firstWeekday: .monday,
      boundary: ledger.settings.boundary)
    try await site.test { caller in
      func sums(_ by: String) async throws -> [String] {
        let answer = try await caller.get(
          "/api/day/stats?from=2026-01-01&to=2026-12-31&by=\(by)")
        #expect(answer.status == 200)
        return answer.list("sums").map { sum in line(sum, by) }
      }
      #expect(
        try await sums("block")
          == statistics.blocks.map { row in line(row.block.description, row.amount) })
      #expect(
        try await sums("group")
          == statistics.groups.map { row in line(row.group.description, row.amount) })
      let days = statistics.days.enumerated().filter { _, amount in amount.sessions > 0 }
      #expect(
        try await sums("day")
          == days.map { index, amount in line(span.from.adding(days: index).description, amount) })
      let weekdays = statistics.weekdays.enumerated().filter { _, amount in amount.sessions > 0 }
      #expect(
        try await sums("weekday")
          == weekdays.map { index, amount in line(String(index + 1), amount) })
      let hours = (0..<24).map { hour in
        Weekday.allCases.reduce(Int64(0)) { sum, weekday in
          sum + statistics.hours.active(weekday, hour)
        }
      }
      let told = try await caller.get("/api/day/stats?from=2026-01-01&to=2026-12-31&by=hour")
      var found = [Int64](repeating: 0, count: 24)
      for sum in told.list("sums") {
        guard case .integer(let hour)? = sum["hour"],
          case .integer(let active)? = sum["activeSeconds"]
        else { continue }
        found[Int(hour)] = active
      }
      #expect(found == hours.map { milliseconds in milliseconds / 1_000 })
      // Something was there to be added up.
      #expect(statistics.total.sessions > 0)
    }
  }

  private func line(_ key: String, _ amount: DayAmount) -> String {
    "\(key) \(amount.halfBlocks) \(amount.active / 1_000) \(amount.sessions)"
  }

  private func line(_ sum: JSON, _ by: String) -> String {
    let key: String
    switch sum[by] {
    case .string(let text): key = text
    case .integer(let number): key = String(number)
    default: key = ""
    }
    let numbers = ["halfBlocks", "activeSeconds", "sessions"].map { name in
      if case .integer(let number)? = sum[name] { String(number) } else { "?" }
    }
    return ([key] + numbers).joined(separator: " ")
  }

  @Test("an hour that a stretch lies across gets its part, over midnight too")
  func hours() async throws {
    let site = try DaySite()
    var ledger = Ledger()
    let block = try ledger.block("Study")
    try ledger.run(
      .addSession(
        NewSession(
          id: ledger.id(), block: block, zone: "Asia/Seoul",
          segments: [
            stretch("2026-03-08T22:50", "2026-03-09T01:10"),
            stretch("2026-03-09T01:30", "2026-03-09T01:45"),
          ], origin: .manual)))
    try site.day.put(ledger.everything)
    try await site.test { caller in
      let answer = try await caller.get("/api/day/stats?from=2026-03-08&to=2026-03-09&by=hour")
      let parts = answer.list("sums").map { sum in [sum["hour"], sum["activeSeconds"]] }
      #expect(
        parts == [
          [.integer(0), .integer(3_600)], [.integer(1), .integer(1_500)],
          [.integer(22), .integer(600)], [.integer(23), .integer(3_600)],
        ])
      // Half-blocks are the day's on which they begin.
      let days = try await caller.get("/api/day/stats?from=2026-03-08&to=2026-03-09&by=day")
      #expect(
        days.list("sums").map { sum in line(sum, "day") } == [
          "2026-03-08 3 4200 1", "2026-03-09 2 5100 1",
        ])
    }
  }

  @Test("a question that makes no sense is told so, and nobody's sums are another's")
  func faults() async throws {
    let site = try DaySite()
    let ledger = try lived(seed: 3, on: site)
    #expect(!ledger.everything.isEmpty)
    try await site.test { caller in
      let whole = "from=2026-01-01&to=2026-12-31"
      for (query, code) in [
        ("from=2026-01-02&to=2026-01-01", "invalidRange"), ("from=2026-01-01", "invalidParameter"),
        ("from=today&to=2026-01-01", "invalidParameter"),
        (whole + "&by=moon", "invalidParameter"), (whole + "&tz=UTC", "invalidParameter"),
      ] {
        let answer = try await caller.get("/api/day/stats?" + query)
        #expect(answer.status == 400 && answer.code == code, "\(query)")
      }
      let foreign = try await caller.being(DaySite.other).get("/api/day/stats?" + whole)
      #expect(foreign.status == 200 && foreign.list("sums").isEmpty)
      #expect(try await caller.being(nil).get("/api/day/stats?" + whole).status == 401)
    }
  }
}
