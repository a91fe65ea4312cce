import AccountsDomain
import Calendar
import Core
import Design
import View

extension ProfileFeature {
  static func photo(_ state: State) -> Node<Action> {
    let language = state.language
    func say(_ text: ProfileText) -> String { text.text(in: language) }
    return section(id: "photo", say(.photo)) {
      chip(say(.othersSee), icon: .people)
      line("whoever wraps") {
        portrait(state)
        paragraph(say(.photoLead), "soft")
      }
      if let choice = state.choice { under(way: choice, language) } else { choosing(state) }
    }
  }

  /// What was chosen, else what the server has, else the initial.
  private static func portrait(_ state: State) -> Node<Action> {
    let source = state.choice?.file.address ?? state.photo?.large.address
    return avatar(
      initials: String((state.shown.displayName ?? "").prefix(1)).uppercased(),
      pastel: state.user.low, size: .huge, photo: source)
  }

  private static func choosing(_ state: State) -> Node<Action> {
    let language = state.language
    func say(_ text: ProfileText) -> String { text.text(in: language) }
    return stack {
      button(
        say(state.photo == nil ? .choosePhoto : .otherPhoto), .filled, icon: .upload,
        traits: .wide, action: .photo(.wanted))
      if state.photo != nil {
        button(
          say(.removePhoto), .naked, traits: [.wide, .destructive], action: .photo(.removed))
      }
    }
  }

  private static func under(way choice: PhotoChoice, _ language: Language) -> Node<Action> {
    func say(_ text: ProfileText) -> String { text.text(in: language) }
    return stack {
      if let problem = choice.problem {
        fault(problem.text(in: language))
        if choice.file.size <= photoLimit, isPassing(problem) {
          button(say(.photoAgain), .filled, traits: .wide, action: .photo(.sent))
        }
        button(say(.choosePhoto), .outlined, traits: .wide, action: .photo(.wanted))
        button(say(.photoGiveUp), .naked, traits: .wide, action: .photo(.givenUp))
      } else {
        button(
          say(.sendingPhoto), .filled, traits: [.wide, .loading], action: .photo(.sent))
      }
    }
  }

  /// Whether the same photo may be taken another time.
  private static func isPassing(_ problem: AccountProblem) -> Bool {
    switch problem.code {
    case "pictureKindUnknown", "pictureDamaged", "pictureTooLarge", "bodyTooLarge": false
    default: true
    }
  }
}
