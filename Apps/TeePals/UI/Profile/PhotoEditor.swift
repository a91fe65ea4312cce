import Core
import Design
import TeePalsDomain
import View

/// One's photo: choosing it, sending it, taking it away.
enum PhotoEditor {
  static func view(_ state: TeePalsFeature.State) -> Piece {
    let words = state.words
    return element("div", .class("tee-editor-photo")) {
      portrait(state)
      paragraph(words(ProfileText.photoLead), "soft")
      if state.ownProfile?.isPhotoHeld == true {
        banner(words(ProfileText.photoHeld), icon: .lock)
      }
      if let choice = state.profile.choice {
        underway(choice, state)
      } else {
        choosing(state)
      }
    }
  }

  /// What was chosen, else what the server has, else the initials.
  private static func portrait(_ state: TeePalsFeature.State) -> Piece {
    let card = state.card
    let known = card.photo.map { photo in GolferFace.address(photo) }
    return avatar(
      initials: GolferName.initials(card.name), pastel: card.user.low, size: .huge,
      photo: chosen(state) ?? known)
  }

  /// What no browser can show either is not shown.
  private static func chosen(_ state: TeePalsFeature.State) -> String? {
    guard let choice = state.profile.choice, choice.problem?.isOfPhoto != true else { return nil }
    return choice.file.address
  }

  private static func choosing(_ state: TeePalsFeature.State) -> Piece {
    let words = state.words
    let hasPhoto = state.card.photo != nil
    return stack("grow") {
      button(
        words(hasPhoto ? ProfileText.otherPhoto : .choosePhoto),
        hasPhoto ? .filled : .prominent, icon: .upload, traits: .wide,
        action: .profile(.photo(.wanted)))
      if hasPhoto {
        button(
          words(ProfileText.removePhoto), .naked, traits: [.wide, .destructive],
          action: .profile(.photo(.removeAsked)))
      }
    }
  }

  private static func underway(_ choice: PhotoChoice, _ state: TeePalsFeature.State) -> Piece {
    let words = state.words
    return stack("grow") {
      if let problem = choice.problem {
        fault(words.problem(problem))
        if problem.isPassing {
          button(
            words(ProfileText.sendAgain), .prominent, traits: .wide,
            action: .profile(.photo(.sent)))
        }
        button(
          words(ProfileText.otherPhoto), .outlined, traits: .wide,
          action: .profile(.photo(.wanted)))
      } else {
        SendingPhoto.view(choice.file, words)
      }
      button(
        words(ProfileText.giveUp), .naked, traits: .wide, action: .profile(.photo(.givenUp)))
    }
  }
}
