import Calendar
import Server

extension AccountEmail {
  /// Whether an email that could not be delivered is worth sending later: it reports what happened.
  /// One with a code or a link would come too late, and its secret must not be kept.
  public static func isWorthRepeating(_ message: OutgoingMessage) -> Bool {
    guard let read = read(template: message.template, message.variables) else { return false }
    switch read.email {
    case .signUp, .address, .reset, .newAddress, .addressMoved, .recoveryWait: return false
    case .alreadyHere, .login, .newDevice, .notice, .phone, .deletion, .deletionCancelled,
      .exportReady, .resetLinkMade, .linkInstead, .providerLinked:
      return true
    }
  }
}

extension AccountEmailWriter {
  var resetLinkMade: EmailDocument {
    EmailDocument(
      language: language.rawValue,
      subject: say("An administrator created a password link for you", "관리자가 비밀번호 링크를 만들었어요"),
      parts: [
        .words(
          say(
            "An administrator of your Fieldday server created a link for you to choose a new "
              + "password. It works once, for 30 minutes. No one else can read your password.",
            "Fieldday 서버 관리자가 비밀번호를 다시 정할 수 있는 링크를 만들었어요. 30분 동안 한 번만 쓸 수 있어요. "
              + "비밀번호는 아무도 볼 수 없어요.")),
        .remark(
          say(
            "If you did not ask for it, contact the administrator.",
            "요청한 적이 없다면 관리자에게 문의하세요.")),
      ])
  }
}
