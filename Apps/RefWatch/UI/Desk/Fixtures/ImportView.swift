import Calendar
import Core
import Design
import RefWatchDomain
import View

/// Importing fixtures: a file or a text, what it leaves open, what it would do, doing it.
enum DeskImportView {
  static func view(_ state: State) -> Piece {
    let words = state.words
    return element("div", .class("screen"), .key("import"), .onBack(back(state))) {
      topBar(title: words(FixtureImportText.title), language: state.language, back: .closed)
      DeskPage.notices(state)
      element("div", .class("page")) {
        element("div", .class("column desk-wide")) {
          DeskPage.loaded(state, isEmpty: false) {
            .empty
          } content: {
            content(state)
          }
        }
      }
      foot(state)
    }
  }

  static func act(_ action: ImportAction) -> RefWatchFeature.ViewAction {
    .desk(.importing(action))
  }

  /// From what a text leaves open, and from what it would do, back to it.
  private static func back(_ state: State) -> RefWatchFeature.ViewAction? {
    switch state.desk.importing.stage {
    case .columns, .order, .preview: act(.backToText)
    case .choosing, .reading, .running, .finished, .undoing, .undone: nil
    }
  }

  private static func content(_ state: State) -> Piece {
    switch state.desk.importing.stage {
    case .choosing, .reading: choosing(state)
    case .columns: columns(state)
    case .order: order(state)
    case .preview: DeskImportPreview.view(state)
    case .running, .undoing: running(state)
    // It is finished once all of it is on this device.
    case .finished, .undone: state.sync.saving > 0 ? running(state) : finished(state)
    }
  }

  // MARK: Choosing

  private static func choosing(_ state: State) -> Piece {
    let words = state.words
    let part = state.desk.importing
    let isReading = part.stage == .reading
    return element(
      "div", .class("stack wide-gap"), .on(.drop, { event in act(.dropped(event.dropped)) })
    ) {
      if let last = state.lastImport, !isReading { takingBack(last, state) }
      box {
        stack {
          paragraph(words(FixtureImportText.drop))
          button(
            words(isReading ? FixtureImportText.reading : .choose), .prominent, icon: .file,
            traits: isReading ? [.wide, .loading] : .wide, action: act(.fileWanted))
          if let trouble = part.fault { fault(words.fileFault(trouble), id: "import-fault") }
          if part.isUnreadable { fault(words(FixtureImportText.cannotRead)) }
        }
      }
      element("form", .class("stack"), .onSubmit(act(.textSubmitted))) {
        textField(
          id: "import-text",
          FieldLabel(
            words(FixtureImportText.paste), hint: words(FixtureImportText.pasteHint)),
          kind: .lines, value: part.text,
          attributes: [
            .attribute("spellcheck", "false"), .attribute("autocomplete", "off"),
            .attribute("rows", "8"),
          ], onInput: { text in act(.textTyped(text)) })
        if !part.text.isEmpty {
          button(words(FixtureImportText.read), .filled, icon: .paste, traits: .wide)
        }
      }
      paragraph(words(FixtureImportText.zone, text: words.zone(state.planning.name)), "hint")
    }
  }

  /// The way back from an import that was made before.
  private static func takingBack(_ last: KeptImport, _ state: State) -> Piece {
    let words = state.words
    let when = last.at.civil(offset: state.zoneOffset)
    let time = words.formats.date(when.date, .short) + " " + words.formats.time(when.time)
    let text = FixtureImportText.lastImport.text(
      in: state.language, count: last.undo.count, [("time", time)])
    return banner(text, icon: .undo) {
      button(
        words(FixtureImportText.undo), .filled, traits: .small, action: act(.lastUndone))
    }
  }

  // MARK: Questions

  private static func columns(_ state: State) -> Piece {
    let words = state.words
    let part = state.desk.importing
    var options: [(value: String, title: String)] = [("", words(FixtureImportText.ignore))]
    options += FixtureField.allCases.map { field in (field.rawValue, words.field(field)) }
    return section(id: "import-columns", words(FixtureImportText.columnsTitle)) {
      paragraph(words(FixtureImportText.columnsHint), "soft")
      if let table = part.table {
        for index in part.columns.indices {
          select(
            id: "import-column-" + index.description,
            FieldLabel(name(of: index, table, words), hint: examples(of: index, table, words)),
            options: options, value: part.columns[index]?.rawValue ?? "",
            onChange: { word in act(.columnChosen(index, FixtureField(rawValue: word))) })
        }
      }
      if part.hasColumnFault {
        fault(words(FixtureImportText.columnsMissing), id: "import-columns-fault")
      }
    }
  }

