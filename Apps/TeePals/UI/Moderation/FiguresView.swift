import Design
import TeePalsDomain
import View

/// How moderation and answering after rounds go.
enum FiguresView {
  static func view(_ state: State) -> Piece {
    ModerationView.content(state, state.moderation.figures) { figures in
      page(state.words, figures)
    }
  }

  private static func page(_ words: Words, _ figures: ModerationFigures) -> Piece {
    let feedback = figures.feedback
    let hours = figures.medianHours.map { hours in words(FiguresText.hours, count: hours) }
    let seconds = feedback.medianSeconds.map { seconds in words.span(seconds) }
    return .fragment([
      list(
        words, "tee-figures-cases", .cases,
        [
          (.open, figures.open), (.late, figures.late), (.decided, figures.decided),
          (.medianHours, hours),
        ]),
      list(
        words, "tee-figures-feedback", .feedback,
        [
          (.asked, feedback.asked), (.answered, feedback.answered),
          (.medianSeconds, seconds),
          (.playAgain, feedback.playAgain), (.issues, feedback.issues),
          (.reminded, feedback.reminded),
        ]),
    ])
  }

  private static func list(
    _ words: Words, _ id: String, _ title: FiguresText, _ lines: [(FiguresText, String?)]
  ) -> Piece {
    section(id: id, words(title)) {
      element("dl", .class("tee-figures")) {
        for (name, figure) in lines {
          element("div") {
            element("dt") { words(name) }
            element("dd", .class("figures")) { figure ?? words(FiguresText.tooFew) }
          }
        }
      }
    }
  }
}

extension Words {
  /// So many seconds, in the largest unit of which there are two at least, up to hours.
  fileprivate func span(_ seconds: Int) -> String {
    switch seconds {
    case ..<120: self(FiguresText.seconds, count: seconds)
    case ..<7_200: self(FiguresText.minutes, count: seconds / 60)
    default: self(FiguresText.hours, count: seconds / 3_600)
    }
  }
}
