import Calendar
import Design
import View

/// The copy on this device, and the question before it goes.
enum WipingView {
  typealias Action = DataFeature.Action

  static let wordID = "wiping-word"

  static func section(_ state: DataFeature.State) -> Node<Action> {
    let language = state.language
    return Design.section(id: "wipe-device", WipingText.title.text(in: language)) {
      paragraph(WipingText.lead.text(in: language), "soft")
      button(
        WipingText.open.text(in: language), .naked, traits: [.wide, .destructive],
        action: .wipeTapped)
    }
  }

  static func question(_ typed: String, _ state: DataFeature.State) -> Node<Action> {
    let language = state.language
    func say(_ text: some PhraseBook) -> String { text.text(in: language) }
    return Design.question(
      id: "wiping", title: say(WipingText.question), text: say(WipingText.explained),
      close: Action.wipeClosed
    ) {
      safety(state)
      element(
        "form", .class("stack"), .attribute("novalidate", "novalidate"),
        .onSubmit(state.isWipeConfirmed ? Action.delegate(.wiped) : .wipeIncomplete)
      ) {
        textField(
          id: wordID,
          FieldLabel(
            LocalText.removeType.text(in: language, [("word", say(LocalText.removeWord))])),
          value: typed,
          attributes: [
            .attribute("autocomplete", "off"), .attribute("autocapitalize", "off"),
            .attribute("spellcheck", "false"),
          ], onInput: { text in .wipeTyped(text) })
        button(
          say(WipingText.now), .outlined,
          traits: state.isWipeConfirmed ? [.wide, .destructive] : [.wide, .destructive, .disabled])
      }
      element("a", .class("button outlined wide"), .attribute("href", "/account")) {
        say(WipingText.signOut)
      }
      button(say(LocalText.keep), .prominent, traits: .wide, action: .wipeClosed)
    }
  }

  /// What has not reached the server has to be in a file first.
  private static func safety(_ state: DataFeature.State) -> Node<Action> {
    let language = state.language
    return element("div", .class("stack"), .attribute("role", "status")) {
      if state.waiting > 0 {
        if case .failed(let problem) = state.saving { fault(problem.text(in: language)) }
        if state.saving == .saved {
          paragraph(DataText.saved.text(in: language), "soft")
        } else {
          banner(
            WipingText.unsent.text(in: language, count: state.waiting), icon: .warning,
            rank: .warning
          ) {
            button(
              DataText.save.text(in: language), .filled,
              traits: state.saving == .reading ? [.small, .loading] : .small, action: .saveTapped)
          }
        }
      } else {
        paragraph(WipingText.allSent.text(in: language), "soft")
      }
    }
  }
}
