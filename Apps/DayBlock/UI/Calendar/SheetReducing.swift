import Calendar
import Core
import DayBlockDomain
import Design

// What can be done with what was recorded.
extension DayBlockFeature.State {
  mutating func reduceSheet(_ action: CalendarAction, _ moment: Moment) -> Effects {
    switch action {
    case .menuOpened(let id): return open(.menu(id))
    case .timesWanted(let id): return openTimes(id)
    case .splitWanted(let id):
      guard let session = recorded(id) else { return [] }
      return open(.split(id, minute: SplitRange(session).middle))
    case .blockWanted(let id): return open(.block(id))
    case .versionsWanted(let id): return open(.versions(id))
    case .sheetClosed:
      calendar.sheet = nil
      calendar.form = nil
    case .deleted(let id): return delete(id)
    case .splitMoved(let text):
      guard case .split(let id, _) = calendar.sheet, let minute = Int(text) else { return [] }
      calendar.sheet = .split(id, minute: minute)
    case .splitDone: return split(moment)
    case .blockChosen(let block): return move(to: block)
    case .versionRestored(let number): return restore(number)
    default: break
    }
    return []
  }

  private mutating func open(_ sheet: CalendarSheet) -> Effects {
    guard recorded(sheet.session) != nil else { return [] }
    let effects = keepDraft()
    calendar.sheet = sheet
    return effects
  }

  private mutating func openTimes(_ id: DaySessionID) -> Effects {
    guard let session = recorded(id) else { return [] }
    // What was moved about just now is in the replica only after this turn.
    let segments = drafted(session)
    let effects = open(.times(id))
    var form = TimeForm(session: session, segments: segments)
    form.block = session.block
    let rules = rules(named: session.zone)
    form.startSecond = rules.isSecond(segments.first?.start ?? session.startedAt)
    form.endSecond = rules.isSecond(segments.last?.end ?? session.endedAt)
    calendar.form = form
    return effects + wantHistory(of: session.zone)
  }

  /// At once; what is deleted comes back with Undo, and for 30 days.
  private mutating func delete(_ id: DaySessionID) -> Effects {
    guard recorded(id) != nil else { return [] }
    calendar.sheet = nil
    calendar.draft = nil
    var effects = feel(.warning)
    effects += settle(
      .deleteSession(id), said: words(EditText.deleted), undo: [.restoreSession(id)])
    // Nothing is left to look at.
    if screen == .session(id) { effects += close() }
    return effects
  }

  private mutating func split(_ moment: Moment) -> Effects {
    guard case .split(let id, let minute) = calendar.sheet, let session = recorded(id)
    else { return [] }
    calendar.sheet = nil
    let into: DaySessionID = moment.id(0x51)
    return settle(
      .splitSession(id, at: SplitRange(session).instant(minute), into: into),
      said: words(EditText.wasSplit),
      undo: [.deleteSession(into), .editSession(id, [.segments(session.segments)])])
  }

  private mutating func move(to block: BlockID) -> Effects {
    guard case .block(let id) = calendar.sheet, let session = recorded(id) else { return [] }
    calendar.sheet = nil
    guard block != session.block else { return [] }
    let isBack = replica.isShown(session.block)
    return settle(
      .editSession(id, [.block(block)]),
      said: words(EditText.belongsTo, name: face(of: block).name),
      undo: isBack ? [.editSession(id, [.block(session.block)])] : [])
  }

  /// Makes what was recorded what it was before; what it is now becomes an earlier version.
  private mutating func restore(_ number: Int) -> Effects {
    guard case .versions(let id) = calendar.sheet, let now = recorded(id),
      let edition = replica.editions(of: id).first(where: { one in one.number == number })
    else { return [] }
    calendar.sheet = nil
    let edits = now.edits(to: edition.session, knows: { block in replica.isShown(block) })
    guard !edits.isEmpty else { return [] }
    let back = edition.session.edits(to: now, knows: { block in replica.isShown(block) })
    return settle(
      .editSession(id, edits), said: words(EditText.restored), undo: [.editSession(id, back)])
  }
}

extension DaySession {
  /// What makes it what another version of it was; without blocks that are gone.
  fileprivate func edits(to other: DaySession, knows: (BlockID) -> Bool) -> [SessionEdit] {
    var edits: [SessionEdit] = []
    if other.block != block, knows(other.block) { edits.append(.block(other.block)) }
    if other.segments != segments { edits.append(.segments(other.segments)) }
    if !sameBytes(other.memo, memo) { edits.append(.memo(from: memo, to: other.memo)) }
    return edits
  }
}

/// Where something can be split: by minutes from its start.
struct SplitRange: Hashable {
  let start: Instant
  let end: Instant
  let offset: Int

  init(_ session: DaySession) {
    start = session.startedAt
    end = session.endedAt
    offset = session.startOffset
  }

  /// Whole minutes that it lasts, pauses counted.
  var minutes: Int { Int((end.milliseconds - start.milliseconds) / 60_000) }

  /// Whether there is anything to split.
  var isLongEnough: Bool { minutes >= 2 }

  var middle: Int { max(1, minutes / 10 * 5) }

  func instant(_ minute: Int) -> Instant {
    start.advanced(byMilliseconds: Int64(min(max(minute, 1), max(1, minutes - 1))) * 60_000)
  }
}
