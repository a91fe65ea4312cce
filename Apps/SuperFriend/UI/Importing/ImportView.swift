import Design
import SuperFriendDomain
import View

/// Bringing in a vCard file: choose, look, confirm, result (spec §9 rule 8).
enum ImportView {
  /// Items listed; a file can hold thousands.
  private static let listed = 200

  static func view(_ state: State) -> Piece {
    let words = state.words
    var back: FriendsFeature.ViewAction?
    if case .preview = state.importing.stage { back = .importing(.restarted) }
    return element("div", .class("screen"), .key("import"), .onBack(back)) {
      topBar(title: words(ImportText.title), language: state.language, back: .closed)
      element("div", .class("page")) {
        element("div", .class("column")) {
          switch state.importing.stage {
          case .choosing, .reading, .waiting: choosing(state)
          case .preview(let file, let plan): preview(state, file, plan)
          case .running(let plan, let done): running(state, plan, done)
          // It is finished once all of it is on this device.
          case .finished(let plan, let done) where state.sync.saving > 0:
            running(state, plan, done)
          case .finished(let plan, let done) where done < plan.commands.count:
            stopped(state.words, done)
          case .finished(let plan, _): finished(state, plan)
          }
        }
      }
    }
  }

  private static func choosing(_ state: State) -> Piece {
    let words = state.words
    let isReading =
      switch state.importing.stage {
      case .reading, .waiting: true
      case .choosing, .preview, .running, .finished: false
      }
    return element(
      "div", .class("drop-zone"), .on(.drop, { event in .importing(.dropped(event.dropped)) })
    ) {
      Icon.addressBook.node(.huge)
      button(
        words(isReading ? ImportText.reading : .choose), .prominent, icon: .file,
        traits: isReading ? .loading : [], action: .importing(.fileWanted))
      paragraph(words(ImportText.drop), "soft")
      if let trouble = state.importing.trouble { fault(words(text(trouble))) }
      element("form", .class("stack paste"), .onSubmit(.importing(.pasteSubmitted))) {
        textField(
          id: "import-paste",
          FieldLabel(words(ImportText.pasteLabel), hint: words(ImportText.pasteHint)),
          kind: .lines, value: state.importing.pasted,
          attributes: [.attribute("spellcheck", "false")],
          onInput: { value in .importing(.pasteTyped(value)) })
        if !state.importing.pasted.isEmpty {
          button(words(ImportText.read), .filled, icon: .paste)
        }
      }
    }
  }

  private static func text(_ trouble: ImportState.Trouble) -> ImportText {
    switch trouble {
    case .noCards: .notCards
    case .tooLarge: .tooLarge
    case .tooMany: .tooMany
    case .unreadable: .cannotRead
    }
  }

  private static func text(_ assumed: AssumedCharset) -> ImportText {
    switch assumed {
    case .korean: .assumedKorean
    case .western: .assumedWestern
    }
  }

  private static func preview(_ state: State, _ file: CardFile, _ plan: ImportPlan) -> Piece {
    let words = state.words
    let counts = plan.counts
    let total = counts.added + counts.updated + counts.unchanged
    return stack("wide-gap") {
      element("h2", .class("title3")) { words(ImportText.preview, count: total) }
      summary(counts, words)
      if let assumed = file.assumed { paragraph(words(text(assumed)), "soft") }
      if plan.commands.isEmpty {
        if total > 0 { paragraph(words(ImportText.nothingNew), "soft") }
      } else {
        button(
          words(ImportText.importNew, count: plan.commands.count), .prominent, icon: .check,
          traits: .wide, action: .importing(.confirmed))
      }
      button(
        words(ImportText.another), .naked, traits: .wide, action: .importing(.restarted))
      items(plan, words)
    }
  }

  private static func running(_ state: State, _ plan: ImportPlan, _ done: Int) -> Piece {
    let words = state.words
    return stack("wide-gap") {
      element("div", .attribute("role", "status")) {
        element("h2", .class("title3")) {
          words(ImportText.importNew, count: plan.commands.count)
        }
      }
      measure(words(ImportText.title), done: done, total: plan.commands.count)
      if case .running = state.importing.stage {
        button(words(KitText.cancel), .filled, traits: .wide, action: .importing(.stopped))
      }
    }
  }

