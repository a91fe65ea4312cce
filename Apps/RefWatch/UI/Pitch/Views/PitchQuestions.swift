import Core
import Design
import RefWatchDomain
import View

/// What wants an answer before it is written.
struct PitchQuestions {
  let state: RefWatchFeature.State
  let record: MatchRecord

  private var words: Words { state.words }

  var node: PitchNode {
    guard let asked = state.pitch.question else { return .empty }
    let (title, text, answer) = phrases(asked)
    let close = RefWatchFeature.ViewAction.pitch(.questionClosed)
    return question(id: "pitch-question", title: title, text: text, close: close) {
      button(answer, .prominent, traits: .wide, action: .pitch(.answered))
      button(words(KitText.cancel), .filled, traits: .wide, action: close)
    }
  }

  private func phrases(_ asked: PitchQuestion) -> (String, String?, String) {
    switch asked {
    case .takeOver: return PitchCrew(state: state, record: record).phrases
    case .endEarly:
      let left = ClockLabel(milliseconds: state.left(record)).description
      return (
        words(PitchText.endEarlyTitle, text: left), words(PitchText.endEarlyText),
        words(PitchText.endAnyway)
      )
    case .suspend(let reason):
      return (words(PitchText.suspendQuestion), words.term(reason), words(PitchText.suspend))
    case .complete:
      return (
        words(PitchText.complete), words(PitchText.completeText), words(PitchText.complete)
      )
    case .resumePlay:
      return (
        words(PitchText.resumePlay), words(PitchText.resumePlayText), words(PitchText.resumePlay)
      )
    case .goToExtraTime:
      return (words(PitchText.goToExtra), words(PitchText.detourText), words(PitchText.goOn))
    case .goToShootout:
      return (words(PitchText.goToPenalties), words(PitchText.detourText), words(PitchText.goOn))
    case .finish:
      return (words(PitchText.finish), words(PitchText.finishText), words(PitchText.finish))
    case .endShootout:
      return (
        words(ShootoutText.endQuestion), words(ShootoutText.endText), words(ShootoutText.end)
      )
    case .lowerAddedTime:
      return (
        words(PitchText.lowerTitle, count: record.currentPeriod?.announced ?? 0),
        words(PitchText.lowerText), words(PitchText.lowerAnyway)
      )
    case .kick:
      let isDecided = record.shootout?.winner != nil
      return (
        words(isDecided ? ShootoutText.decidedText : .wrongTitle), words(ShootoutText.wrongText),
        words(ShootoutText.recordAnyway)
      )
    }
  }
}
