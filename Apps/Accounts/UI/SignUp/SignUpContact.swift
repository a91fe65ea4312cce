import AccountsDomain
import Calendar
import Core
import Design
import View

extension SignUpFeature {
  @NodeBuilder<Action>
  static func contact(_ state: State) -> [Node<Action>] {
    let isDue = state.checked.contains(.phone)
    phoneField(
      id: SignUpField.phone.id, value: state.phone, fault: isDue ? state.phoneFault : nil,
      isOptional: true, state.language, onLeft: .left(.phone),
      onInput: { text in .phoneChanged(text) })
  }

  @NodeBuilder<Action>
  static func recovery(_ state: State) -> [Node<Action>] {
    let language = state.language
    paragraph(SignUpText.recoveryFresh.text(in: language), "soft")
    element("ol", .class("codes"), .key("codes"), .id("recovery-codes")) {
      for code in state.codes { element("li", .key(code)) { code } }
    }
    button(
      SecondFactorText.copyCodes.text(in: language), .outlined, traits: .wide,
      attributes: [.attribute("type", "button")], action: Action.codesCopied)
    button(
      SecondFactorText.saveCodes.text(in: language), .outlined, traits: .wide,
      attributes: [.attribute("type", "button")], action: Action.codesSaved)
  }

  @NodeBuilder<Action>
  static func skip(_ state: State) -> [Node<Action>] {
    if state.step == .contact {
      button(
        PhoneOfferText.skip.text(in: state.language), .naked, traits: .wide,
        attributes: [.attribute("type", "button")], action: Action.contactSkipped)
    }
  }
}
