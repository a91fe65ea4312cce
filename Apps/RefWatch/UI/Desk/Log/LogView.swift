import Calendar
import Core
import Design
import RefWatchDomain
import View

/// The log of a match, the newest first. An entry opens to be corrected.
enum LogView {
  static func view(_ state: State, _ match: MatchID) -> Piece {
    let words = state.words
    return DeskPage.page(state, key: "log", title: words(LogText.title), match: match) { record in
      let entries = shown(state, record)
      return stack("wide-gap") {
        element("p", .class("headline figures")) {
          words.fixture(record.match) + " · " + record.scoreText
        }
        DeskAttentionView.view(state, record)
        if state.mayRecord(record) {
          button(
            words(AddText.add), .filled, icon: .plus, traits: .wide,
            attributes: [.id("log-add")], action: .desk(.log(.add(.begun))))
        }
        choices(
          words(LogText.title),
          [
            choice(
              words(LogText.showAll), isChosen: state.desk.log.showsAll,
              action: .desk(.log(.allShown(true)))),
            choice(
              words(LogText.showPlay), isChosen: !state.desk.log.showsAll,
              action: .desk(.log(.allShown(false)))),
          ])
        if entries.isEmpty {
          DeskPage.whenKnown(state) {
            emptyState(
              icon: .clock, title: words(LogText.empty), text: words(LogText.emptyHint))
          }
        } else {
          makeElement(
            "ol", [.class("log"), .attribute("role", "list")],
            entries.map { entry in row(state, record, entry) })
        }
      }
    }
  }

  /// Corrections are not shown for themselves, but in what they correct.
  private static func shown(_ state: State, _ record: MatchRecord) -> [LogEntry] {
    record.entries.reversed().filter { entry in
      entry.fact.corrected == nil && (state.desk.log.showsAll || entry.fact.isIncident)
    }
  }

  private static func row(_ state: State, _ record: MatchRecord, _ entry: LogEntry) -> Piece {
    let words = state.words
    let struck = entry.isWithdrawn || entry.isOverruled
    return element("li", .key(entry.event.id.description)) {
      element(
        "button", .class(struck ? "log-row struck" : "log-row"), .attribute("type", "button"),
        .onClick(.desk(.log(.opened(entry.event.id))))
      ) {
        element("span", .class("log-time figures")) {
          element("span", .class("strong")) { record.minute(of: entry)?.description ?? "–" }
          element("span", .class("hint")) { words.clock(entry.event.at, state.zoneOffset) }
        }
        element("span", .class("log-mark"), .aria("hidden", "true")) { mark(entry.fact) }
        element("span", .class("grow")) {
          element("span", .class("log-text breaks")) {
            words.fact(entry.fact, in: record.match, record.rules)
          }
          element("span", .class("hint block")) {
            facts(words, record, entry) + writer(state, record, entry)
          }
        }
        Icon.chevronRight.node(.small)
      }
    }
  }

  /// Period, team, and what has become of the entry.
  private static func facts(_ words: Words, _ record: MatchRecord, _ entry: LogEntry) -> String {
    var facts = [words.term(entry.stage, record.rules)]
    if let side = entry.fact.side {
      let team = record.match.team(side).name
      facts.append(entry.fact.isOwnGoal ? words(FlowText.benefits, name: team) : team)
    }
    if entry.isWithdrawn { facts.append(words(LogText.withdrawn)) }
    if entry.isOverruled { facts.append(words(LogText.overruled)) }
    if entry.isDoubled { facts.append(words(AttentionText.countsOnce)) }
    if entry.isInert { facts.append(words(LogText.inert)) }
    if entry.event.addition != nil { facts.append(words(AddText.addedLater)) }
    if entry.amendment != nil { facts.append(words(LogText.edited)) }
    return facts.joined(separator: " · ")
  }

  /// Who wrote it, where several do.
  private static func writer(
    _ state: State, _ record: MatchRecord, _ entry: LogEntry
  ) -> String {
    guard state.hasCrew(record), entry.event.writer != nil else { return "" }
    return " · " + state.hands(entry.event, in: record.match)
  }

  /// Cards carry a letter: colour never stands alone.
  private static func mark(_ fact: Fact) -> Piece {
    switch fact {
    case .card(let card):
      switch card.colour {
      case .yellow: element("span", .class("log-card yellow")) { "Y" }
      case .red: element("span", .class("log-card red")) { "R" }
      case .secondYellow: element("span", .class("log-card both")) { "2" }
      }
    case .goal: element("span", .class("log-card goal")) { "G" }
    case .substitution: Icon.restore.node(.small)
    case .kick: element("span", .class("log-card goal")) { "P" }
    case .note, .incident: Icon.edit.node(.small)
    default: Icon.clock.node(.small)
    }
  }
}
