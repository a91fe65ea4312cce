import Core
import Design
import RunningBuddyDomain
import View

/// A run that is being recorded, from getting ready to the end.
enum LiveView {
  static func view(_ state: RunFeature.State) -> RunPiece {
    if state.live.isPocket { return PocketView.view(state) }
    switch state.live.recorder.phase {
    case .recording, .paused: return running(state)
    case .countdown(let ends): return countdown(state, ends)
    case .arming(let arming): return ArmingView.view(state, arming)
    case .idle, .review, .saved, .discarded: return waiting(state)
    }
  }

  private static func waiting(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    return RunStates.page(
      state, key: "live-waiting", title: words(RunShellText.live), back: true
    ) {
      if state.live.role == .asked {
        banner(words(ArmingText.otherWindow), icon: .device)
      } else if state.live.wantsArming || !state.live.isRead {
        skeleton(state.language, rows: 3)
      } else {
        emptyState(icon: .play, title: words(HomeText.noneTitle)) {
          button(words(HomeText.start), .prominent, icon: .play, action: .live(.startWanted))
        }
      }
    }
  }

  private static func countdown(_ state: RunFeature.State, _ ends: Int64) -> RunPiece {
    let left = max(1, (ends - state.live.journal.time(state.moment) + 999) / 1_000)
    return element("div", .class("run-live run-countdown"), .key("countdown")) {
      element("h1", .class("soft")) { state.words(ArmingText.countdown) }
      element(
        "p", .class("run-huge figures"), .attribute("role", "timer"), .aria("live", "assertive")
      ) { String(left) }
    }
  }

  private static func running(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    let live = state.live
    return element(
      "div", .class(live.isLocked ? "run-live locked" : "run-live"), .key("running"),
      .onBack(live.isLocked ? .live(.lockTouched) : nil)
    ) {
      element("h1", .class("quiet-label")) { words(RunShellText.live) }
      LiveMap.view(state)
      element("div", .class("run-over"), .key("top")) {
        LiveChips.view(state)
        banners(state)
      }
      element("div", .class("run-over bottom"), .key("bottom")) {
        credit(state)
        cards(state)
        element("p", .class("run-cue"), .attribute("role", "status")) { live.cueText }
        if live.role != .elected {
          banner(words(ArmingText.otherWindow), icon: .device)
        } else if live.isLocked {
          lock(state)
        } else {
          LiveControls.view(state)
        }
      }
    }
  }

  private static func banners(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    return element("div", .class("stack"), .key("banners")) {
      unsaved(state, .unsaved)
      if state.live.recorder.isFilledBySteps {
        banner(words(StrideText.bySteps), icon: .runner)
      }
      if let trouble = state.live.trouble, trouble != .unavailable {
        PlaceView.banner(trouble, words)
      }
    }
  }

  /// That the device has no room, and since when; the run can be had as a file meanwhile.
  static func unsaved(_ state: RunFeature.State, _ text: LiveText) -> RunPiece {
    guard let since = state.live.journal.unsavedSince else { return .empty }
    let words = state.words
    return banner(
      words(text, text: words.time(since, offset: state.moment.zone.offset)), icon: .warning,
      rank: .alarming
    ) {
      button(words(LiveText.export), .naked, icon: .file, action: .live(.exported))
    }
  }

  private static func cards(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    let recorder = state.live.recorder
    let time = max(state.live.journal.time(state.moment), recorder.at)
    let laps = recorder.laps.count
    let way = recorder.way(at: time)
    let (origin, isLive) = (words.origin(of: way), way?.isLive ?? false)
    let pace = words.pace(secondsPerKilometre: recorder.pace(at: time))
    return element("div", .class("run-cards"), .key("cards")) {
      IntervalCard.view(state)
      element(
        "button", .class("run-card wide"), .attribute("type", "button"), .key("distance"),
        .onClick(.live(.mapTapped))
      ) {
        element("span", .class("hint")) { words(LiveText.distance) }
        element("span", .class(Words.names("run-big figures", isLive: isLive))) {
          words.figure(centimetres: Int64(recorder.metres * 100))
          element("span", .class("run-unit")) { " " + words.unitName }
        }
        element("span", .class("hint")) {
          origin + " · " + mapHeld(state)
        }
      }
      card(words(LiveText.time), words.clock(recorder.times?.timer(at: time) ?? 0))
      card(
        words(LiveText.pace), words.paceFigure(pace) ?? Words.unknown, unit: "/" + words.unitName,
        origin: origin, isLive: isLive)
      SensorCard.heartRate(state, at: time)
      SensorCard.cadence(state, at: time)
      if laps > 0 { card(words(LiveText.lap), String(laps + 1)) }
    }
  }

  /// How the map is held; where it is turned, by what.
  private static func mapHeld(_ state: RunFeature.State) -> String {
    let words = state.words
    switch state.live.map {
    case .automatic: return words(LiveText.mapAuto)
    case .manual: return words(LiveText.mapManual)
    case .heading:
      let text = state.direction?.text ?? .unknown
      return text.isAhead ? words(MapText.heading, text: words(text)) : words(text)
    }
  }

  /// Whose map lies under the cards.
  private static func credit(_ state: RunFeature.State) -> RunPiece {
    guard let tiles = state.mapTiles, !state.live.route.isEmpty else { return .empty }
    return RouteMap.credit(tiles)
  }

  private static func card(
    _ title: String, _ value: String, unit: String? = nil, origin: String? = nil,
    isLive: Bool = true
  ) -> RunPiece {
    element("div", .class("run-card"), .key(title)) {
      element("span", .class("hint")) { title }
      element("span", .class(Words.names("run-big figures", isLive: isLive))) {
        value
        if let unit { element("span", .class("run-unit")) { " " + unit } }
      }
      if let origin { element("span", .class("hint")) { origin } }
    }
  }

  private static func lock(_ state: RunFeature.State) -> RunPiece {
    LiveControls.hold(
      id: "run-unlock", state.words(LiveText.holdToUnlock), icon: .lock, milliseconds: 1_500,
      held: .live(.unlocked), tapped: .live(.lockTouched), hint: state.hint)
  }
}

extension RunFeature.State {
  /// What is said of a touch that was no holding.
  var hint: String? { live.isHintShown ? words(LiveText.hint) : nil }
}
