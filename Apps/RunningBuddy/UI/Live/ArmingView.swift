import Design
import RunningBuddyDomain
import View

/// What has to be there before a run is recorded.
enum ArmingView {
  static func view(_ state: RunFeature.State, _ arming: Arming) -> RunPiece {
    let words = state.words
    return RunStates.page(state, key: "arming", title: words(ArmingText.title)) {
      box(.group) {
        row(words(ArmingText.position), answer(arming.permission, .granted, .refused, words))
        row(words(ArmingText.screen), answer(arming.screenLock, .held, .notHeld, words))
        row(
          words(ArmingText.fixes),
          words(GPSWord(accuracy: state.live.accuracy).text) + " · "
            + String(arming.goodFixes) + "/5")
        sensors(state)
        if state.settings.countsSteps {
          row(words(MotionText.steps), words(state.live.motion.text))
        }
      }
      line("wraps") {
        RunStates.link(words(SensorText.title), icon: .heart, to: .sensors)
        RunStates.link(words(CompanionText.title), icon: .device, to: .companions)
      }
      if let trouble = state.live.trouble { PlaceView.banner(trouble, words) }
      PlansView.choice(state)
      button(
        words(start(arming)), .prominent, icon: .play, traits: .wide,
        attributes: [.id("run-go")], action: .live(.started))
      button(words(ArmingText.leave), .naked, action: .live(.discarded))
    }
  }

  private static func start(_ arming: Arming) -> ArmingText {
    if arming.isReady { return .start }
    return arming.permission == .no ? .withoutPlace : .startAnyway
  }

  private static func answer(
    _ answer: Arming.Answer, _ yes: ArmingText, _ no: ArmingText, _ words: Words
  ) -> String {
    switch answer {
    case .waiting: words(ArmingText.waiting)
    case .yes: words(yes)
    case .no: words(no)
    }
  }

  private static func row(_ title: String, _ value: String) -> RunPiece {
    element("div", .class("line run-state"), .key(title)) {
      element("span", .class("grow")) { title }
      element("span", .class("soft"), .attribute("role", "status")) { value }
    }
  }
}

/// What a recording has to ask.
enum RecordingQuestions {
  static func view(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    switch state.live.question {
    case .introduction:
      return Sheet(
        id: "run-introduction", title: words(ArmingText.introductionTitle),
        language: state.language, close: RunFeature.ViewAction.live(.questionClosed)
      ).node {
        paragraph(words(ArmingText.introduction))
        paragraph(words(ArmingText.pocket))
        paragraph(words(ArmingText.otherWays), "soft")
        button(
          words(ArmingText.understood), .prominent, traits: .wide,
          attributes: [.id("run-understood")], action: .live(.introduced))
      }
    case .permission: return PlaceView.sheet(state)
    case .finish:
      return question(
        id: "run-finish-question", title: words(LiveText.finishTitle),
        text: words(LiveText.finishText), close: .live(.questionClosed)
      ) {
        button(words(LiveText.finish), .prominent, traits: .wide, action: .live(.finished))
        button(words(LiveText.keepRunning), .filled, traits: .wide, action: .live(.questionClosed))
      }
    case .discard:
      return question(
        id: "run-discard-question", title: words(LiveText.discardTitle),
        text: words(LiveText.discardText), close: .live(.questionClosed)
      ) {
        button(
          words(LiveText.discard), .filled, traits: [.wide, .destructive],
          action: .live(.discarded))
        button(words(KitText.cancel), .naked, traits: .wide, action: .live(.questionClosed))
      }
    case nil: return offer(state)
    }
  }

  /// A run that was not finished. Nothing is closed without an answer.
  private static func offer(_ state: RunFeature.State) -> RunPiece {
    guard case .unfinished(let canGoOn) = state.live.offer else { return .empty }
    let words = state.words
    let recorder = state.live.recorder
    let time = recorder.times?.elapsed(at: recorder.at) ?? 0
    return question(
      id: "run-offer", title: words(LiveText.offerTitle),
      text: words(
        LiveText.offerText, name: words.distance(centimetres: Int64(recorder.metres * 100)),
        text: words.duration(time)), close: .live(canGoOn ? .wentOn : .finishedAtLast)
    ) {
      if canGoOn {
        button(
          words(LiveText.goOn), .prominent, icon: .play, traits: .wide, action: .live(.wentOn))
      }
      button(
        words(LiveText.finishAtLast), .filled, traits: .wide, action: .live(.finishedAtLast))
      button(
        words(LiveText.discard), .filled, traits: [.wide, .destructive],
        action: .live(.discardTouched))
    }
  }
}
