import Design

/// The words of taking a change or a request back.
public enum UndoText: PhraseBook {
  case undoTitle, undoLead, undo, undone, undoneRecovery, toAccount

  public var phrase: Phrase {
    switch self {
    case .undoTitle: Phrase("Undo this?", "되돌릴까요?")
    case .undoLead:
      Phrase(
        "The request or change described in the message will be undone.", "메일에 적힌 요청이나 변경을 되돌려요.")
    case .undo: Phrase("Undo", "되돌리기")
    case .undone: Phrase("Undone", "되돌렸어요")
    case .undoneRecovery:
      Phrase(
        "No one can set a password that way now. Sign in as before.",
        "이제 그 방법으로는 아무도 비밀번호를 정할 수 없어요. 로그인은 그대로 할 수 있어요.")
    case .toAccount: Phrase("Sign in", "로그인")
    }
  }
}
