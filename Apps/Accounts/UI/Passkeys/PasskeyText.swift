import Design

/// The words of passkeys.
public enum PasskeyText: PhraseBook {
  case title, lead, empty, add, rename, remove, name, created, used, synced, copiedRow
  case removeTitle, removeText, signIn, noAddress, unsupported
  case challengeDead, refused, unknown, known, copied, limit, badName, lastWayIn

  public var phrase: Phrase {
    switch self {
    case .title: Phrase("Passkeys", "패스키")
    case .lead:
      Phrase(
        "Sign in with your fingerprint, your face or your device's PIN instead of a password.",
        "비밀번호 대신 지문, 얼굴 또는 기기 PIN으로 로그인하세요.")
    case .empty: Phrase("You have no passkey yet.", "아직 패스키가 없어요.")
    case .add: Phrase("Add a passkey", "패스키 추가")
    case .rename: Phrase("Rename", "이름 바꾸기")
    case .remove: Phrase("Remove", "삭제")
    case .name: Phrase("Passkey name", "패스키 이름")
    case .created: Phrase("Added {date}", "{date} 추가")
    case .used: Phrase("Last used {date}", "마지막 사용 {date}")
    case .synced: Phrase("Synced between your devices", "내 기기 사이에 동기화됨")
    case .copiedRow:
      Phrase(
        "There may be a copy of this passkey, so it no longer works. Remove it.",
        "이 패스키가 복제되었을 수 있어 더 이상 쓸 수 없어요. 삭제하세요.")
    case .removeTitle: Phrase("Remove “{name}”?", "“{name}” 패스키를 삭제할까요?")
    case .removeText:
      Phrase(
        "You can no longer sign in with it. Your device may keep offering it until you delete it "
          + "there too.",
        "더 이상 이 패스키로 로그인할 수 없어요. 기기에서도 지우기 전까지는 기기에 계속 보일 수 있어요.")
    case .signIn: Phrase("Sign in with a passkey", "패스키로 로그인")
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
  static func words(for code: String) -> PasskeyText? {
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
