import Calendar
import Core
import Design
import View

extension TwoStepFeature {
  public static func view(_ state: State) -> Node<Action> {
    let language = state.language
    return .fragment([
      section(id: "two-step", TwoStepText.title.text(in: language)) {
        if let problem = state.fault, state.setUp == nil { fault(problem.text(in: language)) }
        asyncContent(
          state.status.loadable(language), language, retry: .opened,
          isEmpty: { force in !force.isOn },
          empty: { off(state) }, view: { force in on(force, state) })
      },
      state.setUp.map { setUp in sheet(setUp, state) } ?? .empty,
      state.codes.map { codes in sheet(codes, language) } ?? .empty,
      state.turnOffAsked ? turnOffQuestion(language) : .empty,
      state.proofSheet,
    ])
  }

  private static func off(_ state: State) -> Node<Action> {
    stack {
      paragraph(TwoStepText.offLead.text(in: state.language), "soft")
      button(
        TwoStepText.turnOn.text(in: state.language), .outlined,
        traits: state.act == .begin ? [.wide, .loading] : .wide, action: .wanted(.begin))
      if let left = state.codesLeft { codes(left, state) }
    }
  }

  /// How many codes are left, and new ones.
  @NodeBuilder<Action>
  private static func codes(_ left: Int, _ state: State) -> [Node<Action>] {
    paragraph(TwoStepText.codesLeft.text(in: state.language, count: left), "soft")
    button(
      TwoStepText.remake.text(in: state.language), .outlined,
      traits: state.act == .remake ? [.wide, .loading] : .wide, action: .wanted(.remake))
  }

  private static func on(_ force: InForce, _ state: State) -> Node<Action> {
    let language = state.language
    let since = force.since.map { since in
      Formats(language).date(since.civil(offset: 0).date, .medium)
    }
    return stack {
      paragraph(TwoStepText.onLead.text(in: language, [("date", since ?? "")]))
      codes(force.codesLeft, state)
      button(
        TwoStepText.turnOff.text(in: language), .naked, traits: [.wide, .destructive],
        action: .turnOffTapped)
    }
  }

  private static func sheet(_ setUp: SetUp, _ state: State) -> Node<Action> {
    let language = state.language
    func say(_ text: TwoStepText) -> String { text.text(in: language) }
    var sheet = Sheet<Action>(
      id: "set-up", title: say(.setUpTitle), language: language, close: .setUpClosed)
    sheet.isFull = true
    sheet.submit = .wanted(.confirm)
    sheet.foot = [
      button(
        say(.confirm), .prominent, traits: state.act == .confirm ? [.wide, .loading] : .wide)
    ]
    return sheet.node {
      stack {
        paragraph(say(.setUpLead), "soft")
        if let code = QRCode(setUp.address) { code.node(label: say(.qrLabel)) }
        element(
          "a", .class("button outlined wide"), .id("authenticator-link"),
          .attribute("href", setUp.address)
        ) { say(.openApp) }
        paragraph(say(.secret), "headline")
        element("p", .class("codes"), .id("authenticator-key")) { setUp.grouped }
        button(say(.copySecret), .naked, action: .secretCopied)
        if let problem = state.fault { fault(problem.text(in: language)) }
        oneTimeCodeField(
          id: "set-up-code", value: setUp.code, isPaper: false, language,
          onInput: { text in .codeChanged(text) })
      }
    }
  }

  private static func sheet(_ codes: [String], _ language: Language) -> Node<Action> {
    func say(_ text: SecondFactorText) -> String { text.text(in: language) }
    var sheet = Sheet<Action>(
      id: "recovery-codes", title: say(.codesTitle), language: language, close: .codesClosed)
    sheet.isFull = true
    sheet.foot = [button(say(.codesDone), .prominent, traits: .wide, action: .codesClosed)]
    return sheet.node {
      stack {
        paragraph(TwoStepText.codesLead.text(in: language), "soft")
        element("ol", .class("codes")) {
          for code in codes { element("li", .key(code)) { code } }
        }
        button(say(.copyCodes), .outlined, traits: .wide, action: .codesCopied)
        button(say(.saveCodes), .outlined, traits: .wide, action: .codesSaved)
      }
    }
  }

  private static func turnOffQuestion(_ language: Language) -> Node<Action> {
    question(
      id: "turn-off", title: TwoStepText.turnOffTitle.text(in: language),
      text: TwoStepText.turnOffText.text(in: language), close: Action.turnOffCancelled
    ) {
      button(
        TwoStepText.keepOn.text(in: language), .prominent, traits: .wide,
        action: .turnOffCancelled)
      button(
        TwoStepText.turnOff.text(in: language), .naked, traits: [.wide, .destructive],
        action: .wanted(.turnOff))
    }
  }
}
