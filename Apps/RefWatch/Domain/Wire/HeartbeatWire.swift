import Core
import Wire

extension Heartbeat: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      match: try cursor.required("match").id(),
      start: try ClockReading(cursor.required("start")),
      reading: try ClockReading(cursor.required("reading")),
      sinceStart: try cursor.required("sinceStart").integer(),
      stepped: try cursor.required("stepped").integer())
  }

  public var json: JSON {
    .object([
      "match": .id(match), "start": start.json, "reading": reading.json,
      "sinceStart": .integer(sinceStart), "stepped": .integer(stepped),
    ])
  }
}

extension ClockReading: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      wall: try cursor.required("wall").instant(), uptime: try cursor.required("uptime").integer(),
      boot: try cursor.required("boot").id())
  }

  public var json: JSON {
    .object(["wall": .instant(wall), "uptime": .integer(uptime), "boot": .id(boot)])
  }
}

extension ServerOffset: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      milliseconds: try cursor.required("ahead").integer(),
      doubt: try cursor.required("doubt").integer(in: 0...60_000),
      taken: try cursor.required("taken").instant())
  }

  public var json: JSON {
    .object([
      "ahead": .integer(milliseconds), "doubt": .integer(doubt), "taken": .instant(taken),
    ])
  }
}
