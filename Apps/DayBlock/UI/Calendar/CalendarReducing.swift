import Calendar
import Core
import DayBlockDomain
import Design

extension DayBlockFeature.State {
  mutating func reduceCalendar(_ action: CalendarAction, _ moment: Moment) -> Effects {
    switch action {
    case .dayTapped(let day): return feel(.soft) + show(calendar.mode, day)
    case .dayKeyed(let key): return moveDay(key)
    case .paged(let pages): return page(by: pages)
    case .swiped(let x):
      guard abs(x) >= CalendarState.swipe else { return [] }
      return page(by: x < 0 ? 1 : -1)
    case .todayTapped: return feel(.soft) + show(calendar.mode, nil)
    case .selected, .unselected, .nudged, .dragged, .sessionKeyed, .draftKept, .draftLeft:
      return reduceDraft(action)
    case .gapTapped(let from, let to): return addGap(from: from, to: to)
    case .menuOpened, .timesWanted, .splitWanted, .blockWanted, .versionsWanted, .sheetClosed,
      .deleted, .splitMoved, .splitDone, .blockChosen, .versionRestored:
      return reduceSheet(action, moment)
    case .form(let action): return reduceForm(action, moment)
    case .fromPicked(let text): return pickRange(from: CivilDate(text), through: nil)
    case .throughPicked(let text): return pickRange(from: nil, through: CivilDate(text))
    case .tableOpened(let table):
      open(table)
      return []
    }
  }

  mutating func answeredCalendar(_ answer: CalendarAnswer, _ moment: Moment) -> Effects {
    switch answer {
    case .overlays(let answer, let middle):
      // Meanwhile another part of the calendar may have been asked for.
      if middle == calendar.overlays.middle { calendar.overlays.receive(answer) }
    }
    return []
  }

  mutating func enteredCalendar(_ route: DayRoute, _ moment: Moment) -> Effects {
    let isNew = calendar.seen != route
    calendar.seen = route
    var effects = wantHistory(of: zone.name)
    switch route {
    case .calendar(let mode, let day):
      if isNew {
        effects += keepDraft()
        calendar.mode = mode
        calendar.day = day == today ? nil : day
        calendar.page = nil
        calendar.sheet = nil
      }
      if isNew, mode != .month { effects += scrollIntoView() }
    case .addSession(let day):
      // What was typed stays, also while one looks at another page.
      if isNew || calendar.form == nil || calendar.form?.session != nil { beginForm(on: day) }
    case .statistics: refreshFigures()
    default: break
    }
    return effects
  }

  // MARK: Going about

  /// Shows a day; none is today.
  mutating func show(_ mode: CalendarMode, _ day: CivilDate?) -> Effects {
    let day = day == today ? nil : day
    calendar.page = nil
    let place = DayRoute.calendar(mode, day)
    return place == route ? [] : go(place)
  }

  /// Another month on the page: the selected day stays. Another week or day is selected.
  private mutating func page(by pages: Int) -> Effects {
    if case .statistics = screen { return pageFigures(by: pages) }
    switch calendar.mode {
    case .month:
      calendar.page = month.moved(by: pages).start
      return []
    case .week: return show(.week, selectedDay.adding(days: 7 * pages))
    case .day: return show(.day, selectedDay.adding(days: pages))
    }
  }

  /// Arrows go from day to day; with Page Up and Page Down from month to month.
  private mutating func moveDay(_ key: String) -> Effects {
    let day = selectedDay
    let next: CivilDate
    switch key {
    case "ArrowLeft": next = day.adding(days: -1)
    case "ArrowRight": next = day.adding(days: 1)
    case "ArrowUp": next = day.adding(days: -7)
    case "ArrowDown": next = day.adding(days: 7)
    case "PageUp": next = day.adding(months: -1)
    case "PageDown": next = day.adding(months: 1)
    case "Home": next = day.onOrBefore(firstWeekday)
    case "End": next = day.onOrBefore(firstWeekday).adding(days: 6)
    default: return []
    }
    return show(.month, next) + [.tell(.focus(elementID: CalendarState.id(of: next)))]
  }

  /// So that the time it is, or the first thing of another day, is on the screen; of an empty one,
  /// that it is empty.
  private func scrollIntoView() -> Effects {
    let scale = CanvasScale(calendar.mode)
    var first = 8 * 3_600
    if selectedDay == today {
      first = ruler(of: today).position(of: now, offset: rules.offset(at: now)) - 5_400
    } else if calendar.mode == .day, entries(on: selectedDay).isEmpty {
      first = 0
    } else if let entry = entries(on: selectedDay).first {
      let ruler = ruler(of: selectedDay)
      first = ruler.position(of: entry.start, offset: entry.segments[0].offset) - 1_800
    }
    return [.tell(.scroll(elementID: CalendarState.pageID, top: scale.pixels(max(0, first))))]
  }

  // MARK: Other calendars

  /// Whether the events of other calendars are to be asked for now.
  var wantsOverlays: Bool {
    guard isLoaded, isShown, isOnline, hasAccount, case .calendar = screen else { return false }
    return calendar.overlays.isStale(
      at: now, for: settings.overlays, around: overlaysMiddle)
  }

  private var overlaysMiddle: CivilDate? {
    OverlayShelf.middle(of: selectedDay, today: today)
  }

  /// Asks the server for the events of other calendars, where there are any. Which ones may come
  /// from another device while the calendar is looked at.
  mutating func keepOverlays() -> Effects {
    let addresses = settings.overlays
    if addresses.isEmpty, calendar.overlays != OverlayShelf() {
      calendar.overlays = OverlayShelf()
    }
    guard wantsOverlays else { return [] }
    calendar.overlays.askedAt = now
    calendar.overlays.addresses = addresses
    let middle = overlaysMiddle
    calendar.overlays.middle = middle
    // Times without a zone are meant where the person is.
    let path = "/api/day/overlays?zone=" + percentEncoded(zone.name)
    let around = middle.map { day in "&around=" + day.description } ?? ""
    return ask(get: path + around, timeout: 30_000) { answer in
      .calendar(.overlays(answer, around: middle))
    }
  }
}

extension CalendarState {
  /// Pixels a page must be drawn to turn.
  static let swipe = 40
  /// What scrolls under the bars of the week and the day.
  static let pageID = "day-canvas-page"

  /// The DOM id of a day in the month.
  static func id(of day: CivilDate) -> String { "day-cell-" + day.description }
}

/// How long a time is on the canvas. Whole pixels for whole steps of five minutes, so that a drag's
/// way is its time.
struct CanvasScale: Hashable {
  /// Pixels of five minutes.
  let step: Int

  init(_ mode: CalendarMode) { step = mode == .week ? 4 : 8 }

  func pixels(_ seconds: Int) -> Int { seconds * step / 300 }

  /// Minutes of a way, in whole steps, rounded to the nearest.
  func minutes(_ pixels: Int) -> Int {
    let half = pixels < 0 ? -step / 2 : step / 2
    return (pixels + half) / step * TimeDraft.step
  }

  /// Seconds that anything takes at least, so that it can be hit: 24 px.
  var shortest: Int { 24 * 300 / step }

  /// Seconds that are offered to be filled at least: 48 px, so that a finger hits what is in them.
  var shortestGap: Int { 48 * 300 / step }
}
