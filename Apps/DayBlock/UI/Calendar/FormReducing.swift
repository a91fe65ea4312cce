import Calendar
import Core
import DayBlockDomain
import Design

// Times that are typed.
extension DayBlockFeature.State {
  mutating func reduceForm(_ action: TimeFormAction, _ moment: Moment) -> Effects {
    guard var form = calendar.form else { return [] }
    form.refusal = nil
    form.asked = []
    switch action {
    case .block(let text): form.block = BlockID(text)
    case .day(let text): form.day = text
    case .start(let text): form.start = text
    case .end(let text): form.end = text
    case .minutes(let text): form.minutes = text
    case .memo(let text): form.memo = text
    case .friend(let friend): form.toggle(friend)
    case .friendSearch(let text): form.friendSearch = text
    case .byLength(let isOn): form.choose(byLength: isOn, rules(named: form.zone))
    case .startSecond(let isOn): form.startSecond = isOn
    case .endSecond(let isOn): form.endSecond = isOn
    case .sent: return send(form, isMeant: false, moment)
    case .meant: return send(form, isMeant: true, moment)
    case .planned: return plan(form)
    case .unmeant:
      calendar.form = form
      return [.tell(.focus(elementID: "day-time-start"))]
    }
    calendar.form = form
    return []
  }

  /// An empty form for a day: the last half hour that is over, of the block last played.
  mutating func beginForm(on day: CivilDate?) {
    let clock = now.civil(offset: rules.offset(at: now))
    let half = clock.time.second / 1_800 * 1_800
    let isToday = day == nil || day == today
    let end = isToday ? half : 36_000
    let start = max(0, end - 1_800)
    let date = isToday ? clock.date : day ?? today
    var form = TimeForm(
      session: nil, zone: zone.name, day: date.description, start: TimeForm.clock(start),
      end: TimeForm.clock(end == start ? start + 1_800 : end))
    form.block = settings.focus.flatMap { id in replica.isShown(id) ? id : nil }
    calendar.form = form
  }

  /// A form for time that nothing was recorded of.
  mutating func addGap(from: Instant, to: Instant) -> Effects {
    let effects = keepDraft() + go(.addSession(day(of: from)))
    let begin = from.civil(offset: rules.offset(at: from))
    let end = to.civil(offset: rules.offset(at: to))
    guard var form = calendar.form else { return effects }
    form.day = begin.date.description
    form.start = TimeForm.clock(begin.time.second)
    form.end = TimeForm.clock(end.time.second)
    form.startSecond = rules.isSecond(from)
    form.endSecond = rules.isSecond(to)
    calendar.form = form
    return effects
  }

  /// What is doubtful is asked about first.
  private mutating func send(_ form: TimeForm, isMeant: Bool, _ moment: Moment) -> Effects {
    var form = form
    form.isSent = true
    let rules = rules(named: form.zone)
    let reading = form.read(rules)
    guard let stretch = reading.stretch, reading.fault == nil, let block = form.block else {
      calendar.form = form
      return feel(.error)
    }
    let asked = isMeant ? [] : doubts(form, stretch)
    guard asked.isEmpty else {
      form.asked = asked
      calendar.form = form
      return feel(.warning) + [.tell(.focus(elementID: TimeQuestion.id))]
    }
    if let id = form.session {
      guard let session = recorded(id) else { return [] }
      let segments = session.segments(to: stretch, rules)
      return finish(form, .editSession(id, [.segments(segments)])) {
        state in state.change(session, to: segments)
      }
    }
    let new = NewSession(
      id: moment.id(0x50), block: block, zone: form.zone,
      segments: TimeStretch.segments(of: [stretch], rules: rules, like: nil), memo: form.memo,
      friends: form.friends, origin: .manual)
    let times = words.times(new.segments[0], new.segments[new.segments.count - 1])
    return finish(form, .addSession(new)) { state in
      state.settle(
        .addSession(new),
        said: state.words(EditText.added, name: state.face(of: block).name, text: times),
        undo: [.deleteSession(new.id)])
    }
  }

