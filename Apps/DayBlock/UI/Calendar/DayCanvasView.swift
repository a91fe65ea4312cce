import Calendar
import Core
import DayBlockDomain
import Design
import View

/// A day drawn to its true minutes: what was recorded with its pauses, what others know of it, what
/// is free, and where the day stands now.
enum DayCanvasView {
  static func page(_ state: State) -> Piece {
    let day = state.selectedDay
    let words = state.words
    let events = state.allDayEvents(on: day)
    // With nothing in it that takes the focus, it scrolls by keys all the same.
    return element(
      "div", .class("page"), .id(CalendarState.pageID), .key("day-page"),
      .attribute("tabindex", "0")
    ) {
      element("div", .class("column day-canvas-column")) {
        head(day, state)
        TimelineView.whoseDay(state)
        if !events.isEmpty { AllDayView.view(events, words) }
        if isEmpty(day, state) { TimelineView.nothing(state) }
        canvas(state, day)
      }
    }
  }

  /// What the day comes to. Drawn sideways it brings another day: on the canvas a way is time.
  private static func head(_ day: CivilDate, _ state: State) -> Piece {
    element(
      "div", .class("line spread wraps day-canvas-head"), .attribute("data-drag", "x"),
      .on(.drag, { event in .calendar(.swiped(x: event.x)) })
    ) {
      element("h2", .class("quiet-label")) { state.formats.date(day, .full) }
      element("span", .class("hint")) { clockNote(day, state) }
      TimelineView.total(state)
    }
  }

  /// Whether there is nothing on a day that there is.
  private static func isEmpty(_ day: CivilDate, _ state: State) -> Bool {
    state.ruler(of: day).seconds > 0 && state.entries(on: day).isEmpty
  }

  /// What is unusual about the day's length.
  private static func clockNote(_ day: CivilDate, _ state: State) -> String {
    let hours = state.ruler(of: day).seconds
    if hours == 86_400 { return "" }
    if hours == 0 { return state.words(CalendarText.skippedDate) }
    return state.words(
      hours < 86_400 ? CalendarText.shortDay : .longDay,
      text: state.words.duration(minutes: hours / 60))
  }

  private static func canvas(_ state: State, _ day: CivilDate) -> Piece {
    let ruler = state.ruler(of: day)
    let scale = CanvasScale(.day)
    let layout = DayLayout(state.entries(on: day), on: ruler, shortest: scale.shortest)
    return element(
      "div", .class("day-canvas"), .key("canvas-" + day.description),
      .attribute("style", "block-size:" + String(scale.pixels(ruler.seconds)) + "px")
    ) {
      hours(ruler, scale, state)
      element("ul", .class("day-lane"), .attribute("role", "list")) {
        gaps(state, day, ruler, layout, scale)
        for place in layout.places {
          element("li", .key(place.entry.key)) { CanvasBlock.view(place, ruler, scale, state) }
        }
      }
      now(state, day, ruler, scale)
    }
  }

  /// Lines with the hours beside them.
  static func hours(_ ruler: DayRuler, _ scale: CanvasScale, _ state: State) -> Piece {
    element("div", .class("day-hours"), .aria("hidden", "true")) {
      for hour in ruler.hours {
        element(
          "div", .class("day-hour"),
          .attribute("style", "inset-block-start:" + String(scale.pixels(hour.position)) + "px")
        ) {
          element("span") {
            state.words.hour(hour.hour) + (hour.isRepeated ? "ʹ" : "")
          }
        }
      }
    }
  }

  /// Where the day stands now.
  static func now(
    _ state: State, _ day: CivilDate, _ ruler: DayRuler, _ scale: CanvasScale
  ) -> Piece {
    guard day == state.today else { return .empty }
    let position = ruler.position(of: state.now, offset: state.rules.offset(at: state.now))
    return element(
      "div", .class("day-now"), .aria("hidden", "true"), .key("now"),
      .attribute("style", "inset-block-start:" + String(scale.pixels(position)) + "px"))
  }

  /// Time before and between what is on a day, to be filled.
  static func gaps(
    _ state: State, _ day: CivilDate, _ ruler: DayRuler, _ layout: DayLayout, _ scale: CanvasScale
  ) -> Piece {
    let isToday = day == state.today
    let until =
      isToday
      ? ruler.position(of: state.now, offset: state.rules.offset(at: state.now)) : 0
    return .fragment(
      layout.gaps(shortest: scale.shortestGap, until: until).compactMap { gap in
        guard let from = instant(at: gap.start, on: ruler, of: day, state),
          let to = instant(at: gap.end, on: ruler, of: day, state), from.instant < to.instant
        else { return nil }
        return element("li", .key("gap-" + String(gap.start))) {
          self.gap(
            state, from: from, to: to, top: scale.pixels(gap.start),
            height: scale.pixels(gap.end - gap.start))
        }
      })
  }

  /// What lies at a place of a canvas. The week's is drawn by a clock that knows of no zone: there
  /// it is what the day's own clocks read so.
  private static func instant(
    at position: Int, on ruler: DayRuler, of day: CivilDate, _ state: State
  ) -> (instant: Instant, offset: Int)? {
    guard let reading = ruler.instant(at: position) else { return nil }
    if ruler == state.ruler(of: day) { return reading }
    let instant = state.rules.instant(of: reading.instant.civil(offset: reading.offset))
    return (instant, state.rules.offset(at: instant))
  }

  private static func gap(
    _ state: State, from: (instant: Instant, offset: Int), to: (instant: Instant, offset: Int),
    top: Int, height: Int
  ) -> Piece {
    let words = state.words
    let length = Int((to.instant.milliseconds - from.instant.milliseconds) / 60_000)
    let times =
      words.time(from.instant, offset: from.offset) + "–"
      + words.time(to.instant, offset: to.offset)
    return element(
      "button", .class("day-gap"), .attribute("type", "button"),
      .aria("label", words(CalendarText.fillGap, text: times)),
      .attribute(
        "style",
        "inset-block-start:" + String(top + 2) + "px;block-size:" + String(max(24, height - 4))
          + "px"),
      .onClick(.calendar(.gapTapped(from: from.instant, to: to.instant)))
    ) {
      Icon.plus.node(.small)
      element("span") { words.duration(minutes: length) }
    }
  }
}
