import Core
import Design
import RefWatchDomain
import View

/// What a person should look at: entries that may be one, entries without effect, doubtful times.
enum DeskAttentionView {
  static func view(_ state: State, _ record: MatchRecord) -> Piece {
    guard !record.attention.isEmpty else { return .empty }
    return section(id: "attention", state.words(AttentionText.title)) {
      makeElement(
        "ul", [.class("match-list"), .attribute("role", "list")],
        record.attention.map { point in item(state, record, point) })
    }
  }

  private static func item(
    _ state: State, _ record: MatchRecord, _ point: AttentionPoint
  ) -> Piece {
    switch point {
    case .possibleDuplicate(let one, let other): duplicate(state, record, one, other)
    case .stale(let id): stale(state, record, id)
    case .doubtfulTime(let id): doubt(state, record, id)
    }
  }

  private static func frame(
    _ key: String, @NodeBuilder<RefWatchFeature.ViewAction> content: () -> [Piece]
  ) -> Piece {
    element("li", .class("match-row attention"), .key(key)) { stack { content() } }
  }

  /// `23' Goal: #9, by Kim`.
  static func line(_ state: State, _ record: MatchRecord, _ id: MatchEventID) -> String {
    let words = state.words
    guard let entry = record.entry(id) else { return "" }
    let text =
      record.when(entry, words) + " "
      + words.fact(entry.fact, in: record.match, record.rules)
    guard entry.event.writer != nil else { return text }
    return text + ", " + state.hands(entry.event, in: record.match)
  }

  private static func duplicate(
    _ state: State, _ record: MatchRecord, _ one: MatchEventID, _ other: MatchEventID
  ) -> Piece {
    let words = state.words
    let match = record.match.id
    return frame("same-" + one.description + other.description) {
      element("p", .class("strong")) { words(title(record.entry(one)?.fact)) }
      paragraph(words(AttentionText.sameHint), "hint")
      element("ul", .class("facts")) {
        element("li") { line(state, record, one) }
        element("li") { line(state, record, other) }
      }
      if state.mayRecord(record) {
        Design.line("even wraps") {
          button(
            words(AttentionText.same), .prominent, icon: .merge,
            action: DeskCrewView.act(.sameThing(match, keeping: one, withdrawing: other)))
          button(
            words(AttentionText.two), .filled,
            action: DeskCrewView.act(.twoThings(match, one, other)))
        }
      }
    }
  }

  private static func title(_ fact: Fact?) -> AttentionText {
    switch fact {
    case .goal?: .sameGoal
    case .card?: .sameCard
    default: .sameThing
    }
  }

  private static func stale(
    _ state: State, _ record: MatchRecord, _ id: MatchEventID
  ) -> Piece {
    let words = state.words
    return frame("stale-" + id.description) {
      element("p", .class("strong")) {
        words(AttentionText.stale, text: line(state, record, id))
      }
      paragraph(words(AttentionText.staleHint), "hint")
      if state.mayRecord(record) {
        button(
          words(AttentionText.staleRemove), .filled, icon: .undo,
          action: DeskCrewView.act(.staleWithdrawn(record.match.id, id)))
      }
    }
  }

  private static func doubt(
    _ state: State, _ record: MatchRecord, _ id: MatchEventID
  ) -> Piece {
    let words = state.words
    return frame("doubt-" + id.description) {
      element("p", .class("strong")) {
        words(AttentionText.doubt, text: line(state, record, id))
      }
      paragraph(words(AttentionText.doubtHint), "hint")
      button(
        words(AttentionText.look), .filled, icon: .edit,
        action: .desk(.log(.openedFrom(record.match.id, id))))
    }
  }

  // MARK: On the hub

  /// What waits for a decision in all matches, and what the server did not accept.
  static func onHub(_ state: State) -> Piece {
    let words = state.words
    var first: MatchID?
    var count = 0
    for id in state.records.order {
      guard let record = state.records[id], record.match.archivedAt == nil else { continue }
      let points = state.decisions(record).count
      if points > 0, first == nil { first = id }
      count += points
    }
    return .fragment([
      first.map { id in
        banner(words(AttentionText.count, count: count), icon: .alert, rank: .warning) {
          button(
            words(AttentionText.look), .filled, traits: .small, action: .went(.log(id)))
        }
      } ?? .empty,
      refused(state),
    ])
  }

  private static func refused(_ state: State) -> Piece {
    let words = state.words
    guard !state.refused.isEmpty else { return .empty }
    return section(id: "hub-refused", words(AttentionText.refused)) {
      element("ul", .class("match-list"), .attribute("role", "list")) {
        for command in state.refused {
          frame(command.id.description) {
            element("p", .class("strong")) { what(state, command) }
            paragraph(
              command.reason.text(in: state.language) { rejection in
                RefWatchFeature.words(for: rejection, in: state.language)
              } + " " + words(AttentionText.refusedHint),
              "hint")
            Design.line("wraps") {
              if command.reason.isWorthRepeating {
                button(
                  words(KitText.retry), .filled, icon: .refresh,
                  action: .refusedRepeated(command.id))
              }
              button(
                words(AttentionText.discard), .filled, icon: .trash, traits: .destructive,
                action: .refusedDiscarded(command.id))
            }
          }
        }
      }
    }
  }

  private static func what(_ state: State, _ command: RefusedMatchCommand) -> String {
    let words = state.words
    var parts = [words(AttentionText.refusedCount, count: max(1, command.entries))]
    if let match = command.match, let record = state.records[match] {
      parts.append(words.fixture(record.match))
    }
    return (parts + [command.when]).joined(separator: " · ")
  }
}
