import Calendar
import Core
import Design
import RefWatchDomain
import Tracks
import View

/// The page of a match's track: where the person was, how far and how fast.
enum TrackView {
  static func view(_ state: State, _ match: MatchID) -> Piece {
    let words = state.words
    return .fragment([
      DeskPage.page(state, key: "track", title: words(TrackText.title), match: match) { record in
        stack("wide-gap") {
          paragraph(words.fixture(record.match), "callout soft")
          trouble(state)
          if let picture = state.desk.track.picture {
            content(state, record, picture)
          } else {
            nothing(state)
          }
        }
      }, question(state, match),
    ])
  }

  static func act(_ action: TrackAction) -> RefWatchFeature.ViewAction { .desk(.track(action)) }

  private static func nothing(_ state: State) -> Piece {
    let words = state.words
    return stack {
      emptyState(icon: .place, title: words(TrackText.none), text: words(TrackText.noneHint)) {
        chooser(state, .choose)
      }
      paragraph(words(TrackText.privacy), "hint centred")
    }
  }

  private static func chooser(_ state: State, _ title: TrackText) -> Piece {
    let isReading = state.desk.track.isReading
    return button(
      state.words(isReading ? .reading : title), title == .choose ? .prominent : .filled,
      icon: .file, traits: isReading ? [.wide, .loading] : .wide,
      attributes: [.id("track-choose")], action: act(.fileWanted))
  }

  private static func content(
    _ state: State, _ record: MatchRecord, _ picture: TrackPicture
  ) -> Piece {
    let words = state.words
    let figures = picture.figures
    return .fragment([
      picture.track.offset == nil
        ? .empty : banner(words(TrackText.startsAtKickOff), icon: .warning, rank: .warning),
      figures.known == 0
        ? banner(words(TrackFigureText.notInPlay), icon: .warning, rank: .warning) : .empty,
      element("div", .class("desk-columns")) {
        stack("wide-gap") {
          TrackMap.view(state, record, picture)
          shift(words, picture.track)
          TrackMap.pitch(state, record, picture)
        }
        stack("wide-gap") {
          TrackNumbers.totals(words, figures)
          if figures.known > 0 {
            TrackNumbers.parts(words, record, figures)
            TrackNumbers.blocks(words, figures)
          }
          TrackNumbers.decisions(words, record, figures)
        }
      },
      paragraph(words(TrackFigureText.facts), "hint"),
      leftOut(state),
      stack {
        chooser(state, .replace)
        button(
          words(TrackText.remove), .naked, icon: .trash, traits: [.wide, .destructive],
          attributes: [.id("track-remove")], action: act(.removeAsked))
        paragraph(words(TrackText.privacy), "hint")
      },
    ])
  }

  // MARK: The file

  private static func trouble(_ state: State) -> Piece {
    guard let trouble = state.desk.track.trouble else { return .empty }
    return fault(state.words.text(trouble), id: "track-fault")
  }

  /// What was left out of the file that was attached here just now.
  private static func leftOut(_ state: State) -> Piece {
    let words = state.words
    guard let file = state.desk.track.taken,
      file.faultCount > 0 || file.isCut || file.brokenAt != nil
    else { return .empty }
    let shown = Array(file.faults.prefix(TrackState.listed))
    return element("div", .class("stack"), .id("track-left-out")) {
      if file.isCut { banner(words(TrackFaultText.isCut), icon: .warning, rank: .warning) }
      if let line = file.brokenAt {
        banner(words(TrackFaultText.brokenAt, count: line), icon: .warning, rank: .warning)
      }
      if file.faultCount > 0 {
        element("h2", .class("headline")) { words(TrackFaultText.leftOut, count: file.faultCount) }
        makeElement(
          "ul", [.class("facts"), .attribute("role", "list")],
          shown.map { fault in element("li") { words.text(fault) } })
        if file.faultCount > shown.count {
          paragraph(words(TrackFaultText.more, count: file.faultCount - shown.count), "soft")
        }
      }
    }
  }

  // MARK: Moving it

  private static func shift(_ words: Words, _ track: MatchTrack) -> Piece {
    let said =
      if track.shift == 0 {
        words(TrackMapText.shiftNone)
      } else {
        words(
          track.shift > 0 ? TrackMapText.laterBy : .earlierBy, count: Int(track.shift.magnitude))
      }
    let limit = RefWatchLimits.trackShift
    return section(id: "track-shift", words(TrackMapText.shift)) {
      element("p", .class("strong"), .id("track-shift-now"), .attribute("role", "status")) { said }
      line("even wraps") {
        for seconds in [-10, -1, 1, 10] {
          button(
            words(
              seconds > 0 ? TrackMapText.later : .earlier, text: seconds.magnitude.description),
            .filled,
            traits: (seconds < 0 ? track.shift <= -limit : track.shift >= limit) ? .disabled : [],
            action: act(.shifted(seconds)))
        }
      }
      paragraph(words(TrackMapText.shiftHint), "hint")
    }
  }

  // MARK: Questions

  private static func question(_ state: State, _ match: MatchID) -> Piece {
    let words = state.words
    if state.desk.track.isRemoving {
      return Design.question(
        id: "track-question", title: words(TrackText.removeQuestion),
        text: words(TrackText.removeText), close: act(.removeDismissed)
      ) {
        button(
          words(TrackText.remove), .prominent, icon: .trash, traits: [.wide, .destructive],
          action: act(.removed))
        button(words(TrackText.keep), .filled, traits: .wide, action: act(.removeDismissed))
      }
    }
    guard let file = state.desk.track.pending, let record = state.records[match],
      let first = file.first, let last = file.last
    else { return .empty }
    var texts: [String] = []
    let isOther = !file.overlaps(record)
    if isOther {
      texts.append(words(TrackText.otherTimesText))
      texts.append(
        words(
          TrackText.fileTimes, name: words.dateTime(first, state.zoneOffset),
          text: words.dateTime(last, state.zoneOffset)))
      texts.append(
        words(TrackText.matchTimes, text: words.dateTime(record.kickedOffAt, state.zoneOffset)))
    }
    if state.track(of: match) != nil { texts.append(words(TrackText.replaceText)) }
    return Design.question(
      id: "track-question",
      title: words(isOther ? TrackText.otherTimes : .replaceQuestion),
      text: texts.joined(separator: " "), close: act(.dropped)
    ) {
      button(
        words(isOther ? TrackText.take : .replace), .prominent, icon: .check, traits: .wide,
        action: act(.taken))
      button(words(TrackText.discard), .filled, traits: .wide, action: act(.dropped))
    }
  }
}
