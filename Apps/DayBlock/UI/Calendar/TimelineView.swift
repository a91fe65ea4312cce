import Calendar
import Core
import DayBlockDomain
import Design
import View

/// What happened on the selected day, by start, with its total and its share of the day.
enum TimelineView {
  static func view(_ state: State) -> Piece {
    let words = state.words
    let day = state.selectedDay
    let entries = state.entries(on: day)
    let events = state.allDayEvents(on: day)
    return element(
      "section", .class("day-timeline"), .aria("labelledby", "day-timeline-title")
    ) {
      line("spread wraps") {
        element("h2", .class("title3"), .id("day-timeline-title")) {
          words(CalendarText.timeline)
          element("span", .class("day-timeline-date")) {
            " " + state.formats.date(day, .shortWithWeekday)
          }
        }
        total(state)
      }
      whoseDay(state)
      if !events.isEmpty { AllDayView.view(events, words) }
      overlayNote(state)
      if entries.isEmpty {
        nothing(state)
      } else {
        element("ul", .class("day-rows"), .attribute("role", "list")) {
          for entry in entries { element("li", .key(entry.key)) { row(entry, state) } }
        }
      }
    }
  }

  /// Produced on the day, how much of its true length that is, and the minutes that lie in it.
  static func total(_ state: State) -> Piece {
    let day = state.selectedDay
    let made = state.replica.halfBlocks(on: day)
    let active = state.replica.active(on: day)
    guard made > 0 || active >= 60_000 else { return .empty }
    let words = state.words
    // A day that was spent in several zones may be longer than it is here.
    let percent = min(
      100, DayShare.percent(halfBlocks: made, halves: state.ruler(of: day).halves))
    return element("p", .class("day-total"), .attribute("role", "status")) {
      element("span", .class("soft")) { words(CalendarText.total) + " " }
      element("strong", .class("day-figures")) { words.blocks(made) }
      element("span", .class("soft")) {
        " · " + words(CalendarText.ofTheDay, text: words.formats.percent(percent)) + " · "
          + words.duration(active)
      }
    }
  }

  /// Said of a day whose half-blocks are others than its minutes make, and of one with time that
  /// several records have in common.
  static func whoseDay(_ state: State) -> Piece {
    let words = state.words
    let day = state.selectedDay
    let isCut = state.replica.sessions(on: day).contains { session in session.isCut }
    let shared = state.replica.overlap(on: day)
    return .fragment([
      isCut ? paragraph(words(ShellText.whoseDay), "hint") : .empty,
      shared >= 60_000
        ? paragraph(
          words(
            CalendarText.countsOnce, name: state.names(of: state.overlapping(on: day)),
            text: words.duration(shared)), "hint breaks") : .empty,
    ])
  }

  static func nothing(_ state: State) -> Piece {
    DayStates.whenKnown(state) { none(state) }
  }

  private static func none(_ state: State) -> Piece {
    let words = state.words
    return element("div", .class("day-nothing")) {
      element("p") { words(CalendarText.nothing) }
      element(
        "a", .class("button filled"),
        .attribute("href", DayRoute.addSession(state.selectedDay).path)
      ) {
        Icon.plus.node(.small)
        element("span") { words(ShellText.addSession) }
      }
    }
  }

  private static func overlayNote(_ state: State) -> Piece {
    guard !state.calendar.overlays.addresses.isEmpty else { return .empty }
    let words = state.words
    if state.calendar.overlays.faults > 0 {
      return element("p", .class("hint")) {
        words(CalendarText.overlayFaults, count: state.calendar.overlays.faults)
      }
    }
    guard let problem = state.calendar.overlays.problem else { return .empty }
    return element("p", .class("hint")) {
      words(CalendarText.overlayProblem, text: words(problem.text))
    }
  }

  // MARK: Rows

  private static func row(_ entry: DayEntry, _ state: State) -> Piece {
    switch entry.kind {
    case .session(let session): return stored(session, state)
    case .run(let run): return live(run, entry, state)
    case .outside(let record):
      return quiet(state, entry, title: record.title, note: state.words(record.kind.text))
    case .event(let event): return quiet(state, entry, title: event.title, note: event.source)
    }
  }

  private static func stored(_ session: DaySession, _ state: State) -> Piece {
    let words = state.words
    let face = state.face(of: session.block)
    return element(
      "a", .class("day-row"), .attribute("href", DayRoute.session(session.id).path)
    ) {
      BlockTile.view(icon: face.icon, color: face.color, name: face.name)
      element("span", .class("day-row-text")) {
        element("strong") { face.name }
        element("span", .class("soft figures")) {
          words.times(session) + " · " + words.duration(session.active)
            + (state.place(of: session).map { place in " · " + place } ?? "")
        }
        if !session.memo.isEmpty {
          element("span", .class("day-row-memo clipped")) { session.memo }
        }
      }
      amount(session.halfBlocks, face.color, words)
    }
  }

  private static func live(_ run: DayRun, _ entry: DayEntry, _ state: State) -> Piece {
    let words = state.words
    let face = state.face(of: run.block, named: run.blockName)
    let since = words.time(entry.start, offset: entry.segments[0].offset)
    return element("a", .class("day-row live"), .attribute("href", DayRoute.live.path)) {
      BlockTile.view(icon: face.icon, color: face.color, name: face.name)
      element("span", .class("day-row-text")) {
        element("strong") { face.name }
        element("span", .class("soft figures")) {
          words(run.isRunning ? CalendarText.runningSince : .pausedSince, text: since)
        }
      }
      Icon.chevronRight.node(.small)
    }
  }

  /// What others know of the day: to be read only.
  private static func quiet(
    _ state: State, _ entry: DayEntry, title: String, note: String
  ) -> Piece {
    let words = state.words
    return element("div", .class("day-row quiet")) {
      element("span", .class("day-row-sign"), .aria("hidden", "true")) {
        Icon.calendar.node(.small)
      }
      element("span", .class("day-row-text")) {
        element("strong") { title.isEmpty ? words(CalendarText.untitled) : title }
        element("span", .class("soft figures")) {
          words.times(entry.segments[0], entry.segments[entry.segments.count - 1])
            + (note.isEmpty ? "" : " · " + note)
        }
      }
    }
  }

  /// "+1.5", the plus in the block's colour.
  static func amount(_ halfBlocks: Int, _ color: Int, _ words: Words) -> Piece {
    element("span", .class("day-amount day-figures"), BlockPalette.style(color)) {
      element("span", .class("quiet-label")) { words.spokenBlocks(halfBlocks) }
      element("span", .aria("hidden", "true")) {
        element("span", .class("day-plus")) { "+" }
        words.blocks(halfBlocks)
      }
    }
  }
}

/// The events of other calendars that take whole days.
enum AllDayView {
  static func view(_ events: [OverlayEvent], _ words: Words) -> Piece {
    element(
      "ul", .class("day-all-day"), .attribute("role", "list"),
      .aria("label", words(CalendarText.allDay))
    ) {
      for event in events {
        element("li") {
          chip(event.title.isEmpty ? words(CalendarText.untitled) : event.title, icon: .calendar)
        }
      }
    }
  }
}
