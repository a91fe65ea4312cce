import Core
import DayBlockDomain
import Server

/// A person's sessions and plans as an iCalendar.
enum FeedText {
  static func text(
    _ replica: DayBlockReplica, of user: UserID, _ export: DayExport, origin: String, now: Instant
  ) -> String {
    var names: [BlockGroupID: String] = [:]
    for group in replica.groups(of: user) {
      names[group.id] = group.name.isEmpty ? DayReplicas.defaultGroup : group.name
    }
    let plans = replica.blocks.filter { block in !block.plans.isEmpty && block.archivedAt == nil }
      .map { block in
        DayCalendar.Planned(block: block, group: names[block.group] ?? DayReplicas.defaultGroup)
      }
    return DayCalendar.text(
      sessions: export.entries, plans: plans, name: "DayBlock", host: eventHost(of: origin),
      stamp: now, rules: { name in SystemZones.rules(named: name) })
  }
}