  private static func name(of column: Int, _ table: FixtureTable, _ words: Words) -> String {
    let number = words(FixtureImportText.column, count: column + 1)
    guard let header = table.header, column < header.count, !header[column].isEmpty else {
      return number
    }
    return number + " · " + String(header[column].prefix(40))
  }

  private static func examples(
    of column: Int, _ table: FixtureTable, _ words: Words
  ) -> String? {
    let samples = table.samples(of: column)
    if samples.isEmpty { return nil }
    return words(FixtureImportText.examples, text: samples.joined(separator: ", "))
  }

  private static func order(_ state: State) -> Piece {
    let words = state.words
    return section(id: "import-order", words(FixtureImportText.orderTitle)) {
      paragraph(words(FixtureImportText.orderHint), "soft")
      stack {
        for reading in state.desk.importing.readings {
          button(
            words.formats.date(reading.day, .full), .filled, icon: .calendar, traits: .wide,
            action: act(.orderChosen(reading.order)))
        }
      }
    }
  }

  // MARK: Running

  private static func running(_ state: State) -> Piece {
    let words = state.words
    let part = state.desk.importing
    let isUndoing = part.stage == .undoing || part.stage == .undone
    let (done, total) =
      isUndoing ? (part.taken, part.done) : (part.done, part.commands.count)
    let text = (isUndoing ? FixtureImportText.undoing : .running).text(
      in: state.language, [("a", done.description), ("b", total.description)])
    return stack("wide-gap") {
      element("div", .attribute("role", "status")) {
        element("h2", .class("title3")) { text }
      }
      measure(words(FixtureImportText.title), done: done, total: total)
      if part.stage == .running {
        button(
          words(FixtureImportText.stop), .filled, icon: .pause, traits: .wide,
          action: act(.stopped))
      }
    }
  }

  private static func finished(_ state: State) -> Piece {
    let words = state.words
    let part = state.desk.importing
    return stack("wide-gap") {
      element("div", .attribute("role", "status")) {
        element("h2", .class("title3")) { result(part, words) }
      }
      button(
        words(FixtureText.schedule), .prominent, icon: .calendar, traits: .wide,
        action: .went(.schedule))
      if part.stage == .finished, part.done > 0 {
        button(
          words(FixtureImportText.undo), .filled, icon: .undo, traits: .wide,
          action: act(.undone))
      }
      let faults = part.places(.faults)
      if !faults.isEmpty {
        paragraph(words(FixtureImportText.textStays), "soft")
        DeskImportPreview.faults(state, faults)
        button(
          words(FixtureImportText.back), .filled, icon: .edit, traits: .wide,
          action: act(.backToText))
      }
      button(
        words(FixtureImportText.another), .naked, icon: .plus, traits: .wide,
        action: act(.startedOver))
    }
  }

  private static func result(_ part: ImportState, _ words: Words) -> String {
    if part.stage == .undone { return words(FixtureImportText.undone) }
    if part.done == 0 { return words(FixtureImportText.doneNothing) }
    if part.done < part.commands.count {
      return FixtureImportText.stopped.text(
        in: words.language,
        [("a", part.done.description), ("b", part.commands.count.description)])
    }
    return words(FixtureImportText.done, count: part.done)
  }

  // MARK: Foot

  private static func foot(_ state: State) -> Piece {
    let words = state.words
    let part = state.desk.importing
    guard state.isLoaded, state.trouble == nil else { return .empty }
    switch part.stage {
    case .columns:
      return element("div", .class("screen-foot desk-foot")) {
        line("even wraps") {
          button(words(FixtureImportText.back), .filled, action: act(.backToText))
          button(words(FixtureImportText.next), .prominent, action: act(.columnsTaken))
        }
      }
    case .order:
      return element("div", .class("screen-foot desk-foot")) {
        button(words(FixtureImportText.back), .filled, action: act(.backToText))
      }
    case .preview:
      return element("div", .class("screen-foot desk-foot")) {
        line("even wraps") {
          button(words(FixtureImportText.back), .filled, action: act(.backToText))
          if part.chosen.isEmpty {
            button(
              words(FixtureImportText.nothing), .prominent, traits: .disabled,
              action: act(.started))
          } else {
            button(
              words(FixtureImportText.run, count: part.chosen.count), .prominent, icon: .check,
              action: act(.started))
          }
        }
      }
    default: return .empty
    }
  }
}
