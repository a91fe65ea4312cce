import Calendar
import Core
import Design
import RunningBuddyDomain
import Tracks
import View

/// The runs of years by month, with a search.
enum HistoryView {
  static func view(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    return RunStates.page(
      state, key: "history", title: words(RunShellText.history),
      actions: [
        iconButton(.trash, label: words(RunShellText.deleted), action: .went(.deleted)),
        iconButton(.plus, label: words(RunShellText.enter), .filled, action: .went(.enter)),
      ]
    ) {
      if state.replica.count == 0 {
        RunStates.whenKnown(state) {
          emptyState(icon: .list, title: words(HomeText.noneTitle), text: words(HomeText.noneText))
          {
            RunStates.link(words(HomeText.importRuns), icon: .upload, to: .data(nil))
          }
        }
      } else {
        SearchField(
          id: "run-search", placeholder: words(HistoryText.search), text: state.history.search,
          isActive: state.history.isSearching, language: state.language,
          onInput: { text in RunFeature.ViewAction.history(.typed(text)) },
          onFocus: .history(.searchOpened), onClose: .history(.searchClosed)
        ).node
        months(state)
      }
    }
  }

  @NodeBuilder<RunFeature.ViewAction>
  private static func months(_ state: RunFeature.State) -> [RunPiece] {
    let words = state.words
    let (sections, hasMore) = shown(state)
    if sections.isEmpty {
      emptyState(icon: .searchNone, title: words(HistoryText.nothingFound))
    }
    // Nobody is led to where they were while there is more to come.
    let isBeginning = hasMore && !state.history.isFilled
    for section in sections {
      let month = section.month
      element(
        "section", .class("stack"), .key("m" + String(month.year) + "-" + String(month.month))
      ) {
        element("h2", .class("headline")) { name(month, words) }
        paragraph(sum(section.runs, words), "hint")
        box(.group) {
          element(
            "ul", .attribute("role", "list"), .class("run-list"),
            .aria("busy", isBeginning ? "true" : "false")
          ) {
            for run in section.runs.prefix(section.shown) { RunRow.view(run, words) }
          }
        }
      }
    }
    if hasMore {
      button(words(HistoryText.more), .filled, traits: .wide, action: .history(.extended))
    }
  }

  private struct MonthSection {
    let month: RunMonth
    /// All of the month that are found: its sums are those of the whole month.
    let runs: [Run]
    /// How many of them are on the page.
    let shown: Int
  }

  /// The months on the page, and whether there is more. What comes after that is not looked at.
  private static func shown(
    _ state: RunFeature.State
  ) -> (sections: [MonthSection], hasMore: Bool) {
    let needle = folded(state.history.search)
    var sections: [MonthSection] = []
    var room = state.history.shownRuns
    for month in state.replica.monthsWithRuns {
      let runs = found(state.replica.runs(in: month), needle, state.words)
      if runs.isEmpty { continue }
      if room == 0 { return (sections, true) }
      sections.append(MonthSection(month: month, runs: runs, shown: min(room, runs.count)))
      if room < runs.count { return (sections, true) }
      room -= runs.count
    }
    return (sections, false)
  }

  private static func found(_ runs: [Run], _ needle: [UInt8], _ words: Words) -> [Run] {
    guard !needle.isEmpty else { return runs }
    // The date is made last, and only where nothing else has it.
    return runs.filter { run in
      holds(folded(run.title), needle) || holds(folded(run.notes), needle)
        || holds(folded(words.sport(run.sport)), needle) || holds(folded(words.when(run)), needle)
    }
  }

  private static func holds(_ text: [UInt8], _ needle: [UInt8]) -> Bool {
    guard text.count >= needle.count else { return false }
    for start in 0...(text.count - needle.count)
    where text[start] == needle[0] && text[start..<start + needle.count].elementsEqual(needle) {
      return true
    }
    return false
  }

  private static func name(_ month: RunMonth, _ words: Words) -> String {
    CivilDate(year: month.year, month: month.month, day: 1).map { day in
      words.formats.date(day, .month)
    } ?? String(month.year)
  }

  private static func sum(_ runs: [Run], _ words: Words) -> String {
    var sum = RunSum()
    for run in runs where run.sport.isRunning { sum.add(run.entry) }
    return [
      words(HomeText.someRuns, count: sum.runs), words.distance(centimetres: sum.centimetres),
      words.duration(sum.timer),
    ].joined(separator: " · ")
  }
}

/// What was deleted and can be restored.
enum DeletedView {
  static func view(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    let runs = state.replica.deletedRuns
    return RunStates.page(state, key: "deleted", title: words(RunShellText.deleted), back: true) {
      if runs.isEmpty {
        RunStates.whenKnown(state) {
          emptyState(icon: .trash, title: words(HistoryText.nothingDeleted))
        }
      } else {
        paragraph(words(HistoryText.deletedHint), "hint")
        box(.group) {
          element("ul", .attribute("role", "list"), .class("run-list")) {
            for run in runs { row(run, words) }
          }
        }
      }
    }
  }

  private static func row(_ run: Run, _ words: Words) -> RunPiece {
    element("li", .class("run-row line"), .key(run.id.description)) {
      element("a", .class("grow run-link"), .attribute("href", RunRoute.run(run.id).path)) {
        element("span") {
          element("span", .class("headline run-name")) { words.name(of: run) }
          element("span", .class("hint run-line")) {
            words.when(run) + " · " + words.distance(run.distance.first)
          }
        }
      }
      button(
        words(DetailText.restore), .filled, icon: .restore, traits: .small,
        action: .history(.restored(run.id)))
    }
  }
}

/// The words of the history.
enum HistoryText: PhraseBook {
  case search, nothingFound, more, nothingDeleted, deletedHint

  var phrase: Phrase {
    switch self {
    case .search: Phrase("Search runs", "기록 검색")
    case .nothingFound: Phrase("No matching runs", "맞는 기록이 없어요")
    case .more: Phrase("Show earlier runs", "이전 기록 더 보기")
    case .nothingDeleted: Phrase("No deleted runs", "삭제한 기록이 없어요")
    case .deletedHint:
      Phrase("Deleted runs are removed permanently after 30 days.", "삭제하고 30일이 지나면 완전히 사라져요.")
    }
  }
}
