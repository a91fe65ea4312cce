import Core
import Design
import TeePalsDomain
import View

/// Everything once more before it is posted; each line leads to where it is changed.
enum FormReviewView {
  static func view(_ state: State, _ form: RoundForm) -> Piece {
    let words = state.words
    return element("div", .class("tee-form-review"), .key("review")) {
      FormWhenView.clash(state, form)
      row(
        words, .reviewCourse, .course, icon: .place,
        form.course.map { course in
          [course.course.name, state.cityName(course.course.cityLabel)]
            .filter { text in !text.isEmpty }
            .joined(separator: " · ")
        } ?? words(FormFaultText.courseMissing))
      row(
        words, .reviewWhen, .when, icon: .calendar,
        form.start(at: state.now).map { start in
          words.longWhen(start.instant, start.zone, seenIn: state.here)
        } ?? words(FormFaultText.timeMissing))
      row(
        words, .reviewWho, .details, icon: .globe,
        words(FormDetailsView.title(form.visibility)) + " · " + words.join(form.joinPolicy))
      row(
        words, .reviewPlayers, .details, icon: .people,
        ([words(FormText.playersOf, count: form.players)] + words.play(form.play))
          .joined(separator: " · "))
      row(
        words, .reviewPrice, .details, icon: .list,
        words.price(form.priceMeant ?? .unknown))
      row(words, .reviewWishes, .details, icon: .person, words.wishes(form.requirements))
      row(
        words, .reviewMessage, .details, icon: .message,
        trimmed(form.message).isEmpty
          ? words(FormText.noMessage) : trimmed(form.message))
    }
  }

  private static func row(
    _ words: Words, _ title: FormText, _ step: FormStep, icon: Icon, _ text: String
  ) -> Piece {
    element(
      "button", .class("tee-form-line"), .attribute("type", "button"),
      .aria("label", words(FormText.change, text: words(title)) + ". " + text),
      .onClick(.form(.jumped(step)))
    ) {
      icon.node()
      element("span", .class("grow")) {
        element("span", .class("tee-form-label")) { words(title) }
        element("span", .class("tee-form-value preserves")) { text }
      }
      Icon.chevronRight.node(.small)
    }
  }
}
