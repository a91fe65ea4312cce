import Calendar
import Core
import Design
import RefWatchDomain
import View

/// RefWatch's first page: what is under way, what comes, what was.
enum HubView {
  static func view(_ state: State) -> Piece {
    let words = state.words
    let list = DeskList(state)
    return element("div", .class("screen"), .key("hub")) {
      topBar(
        title: "RefWatch", language: state.language,
        actions: [
          iconButton(.gear, label: words(HubText.settings), .filled, action: .went(.settings))
        ])
      DeskPage.notices(state)
      element("div", .class("page")) {
        element("div", .class("column desk-wide")) {
          if state.isLoaded, state.trouble == nil { start(state, list.live) }
          DeskPage.loaded(state, isEmpty: list.isEmpty && state.desk.begun == nil) {
            emptyState(
              icon: .inbox, title: words(HubText.none), text: words(HubText.noneHint)
            ) {
              button(
                words(FixtureText.importing), .filled, icon: .upload, traits: .wide,
                action: .went(.importing))
            }
          } content: {
            content(state, list)
          }
          DeskSharedList.prompt(state)
          places(words)
          DeskAttentionView.onHub(state)
          element("div", .class("line centred")) { syncBadge(state.sync, state.language) }
        }
      }
    }
  }

  /// A kick-off does not wait for the matches of other devices: the button is there at once, and
  /// does not move from under a finger when they come. Above it is only what is under way.
  private static func start(_ state: State, _ live: [MatchID]) -> Piece {
    stack("wide-gap") {
      for id in live {
        if let record = state.records[id] { pinned(state, record) }
      }
      button(
        state.words(HubText.start), live.isEmpty ? .prominent : .filled, icon: .play,
        traits: .wide, action: .went(.new))
      button(
        state.words(HubText.startAtOnce), .filled, icon: .whistle, traits: .wide,
        action: .desk(.startedAtOnce))
    }
  }

  private static func content(_ state: State, _ list: DeskList) -> Piece {
    let words = state.words
    return stack("wide-gap") {
      if state.desk.begun != nil {
        banner(words(HubText.draft), icon: .edit) {
          button(words(HubText.continueDraft), .filled, traits: .small, action: .went(.new))
        }
      }
      JournalBlock.prompt(state)
      element("div", .class("desk-columns")) {
        stack("wide-gap") {
          section(id: "hub-today", words(HubText.today)) {
            if list.today.isEmpty {
              DeskPage.whenKnown(state) { paragraph(words(HubText.noToday), "soft") }
            } else {
              MatchRow.list(state, list.today)
            }
          }
          if !list.upcoming.isEmpty {
            section(id: "hub-upcoming", words(HubText.upcoming)) {
              MatchRow.list(state, Array(list.upcoming.prefix(5)))
              button(
                words(FixtureText.wholeSchedule), .naked, icon: .calendar, traits: .wide,
                action: .went(.schedule))
            }
          }
          if !list.undated.isEmpty {
            section(id: "hub-undated", words(HubText.unfinished)) {
              MatchRow.list(state, Array(list.undated.prefix(10)))
              if list.undated.count > 10 {
                button(
                  words(FixtureText.wholeSchedule), .naked, icon: .calendar, traits: .wide,
                  action: .went(.schedule))
              }
            }
          }
        }
        section(id: "hub-past", words(HubText.past)) {
          if list.past.isEmpty {
            DeskPage.whenKnown(state) { paragraph(words(HubText.noHistory), "soft") }
          } else {
            MatchRow.list(state, Array(list.past.prefix(5)))
            button(
              words(HubText.allMatches), .naked, icon: .clock, traits: .wide,
              action: .went(.history))
          }
        }
      }
    }
  }

  /// Where else one can go from here.
  private static func places(_ words: Words) -> Piece {
    let places: [(Icon, String, RefWatchRoute)] = [
      (.calendar, words(FixtureText.schedule), .schedule),
      (.addressBook, words(LibraryText.title), .library(.list(.team))),
      (.clock, words(HubText.history), .history),
      (.edit, words(JournalText.title), .journal),
      (.hourglass, words(TrendsText.title), .trends),
      (.people, words(MentorText.shelf), .shared),
    ]
    return section(id: "hub-places", words(DeskSettingsText.more)) {
      box(.group) {
        for (icon, title, place) in places {
          element(
            "button", .class("setting"), .attribute("type", "button"), .onClick(.went(place))
          ) {
            icon.node()
            element("span", .class("grow")) { title }
            Icon.chevronRight.node(.small)
          }
        }
      }
    }
  }

  /// The match under way, whatever else is on the page.
  private static func pinned(_ state: State, _ record: MatchRecord) -> Piece {
    let words = state.words
    let match = record.match
    return element(
      "section", .class(record.isUnderWay ? "pinned under-way" : "pinned"),
      .key("live-" + match.id.description),
      .aria("label", words(HubText.live) + ": " + words.fixture(match))
    ) {
      element("p", .class("callout strong")) { words.phase(record) }
      GlanceView.clock(state, record)
      element("p", .class("scoreboard figures")) {
        element("span", .class("clipped")) { match.home.name }
        element("span", .class("title1")) { record.scoreText }
        element("span", .class("clipped")) { match.away.name }
      }
      line("wraps centred") {
        way(words(HubText.resume), .prominent, icon: .play, of: match, words, to: .match(match.id))
        GlanceView.acts(state, record)
        way(words(ReviewText.log), .filled, of: match, words, to: .log(match.id))
        if record.phase == .fullTime {
          way(words(ReviewText.title), .filled, of: match, words, to: .records(match.id))
        }
      }
    }
  }

  /// Named with the match: there may be several cards, and a tap must not go on to another match's.
  private static func way(
    _ title: String, _ look: ButtonLook, icon: Icon? = nil, of match: Match, _ words: Words,
    to place: RefWatchRoute
  ) -> Piece {
    button(
      title, look, icon: icon,
      attributes: [.aria("label", title + ": " + words.fixture(match))], action: .went(place))
  }
}
