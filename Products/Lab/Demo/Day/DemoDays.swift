import Calendar
import Core
import DayBlockDomain

/// A year of one person's DayBlock, as the commands their phone would have sent.
struct DemoDays {
  private let person: DemoPerson
  private let now: Instant
  private let names: DemoBlockNames
  private var dice: Dice
  private(set) var phone: DemoPhone<DayBlockDomain>
  private var blocks: [BlockID] = []

  private static let days = 365
  private static let minute: Int64 = 60_000
  /// Days ago on which nobody did anything: they were away.
  private static let away = 141...152
  /// Days for which what is discarded can be brought back.
  private static let recent = 25

  init(_ person: DemoPerson, user: UserID, until now: Instant) throws(ZoneRulesError) {
    self.person = person
    self.now = now
    names = .of(person.language)
    dice = Dice(seed: person.seed &+ 2_000)
    phone = try DemoPhone(person, user: user, &dice)
    let today = phone.zone.civil(at: now).date
    arrange(today.adding(days: -Self.days))
    for ago in (0..<Self.days).reversed() { live(today.adding(days: -ago), ago) }
    if person.isTracking { begin() }
  }

  // MARK: Arranging

  /// Groups and blocks, early in the morning of the first day.
  private mutating func arrange(_ day: CivilDate) {
    let start = phone.instant(day, 6 * 60 - 20)
    phone.send(.setSetting(phone.user, .welcomed(true)), at: start, &dice)
    if person.boundary > 0 {
      phone.send(.setSetting(phone.user, .boundary(person.boundary)), at: start, &dice)
    }
    var groups = [BlockGroup.defaultID(of: phone.user)]
    var place = SortKey.first
    for name in names.groups {
      let moment = phone.moment(start, &dice)
      let id: BlockGroupID = moment.id()
      place = .between(place, nil)
      phone.send(.addGroup(NewGroup(id: id, name: name, sortKey: place)), moment)
      groups.append(id)
    }
    place = .first
    for (index, block) in DemoBlock.all.enumerated() {
      let moment = phone.moment(
        start.advanced(byMilliseconds: Int64(index) * Self.minute / 2), &dice)
      let id: BlockID = moment.id()
      let new = NewBlock(
        id: id, group: groups[block.group], name: names.blocks[index], icon: block.icon,
        color: block.color, sortKey: place)
      phone.send(.addBlock(new), moment)
      place = .between(place, nil)
      blocks.append(id)
      let edits = edits(block, from: day)
      if !edits.isEmpty { phone.send(.editBlock(id, edits), at: moment.instant, &dice) }
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
      phone.send(
        .editBlock(blocks[index], [.archived(true)]), at: phone.instant(day, 6 * 60), &dice)
    }
    guard !Self.away.contains(ago), dice.happens(97) else { return }
    for habit in DemoHabit.all where habit.days.contains(day.weekday) {
      let isOver = ago <= DemoBlock.all[habit.block].archived ?? -1
      guard dice.happens(habit.percent * person.diligence / 100), !isOver else { continue }
      let seconds = Int64(dice.roll(0...59)) * 1_000
      let start = phone.instant(day, dice.roll(habit.start)).advanced(byMilliseconds: seconds)
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
      phone.send(
        .takeStep(id, .pause(at: stopped, changes: changes(id, stopped))), at: stopped, &dice)
      let offset = phone.zone.offset(at: resumed)
      phone.send(.takeStep(id, .resume(at: resumed, offset: offset)), at: resumed, &dice)
    }
    if ago <= Self.recent, dice.happens(4) {
      phone.send(.takeStep(id, .discard(at: end)), at: end, &dice)
      return
    }
    let memo = dice.happens(16) ? dice.pick(names.memos[habit.block]) : ""
    let step = DayRunStep.finish(at: end, changes: changes(id, end), memo: memo)
    phone.send(.takeStep(id, step), at: end, &dice)
    let after = end.advanced(byMilliseconds: 2 * Self.minute)
    if dice.happens(3) {
      trim(id.retagged(), phone.moment(after, &dice))
    } else if ago <= Self.recent, dice.happens(2) {
      phone.send(.deleteSession(id.retagged()), at: after, &dice)
    }
  }

  private mutating func startRun(of block: Int, at start: Instant) -> DayRunID? {
    let moment = phone.moment(start, &dice)
    let run = DayRun(
      id: moment.id(), block: blocks[block], blockName: names.blocks[block],
      zone: person.zoneName, startedAt: start, offset: moment.zone.offset, device: names.device)
    return phone.send(.startRun(run), moment) ? run.id : nil
  }

  /// The timer was forgotten for a few minutes.
  private mutating func trim(_ id: DaySessionID, _ moment: Moment) {
    guard let session = phone.replica.session(id), let last = session.segments.last else { return }
    let end = last.end.advanced(byMilliseconds: -Int64(dice.roll(3...9)) * Self.minute)
    guard last.start < end else { return }
    let segment = DaySegment(start: last.start, end: end, offset: last.offset)
    phone.send(.editSession(id, [.segments(session.segments.dropLast() + [segment])]), moment)
  }

  /// What is under way now.
  private mutating func begin() {
    let start = now.advanced(byMilliseconds: -47 * Self.minute)
    guard startRun(of: 0, at: start) != nil else { return }
    phone.send(.setSetting(phone.user, .focus(blocks[0])), at: start, &dice)
  }

  /// Of the offset, since the stretch under way began.
  private func changes(_ run: DayRunID, _ at: Instant) -> [OffsetChange] {
    guard let since = phone.replica.run(run)?.since else { return [] }
    return DayClock.changes(in: phone.zone, from: since.at, to: at)
  }
}
