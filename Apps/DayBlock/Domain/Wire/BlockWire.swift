import Calendar
import Core
import Wire

extension BlockGroup {
  var body: JSON {
    .object([
      "name": .text(name), "place": .string(sortKey.text),
      "color": color.map { color in .int(color) }, "created": .instant(createdAt),
      "deleted": .instant(of: deletedAt),
    ])
  }

  init(id: BlockGroupID, _ body: WireCursor) throws(WireError) {
    self.init(
      id: id, name: try body.text("name"), sortKey: try body.required("place").sortKey(),
      color: try body.optional("color")?.int(in: 0...1_000),
      createdAt: try body.required("created").time(), deletedAt: try body.time("deleted"))
  }
}

extension Block {
  var body: JSON {
    .object([
      "group": .id(group), "name": .string(name), "icon": .string(icon), "color": .int(color),
      "place": .string(sortKey.text), "goal": goal.map { goal in goal.json },
      "plans": .list(plans), "golden": .flag(isGolden),
      "source": source.map { source in .word(source) },
      "maxRun": maxRun.map { minutes in .int(minutes) }, "created": .instant(createdAt),
      "archived": .instant(of: archivedAt), "deleted": .instant(of: deletedAt),
    ])
  }

  init(id: BlockID, _ body: WireCursor) throws(WireError) {
    self.init(
      id: id, group: try body.required("group").id(), name: try body.required("name").string(),
      icon: try body.required("icon").string(),
      color: try body.required("color").int(in: 0...1_000),
      sortKey: try body.required("place").sortKey(),
      createdAt: try body.required("created").time())
    goal = try body.optional("goal")?.decode()
    plans = try body.list("plans")
    isGolden = try body.flag("golden")
    source = try body.optional("source")?.word()
    maxRun = try body.optional("maxRun")?.int(in: 0...1_000_000)
    archivedAt = try body.time("archived")
    deletedAt = try body.time("deleted")
  }
}

extension BlockGoal: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      period: try cursor.required("period").word(),
      halfBlocks: try cursor.required("halfBlocks").int(in: 0...1_000_000))
  }

  public var json: JSON { .object(["period": .word(period), "halfBlocks": .int(halfBlocks)]) }
}

extension BlockPlan: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let start = try cursor.required("start")
    guard let time = TimeOfDay(second: try start.int(in: 0...86_399)) else {
      throw start.error(.expected("a time of day"))
    }
    self.init(
      from: try cursor.required("from").day(), until: try cursor.optional("until")?.day(),
      rule: try cursor.required("rule").decode(), start: time,
      minutes: try cursor.required("minutes").int(in: 0...1_000_000),
      zone: try cursor.required("zone").string())
  }

  public var json: JSON {
    .object([
      "from": .day(from), "until": until.map { day in .day(day) }, "rule": rule.json,
      "start": .int(start.second), "minutes": .int(minutes), "zone": .string(zone),
    ])
  }
}

extension BlockPlan.Rule: WireCodable {
  /// The words `once` and `daily`, or the numbers of the weekdays, Monday being 1.
  public init(_ cursor: WireCursor) throws(WireError) {
    if case .array = cursor.value {
      var days: [Weekday] = []
      for element in try cursor.elements() {
        guard let day = Weekday(rawValue: try element.int(in: 1...7)) else {
          throw element.error(.expected("a weekday"))
        }
        days.append(day)
      }
      self = .weekly(days)
      return
    }
    switch try cursor.string(limit: 16) {
    case "once": self = .once
    case "daily": self = .daily
    default: throw cursor.error(.expected("a known rule"))
    }
  }

  public var json: JSON {
    switch self {
    case .once: "once"
    case .daily: "daily"
    case .weekly(let days): .array(days.map { day in .int(day.rawValue) })
    }
  }
}