  private static func stopped(_ words: Words, _ done: Int) -> Piece {
    stack("wide-gap") {
      element("div", .attribute("role", "status")) {
        element("h2", .class("title3")) { words(ImportText.stopped) }
      }
      line("wraps") { chip(words(ImportText.imported, count: done), icon: .check) }
      paragraph(words(ImportText.stoppedWayOn), "soft")
      onward(words)
    }
  }

  private static func finished(_ state: State, _ plan: ImportPlan) -> Piece {
    let words = state.words
    return stack("wide-gap") {
      element("div", .attribute("role", "status")) {
        element("h2", .class("title3")) { words(ImportText.result) }
      }
      summary(plan.counts, words)
      if plan.counts.skipped > 0 { paragraph(words(ImportText.keepsGoing), "soft") }
      onward(words)
      items(plan, words)
    }
  }

  private static func onward(_ words: Words) -> Piece {
    stack("wide-gap") {
      button(
        words(ImportText.toPicker), .prominent, icon: .people, traits: .wide, action: .went(.add))
      button(words(ImportText.another), .naked, traits: .wide, action: .importing(.restarted))
    }
  }

  private static func summary(_ counts: ImportCounts, _ words: Words) -> Piece {
    line("wraps") {
      chip(words(ImportText.resultAdded, count: counts.added), icon: .plus)
      if counts.updated > 0 {
        chip(words(ImportText.resultUpdated, count: counts.updated), icon: .edit)
      }
      if counts.unchanged > 0 {
        chip(words(ImportText.resultSame, count: counts.unchanged), icon: .check)
      }
      if counts.groups > 0 {
        chip(words(ImportText.resultGroups, count: counts.groups), icon: .people)
      }
      if counts.skipped > 0 {
        chip(
          words(ImportText.resultSkipped, count: counts.skipped), icon: .warning, rank: "danger")
      }
      if counts.partly > 0 {
        chip(words(ImportText.resultPartly, count: counts.partly), icon: .warning)
      }
      if counts.cut > 0 {
        chip(words(ImportText.resultCut, count: counts.cut), icon: .warning)
      }
    }
  }

  // MARK: Items

  /// What could not be read first, with its line; then the people.
  private static func items(_ plan: ImportPlan, _ words: Words) -> Piece {
    let broken = plan.items.filter { item in reason(item) != nil }
    let people = plan.items.filter { item in reason(item) == nil }
    return stack("wide-gap") {
      if !broken.isEmpty {
        section(id: "import-broken", words(ImportText.brokenTitle)) {
          list(broken.prefix(listed).map { item in row(item, words) })
        }
      }
      list(people.prefix(listed).map { item in row(item, words) })
      if people.count > listed {
        paragraph(words(ImportText.showingFirst, count: listed), "hint")
      }
    }
  }

  private static func list(_ rows: [Piece]) -> Piece {
    makeElement("ul", [.class("box filled group"), .attribute("role", "list")], rows)
  }

  private static func reason(_ item: ImportItem) -> CardFault.Reason? {
    switch item.outcome {
    case .skipped(let reason), .partly(let reason): reason
    case .added, .updated, .unchanged, .group: nil
    }
  }

  private static func row(_ item: ImportItem, _ words: Words) -> Piece {
    element("li", .class("setting")) {
      element("span", .class("grow breaks")) {
        if !item.name.isEmpty { element("span", .class("strong")) { words.cut(item.name) } }
        if let reason = reason(item) {
          element("span", .class("callout block")) {
            words(ImportText.atLine, count: item.line) + ": " + words.reason(reason)
          }
        }
        if case .group(let members, let missing) = item.outcome {
          element("span", .class("callout block")) { words(ImportText.members, count: members) }
          if missing > 0 {
            element("span", .class("hint block")) { words(ImportText.missing, count: missing) }
          }
        }
        if !item.leftOut.isEmpty {
          element("span", .class("hint block")) {
            words(ImportText.leftOut, text: words.list(of: item.leftOut))
          }
        }
      }
      if let text = outcome(item) { chip(words(text)) }
    }
  }

  private static func outcome(_ item: ImportItem) -> ImportText? {
    switch item.outcome {
    case .added: .new
    case .updated: .changed
    case .unchanged: .same
    case .group: .group
    case .skipped, .partly: nil
    }
  }
}
