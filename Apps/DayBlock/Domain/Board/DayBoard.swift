import Calendar
import Core

/// The picture of a day (specification §7): an hour a cell, from the day's begin on.
///
/// 24 cells on most days; the hour clocks go forward over stays, hatched; one they go back over has
/// a second cell. Half-blocks stand where their own zone's clocks stood when they began.
public struct DayBoard: Hashable, Sendable {
  public let day: CivilDate
  /// In the order they pass.
  public private(set) var cells: [BoardCell]
  /// The day's real number of half hours.
  public let halves: Int
  /// The half-blocks stored for the day.
  public private(set) var stored = 0
  /// Those of live runs that are whole.
  public private(set) var live = 0
  /// Half-blocks of what is stored and of live runs; those that were made at the same time count
  /// once.
  public private(set) var made = 0
  /// Minutes that lie in the day, of what is stored and of live runs, each once. Half-blocks count
  /// for the day they begin in, so they may come to more or less than these (§6.1).
  public private(set) var minutes = 0

  private let ruler: DayRuler

  /// `sessions` are those of the day; `runs` the live ones. Without `rules` every hour comes once.
  /// `color` is a block's colour.
  public init(
    day: CivilDate, sessions: [DaySession], runs: [DayRun], now: Instant, rules: ZoneRules?,
    boundary: Int, color: (BlockID) -> Int
  ) {
    self.day = day
    let ruler = DayRuler(day: day, rules: rules ?? .utc, boundary: boundary)
    self.ruler = ruler
    halves = ruler.halves
    cells = ruler.emptyCells()
    var times: [DayTime] = []
    for session in sessions where session.day == day {
      let color = color(session.block)
      times.append(DayTime(session))
      for unit in session.units {
        stored += 1
        place(
          BoardMark(
            color: color, block: session.block, state: .stored, session: session.id, run: nil,
            isWhole: true, start: unit.start), offset: unit.offset)
      }
    }
    for run in runs where run.isLive {
      place(run, now: now, rules: rules, color: color(run.block))
      let changes = rules.map { rules in DayClock.changes(in: rules, from: run.startedAt, to: now) }
      times.append(
        DayTime(run, on: day, at: now, changes: changes ?? [], boundary: boundary))
    }
    let amount = DayAmount.once(times)
    made = amount.halfBlocks
    minutes = Int(amount.active / 60_000)
  }

  /// Hatched or not, the day passed with no hour at all: the zone skipped it.
  public var isSkipped: Bool { halves == 0 }

  /// What the board shows, for whoever doesn't see it.
  public var spans: [BoardSpan] {
    var spans: [BoardSpan] = []
    var open: [Int] = []
    for cell in cells {
      for (place, half) in [cell.first, cell.second].enumerated() {
        let from = TimeOfDay(hour: cell.hour, minute: place * 30) ?? .midnight
        let to = TimeOfDay(second: (from.second + 1_800) % 86_400) ?? .midnight
        var now: [Int] = []
        for mark in half.marks {
          let whole = mark.isWhole ? 1 : 0
          let known = (open + now).first { index in
            spans[index].block == mark.block && spans[index].state == mark.state
          }
          if let known {
            spans[known].to = to
            spans[known].halfBlocks += whole
            if !now.contains(known) { now.append(known) }
          } else {
            now.append(spans.count)
            spans.append(
              BoardSpan(
                from: from, to: to, isRepeated: cell.isRepeated, block: mark.block,
                state: mark.state, halfBlocks: whole))
          }
        }
        open = now
      }
    }
    return spans
  }

  private mutating func place(_ run: DayRun, now: Instant, rules: ZoneRules?, color: Int) {
    let changes = rules.map { rules in DayClock.changes(in: rules, from: run.startedAt, to: now) }
    let units = run.units(at: now, changes: changes ?? [])
    var starts = units.map { unit in (unit.start, unit.offset, true) }
    let segments = run.segments(at: now, changes: changes ?? [])
    let done = Int64(units.count) * DayUnit.length - Int64(run.carried) * 1_000
    if let next = beginning(after: max(0, done), of: segments) {
      starts.append((next.start, next.offset, false))
    }
    let state: BoardMark.State = if case .paused = run.state { .paused } else { .tracking }
    for (start, offset, isWhole) in starts
    where DayClock.day(of: start, offset: offset, boundary: ruler.boundary) == day {
      if isWhole { live += 1 }
      place(
        BoardMark(
          color: color, block: run.block, state: state, session: nil, run: run.id,
          isWhole: isWhole, start: start), offset: offset)
    }
  }

  private mutating func place(_ mark: BoardMark, offset: Int) {
    let wall = wallSecond(mark.start, offset)
    let hour = Int(wall / 3_600 % 24)
    let isSecond = wall % 3_600 >= 1_800
    var time = ruler.isRepeated(wall, offset: offset) ? 1 : 0
    // A session of another zone may have met an hour twice that this board has once.
    if time == 0, let index = index(of: hour, isRepeated: false),
      half(index, isSecond).marks.contains(where: { known in
        known.session == mark.session && known.run == mark.run
          && mark.start.milliseconds - known.start.milliseconds >= DayUnit.length
      })
    {
      time = 1
    }
    let cell: Int
    if let known = index(of: hour, isRepeated: time == 1) {
      cell = known
    } else {
      cell = (index(of: hour, isRepeated: false) ?? cells.count - 1) + 1
      let nothing = BoardHalf(isMissing: true)
      cells.insert(
        BoardCell(hour: hour, isRepeated: time == 1, first: nothing, second: nothing), at: cell)
    }
    add(mark, to: &cells[cell], isSecond)
  }

  private func add(_ mark: BoardMark, to cell: inout BoardCell, _ isSecond: Bool) {
    var half = isSecond ? cell.second : cell.first
    let place = half.marks.firstIndex { known in
      mark.state.rawValue < known.state.rawValue
    }
    half.marks.insert(mark, at: place ?? half.marks.count)
    half.isMissing = false
    if isSecond { cell.second = half } else { cell.first = half }
  }

  private func index(of hour: Int, isRepeated: Bool) -> Int? {
    cells.firstIndex { cell in cell.hour == hour && cell.isRepeated == isRepeated }
  }

  private func half(_ index: Int, _ isSecond: Bool) -> BoardHalf {
    isSecond ? cells[index].second : cells[index].first
  }
}

/// Where the first active millisecond after `active` of them lies, and the offset there.
private func beginning(after active: Int64, of segments: [DaySegment]) -> (
  start: Instant, offset: Int
)? {
  var passed: Int64 = 0
  for segment in segments {
    if passed + segment.length > active {
      return (segment.start.advanced(byMilliseconds: active - passed), segment.offset)
    }
    passed += segment.length
  }
  return nil
}
