import Design

/// Why something cannot be done to an account or to a message that was not delivered.
public enum PersonFaultText: PhraseBook {
  case notYourself, lastAdmin, resetUnavailable, wrongPerson, gone, letterGone

  public var phrase: Phrase {
    switch self {
    case .notYourself: Phrase("You can't do this to your own account.", "내 계정에는 할 수 없어요.")
    case .lastAdmin:
      Phrase(
        "This is the last administrator. Appoint another one first.",
        "마지막 관리자예요. 먼저 다른 관리자를 정해 주세요.")
    case .resetUnavailable:
      Phrase("The account is locked. Unlock it first.", "계정이 잠겨 있어요. 먼저 잠금을 풀어 주세요.")
    case .wrongPerson: Phrase("That is not this person's address.", "이 사람의 주소와 달라요.")
    case .gone: Phrase("Not found.", "찾을 수 없어요.")
    case .letterGone:
      Phrase("The message content is gone. Discard it.", "메시지 내용이 남아 있지 않아요. 버려 주세요.")
    }
  }

  /// The words for a problem of administration.
  static func words(for code: String) -> PersonFaultText? {
    switch code {
    case "notYourself": .notYourself
    case "lastAdmin": .lastAdmin
    case "resetUnavailable": .resetUnavailable
    case "wrongPerson": .wrongPerson
    case "notFound": .gone
    default: nil
    }
  }
}
