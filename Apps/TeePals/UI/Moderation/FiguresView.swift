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
    let seconds = feedback.medianSeconds.map { seconds in
      words(FiguresText.seconds, count: seconds)
    }
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