  /// Adds what is to come to the plans of its block.
  private mutating func plan(_ form: TimeForm) -> Effects {
    guard let id = form.block, let block = replica.block(id), let new = plan(of: form) else {
      return []
    }
    let command = DayBlockCommand.editBlock(id, [.plans(block.plans + [new])])
    return finish(form, command) { state in
      state.settle(
        command,
        said: state.words(
          EditText.planned, name: block.name,
          text: state.words.plan(new, firstWeekday: state.firstWeekday)),
        undo: [.editBlock(id, [.plans(block.plans)])])
    }
  }

  /// Closes the form and does what it says, where the rules take it; else the form says why not.
  private mutating func finish(
    _ form: TimeForm, _ command: DayBlockCommand,
    act: (inout DayBlockFeature.State) -> Effects
  ) -> Effects {
    if let rejection = refusal(of: command) {
      var form = form
      form.refusal = words.reason(rejection)
      calendar.form = form
      return feel(.error)
    }
    calendar.form = nil
    calendar.sheet = nil
    var effects = feel(.light) + act(&self)
    if case .addSession = route { effects += close() }
    return effects
  }
}

extension DaySession {
  /// Its segments with another begin and end: moved where it stays as long, else cut or drawn out.
  /// Whose minute stays the same keeps its seconds.
  func segments(to stretch: TimeStretch, _ rules: ZoneRules) -> [DaySegment] {
    let from = minute(stretch.from) == minute(startedAt) ? startedAt : stretch.from
    let to = minute(stretch.to) == minute(endedAt) ? endedAt : stretch.to
    guard from != startedAt || to != endedAt else { return segments }
    // Moved as a whole it keeps its pauses, and the seconds of its ends.
    let by = minute(stretch.from) - minute(startedAt)
    if minute(stretch.to) - minute(endedAt) == by {
      return TimeStretch.segments(
        of: segments.map { segment in
          TimeStretch(
            from: segment.start.advanced(byMilliseconds: by * 60_000),
            to: segment.end.advanced(byMilliseconds: by * 60_000))
        }, rules: rules, like: segments.first)
    }
    let stretches = segments.map { segment in
      TimeStretch(from: segment.start, to: segment.end)
    }
    return TimeStretch.segments(
      of: TimeStretch.fitted(stretches, from: from, to: to), rules: rules, like: segments.first)
  }
}

/// Minutes since 1970.
private func minute(_ instant: Instant) -> Int64 { instant.milliseconds / 60_000 }

extension ZoneRules {
  /// Whether the clock shows an instant's time for the second time.
  func isSecond(_ instant: Instant) -> Bool {
    if case .ambiguous(_, let second) = instants(of: civil(at: instant)) {
      return minute(second) == minute(instant)
    }
    return false
  }
}

extension TimeForm {
  /// The times of what was recorded, to be made exact.
  init(session: DaySession, segments: [DaySegment]) {
    let first = segments.first
    let last = segments.last
    let begin = (first?.start ?? session.startedAt).civil(offset: first?.offset ?? 0)
    let end = (last?.end ?? session.endedAt).civil(offset: last?.offset ?? 0)
    self.init(
      session: session.id, zone: session.zone, day: begin.date.description,
      start: TimeForm.clock(begin.time.second), end: TimeForm.clock(end.time.second))
  }

  /// `HH:MM`, as a field of times wants it.
  static func clock(_ second: Int) -> String {
    let time = TimeOfDay(second: min(max(second, 0), 86_399)) ?? .midnight
    return String(time.description.prefix(5))
  }

  mutating func toggle(_ friend: DayFriendID) {
    if let index = friends.firstIndex(of: friend) {
      friends.remove(at: index)
    } else {
      friends.append(friend)
    }
  }

  /// Turns the end into a length, or back.
  mutating func choose(byLength isOn: Bool, _ rules: ZoneRules) {
    guard byLength != isOn else { return }
    if let stretch = read(rules).stretch {
      minutes = String((stretch.to.milliseconds - stretch.from.milliseconds) / 60_000)
      end = TimeForm.clock(rules.civil(at: stretch.to).time.second)
    }
    byLength = isOn
  }
}
