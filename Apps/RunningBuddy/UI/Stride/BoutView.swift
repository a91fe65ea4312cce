import Calendar
import Core
import Design
import RunningBuddyDomain
import View

/// A bout of 100 m, from waiting for the receiver to its result.
enum BoutView {
  @NodeBuilder<RunFeature.ViewAction>
  static func view(_ state: RunFeature.State, _ bout: CalibrationBout) -> [RunPiece] {
    troubles(state)
    switch bout.phase {
    case .waiting(let good): waiting(state, good)
    case .ready: ready(state)
    case .countdown(let ends): countdown(state, ends)
    case .running, .reached, .measured, .failed: running(state, bout)
    }
    cancel(state, bout)
    result(state, bout)
    explanation(state)
  }

  private static func troubles(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    return element("div", .class("stack"), .key("bout-troubles")) {
      if let trouble = state.stride.trouble {
        PlaceView.banner(
          trouble, words, explained: .stride(.permissionExplained),
          retried: .stride(.permissionRetried))
      }
      switch state.stride.motion.trouble {
      case .denied?, .untapped?:
        banner(words(StrideText.motionDenied), icon: .warning, rank: .warning)
      case .insecure?, .unsupported?:
        banner(words(StrideText.noSteps), icon: .warning, rank: .warning)
      case nil: .empty
      }
    }
  }

  // MARK: Before

  private static func waiting(_ state: RunFeature.State, _ good: Int) -> RunPiece {
    let words = state.words
    return element("div", .class("run-hero"), .key("bout-waiting")) {
      element("h2", .class("title3")) { words(StrideText.waiting) }
      paragraph(
        words(LiveText.gps, text: words(GPSWord(accuracy: state.stride.accuracy).text)) + " · "
          + String(good) + "/" + String(CalibrationBout.enoughFixes), "figures")
      measure(words(StrideText.waiting), done: good, total: CalibrationBout.enoughFixes)
    }
  }

  private static func ready(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    return element("div", .class("run-hero"), .key("bout-ready")) {
      element("div", .attribute("role", "status")) {
        element("h2", .class("title3")) { words(StrideText.ready) }
      }
      paragraph(words(StrideText.readyText))
      button(
        words(ArmingText.start), .prominent, icon: .play,
        traits: state.stride.motion.trouble == nil ? .wide : [.wide, .disabled],
        attributes: [.id("run-bout-start")], action: .stride(.started))
    }
  }

  private static func countdown(_ state: RunFeature.State, _ ends: Int64) -> RunPiece {
    let left = max(1, (ends - state.moment.uptime + 999) / 1_000)
    return element("div", .class("run-bout"), .key("bout-countdown")) {
      element("h2", .class("soft")) { state.words(ArmingText.countdown) }
      element(
        "p", .class("run-metres figures"), .attribute("role", "timer"),
        .aria("live", "assertive")
      ) { String(left) }
    }
  }

  // MARK: Under way

  private static func running(_ state: RunFeature.State, _ bout: CalibrationBout) -> RunPiece {
    let words = state.words
    let metres = Int(bout.metres)
    return element("div", .class("run-bout"), .key("bout-running")) {
      element("p", .class("run-metres figures")) {
        words(RunUnitText.metres, text: String(metres))
      }
      measure(words(StrideText.measure), done: metres, total: Int(CalibrationBout.metres))
      FigureGrid.view([
        FigureGrid.Entry(words(StrideText.stepsTitle), words.formats.number(bout.steps)),
        FigureGrid.Entry(
          words(DetailText.cadence),
          bout.cadence.map { cadence in words(RunUnitText.steps, text: String(cadence)) }
            ?? Words.unknown),
      ])
      element("p", .class("hint"), .attribute("role", "status")) {
        bout.phase == .reached ? words(StrideText.reached) : ""
      }
    }
  }

  private static func cancel(_ state: RunFeature.State, _ bout: CalibrationBout) -> RunPiece {
    button(
      state.words(KitText.cancel), .filled, traits: .wide, attributes: [.id("run-bout-cancel")],
      action: .stride(.cancelled))
  }

  // MARK: After

  private static func result(_ state: RunFeature.State, _ bout: CalibrationBout) -> RunPiece {
    let words = state.words
    switch bout.phase {
    case .measured(let measure):
      return question(
        id: "run-bout-result", title: words(StrideText.measured),
        text: summary(measure, state), close: .stride(.dropped)
      ) {
        button(words(StrideText.keep), .prominent, traits: .wide, action: .stride(.kept))
        button(words(StrideText.again), .filled, traits: .wide, action: .stride(.repeated))
        button(words(KitText.discard), .naked, traits: .wide, action: .stride(.dropped))
      }
    case .failed(let fault):
      return question(
        id: "run-bout-result", title: words(StrideText.failed), text: words(fault),
        close: .stride(.dropped)
      ) {
        button(words(StrideText.again), .prominent, traits: .wide, action: .stride(.repeated))
        button(words(KitText.close), .naked, traits: .wide, action: .stride(.dropped))
      }
    case .waiting, .ready, .countdown, .running, .reached: return .empty
    }
  }

  /// The step length with what it comes from, and what the person's own model says of the way.
  private static func summary(
    _ measure: CalibrationBout.Measure, _ state: RunFeature.State
  ) -> String {
    let words = state.words
    let record = measure.record(
      StrideRecordID(high: 0, low: 0), at: state.now, offset: state.moment.zone.offset)
    let steps = (record.steps + 50) / 100
    let found = [
      words(StrideText.stepOf, text: words.metres(record.length)),
      words(StrideText.steps, text: words.formats.number(steps)), words.cadence(record.cadence),
    ].joined(separator: " · ")
    let modelled = state.strideKnowledge.model?.metres(
      steps: steps, cadence: Int(record.cadence + 0.5))
    guard let modelled else { return found }
    return found + ". " + words(StrideText.modelSays, text: words.metres(modelled))
  }

  private static func explanation(_ state: RunFeature.State) -> RunPiece {
    guard state.stride.isExplained, let trouble = state.stride.trouble else { return .empty }
    return PlaceView.sheet(
      state, trouble, closed: .stride(.explanationClosed), retried: .stride(.permissionRetried))
  }
}

extension Words {
  /// Why a bout came to nothing.
  func callAsFunction(_ fault: CalibrationBout.Fault) -> String {
    switch fault {
    case .noMotion: self(StrideText.noMotion)
    case .signalLost: self(StrideText.signalLost)
    case .hidden: self(StrideText.hidden)
    case .record(.tooFewSteps(let steps)):
      self(
        StrideText.tooFewSteps, name: formats.number(steps),
        text: formats.number(StrideRecord.leastSteps))
    case .record(.tooShort(let milliseconds)):
      self(
        StrideText.tooShort, name: duration(Int64(milliseconds)),
        text: duration(Int64(StrideRecord.times.lowerBound)))
    case .record(.unlikelyLength(let centimetres)):
      self(StrideText.unlikely, text: metres(Double(centimetres) / 100))
    }
  }
}
