import Core
import Wire

extension MatchTrack {
  public var body: JSON {
    .object([
      "match": .id(match), "name": .text(name), "startedAt": .instant(startedAt),
      "code": .string(code), "offsetMs": offset.map { offset in .integer(offset) },
      "shift": shift == 0 ? nil : .int(shift),
    ])
  }

  public init(id: MatchTrackID, _ body: WireCursor) throws(WireError) {
    self.init(
      id: id, match: try body.required("match").id(), name: try body.text("name"),
      startedAt: try body.required("startedAt").time(),
      code: try body.required("code").string(limit: RefWatchLimits.trackCode),
      // As far as two instants can lie apart.
      offset: try body.optional("offsetMs")?.integer(
        in: -17_280_000_000_000_000...17_280_000_000_000_000))
    shift = try body.optional("shift")?.trackShift() ?? 0
  }
}

extension WireCursor {
  func trackShift() throws(WireError) -> Int {
    try int(in: -Int64(RefWatchLimits.trackShift)...Int64(RefWatchLimits.trackShift))
  }
}

extension JSON {
  static func trackShift(_ seconds: Int) -> JSON { .int(seconds) }
}
