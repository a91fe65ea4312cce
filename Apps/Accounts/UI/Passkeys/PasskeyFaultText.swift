import Design

/// What may be wrong with a passkey.
public enum PasskeyFaultText: PhraseBook {
  case noAddress, unsupported, challengeDead, refused, unknown, known, copied, limit, badName
  case lastWayIn

  public var phrase: Phrase {
    switch self {
    case .noAddress:
      Phrase(
        "Passkeys need a domain name and HTTPS. They don't work at this address.",
        "패스키를 쓰려면 도메인 이름과 HTTPS가 필요해요. 지금 주소로는 쓸 수 없어요.")
    case .unsupported:
      Phrase("This browser doesn't support passkeys.", "이 브라우저는 패스키를 지원하지 않아요.")
    case .challengeDead:
      Phrase("That took too long. Try again.", "시간이 너무 오래 걸렸어요. 다시 시도해 주세요.")
    case .refused: Phrase("The passkey did not work. Try again.", "패스키를 쓸 수 없었어요. 다시 시도해 주세요.")
    case .unknown:
      Phrase(
        "No account uses this passkey. It may have been removed.",
        "이 패스키를 쓰는 계정이 없어요. 이미 삭제되었을 수 있어요.")
    case .known: Phrase("You already have a passkey there.", "그곳에는 이미 패스키가 있어요.")
    case .copied:
      Phrase(
        "There may be a copy of this passkey. Sign in another way and remove it.",
        "이 패스키가 복제되었을 수 있어요. 다른 방법으로 로그인해서 삭제하세요.")
    case .limit:
      Phrase(
        "You have the maximum number of passkeys. Remove one first.", "패스키가 가득 찼어요. 먼저 하나를 삭제하세요.")
    case .badName: Phrase("Give it a name of up to 64 characters.", "64자까지의 이름을 입력하세요.")
    case .lastWayIn:
      Phrase(
        "This is your only way to sign in, so it can't be removed.",
        "로그인할 수 있는 유일한 방법이라 삭제할 수 없어요.")
    }
  }

  /// The words for a problem's code; `nil` when it is not about passkeys.
  static func words(for code: String) -> PasskeyFaultText? {
    switch code {
    case "passkeysUnavailable": .noAddress
    case "passkeysUnsupported": .unsupported
    case "passkeyChallengeDead": .challengeDead
    case "passkeyRefused": .refused
    case "passkeyUnknown": .unknown
    case "passkeyKnown": .known
    case "passkeyCopied": .copied
    case "passkeyLimit": .limit
    case "passkeyNameInvalid": .badName
    case "lastWayIn": .lastWayIn
    default: nil
    }
  }
}
