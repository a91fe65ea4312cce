import Core
import Design
import RefWatchDomain
import View

/// What another device showed, and the button that takes the time over. Needs no network.
enum DeskTakeOverView {
  static func view(_ state: State, _ match: MatchID) -> Piece {
    let words = state.words
    return element("div", .class("screen"), .key("take-over")) {
      topBar(title: words(TakeOverText.title), language: state.language, back: .closed)
      element("div", .class("page")) {
        element("div", .class("column")) {
          DeskPage.loaded(state, isEmpty: state.records[match] == nil) {
            emptyState(
              icon: .searchNone, title: words(TakeOverText.unknownMatch),
              text: words(TakeOverText.unknownHint)
            ) {
              button(words(HubText.allMatches), .filled, traits: .wide, action: .went(.hub))
            }
          } content: {
            state.records[match].map { record in content(state, record) } ?? .empty
          }
        }
      }
    }
  }

  private static func content(_ state: State, _ record: MatchRecord) -> Piece {
    let words = state.words
    guard let opened = state.desk.crew.opened, let note = opened.note else {
      return said(
        state, record, words(TakeOverText.unreadable), words(TakeOverText.unreadableHint))
    }
    if state.keepsTime(record) {
      return said(state, record, words(TakeOverText.already), words(TakeOverText.alreadyHint))
    }
    if !state.mayRecord(record) {
      return said(state, record, words(TakeOverText.notRecorder), nil)
    }
    if note.epoch < record.epoch {
      return said(state, record, words(TakeOverText.newer), nil)
    }
    return offered(state, record, opened, note)
  }

  /// Nothing is to be taken over here.
  private static func said(
    _ state: State, _ record: MatchRecord, _ title: String, _ text: String?
  ) -> Piece {
    emptyState(icon: .clock, title: title, text: text) {
      button(
        state.words(TakeOverText.toMatch), .filled, traits: .wide,
        action: .went(.match(record.match.id)))
    }
  }

  private static func offered(
    _ state: State, _ record: MatchRecord, _ opened: OpenedHandOver, _ note: HandOver
  ) -> Piece {
    let words = state.words
    let match = record.match
    let shown = record.matchTime(stage: note.stage, elapsed: opened.elapsed(at: state.now) ?? 0)
    let clock = ClockLabel(milliseconds: shown).description
    let missing = note.missing(in: record)
    return stack("wide-gap") {
      paragraph(
        words(TakeOverText.lead, name: state.name(of: record.clockKeeper, in: match)), "soft")
      element("div", .class("pinned")) {
        element("p", .class("callout strong")) { words.term(note.stage, record.rules) }
        element("p", .class("scoreboard figures")) {
          element("span", .class("clipped")) { match.home.name }
          element("span", .class("title1"), .aria("label", words(TakeOverText.score))) {
            words.score(note.score)
          }
          element("span", .class("clipped")) { match.away.name }
        }
        element("p", .class("title1 figures"), .id("take-over-clock")) { clock }
      }
      if missing > 0 {
        banner(words(TakeOverText.missing, count: missing), icon: .cloudUp)
      }
      if !note.agrees(at: opened.at.wall) {
        banner(words(TakeOverText.clocksDiffer), icon: .clock, rank: .warning)
      }
      paragraph(words(TakeOverText.text), "soft")
      button(
        words(TakeOverText.takeOver), .prominent, icon: .whistle, traits: .wide,
        action: DeskCrewView.act(.tookOver(match.id)))
    }
  }
}
