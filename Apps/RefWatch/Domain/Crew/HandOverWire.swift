import Core
import Wire

// As it stands in an address: bytes in base64url. Ids that several entries share are told once.
extension HandOver {
  /// The first byte; another layout has another.
  private static let version: UInt8 = 1

  public var text: String {
    var packing = Packing()
    packing.byte(HandOver.version)
    packing.number(epoch)
    packing.number(stage.rank)
    packing.number(UInt64(max(0, elapsed)))
    packing.signed(shownAt.milliseconds)
    packing.byte(runs ? 1 : 0)
    packing.number(score.home)
    packing.number(score.away)
    packing.number(UInt64(max(0, lastOrdinal)))
    packing.number(count)
    let names = sharedIDs
    packing.number(names.count)
    for id in names { packing.id(id) }
    packing.number(events.count)
    for event in events { write(event, names, &packing) }
    return AddressBytes.text(packing.bytes)
  }

  /// Reads what stands in an address; `nil` for anything else. `match` is the match that the
  /// address names.
  public init?(_ text: String, of match: MatchID) {
    guard text.utf8.count <= 4_096, let bytes = AddressBytes.bytes(text) else { return nil }
    var unpacking = Unpacking(bytes)
    do throws(PackingFault) {
      self = try HandOver.read(&unpacking, match)
    } catch { return nil }
    guard unpacking.isAtEnd else { return nil }
  }

  private static func read(
    _ unpacking: inout Unpacking, _ match: MatchID
  ) throws(PackingFault) -> HandOver {
    guard try unpacking.byte() == version else { throw PackingFault() }
    var note = HandOver(
      epoch: try unpacking.count(1_000_000), stage: try stage(&unpacking),
      elapsed: try unpacking.length(), shownAt: Instant(milliseconds: try unpacking.signed()),
      runs: try unpacking.byte() != 0,
      score: BothSides(home: try unpacking.count(1_000), away: try unpacking.count(1_000)),
      lastOrdinal: Int64(try unpacking.count(Int(RefWatchLimits.ordinal))),
      count: try unpacking.count(1_000_000), events: [])
    var names: [MatchEventID] = []
    for _ in 0..<(try unpacking.count(limit * 3)) { names.append(try unpacking.id()) }
    for _ in 0..<(try unpacking.count(limit)) {
      note.events.append(try note.event(&unpacking, names, match))
    }
    return note
  }

  private static func stage(_ unpacking: inout Unpacking) throws(PackingFault) -> Stage {
    let rank = try unpacking.count(255)
    guard let stage = Stage.all.first(where: { stage in stage.rank == rank }) else {
      throw PackingFault()
    }
    return stage
  }

  /// Page lives, batches and people of the entries, each once.
  private var sharedIDs: [MatchEventID] {
    var names: [MatchEventID] = []
    for event in events {
      var ids: [MatchEventID] = [event.boot.retagged()]
      if let batch = event.batch { ids.append(batch.retagged()) }
      if let writer = event.writer { ids.append(writer.retagged()) }
      if case .takeover(let user, _) = event.fact { ids.append(user.retagged()) }
      for id in ids where !names.contains(id) { names.append(id) }
    }
    return names
  }

  // MARK: Entries

  private func write(
    _ event: MatchEvent, _ names: [MatchEventID], _ packing: inout Packing
  ) {
    packing.id(event.id)
    packing.signed(lastOrdinal.minus(event.ordinal))
    packing.number(event.stage.rank)
    packing.number(UInt64(max(0, event.elapsed)))
    packing.signed(shownAt.milliseconds.minus(event.at.milliseconds))
    packing.signed(event.uptime)
    packing.number(names.place(of: event.boot.retagged()))
    packing.number(ClockQuality.allCases.firstIndex(of: event.quality) ?? 0)
    packing.number(names.place(of: event.batch?.retagged()))
    packing.number(names.place(of: event.writer?.retagged()))
    PackedFact.write(event.fact, names, &packing)
  }

