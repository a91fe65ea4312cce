import Calendar
import Core
import Design
import View

extension PasskeysFeature {
  public static func view(_ state: State) -> Node<Action> {
    let language = state.language
    return .fragment([
      section(id: "passkeys", PasskeyText.title.text(in: language)) {
        if let problem = state.problem, state.renaming == nil {
          fault(problem.text(in: language))
        }
        asyncContent(
          state.status.loadable(language), language, retry: .opened,
          isEmpty: { listing in listing.rows.isEmpty },
          empty: {
            stack {
              paragraph(PasskeyText.empty.text(in: language), "soft")
              adding(state)
            }
          },
          view: { listing in
            stack {
              box(.group) { for passkey in listing.rows { row(passkey, state) } }
              adding(state)
            }
          })
      },
      state.renaming.map { new in sheet(new, state) } ?? .empty,
      state.removing.map { passkey in removal(passkey, language) } ?? .empty,
      state.proofSheet,
    ])
  }

  /// The button, or why there is none.
  private static func adding(_ state: State) -> Node<Action> {
    let language = state.language
    guard case .loaded(let listing) = state.status, listing.isAvailable else {
      return paragraph(PasskeyFaultText.noAddress.text(in: language), "soft")
    }
    return stack {
      paragraph(PasskeyText.lead.text(in: language), "soft")
      button(
        PasskeyText.add.text(in: language), .outlined,
        traits: state.act == .add ? [.wide, .loading] : .wide, action: .addTapped)
    }
  }

  private static func row(_ passkey: PasskeyRow, _ state: State) -> Node<Action> {
    let language = state.language
    func say(_ text: PasskeyText, _ instant: Instant) -> String {
      let date = Formats(language).date(instant.civil(offset: 0).date, .medium)
      return text.text(in: language, [("date", date)])
    }
    var remarks = [say(.created, passkey.created)]
    if let used = passkey.lastUsed { remarks.append(say(.used, used)) }
    if passkey.isSynced { remarks.append(PasskeyText.synced.text(in: language)) }
    return element("div", .class("setting"), .key(passkey.id)) {
      element("div", .class("grow")) {
        element("p") { passkey.name }
        for remark in remarks { element("p", .class("hint")) { remark } }
        if passkey.isCopied { fault(PasskeyText.copiedRow.text(in: language)) }
      }
      line {
        button(
          PasskeyText.rename.text(in: language), .outlined, traits: .small,
          action: .renameTapped(passkey))
        button(
          PasskeyText.remove.text(in: language), .naked,
          traits: state.act == .remove(passkey.id)
            ? [.small, .destructive, .loading] : [.small, .destructive],
          action: .removeTapped(passkey))
      }
    }
  }

  private static func sheet(_ new: Renaming, _ state: State) -> Node<Action> {
    let language = state.language
    var sheet = Sheet<Action>(
      id: "passkey-name", title: PasskeyText.rename.text(in: language), language: language,
      close: .renameCancelled)
    sheet.submit = .nameSent
    sheet.foot = [
      button(
        KitText.save.text(in: language), .prominent,
        traits: state.act == .rename(new.id) ? [.wide, .loading] : .wide)
    ]
    return sheet.node {
      stack {
        if let problem = state.problem { fault(problem.text(in: language)) }
        textField(
          id: "passkey-name-text", FieldLabel(PasskeyText.name.text(in: language)),
          value: new.name, attributes: [.attribute("maxlength", "64")],
          onInput: { text in .nameChanged(text) })
      }
    }
  }

  private static func removal(_ passkey: PasskeyRow, _ language: Language) -> Node<Action> {
    question(
      id: "passkey-removal",
      title: PasskeyText.removeTitle.text(in: language, [("name", passkey.name)]),
      text: PasskeyText.removeText.text(in: language), close: Action.removeCancelled
    ) {
      button(
        KitText.cancel.text(in: language), .prominent, traits: .wide, action: .removeCancelled)
      button(
        PasskeyText.remove.text(in: language), .naked, traits: [.wide, .destructive],
        action: .removeConfirmed)
    }
  }
}
