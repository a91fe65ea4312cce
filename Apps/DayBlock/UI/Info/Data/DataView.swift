import Calendar
import Core
import DayBlockDomain
import Design
import View

/// Files that come in and go out.
enum DataView {
  static func view(_ state: State) -> Piece {
    InfoView.page(state, key: "day-data", title: .data) {
      switch state.info.data.stage {
      case .choosing, .reading:
        exporting(state)
        importing(state)
      case .preview: ImportPreview.view(state)
      case .running, .undoing: running(state)
      // It is finished once all of it is on this device.
      case .finished, .undone: state.sync.saving > 0 ? running(state) : finished(state)
      }
    }
  }

  static func act(_ action: DataAction) -> DayBlockFeature.ViewAction { .info(.data(action)) }

  // MARK: Out

  private static func exporting(_ state: State) -> Piece {
    let words = state.words
    return element("section", .class("day-info-list"), .key("export")) {
      element("h2", .class("day-info-heading")) { words(DataText.exportTitle) }
      element("div", .class("box filled group")) {
        for file in DayFile.allCases {
          element(
            "button", .class("setting"), .attribute("type", "button"), .key(file.rawValue),
            .onClick(act(.exported(file)))
          ) {
            Icon.file.node()
            element("span", .class("grow")) {
              element("span") { words(file.title) }
              element("span", .class("hint block")) { words(file.hint) }
            }
          }
        }
        if state.hasAccount, state.isOnline { calendar(words) }
      }
    }
  }

  /// Written by the server: it knows zones' histories.
  private static func calendar(_ words: Words) -> Piece {
    element(
      "a", .class("setting"), .attribute("href", "/api/day/export?format=ics"),
      .attribute("download", "dayblock.ics"), .key("ics")
    ) {
      Icon.calendar.node()
      element("span", .class("grow")) {
        element("span") { words(DataText.ics) }
        element("span", .class("hint block")) { words(DataText.icsHint) }
      }
    }
  }

  // MARK: In

  private static func importing(_ state: State) -> Piece {
    let words = state.words
    let part = state.info.data
    let isReading = part.stage == .reading
    return element("section", .class("day-info-list"), .key("import")) {
      element("h2", .class("day-info-heading")) { words(DataText.importTitle) }
      element("div", .class("day-card stack")) {
        paragraph(words(DataText.importText))
        paragraph(words(DataText.zone, text: state.zone.name), "hint")
        button(
          words(isReading ? DataText.reading : .choose), .prominent, icon: .upload,
          traits: isReading ? [.wide, .loading] : .wide, action: act(.fileWanted))
        if let trouble = part.fault { fault(words.fault(trouble), id: "day-import-fault") }
        if part.isUnreadable { fault(words(DataText.unreadable)) }
      }
      if let last = state.lastImport {
        banner(
          words(DataText.lastImport, text: when(last.at, state), count: last.count), icon: .undo
        ) {
          button(words(DataText.undo), .filled, traits: .small, action: act(.lastUndone))
        }
      }
    }
  }

  private static func when(_ instant: Instant, _ state: State) -> String {
    let civil = state.rules.civil(at: instant)
    return state.formats.date(civil.date, .short) + " " + state.formats.time(civil.time)
  }

  // MARK: Running

  private static func running(_ state: State) -> Piece {
    let words = state.words
    let part = state.info.data
    let isUndoing = part.stage == .undoing || part.stage == .undone
    let done = isUndoing ? part.taken : part.done
    let total = isUndoing ? part.undo.count : part.steps.commands.count
    return element("div", .class("day-card stack"), .key("running")) {
      element("div", .attribute("role", "status")) {
        element("h2", .class("title3")) { words(isUndoing ? DataText.undoing : .running) }
      }
      measure(words(ShellText.data), done: done, total: total)
      if part.stage == .running {
        button(words(DataText.stop), .filled, icon: .pause, traits: .wide, action: act(.stopped))
      }
    }
  }

  private static func finished(_ state: State) -> Piece {
    let words = state.words
    let part = state.info.data
    return element("div", .class("day-card stack"), .key("finished")) {
      element("div", .attribute("role", "status")) {
        element("h2", .class("title3")) { result(part, words) }
      }
      if part.stage == .finished { leftOut(part, words) }
      if part.stage == .finished, part.done > 0 {
        element(
          "a", .class("button prominent wide"),
          .attribute("href", DayRoute.calendar(.month, nil).path)
        ) {
          element("span") { words(ShellText.calendar) }
        }
        button(words(DataText.undo), .filled, icon: .undo, traits: .wide, action: act(.undone))
      }
      button(
        words(DataText.another), .naked, icon: .plus, traits: .wide, action: act(.startedOver))
    }
  }

  private static func result(_ part: DataState, _ words: Words) -> String {
    if part.stage == .undone { return words(DataText.undone) }
    if part.done < part.steps.commands.count { return words(DataText.stopped) }
    return words(DataText.done, count: part.landed)
  }

  /// What was not taken over, as the preview said, or because it was refused all the same.
  @NodeBuilder<DayBlockFeature.ViewAction>
  private static func leftOut(_ part: DataState, _ words: Words) -> [Piece] {
    let refused = part.steps.sessions - part.landed
    if refused > 0, part.done == part.steps.commands.count {
      paragraph(words(DataText.refused, count: refused))
    }
    if !part.faults.isEmpty { paragraph(words(DataText.faults, count: part.faults.count), "soft") }
  }
}

extension DayFile {
  var title: DataText {
    switch self {
    case .json: .json
    case .csv: .csv
    case .timewarrior: .timewarrior
    case .activityWatch: .activityWatch
    }
  }

  var hint: DataText {
    switch self {
    case .json: .jsonHint
    case .csv: .csvHint
    case .timewarrior: .timewarriorHint
    case .activityWatch: .activityWatchHint
    }
  }
}
