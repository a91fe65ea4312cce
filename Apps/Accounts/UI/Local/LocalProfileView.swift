import Calendar
import Core
import Design
import View

extension LocalProfileFeature {
  /// Where everything is, and how to get an account.
  public static func view(_ state: State) -> Node<Action> {
    let language = state.language
    func say(_ text: LocalText) -> String { text.text(in: language) }
    return section(id: "local", say(.only)) {
      paragraph(say(.onlyText), "soft")
      if state.isOnline {
        button(
          say(.makeAccount), .prominent, traits: .wide, action: .delegate(.makeAccount))
        button(
          AccountsText.signIn.text(in: language), .outlined, traits: .wide,
          action: .delegate(.signIn))
      } else {
        paragraph(say(.whenOnline), "soft")
      }
    }
  }

  /// The way out, which is the end of everything recorded.
  public static func farewell(_ state: State) -> Node<Action> {
    let title = LocalText.remove.text(in: state.language)
    return section(id: "leave", title) {
      button(title, .naked, traits: [.wide, .destructive], action: Action.removeTapped)
    }
  }

  /// For somebody signed in: what is beside their account.
  public static func beside(_ state: State) -> Node<Action> {
    guard state.isApart else { return .empty }
    let language = state.language
    return section(id: "apart", LocalText.apart.text(in: language)) {
      paragraph(LocalText.apartText.text(in: language), "soft")
      button(
        LocalText.claimYes.text(in: language), .outlined, traits: .wide, action: .delegate(.add))
    }
  }

  /// Asks twice: everything goes for good.
  ///
  /// - Parameter isSaved: Whether there is a file of everything.
  static func removal(_ state: State, isSaved: Bool) -> Node<Action> {
    guard let typed = state.removal else { return .empty }
    let language = state.language
    func say(_ text: LocalText) -> String { text.text(in: language) }
    let word = say(.removeWord)
    return question(
      id: "remove-local", title: say(.removeTitle),
      text: LocalText.removeText.text(in: language, count: state.count),
      close: Action.removeCancelled
    ) {
      element("a", .class("button outlined wide"), .attribute("href", "/friends/settings")) {
        say(.saveFirst)
      }
      button(DataText.save.text(in: language), .outlined, traits: .wide, action: .saveTapped)
      element("p", .class("soft"), .attribute("role", "status")) {
        if isSaved { DataText.saved.text(in: language) }
      }
      element(
        "form", .class("stack"), .attribute("novalidate", "novalidate"),
        .onSubmit(state.isConfirmed ? Action.delegate(.remove) : .removalIncomplete)
      ) {
        textField(
          id: wordID,
          FieldLabel(LocalText.removeType.text(in: language, [("word", word)])), value: typed,
          attributes: [
            .attribute("autocomplete", "off"), .attribute("autocapitalize", "off"),
            .attribute("spellcheck", "false"),
          ], onInput: { text in .removalTyped(text) })
        button(
          say(.removeNow), .outlined,
          traits: state.isConfirmed ? [.wide, .destructive] : [.wide, .destructive, .disabled])
      }
      button(say(.keep), .prominent, traits: .wide, action: .removeCancelled)
    }
  }
}
