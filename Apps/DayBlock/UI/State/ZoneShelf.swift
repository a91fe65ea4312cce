import Calendar
import Core
import Wire

/// The rules of zones: those of the device's own, and those that the server told because the
/// device has no history of zones.
///
/// Where the rules of the device's zone say something else than its clock, the clock is believed:
/// what is recorded now has its offset too.
struct ZoneShelf {
  /// The device's zone, with the offset that its clock shows.
  private var zone: Zone
  private(set) var device: ZoneRules {
    didSet { number += 1 }
  }
  /// Another one for other rules of the device's zone.
  private(set) var number = 0
  /// Those with their history, by name.
  private var told: [(name: String, rules: ZoneRules)] = []
  /// Those that were asked for, so that each is asked for once.
  private var asked: [String] = []
  /// Those of them that nobody has answered yet.
  private var pending: [String] = []

  init(device zone: Zone) {
    self.zone = zone
    device = ZoneTable.rules(named: zone.name) ?? ZoneShelf.unknown(zone)
  }

  /// The name of the device's zone.
  var name: String { zone.name }

  /// Takes over where the device is now, and what its clock shows.
  mutating func follow(_ zone: Zone, at now: Instant) {
    guard !sameBytes(zone.name, name) || device.offset(at: now) != zone.offset else { return }
    self.zone = zone
    let rules = rules(named: zone.name) ?? ZoneShelf.unknown(zone)
    device = rules.believing(zone.offset, at: now)
  }

  /// What is known of a zone: its history where the server told it, else its present rules.
  func rules(named name: String) -> ZoneRules? {
    for known in told where sameBytes(known.name, name) { return known.rules }
    return ZoneTable.rules(named: name)
  }

  /// Whether its history is yet to be asked for; afterwards it has been.
  mutating func mustAsk(_ name: String) -> Bool {
    guard !isTold(name), !asked.contains(where: { word in sameBytes(word, name) }) else {
      return false
    }
    asked.append(name)
    pending.append(name)
    return true
  }

  /// Whether its history is on its way.
  func isPending(_ name: String) -> Bool { pending.contains { word in sameBytes(word, name) } }

  /// Whether its history is known.
  func isTold(_ name: String) -> Bool { told.contains { known in sameBytes(known.name, name) } }

  /// Keeps what the server said: `{"tzif": "<base64>"}`. Anything else is asked for again another
  /// time.
  mutating func receive(_ name: String, _ answer: HostAnswer, at now: Instant) {
    pending.removeAll { word in sameBytes(word, name) }
    guard let rules = answer.read(ZoneShelf.decode) else {
      asked.removeAll { word in sameBytes(word, name) }
      return
    }
    guard let rules else { return }
    told.append((name, rules))
    if sameBytes(name, self.name) { device = rules.believing(zone.offset, at: now) }
  }

  private static func decode(_ cursor: WireCursor) throws(WireError) -> ZoneRules? {
    let text = try cursor.required("tzif").string(limit: 1 << 20)
    guard let bytes = Radix64.bytes(text) else { return nil }
    do throws(ZoneRulesError) { return try ZoneRules(tzif: bytes) } catch { return nil }
  }

  /// The rules of a zone that the table does not have.
  private static func unknown(_ zone: Zone) -> ZoneRules {
    ZoneRules(fixedOffset: zone.offset, designation: zone.name)
  }
}

extension DayBlockFeature.State {
  /// What is known of a zone's rules; of the device's where nothing is.
  func rules(named name: String) -> ZoneRules {
    sameBytes(name, zones.name) ? rules : zones.rules(named: name) ?? rules
  }

  /// Asks the server for a zone's history, once, for days under rules that the device does not
  /// know.
  mutating func wantHistory(of name: String) -> Effects {
    guard isOnline, hasAccount, zones.mustAsk(name) else { return [] }
    let path = "/api/day/zones?name=" + percentEncoded(name)
    return ask(get: path, answer: { answer in .zone(name, answer) })
  }
}
