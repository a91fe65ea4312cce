import Calendar
import Core
import Sync

/// One app on a demo person's phone. It decides commands as a device does, on a replica of its own,
/// so that each is made of what the person saw at the time.
struct DemoPhone<Domain: SyncDomain> {
  let user: UserID
  let zone: ZoneRules
  private let zoneName: String
  private let device: DeviceID
  private(set) var replica = Domain.Replica()
  /// What was accepted, in its order.
  private(set) var commands: [CommandEnvelope] = []

  init(_ person: DemoPerson, user: UserID, _ dice: inout Dice) throws(ZoneRulesError) {
    self.user = user
    zone = try ZoneRules(posix: person.zoneRule)
    zoneName = person.zoneName
    device = DeviceID(high: dice.next(), low: dice.next())
  }

  /// So many minutes after midnight of a day.
  func instant(_ day: CivilDate, _ minutes: Int) -> Instant {
    zone.instant(of: CivilDateTime(day, TimeOfDay(second: minutes * 60) ?? .noon))
  }

  func moment(_ instant: Instant, _ dice: inout Dice) -> Moment {
    Moment(
      instant: instant, zone: Zone(name: zoneName, offset: zone.offset(at: instant)),
      entropy: dice.entropy())
  }

  mutating func send(_ command: Domain.Command, at instant: Instant, _ dice: inout Dice) {
    send(command, moment(instant, &dice))
  }

  /// Decides a command, and keeps it where it is accepted; whether it is.
  @discardableResult
  mutating func send(
    _ command: Domain.Command, content: String? = nil, _ moment: Moment
  ) -> Bool {
    // Several may be sent in one moment, whose first ids are for what they make.
    let id: CommandID = moment.id(1_000 + UInt64(commands.count))
    let context = DecideContext(actor: user, command: id, at: moment.instant)
    guard let changes = try? Domain.decide(command, context, in: replica) else { return false }
    for change in changes {
      switch change {
      case .put(_, let entity): replica.set(entity.key, to: entity)
      case .remove(_, let key): replica.set(key, to: nil)
      case .join, .leave: break
      }
    }
    commands.append(
      CommandEnvelope(
        id: id, device: device, dseq: Int64(commands.count) + 1, system: command.system,
        name: command.name, version: command.version, at: moment.instant, args: command.args,
        content: content, known: Int64(commands.count)))
    return true
  }
}
