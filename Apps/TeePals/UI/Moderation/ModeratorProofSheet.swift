import Design
import View

/// Asks a moderator to prove anew who they are; what waited for it goes on by itself.
enum ModeratorProofSheet {
  typealias Act = TeePalsFeature.ViewAction

  static func view(_ state: State, _ proof: ModeratorProof) -> Piece {
    let words = state.words
    var sheet = Sheet<Act>(
      id: "tee-proof-sheet", title: words(ModerationText.lockedTitle), language: state.language,
      close: act(.closed))
    sheet.submit = act(.sent)
    return sheet.node {
      paragraph(words(ModerationText.lockedText), "soft")
      if let problem = proof.problem { fault(words.problem(problem)) }
      field(proof, words)
      button(
        words(proof.kind == .passkey ? ModerationText.usePasskey : .goOn), .prominent,
        traits: proof.isSending ? [.wide, .loading] : .wide,
        attributes: [.id("tee-proof-send")])
      for kind in proof.offered where kind != proof.kind {
        button(
          words(ModerationText(instead: kind)), .naked, attributes: [.key(kind.rawValue)],
          action: act(.chosen(kind)))
      }
    }
  }

  private static func field(_ proof: ModeratorProof, _ words: Words) -> Piece {
    let typed: (String) -> Act = { text in act(.typed(text)) }
    switch proof.kind {
    case .passkey: return paragraph(words(ModerationText.passkeyLead), "soft")
    case .password:
      return textField(
        id: ModeratorProof.field, FieldLabel(words(ModerationText.password)), kind: .password,
        value: proof.text, attributes: [.attribute("autocomplete", "current-password")],
        onInput: typed)
    case .code:
      return textField(
        id: ModeratorProof.field + "-code",
        FieldLabel(words(ModerationText.code), hint: words(ModerationText.codeHint)),
        value: proof.text,
        attributes: [
          .attribute("autocomplete", "one-time-code"), .attribute("spellcheck", "false"),
        ],
        onInput: typed)
    }
  }

  private static func act(_ action: ModeratorProofAction) -> Act { .moderation(.proof(action)) }
}

extension Words {
  fileprivate func problem(_ problem: ModeratorProof.Problem) -> String {
    switch problem {
    case .wrong: self(ModerationText.proofWrong)
    case .answer(let problem): self.problem(problem)
    }
  }
}
