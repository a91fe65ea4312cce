import Design

/// The words for people who come back from a provider.
public enum ArrivalText: PhraseBook {
  case title, lead, emailHint, haveAccount, linkInstead
  case denied, expired, down, refused, unknown, taken, other, noPassword

  public var phrase: Phrase {
    switch self {
    case .title: Phrase("One more step", "한 단계만 더")
    case .lead:
      Phrase(
        "{provider} shared these details. Edit them if you like, then create your account.",
        "{provider}에서 받은 정보예요. 필요하면 고치고 계정을 만드세요.")
    case .emailHint:
      Phrase("For messages about your account.", "계정에 관한 메일을 보낼 주소예요.")
    case .haveAccount: Phrase("I have an account", "이미 계정이 있어요")
    case .linkInstead:
      Phrase(
        "If you have an account, sign in as usual and link {provider} under Account.",
        "이미 계정이 있다면 평소처럼 로그인한 뒤 계정 화면에서 {provider} 계정을 연결하세요.")
    case .denied:
      Phrase("You canceled, so nothing was changed.", "취소해서 아무것도 바뀌지 않았어요.")
    case .expired:
      Phrase(
        "That took too long or was started in another browser. Try again.",
        "시간이 너무 오래 걸렸거나 다른 브라우저에서 시작했어요. 다시 시도해 주세요.")
    case .down:
      Phrase(
        "The other service can't be reached right now. Try again later or sign in another way.",
        "지금은 상대 서비스에 연결할 수 없어요. 나중에 다시 시도하거나 다른 방법으로 로그인하세요.")
    case .refused:
      Phrase(
        "The response could not be verified, so you were not signed in. Try again.",
        "응답을 확인할 수 없어 로그인하지 않았어요. 다시 시도해 주세요.")
    case .unknown:
      Phrase("This server no longer supports that service.", "이 서버는 더 이상 그 서비스를 쓰지 않아요.")
    case .taken:
      Phrase(
        "This can't be linked: another account uses it, or you have too many linked accounts.",
        "연결할 수 없어요. 다른 계정이 쓰고 있거나 연결한 계정이 너무 많아요.")
    case .other:
      Phrase("That is not the account you linked.", "내 계정에 연결된 계정이 아니에요.")
    case .noPassword:
      Phrase(
        "Your account has no password. Confirm your identity under “Linked accounts”, then try "
          + "again.",
        "이 계정에는 비밀번호가 없어요. ‘연결된 계정’에서 본인 확인을 한 뒤 다시 시도하세요.")
    }
  }

  /// The words for a problem's code; `nil` when it is not about providers.
  static func words(for code: String) -> ArrivalText? {
    switch code {
    case "providerDenied": .denied
    case "providerExpired": .expired
    case "providerDown": .down
    case "providerRefused": .refused
    case "providerUnknown": .unknown
    case "providerTaken": .taken
    case "providerOther": .other
    case "passwordAbsent": .noPassword
    default: nil
    }
  }
}
