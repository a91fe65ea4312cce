import Calendar
import Core
import DayBlockDomain
import Sync

/// A year of one person's DayBlock, as the commands their phone would have sent.
///
/// The commands are decided here as on a phone, on a replica of their own.
struct DemoDays {
  let user: UserID
  let device: DeviceID
  private let person: DemoPerson
  private let zone: ZoneRules
  private let now: Instant
  private let names: DemoBlockNames
  private var dice: Dice
  private var replica = DayBlockReplica()
  private var blocks: [BlockID] = []
  private(set) var commands: [CommandEnvelope] = []

  private static let days = 365
  private static let minute: Int64 = 60_000
  /// Days ago on which nobody did anything: they were away.
  private static let away = 141...152
  /// Days for which what is discarded can be brought back.
  private static let recent = 25

  init(_ person: DemoPerson, user: UserID, until now: Instant) throws(ZoneRulesError) {
    self.person = person
    self.user = user
    self.now = now
    zone = try ZoneRules(posix: person.zoneRule)
    names = .of(person.language)
    dice = Dice(seed: person.seed &+ 2_000)
    device = DeviceID(high: dice.next(), low: dice.next())
    let today = zone.civil(at: now).date
    arrange(today.adding(days: -Self.days))
    for ago in (0..<Self.days).reversed() { live(today.adding(days: -ago), ago) }
    if person.isTracking { begin() }
  }

  // MARK: Arranging

  /// Groups and blocks, early in the morning of the first day.
  private mutating func arrange(_ day: CivilDate) {
    let start = instant(day, 6 * 60 - 20)
    send(.setSetting(user, .welcomed(true)), moment(start))
    if person.boundary > 0 { send(.setSetting(user, .boundary(person.boundary)), moment(start)) }
    var groups = [BlockGroup.defaultID(of: user)]
    var place = SortKey.first
    for name in names.groups {
      let moment = moment(start)
      let id: BlockGroupID = moment.id()
      place = .between(place, nil)
      send(.addGroup(NewGroup(id: id, name: name, sortKey: place)), moment)
      groups.append(id)
    }
    place = .first
    for (index, block) in DemoBlock.all.enumerated() {
      let moment = moment(start.advanced(byMilliseconds: Int64(index) * Self.minute / 2))
      let id: BlockID = moment.id()
      let new = NewBlock(
        id: id, group: groups[block.group], name: names.blocks[index], icon: block.icon,
        color: block.color, sortKey: place)
      send(.addBlock(new), moment)
      place = .between(place, nil)
      blocks.append(id)
      let edits = edits(block, from: day)
      if !edits.isEmpty { send(.editBlock(id, edits), self.moment(moment.instant)) }
    }
  }

  private func edits(_ block: DemoBlock, from day: CivilDate) -> [BlockEdit] {
    var edits: [BlockEdit] = []
    if block.isGolden { edits.append(.golden(true)) }
    if let goal = block.goal { edits.append(.goal(goal)) }
    if let (days, start, minutes) = block.plan, let time = TimeOfDay(second: start * 60) {
      let plan = BlockPlan(
        from: day, rule: .weekly(days), start: time, minutes: minutes, zone: person.zoneName)
      edits.append(.plans([plan]))
    }
    return edits
  }

  // MARK: Living

  private mutating func live(_ day: CivilDate, _ ago: Int) {
    for (index, block) in DemoBlock.all.enumerated() where block.archived == ago {
      send(.editBlock(blocks[index], [.archived(true)]), moment(instant(day, 6 * 60)))
    }
    guard !Self.away.contains(ago), dice.happens(97) else { return }
    for habit in DemoHabit.all where habit.days.contains(day.weekday) {
      let isOver = ago <= DemoBlock.all[habit.block].archived ?? -1
      guard dice.happens(habit.percent * person.diligence / 100), !isOver else { continue }
      let seconds = Int64(dice.roll(0...59)) * 1_000
      let start = instant(day, dice.roll(habit.start)).advanced(byMilliseconds: seconds)
      work(habit, from: start, ago)
    }
  }

