import Core
import Tracks
import Wire

extension RunEdit: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let field = try cursor.required("field")
    let value = try cursor.optional("value")
    func needed() throws(WireError) -> WireCursor { try cursor.required("value") }
    func figures(_ name: String = "figures") throws(WireError) -> RunRecord {
      try cursor.required(name).decode()
    }
    switch try field.string(limit: 32) {
    case "title": self = .title(try cursor.text("value"))
    case "notes": self = .notes(try cursor.text("value"))
    case "effort": self = .effort(try value?.int(in: RunLimits.anyNumber))
    case "feeling": self = .feeling(try value?.int(in: RunLimits.anyNumber))
    case "mark": self = .mark(try value?.word())
    case "sport": self = .sport(try RecordedSport(needed()), try figures())
    case "windows": self = .windows(try RunEdit.windows(value), try figures())
    case "figures": self = .recomputed(try needed().decode())
    case "start":
      self = .moved(
        start: try needed().runTime(), zone: try cursor.text("zone"),
        offset: try cursor.required("offset").int(in: RunLimits.offsets))
    case "split":
      self = .split(
        at: try needed().int(in: 0...Int64(ChannelPoint.timeLimit)),
        into: try cursor.required("into").id(), before: try figures("before"),
        after: try figures("after"))
    case "joined": self = .joined(try needed().id(), try figures())
    case "shoe": self = .shoe(try value?.id())
    case "merged": self = .merged(try RunMerge(needed()), try figures())
    case "unmerged": self = .unmerged(try figures())
    default: throw field.error(.expected("a known field"))
    }
  }

  public var json: JSON {
    func edit(_ field: String, _ value: JSON?) -> JSON {
      .object(["field": .string(field), "value": value])
    }
    func edit(_ field: String, _ value: JSON?, _ record: RunRecord) -> JSON {
      .object(["field": .string(field), "value": value, "figures": record.json])
    }
    return switch self {
    case .title(let text): edit("title", .text(text))
    case .notes(let text): edit("notes", .text(text))
    case .effort(let value): edit("effort", value.map { value in .int(value) })
    case .feeling(let value): edit("feeling", value.map { value in .int(value) })
    case .mark(let mark): edit("mark", mark.map { mark in .word(mark) })
    case .sport(let sport, let record): edit("sport", .string(sport.wireWord), record)
    case .windows(let windows, let record):
      edit("windows", RunOutline.list(windows.spans).unlessEmpty, record)
    case .recomputed(let record): edit("figures", record.json)
    case .moved(let start, let zone, let offset):
      .object([
        "field": "start", "value": .instant(start), "zone": .text(zone), "offset": .int(offset),
      ])
    case .split(let time, let into, let before, let after):
      .object([
        "field": "split", "value": .int(time), "into": .id(into), "before": before.json,
        "after": after.json,
      ])
    case .joined(let other, let record): edit("joined", .id(other), record)
    case .shoe(let shoe): edit("shoe", shoe.map { id in .id(id) })
    case .merged(let merge, let record): edit("merged", merge.json, record)
    case .unmerged(let record): edit("unmerged", nil, record)
    }
  }

  private static func windows(_ cursor: WireCursor?) throws(WireError) -> RunWindows {
    guard let cursor else { return .whole }
    guard let windows = RunWindows(try RunOutline.spans(cursor, limit: RunWindows.limit)) else {
      throw cursor.error(.expected("windows in their order"))
    }
    return windows
  }
}
