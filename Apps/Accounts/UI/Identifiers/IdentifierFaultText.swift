import Design

/// What may be wrong with changing what one signs in with.
public enum IdentifierFaultText: PhraseBook {
  case tooSoon, isOwn, proveAgain, passwordIsSet, waits

  public var phrase: Phrase {
    switch self {
    case .tooSoon:
      Phrase(
        "You changed your username less than 30 days ago.", "사용자 이름을 바꾼 지 30일이 지나지 않았어요.")
    case .isOwn: Phrase("This is already your address.", "이미 쓰고 있는 주소예요.")
    case .proveAgain:
      Phrase("Confirm your identity again. Start over.", "본인 확인이 다시 필요해요. 처음부터 다시 해 주세요.")
    case .passwordIsSet: Phrase("You already have a password.", "이미 비밀번호가 있어요.")
    case .waits:
      Phrase(
        "Too early. The link works 24 hours after your request.",
        "아직 일러요. 요청하고 24시간이 지나야 링크를 쓸 수 있어요.")
    }
  }

  /// The words for a problem's code; `nil` when it is none of these.
  static func words(for code: String) -> IdentifierFaultText? {
    switch code {
    case "usernameTooSoon": .tooSoon
    case "addressIsOwn": .isOwn
    case "reauthenticationRequired": .proveAgain
    case "passwordIsSet": .passwordIsSet
    case "recoveryWaits": .waits
    default: nil
    }
  }
}
