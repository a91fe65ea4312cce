import Design
import TeePalsDomain
import View

/// How many holes are played, and whether on foot: who hosts may leave both open.
enum FormPlayView {
  static func view(_ words: Words, _ form: RoundForm) -> Piece {
    .fragment([holes(words, form.play), travel(words, form.play)])
  }

  private static func holes(_ words: Words, _ play: RoundPlay) -> Piece {
    FormDetailsView.group(
      id: "tee-form-holes", words(PlayText.holes), hint: words(PlayText.hint)
    ) {
      choice(
        words(PlayText.unsaid), isChosen: play.holes == nil,
        action: .form(.playChosen(RoundPlay(travel: play.travel))))
      for holes in RoundHoles.allCases {
        choice(
          words.holes(holes), isChosen: play.holes == holes,
          action: .form(.playChosen(RoundPlay(holes: holes, travel: play.travel))))
      }
    }
  }

  private static func travel(_ words: Words, _ play: RoundPlay) -> Piece {
    FormDetailsView.group(
      id: "tee-form-travel", words(PlayText.travel), hint: words(PlayText.hint)
    ) {
      choice(
        words(PlayText.unsaid), isChosen: play.travel == nil,
        action: .form(.playChosen(RoundPlay(holes: play.holes))))
      for travel in RoundTravel.allCases {
        choice(
          words.travel(travel), isChosen: play.travel == travel,
          action: .form(.playChosen(RoundPlay(holes: play.holes, travel: travel))))
      }
    }
  }
}
