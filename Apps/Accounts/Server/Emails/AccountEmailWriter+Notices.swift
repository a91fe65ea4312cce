import Calendar
import Server

// What the owner is told when the ways into an account change.
extension AccountEmailWriter {
  func notice(_ kind: AccountEvent.Kind, _ client: ClientName) -> EmailDocument {
    let (subject, text) = words(about: kind)
    return page(subject, [.words(text), .words(words(for: client)), guardYourself])
  }

  private func words(about kind: AccountEvent.Kind) -> (subject: String, text: String) {
    switch kind {
    case .passwordChanged:
      (
        say("Your password was changed", "비밀번호가 바뀌었어요"),
        say("The password of your account was changed.", "계정 비밀번호가 바뀌었어요.")
      )
    case .passwordReset:
      (
        say("Your password was reset", "비밀번호를 다시 정했어요"),
        say(
          "The password of your account was reset, and every device was signed out.",
          "계정 비밀번호를 다시 정했고 모든 기기에서 로그아웃되었어요.")
      )
    case .secondFactorOn:
      (
        say("Two-step sign-in is on", "2단계 로그인을 켰어요"),
        say(
          "From now on, signing in also requires a code from your authenticator app.",
          "이제부터 로그인할 때 인증 앱의 코드도 확인해요.")
      )
    case .secondFactorOff:
      (
        say("Two-step sign-in is off", "2단계 로그인을 껐어요"),
        say(
          "Signing in no longer requires a code, and your recovery codes no longer work.",
          "이제 로그인할 때 코드를 확인하지 않고, 복구 코드도 쓸 수 없어요.")
      )
    case .recoveryCodesMade:
      (
        say("New recovery codes were created", "복구 코드를 새로 만들었어요"),
        say("Your previous recovery codes no longer work.", "전에 받은 복구 코드는 쓸 수 없어요.")
      )
    case .recoveryCodeUsed:
      (
        say("A recovery code was used", "복구 코드를 사용했어요"),
        say(
          "One of your recovery codes was used and no longer works.",
          "복구 코드 하나를 사용했고 다시 쓸 수 없어요.")
      )
    default: wordsAboutLogins(kind)
    }
  }

  private func wordsAboutLogins(_ kind: AccountEvent.Kind) -> (subject: String, text: String) {
    switch kind {
    case .passkeyAdded:
      (
        say("A passkey was added", "패스키를 추가했어요"),
        say("You can now sign in with a new passkey.", "새 패스키로 계정에 로그인할 수 있어요.")
      )
    case .passkeyRemoved:
      (
        say("A passkey was removed", "패스키를 삭제했어요"),
        say("One of your passkeys can no longer be used to sign in.", "패스키 하나로는 더 이상 로그인할 수 없어요.")
      )
    case .passkeyCopied:
      (
        say("A passkey may have been copied", "패스키가 복제되었을 수 있어요"),
        say(
          "There may be a copy of one of your passkeys. It no longer works; remove it.",
          "패스키 하나가 복제되었을 수 있어서 더 이상 쓸 수 없어요. 삭제해 주세요.")
      )
    case .usernameChanged:
      (
        say("Your username was changed", "사용자 이름이 바뀌었어요"),
        say("From now on, sign in with your new username.", "이제 새 사용자 이름으로 로그인하세요.")
      )
    case .addressChanged:
      (
        say("This is now your Fieldday address", "Fieldday 이메일 주소가 바뀌었어요"),
        say("From now on, sign in with this address.", "이제 이 주소로 로그인하세요.")
      )
    case .addressRestored:
      (
        say("Your address was restored", "이메일 주소를 되돌렸어요"),
        say(
          "This is the address of your account again, and every device was signed out.",
          "이 주소가 다시 계정 주소가 되었고 모든 기기에서 로그아웃되었어요.")
      )
    case .recoveryCancelled:
      (
        say("Password request canceled", "계정 복구를 취소했어요"),
        say("The request for a new password was canceled.", "요청한 비밀번호 재설정을 취소했어요.")
      )
    case .providerUnlinked:
      (
        say("A linked account was removed", "연결된 계정을 해제했어요"),
        say(
          "An account at another provider can no longer be used to sign in.",
          "다른 서비스 계정 하나로는 더 이상 로그인할 수 없어요.")
      )
    case .providerRevoked:
      (
        say("A provider ended its link to your account", "다른 서비스에서 연결을 끊었어요"),
        say(
          "It told us that your account there can no longer be used to sign in here.",
          "그 서비스 계정으로는 더 이상 로그인할 수 없다고 알려 왔어요.")
      )
    default: wordsAboutAnswers(kind)
    }
  }

  func newAddress(_ code: String, _ token: String) -> EmailDocument {
    page(
      say("Confirm your new address for Fieldday", "Fieldday 새 이메일 주소 확인"),
      [
        .words(
          say(
            "Enter this code on your account page to make this the address you sign in with:",
            "이 주소로 로그인하려면 계정 화면에 이 코드를 입력하세요:")),
        .code(code),
        .words(say("Or open this link while you are signed in:", "또는 로그인한 상태에서 이 링크를 여세요:")),
        link(say("This is my new address", "새 주소 확인하기"), "/account/confirm#" + token),
        .remark(
          say(
            "The link works for 30 minutes and the code for 10. Each works once. ",
            "링크는 30분, 코드는 10분 동안 한 번만 쓸 수 있어요. ") + notYou),
      ])
  }

  func addressMoved(_ address: String, _ token: String) -> EmailDocument {
    page(
      say("Your Fieldday address was changed", "Fieldday 이메일 주소가 바뀌었어요"),
      [
        .words(
          say(
            "Your account now has the address \(address) instead of this one.",
            "계정 주소가 이 주소에서 \(address)(으)로 바뀌었어요.")),
        .words(
          say(
            "If that was you, you don't need to do anything. If not, undo the change: every device "
              + "is signed out, and you choose a new password.",
            "본인이 바꿨다면 괜찮아요. 아니라면 되돌리세요. 모든 기기에서 로그아웃되고 새 비밀번호를 정하게 돼요.")),
        link(say("It was not me: undo", "내가 아니에요: 되돌리기"), "/account/undo#" + token),
        .remark(say("The link works for 7 days.", "링크는 7일 동안 쓸 수 있어요.")),
      ])
  }

  /// - Parameter ways: What the person can sign in with meanwhile.
  func recoveryWait(_ token: String, _ cancel: String, ways: [String]) -> EmailDocument {
    let named = ways.joined(separator: say(" or ", " 또는 "))
    return page(
      say("You can set a password in 24 hours", "하루 뒤에 비밀번호를 정할 수 있어요"),
      [
        .words(
          say(
            "Your account has no password. To keep it safe, you can set one only 24 hours after "
              + "the request, which was made just now. After that, open this link:",
            "이 계정에는 비밀번호가 없어요. 안전을 위해 지금부터 24시간이 지난 뒤에 정할 수 있어요. 그때 이 링크를 여세요:")),
        link(say("Choose a password", "비밀번호 정하기"), "/account/reset#" + token),
        .words(
          say(
            "If you did not ask for it, or you can sign in after all"
              + (ways.isEmpty ? "" : " with " + named) + ", cancel it here:",
            "본인이 요청하지 않았거나 " + (ways.isEmpty ? "" : named + "(으)로 ")
              + "다시 로그인할 수 있다면 여기서 취소하세요:")),
        link(say("Cancel the request", "요청 취소하기"), "/account/undo#" + cancel),
        .remark(
          say("The links work for three days.", "링크는 3일 동안 쓸 수 있어요.")),
      ])
  }
}
