import Design

/// The words of changing what one signs in with, and of taking that back.
public enum IdentifiersText: PhraseBook {
  case title, lead, email, noUsername, changeEmail, addUsername, changeUsername, newEmail
  case emailLead, emailChanged, usernameHint, usernameSaved, usernameFrom, couldNotCheck, noMail
  case usePasskey, passkeyInstead, passkeyLead, setPassword, setPasswordLead

  public var phrase: Phrase {
    switch self {
    case .title: Phrase("Sign-in details", "로그인 정보")
    case .lead:
      Phrase("Your address and, if you like, a username.", "이메일 주소와, 원한다면 사용자 이름으로 로그인해요.")
    case .email: Phrase("Email", "이메일")
    case .noUsername: Phrase("None", "없음")
    case .changeEmail: Phrase("Change email", "이메일 바꾸기")
    case .addUsername: Phrase("Add a username", "사용자 이름 추가")
    case .changeUsername: Phrase("Change username", "사용자 이름 바꾸기")
    case .newEmail: Phrase("New email", "새 이메일")
    case .emailLead:
      Phrase(
        "We send a code to the new address. Nothing changes until you enter it. The old address is "
          + "notified and can undo the change for 7 days.",
        "새 주소로 코드를 보내요. 코드를 입력해야 바뀌어요. 이전 주소에도 알려 드리고, 7일 동안 되돌릴 수 있어요.")
    case .emailChanged: Phrase("Email address changed.", "이메일 주소를 바꿨어요.")
    case .usernameHint:
      Phrase(
        "You can change it every 30 days. The old one stays reserved for you for 90 days.",
        "30일마다 바꿀 수 있어요. 이전 이름은 90일 동안 다른 사람이 쓸 수 없어요.")
    case .usernameSaved: Phrase("Username saved.", "사용자 이름을 저장했어요.")
    case .usernameFrom: Phrase("You can change it from {date}.", "{date}부터 바꿀 수 있어요.")
    case .couldNotCheck:
      Phrase(
        "Couldn't check whether it's available. We'll check when you save.",
        "쓸 수 있는지 확인하지 못했어요. 저장할 때 다시 확인해요.")
    case .noMail:
      Phrase(
        "This server doesn't send email, so the address can't be changed here.",
        "이 서버는 메일을 보내지 않아서 여기서 주소를 바꿀 수 없어요.")
    case .usePasskey: Phrase("Use a passkey", "패스키 쓰기")
    case .passkeyInstead: Phrase("Use a passkey instead", "패스키로 확인")
    case .passkeyLead:
      Phrase(
        "Your device asks for your fingerprint, your face or its PIN.",
        "기기에서 지문, 얼굴 또는 PIN을 확인해요.")
    case .setPassword: Phrase("Set a password", "비밀번호 정하기")
    case .setPasswordLead:
      Phrase(
        "You have no password yet. With one, you can sign in where your other methods aren't "
          + "available.",
        "아직 비밀번호가 없어요. 비밀번호를 정하면 다른 로그인 방법이 없는 곳에서도 로그인할 수 있어요.")
    }
  }
}
