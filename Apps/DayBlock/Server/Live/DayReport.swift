import Calendar
import Core
import DayBlockDomain
import Server
import Store

/// What was produced on some days, with the names of what it is added up by.
public struct DayReport: Sendable {
  public struct Line: Hashable, Sendable {
    /// A block's or group's name, a date, an ISO weekday 1…7, an hour 0…23.
    public let name: String
    public let halfBlocks: Int
    /// Active milliseconds.
    public let active: Int64
  }

  public let from: CivilDate
  public let through: CivilDate
  /// As the sums come: the most first by block and group, else in order.
  public let lines: [Line]

  public var halfBlocks: Int { lines.reduce(0) { sum, line in sum + line.halfBlocks } }
  public var active: Int64 { lines.reduce(0) { sum, line in sum + line.active } }
}

extension LiveService {
  /// - Parameter word: `block`, `group`, `hour`, `weekday` or `day`; `nil` comes back for another.
  public func report(
    of user: UserID, by word: String, _ days: ClosedRange<CivilDate>
  ) async throws -> DayReport? {
    guard let by = DaySumBy(rawValue: word) else { return nil }
    return try await service.engine.read { session throws(StoreFailure) in
      let sums = try DayStatsRows.sums(of: user, by, days, in: session)
      let replica = try DayReplicas.read(of: user, runs: "1 = 0", sessions: "1 = 0", in: session)
      var groups: [BlockGroupID: String] = [:]
      for group in replica.groups(of: user) {
        groups[group.id] = group.name.isEmpty ? DayReplicas.defaultGroup : group.name
      }
      let lines = sums.map { sum in
        let name: String
        switch (sum.key, by) {
        case (.id(let id), .group): name = groups[id.retagged()] ?? DayReplicas.defaultGroup
        case (.id(let id), _): name = replica.block(id.retagged())?.name ?? id.description
        case (.number(let number), .day): name = CivilDate(dayNumber: number).description
        case (.number(let number), _): name = String(number)
        }
        return DayReport.Line(name: name, halfBlocks: sum.halfBlocks, active: sum.active)
      }
      return DayReport(from: days.lowerBound, through: days.upperBound, lines: lines)
    }
  }
}
