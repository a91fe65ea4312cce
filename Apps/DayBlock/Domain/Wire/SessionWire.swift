import Core
import Wire

// Tens of thousands of these are read when an app is opened: names are one or two letters, what
// follows from the rest is left out.
//
// b block, d day, z zone, t time, u units, r remainder, c carried, m memo, o origin, s source,
// i import, n run, f friends, e edited, k clock suspect, a made at, x deleted at.

extension DaySession {
  var body: JSON {
    let (usual, rest) = DayClock.units(of: segments, carried: carried)
    let isUsual = usual == units && rest == remainder
    return .object([
      "b": .id(block), "d": .day(day), "z": .string(zone), "t": .segments(segments),
      "u": isUsual ? nil : .units(units, from: startedAt), "r": isUsual ? nil : .int(remainder),
      "c": .unlessZero(carried), "m": .text(memo), "o": origin == .timer ? nil : .word(origin),
      "s": source.map { source in .string(source) }, "i": batch.map { batch in .id(batch) },
      "n": run.map { run in run.retagged() == id ? .bool(true) : .id(run) },
      "f": friends.isEmpty ? nil : .friends(friends), "e": .flag(isEdited),
      "k": .flag(isClockSuspect), "a": .instant(createdAt), "x": .instant(of: deletedAt),
    ])
  }

  init(id: DaySessionID, _ body: WireCursor) throws(WireError) {
    let segments = try body.required("t").segments()
    let carried = try body.optional("c")?.int(in: 0...Int64(DayUnit.seconds - 1)) ?? 0
    var (units, remainder) = DayClock.units(of: segments, carried: carried)
    if let cursor = try body.optional("u") {
      units = try cursor.units(in: segments)
      remainder = try body.required("r").int(in: 0...Int64(DayUnit.seconds - 1))
    }
    self.init(
      id: id, block: try body.required("b").id(), run: try DaySession.run(id, body),
      day: try body.required("d").day(), zone: try body.required("z").string(),
      segments: segments, units: units, remainder: remainder, carried: carried,
      memo: try body.text("m"), origin: try body.optional("o")?.word() ?? .timer,
      source: try body.optional("s")?.string(), batch: try body.optional("i")?.id(),
      createdAt: try body.required("a").time())
    friends = try body.optional("f")?.friends() ?? []
    isEdited = try body.flag("e")
    isClockSuspect = try body.flag("k")
    deletedAt = try body.time("x")
  }

  private static func run(_ id: DaySessionID, _ body: WireCursor) throws(WireError) -> DayRunID? {
    guard let cursor = try body.optional("n") else { return nil }
    if case .bool(true) = cursor.value { return id.retagged() }
    return try cursor.id()
  }
}

extension DayEdition {
  var body: JSON {
    .object([
      "number": .int(number), "at": .instant(at), "id": .id(session.id), "session": session.body,
    ])
  }

  init(id: ID<DayEdition>, _ body: WireCursor) throws(WireError) {
    let session = try DaySession(id: body.required("id").id(), body.required("session"))
    self.init(
      number: try body.required("number").int(in: 1...Int64(Int32.max)),
      at: try body.required("at").time(), session: session)
    guard self.id == id else { throw body.error(.expected("an edition of its id")) }
  }
}

extension WireCursor {
  /// People, nobody twice, in ascending order.
  func friends() throws(WireError) -> [DayFriendID] { DaySession.inOrder(try ids()) }
}

extension JSON {
  static func friends(_ friends: [DayFriendID]) -> JSON { .ids(friends) }
}
