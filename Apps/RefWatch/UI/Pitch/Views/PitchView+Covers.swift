import Design
import RefWatchDomain
import View

// What lies over the pitch: banners, alerts, the lock, sheets and questions.
extension PitchView {
  var banners: PitchNode {
    element("div", .class("pitch-banners")) {
      if state.isReadOnly {
        banner(words(PitchText.readOnly), icon: .device, rank: .warning) {
          button(
            words(PitchText.takeOver), .filled, traits: .small, action: .pitch(.takenOver))
        }
      }
      PitchCrew(state: state, record: record).banner
      if let room = state.scarceRoom(record) {
        banner(
          room > 0 ? words(LogRoomText.nearlyFull, count: room) : words(LogRoomText.full),
          icon: .warning, rank: .warning)
      }
      if let doubt = state.pitch.doubt, state.keepsTime(record) { doubtBanner(doubt) }
      if let ahead = state.wrongClock { wrongClock(ahead) }
    }
  }

  /// The device's clock is wrong, and nothing that is counted here goes by it.
  private func wrongClock(_ ahead: Int64) -> PitchNode {
    let text = words.roughly(ahead < 0 ? -ahead : ahead)
    return banner(
      words(ahead < 0 ? PitchText.clockSlow : .clockFast, text: text), icon: .clock,
      rank: .warning
    ) {
      element("span", .class("wrong-clock")) { words(PitchText.clockApart) }
      button(
        words(PitchText.hideNote), .filled, traits: .small, action: .pitch(.wrongClockSeen))
    }
  }

  private func doubtBanner(_ doubt: ClockBanner) -> PitchNode {
    banner(text(of: doubt), icon: .clock, rank: .warning) {
      button(
        words(PitchText.clockRight), .filled, traits: .small, action: .pitch(.doubtDismissed))
      button(
        words(PitchText.clockWrong), .filled, traits: .small, action: .pitch(.sheetShown(.clock)))
    }
  }

  private func text(of doubt: ClockBanner) -> String {
    func shown(_ elapsed: Int64) -> String {
      clock(record.matchTime(stage: record.stage, elapsed: elapsed))
    }
    return switch doubt {
    case .stepped: words(PitchText.stepped)
    case .slept(let gap): words(PitchText.slept, text: clock(gap))
    case .recovered(let elapsed, let gap):
      words(PitchText.recovered, text: shown(elapsed)) + ", "
        + words(PitchText.recoveredGap, text: clock(gap))
    case .corrected(let elapsed): words(PitchText.clockCorrected, text: shown(elapsed))
    case .asks(let elapsed, _): words(PitchText.clockAsks, text: shown(elapsed))
    }
  }

  func clock(_ milliseconds: Int64) -> String {
    ClockLabel(milliseconds: milliseconds).description
  }

  var covers: PitchNode {
    .fragment([
      lock, dim, PitchSheets(state: state, record: record).node,
      PitchQuestions(state: state, record: record).node,
    ])
  }

  /// On the pitch itself, unless a sheet or a question lies over it.
  var alertStrip: PitchNode {
    state.pitch.sheet == nil && state.pitch.question == nil ? alert : .empty
  }

  /// What is due. It takes room of its own: the clock and the key that ends the period stay in
  /// sight beside it.
  var alert: PitchNode {
    guard let alert = state.alert, alert.match == record.match.id else { return .empty }
    let title = words.alert(alert.kind, record)
    return element(
      "section", .key("alert"), .id("pitch-alert"),
      .class(state.settings.flashes ? "alert flashing" : "alert"),
      .aria("labelledby", "pitch-alert-title")
    ) {
      element("div", .class("alert-text")) {
        element("h2", .class("alert-title"), .id("pitch-alert-title")) { title }
        if case .timeOver = alert.kind {
          element("p", .class("soft")) { words(PitchText.periodGoesOn) }
        }
      }
      element("div", .class("alert-keys")) {
        if case .hydration = alert.kind, record.openStoppage == nil {
          button(
            words(PitchText.startBreak), .filled, icon: .pause, action: .pitch(.breakStarted))
        }
        button(words(PitchText.gotIt), .prominent, action: .pitch(.alertSeen))
      }
    }
  }

  /// Takes every touch; only holding it for a moment takes it away. Keys count at once: rain
  /// presses none.
  private var lock: PitchNode {
    guard state.pitch.isLocked else { return .empty }
    return element("div", .class("lock"), .key("lock"), .onBack(.pitch(.lockTouched))) {
      HoldButton.node(
        words(PitchText.unlockHold), icon: .lock, milliseconds: 800, action: .unlocked,
        touched: .lockTouched)
    }
  }

  private var dim: PitchNode {
    guard state.pitch.isDim else { return .empty }
    return element(
      "button", .class("dim"), .key("dim"), .attribute("type", "button"),
      .aria("label", words(PitchText.undim)), .onClick(.pitch(.dimmed(false))),
      .onBack(.pitch(.dimmed(false))))
  }
}

/// A button that wants to be held. With a keyboard it is pressed like any other.
enum HoldButton {
  static func node(
    _ title: String, icon: Icon, milliseconds: Int, action: PitchAction, touched: PitchAction,
    look: String = "filled"
  ) -> PitchNode {
    element(
      "button", .class("button hold " + look), .attribute("type", "button"),
      .attribute("data-hold", String(milliseconds)),
      .on(.contextmenu, { _ in .pitch(action) }),
      .on(.click, { event in .pitch(event.x == 0 && event.y == 0 ? action : touched) })
    ) {
      icon.node()
      element("span") { title }
    }
  }
}