  /// One run of a block, and what becomes of it.
  private mutating func work(_ habit: DemoHabit, from start: Instant, _ ago: Int) {
    let length = Int64(dice.roll(habit.minutes)) * Self.minute + Int64(dice.roll(0...59)) * 1_000
    let pause = dice.happens(habit.pauses) ? Int64(dice.roll(4...25)) * Self.minute : 0
    let end = start.advanced(byMilliseconds: length + pause)
    guard end < now.advanced(byMilliseconds: -60 * Self.minute) else { return }
    guard let id = startRun(of: habit.block, at: start) else { return }
    if pause > 0 {
      let stopped = start.advanced(byMilliseconds: length * Int64(dice.roll(30...70)) / 100)
      let resumed = stopped.advanced(byMilliseconds: pause)
      send(.takeStep(id, .pause(at: stopped, changes: changes(id, stopped))), moment(stopped))
      let offset = zone.offset(at: resumed)
      send(.takeStep(id, .resume(at: resumed, offset: offset)), moment(resumed))
    }
    if ago <= Self.recent, dice.happens(4) {
      send(.takeStep(id, .discard(at: end)), moment(end))
      return
    }
    let memo = dice.happens(16) ? dice.pick(names.memos[habit.block]) : ""
    let step = DayRunStep.finish(at: end, changes: changes(id, end), memo: memo)
    send(.takeStep(id, step), moment(end))
    let after = end.advanced(byMilliseconds: 2 * Self.minute)
    if dice.happens(3) {
      trim(id.retagged(), moment(after))
    } else if ago <= Self.recent, dice.happens(2) {
      send(.deleteSession(id.retagged()), moment(after))
    }
  }

  private mutating func startRun(of block: Int, at start: Instant) -> DayRunID? {
    let moment = moment(start)
    let run = DayRun(
      id: moment.id(), block: blocks[block], blockName: names.blocks[block],
      zone: person.zoneName, startedAt: start, offset: moment.zone.offset, device: names.device)
    return send(.startRun(run), moment) ? run.id : nil
  }

  /// The timer was forgotten for a few minutes.
  private mutating func trim(_ id: DaySessionID, _ moment: Moment) {
    guard let session = replica.session(id), let last = session.segments.last else { return }
    let end = last.end.advanced(byMilliseconds: -Int64(dice.roll(3...9)) * Self.minute)
    guard last.start < end else { return }
    let segment = DaySegment(start: last.start, end: end, offset: last.offset)
    send(.editSession(id, [.segments(session.segments.dropLast() + [segment])]), moment)
  }

  /// What is under way now.
  private mutating func begin() {
    let start = now.advanced(byMilliseconds: -47 * Self.minute)
    guard startRun(of: 0, at: start) != nil else { return }
    send(.setSetting(user, .focus(blocks[0])), moment(start))
  }

  // MARK: Sending

  /// Of the offset, since the stretch under way began.
  private func changes(_ run: DayRunID, _ at: Instant) -> [OffsetChange] {
    guard let since = replica.run(run)?.since else { return [] }
    return DayClock.changes(in: zone, from: since.at, to: at)
  }

  private func instant(_ day: CivilDate, _ minutes: Int) -> Instant {
    zone.instant(of: CivilDateTime(day, TimeOfDay(second: minutes * 60) ?? .noon))
  }

  private mutating func moment(_ instant: Instant) -> Moment {
    Moment(
      instant: instant, zone: Zone(name: person.zoneName, offset: zone.offset(at: instant)),
      entropy: dice.entropy())
  }

  /// Decides a command as the phone does and, when it is accepted, puts it among those to send.
  @discardableResult
  private mutating func send(_ command: DayBlockCommand, _ moment: Moment) -> Bool {
    let id: CommandID = moment.id(90)
    let context = DecideContext(actor: user, command: id, at: moment.instant)
    guard let changes = try? DayBlockDomain.decide(command, context, in: replica) else {
      return false
    }
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
        known: Int64(commands.count)))
    return true
  }
}