  private func event(
    _ unpacking: inout Unpacking, _ names: [MatchEventID], _ match: MatchID
  ) throws(PackingFault) -> MatchEvent {
    let id: MatchEventID = try unpacking.id()
    let ordinal = lastOrdinal.minus(try unpacking.signed())
    let stage = try HandOver.stage(&unpacking)
    let elapsed = try unpacking.length()
    let at = Instant(milliseconds: shownAt.milliseconds.minus(try unpacking.signed()))
    let uptime = try unpacking.signed()
    guard let boot = try names.id(&unpacking) else { throw PackingFault() }
    let quality = ClockQuality.allCases[try unpacking.count(ClockQuality.allCases.count - 1)]
    let batch = try names.id(&unpacking)
    let writer = try names.id(&unpacking)
    let event = MatchEvent(
      id: id, match: match, ordinal: ordinal, stage: stage, elapsed: elapsed, at: at,
      uptime: uptime, boot: boot.retagged(), quality: quality,
      batch: batch.map { batch in batch.retagged() },
      fact: try PackedFact.read(&unpacking, names),
      writer: writer.map { writer in writer.retagged() })
    // What the rules would refuse must not take the take-over with it.
    do throws(RefWatchRejection) { try RefWatchLimits.check(event) } catch { throw PackingFault() }
    return event
  }
}

extension [MatchEventID] {
  /// One more than the place of an id, 0 for none.
  func place(of id: MatchEventID?) -> Int {
    guard let id, let index = firstIndex(of: id) else { return 0 }
    return index + 1
  }

  func id(_ unpacking: inout Unpacking) throws(PackingFault) -> MatchEventID? {
    let place = try unpacking.count(count)
    return place == 0 ? nil : self[place - 1]
  }
}

/// A fact in few bytes: what most matches have most of has a number, everything else travels as in
/// a command.
enum PackedFact {
  static func write(_ fact: Fact, _ names: [MatchEventID], _ packing: inout Packing) {
    switch fact {
    case .kickOff(let side): packing.byte(side == .home ? 1 : 2)
    case .periodStart(let period, let seconds):
      packing.byte(3)
      packing.number(Stage.period(period).rank)
      packing.number(seconds)
    case .periodEnd(let period):
      packing.byte(4)
      packing.number(Stage.period(period).rank)
    case .intervalStart(let gap):
      packing.byte(5)
      packing.number(Stage.gap(gap).rank)
    case .intervalEnd(let gap):
      packing.byte(6)
      packing.number(Stage.gap(gap).rank)
    case .resumption: packing.byte(7)
    case .stoppageEnd: packing.byte(8)
    case .addedTime(let minutes):
      packing.byte(9)
      packing.number(minutes)
    case .takeover(let user, let epoch):
      packing.byte(10)
      packing.number(names.place(of: user.retagged()))
      packing.number(epoch)
    default:
      packing.byte(0)
      packing.text(fact.kind)
      packing.text(fact.payload?.text ?? "")
    }
  }

  static func read(
    _ unpacking: inout Unpacking, _ names: [MatchEventID]
  ) throws(PackingFault) -> Fact {
    switch try unpacking.byte() {
    case 0: return try readWhole(&unpacking)
    case 1: return .kickOff(.home)
    case 2: return .kickOff(.away)
    case 3: return .periodStart(try period(&unpacking), seconds: try unpacking.count(1_000_000))
    case 4: return .periodEnd(try period(&unpacking))
    case 5: return .intervalStart(try gap(&unpacking))
    case 6: return .intervalEnd(try gap(&unpacking))
    case 7: return .resumption
    case 8: return .stoppageEnd
    case 9: return .addedTime(minutes: try unpacking.count(1_000))
    case 10:
      guard let user = try names.id(&unpacking) else { throw PackingFault() }
      return .takeover(by: user.retagged(), epoch: try unpacking.count(1_000_000))
    default: throw PackingFault()
    }
  }

  private static func readWhole(_ unpacking: inout Unpacking) throws(PackingFault) -> Fact {
    let kind = try unpacking.text(limit: 256)
    let payload = try unpacking.text(limit: 4_096)
    do throws(WireError) {
      let body: JSON = .object([
        "kind": .string(kind), "payload": payload.isEmpty ? nil : try JSON.parse(payload),
      ])
      return try Fact(WireCursor(body))
    } catch { throw PackingFault() }
  }

  private static func period(_ unpacking: inout Unpacking) throws(PackingFault) -> Period {
    guard case .period(let period) = try stage(&unpacking) else { throw PackingFault() }
    return period
  }

  private static func gap(_ unpacking: inout Unpacking) throws(PackingFault) -> Gap {
    guard case .gap(let gap) = try stage(&unpacking) else { throw PackingFault() }
    return gap
  }

  private static func stage(_ unpacking: inout Unpacking) throws(PackingFault) -> Stage {
    let rank = try unpacking.count(255)
    guard let stage = Stage.all.first(where: { stage in stage.rank == rank }) else {
      throw PackingFault()
    }
    return stage
  }
}
