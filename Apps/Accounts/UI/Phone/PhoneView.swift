import AccountsDomain
import Calendar
import Core
import Design
import View

extension PhoneFeature {
  /// Nothing at all where there is no number and none can be had.
  public static func view(_ state: State) -> Node<Action> {
    func say(_ text: PhoneText) -> String { text.text(in: state.language) }
    if case .loaded(let numbers) = state.status, !numbers.isOffered, numbers.isEmpty {
      return .empty
    }
    return .fragment([
      section(id: "phone-number", say(.title)) {
        paragraph(say(.lead), "soft")
        asyncContent(
          state.status.loadable(state.language), state.language, retry: .opened,
          isEmpty: { numbers in numbers.isEmpty },
          empty: { stack { adding(state) } }, view: { numbers in present(numbers, state) })
      },
      state.isRemoving ? question(state.language) : .empty,
      state.proofSheet,
    ])
  }

  private static func present(_ numbers: Numbers, _ state: State) -> Node<Action> {
    let language = state.language
    func say(_ text: PhoneText) -> String { text.text(in: language) }
    return stack {
      if let number = numbers.verified {
        element("p", .class("strong breaks"), .key("verified")) {
          PhoneText.verified.text(in: language, [("number", number)])
        }
      }
      if state.wasVerified {
        element("p", .class("soft"), .key("was-verified"), .attribute("role", "status")) {
          say(.wasVerified)
        }
      }
      if !numbers.isOffered { paragraph(say(.off), "soft") }
      if let number = numbers.pending, numbers.isOffered, state.number == nil {
        verifying(number, state)
      }
      if numbers.isOffered {
        if state.number != nil {
          adding(state)
        } else {
          button(say(.change), .outlined, traits: .wide, action: .changeTapped)
        }
      }
      if state.number == nil {
        button(say(.remove), .naked, traits: [.wide, .destructive], action: .removeTapped)
      }
    }
  }

  /// A number, and the way to a code.
  @NodeBuilder<Action>
  private static func adding(_ state: State) -> [Node<Action>] {
    let language = state.language
    element(
      "form", .class("stack"), .key("adding"), .attribute("novalidate", "novalidate"),
      .onSubmit(Action.sendTapped)
    ) {
      trouble(state)
      phoneField(
        id: "phone", value: state.number ?? "",
        fault: state.isChecked ? state.fault : nil, isOptional: false, language,
        onLeft: .numberLeft, onInput: { text in .numberChanged(text) })
      button(
        PhoneText.send.text(in: language), .prominent,
        traits: state.act == .send(isNew: true) ? [.wide, .loading] : .wide)
      if state.hasNumber {
        button(
          KitText.cancel.text(in: language), .naked, traits: .wide,
          attributes: [.attribute("type", "button")], action: .changeCancelled)
      }
    }
  }

  private static func verifying(_ number: String, _ state: State) -> Node<Action> {
    let language = state.language
    return element(
      "form", .class("stack"), .key("verifying"), .attribute("novalidate", "novalidate"),
      .onSubmit(Action.codeSent)
    ) {
      paragraph(
        (state.isSent ? PhoneText.sentTo : .pending).text(in: language, [("number", number)]),
        "breaks")
      trouble(state)
      if state.isSent { codeField(state) }
      if state.wait > 0 {
        paragraph(ConfirmText.againIn.text(in: language, count: state.wait), "soft")
      } else {
        button(
          (state.isSent ? PhoneText.again : .send).text(in: language),
          state.isSent ? .outlined : .prominent,
          traits: state.act == .send(isNew: false) ? [.wide, .loading] : .wide,
          attributes: [.attribute("type", "button")], action: Action.againTapped)
      }
    }
  }

  @NodeBuilder<Action>
  private static func codeField(_ state: State) -> [Node<Action>] {
    let language = state.language
    textField(
      id: "phone-code",
      FieldLabel(
        ConfirmText.code.text(in: language), hint: ConfirmText.codeHint.text(in: language)),
      value: state.code,
      attributes: [
        .attribute("autocomplete", "one-time-code"), .attribute("inputmode", "numeric"),
        .attribute("spellcheck", "false"), .attribute("maxlength", "12"),
      ], onInput: { text in .codeChanged(text) })
    button(
      PhoneText.verify.text(in: language), .prominent,
      traits: state.act == .verify ? [.wide, .loading] : .wide)
  }

  private static func trouble(_ state: State) -> Node<Action> {
    state.problem.map { problem in fault(problem.text(in: state.language)) } ?? .empty
  }

  private static func question(_ language: Language) -> Node<Action> {
    func say(_ text: PhoneText) -> String { text.text(in: language) }
    return Design.question(
      id: "remove-phone", title: say(.removeTitle), text: say(.removeText),
      close: Action.removeCancelled
    ) {
      button(say(.keep), .prominent, traits: .wide, action: .removeCancelled)
      button(say(.remove), .naked, traits: [.wide, .destructive], action: .removeConfirmed)
    }
  }
}

/// A field for a telephone number.
func phoneField<Action>(
  id: String, value: String, fault: PhoneNumber.Fault?, isOptional: Bool, _ language: Language,
  onLeft: Action, onInput: @escaping (String) -> Action
) -> Node<Action> {
  textField(
    id: id,
    FieldLabel(
      PhoneOfferText.number.text(in: language),
      remark: isOptional ? KitText.optional.text(in: language) : nil,
      hint: PhoneText.numberHint.text(in: language),
      fault: fault?.words.text(in: language)),
    kind: .tel, value: value,
    attributes: [
      .attribute("autocomplete", "tel"), .attribute("inputmode", "tel"),
      .attribute("maxlength", "32"), .on(.blur, { _ in onLeft }),
    ], onInput: onInput)
}

extension PhoneFeature.Numbers {
  var isEmpty: Bool { verified == nil && pending == nil }
}

extension PhoneFeature.State {
  var hasNumber: Bool { if case .loaded(let numbers) = status { !numbers.isEmpty } else { false } }
}
