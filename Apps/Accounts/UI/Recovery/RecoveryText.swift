import Design

/// The words of getting back in.
public enum RecoveryText: PhraseBook {
  case forgot, title, lead, send, sendLogin, sentTitle, sent, loginSent, chooseTitle, chooseLead
  case change, doneTitle, done, signIn, back, again

  public var phrase: Phrase {
    switch self {
    case .forgot: Phrase("Forgot your password?", "비밀번호를 잊었나요?")
    case .title: Phrase("Recover your account", "계정 복구")
    case .lead:
      Phrase(
        "Enter your email address and we'll send you a link to set a new password.",
        "이메일 주소를 입력하면 비밀번호를 다시 정하는 링크를 보내 드려요.")
    case .send: Phrase("Send me a link", "링크 받기")
    case .sendLogin: Phrase("Only remind me how I sign in", "로그인 방법만 알려 주기")
    case .sentTitle: Phrase("Check your mail", "메일을 확인해 주세요")
    case .sent:
      Phrase(
        "If {email} has an account, a message is on its way. Open its link or enter its code here.",
        "{email} 계정이 있다면 메일을 보냈어요. 메일의 링크를 열거나 코드를 여기에 입력하세요.")
    case .loginSent:
      Phrase(
        "If {email} has an account, a message on how to sign in is on its way.",
        "{email} 계정이 있다면 로그인 방법을 메일로 보냈어요.")
    case .chooseTitle: Phrase("Choose a new password", "새 비밀번호 정하기")
    case .chooseLead:
      Phrase(
        "Every device will be signed out. Then sign in with the new password.",
        "모든 기기에서 로그아웃돼요. 그다음 새 비밀번호로 로그인하세요.")
    case .change: Phrase("Change password", "비밀번호 바꾸기")
    case .doneTitle: Phrase("Password changed", "비밀번호를 바꿨어요")
    case .done:
      Phrase("Sign in with your new password.", "새 비밀번호로 로그인하세요.")
    case .signIn: Phrase("Sign in", "로그인")
    case .back: Phrase("Back to sign-in", "로그인으로 돌아가기")
    case .again: Phrase("Request another message", "메일 다시 받기")
    }
  }
}
