import Calendar
import Core
import Design
import TeePalsDomain
import View

/// Everything that was done, the newest first.
enum ModerationLogView {
  typealias Act = TeePalsFeature.ViewAction

  static func view(_ state: State) -> Piece {
    let words = state.words
    let log = state.moderation.log
    return .fragment([
      SearchField<Act>(
        id: "tee-log-search", placeholder: words(ModerationLogText.search), text: log.text,
        isActive: log.isActive, language: state.language,
        onInput: { text in .moderation(.log(.typed(text))) }, onFocus: .moderation(.log(.focused)),
        onClose: .moderation(.log(.closed))
      ).node,
      ModerationView.content(state, log.page) { page in results(state, page) },
      element(
        "a", .class("button outlined"), .attribute("href", ModerationState.table),
        .attribute("download", "moderation.csv")
      ) {
        Icon.file.node()
        element("span") { words(ModerationLogText.table) }
      },
    ])
  }

  private static func results(_ state: State, _ page: LogPage) -> Piece {
    let words = state.words
    guard !page.entries.isEmpty else {
      return emptyState(icon: .searchNone, title: words(ModerationLogText.empty))
    }
    return .fragment([
      list(state, page.entries),
      page.next == nil
        ? .empty
        : button(
          words(GolferText.loadMore), .filled,
          traits: state.moderation.log.isLoadingMore ? [.wide, .loading] : .wide,
          action: Act.moderation(.log(.moreWanted))),
    ])
  }

  static func list(_ state: State, _ entries: [ModerationEntry]) -> Piece {
    element("ol", .class("stack"), .attribute("role", "list")) {
      for entry in entries {
        element("li", .class("tee-card stack"), .key(String(entry.id))) { line(state, entry) }
      }
    }
  }

  private static func line(_ state: State, _ entry: ModerationEntry) -> Piece {
    let words = state.words
    var parts = [words.whoDid(entry)]
    if let rule = entry.rule { parts.append(words(ReportText(rule))) }
    if let until = entry.until { parts.append(words.until(until, state.here)) }
    let moment = state.here.civil(entry.at)
    parts.append(words.formats.date(moment.date, .medium) + " " + words.formats.time(moment.time))
    var title = words.deed(entry.deed)
    if !entry.golferName.isEmpty { title += " · " + entry.golferName }
    return .fragment([
      paragraph(title, "breaks"),
      paragraph(parts.joined(separator: " · "), "callout soft"),
      entry.note.isEmpty ? .empty : paragraph(entry.note, "preserves breaks"),
      entry.isSamePerson ? paragraph(words(ModerationLogText.samePerson), "callout") : .empty,
      opening(state, entry),
    ])
  }

  /// The way to the case, where one is not there already.
  private static func opening(_ state: State, _ entry: ModerationEntry) -> Piece {
    guard let id = entry.caseID, state.screen != .moderationCase(id) else { return .empty }
    return Design.line {
      element(
        "a", .class("button filled small"),
        .attribute("href", TeePalsRoute.moderationCase(id).path)
      ) { state.words(ModerationLogText.openCase) }
    }
  }
}

extension Words {
  /// "By Eve M.".
  func whoDid(_ entry: ModerationEntry) -> String {
    switch entry.origin {
    case "member":
      entry.moderatorName.isEmpty
        ? self(ModerationLogText.byModerator)
        : self(ModerationLogText.by, name: entry.moderatorName)
    case "operator": self(ModerationLogText.byOperator)
    default: self(ModerationLogText.byServer)
    }
  }

  /// "Until Mar 6, 2026", by the person's own clocks.
  func until(_ end: Instant, _ zone: PlanningZone) -> String {
    self(ModerationLogText.until, name: formats.date(zone.civil(end).date, .medium))
  }
}
