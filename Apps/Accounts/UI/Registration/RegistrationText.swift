import Design

/// The words of a server that does not let everybody sign up.
public enum RegistrationText: PhraseBook {
  case inviteTitle, inviteLead, closedTitle, closedLead, dead, invited

  public var phrase: Phrase {
    switch self {
    case .inviteTitle: Phrase("Sign-up is by invitation only", "초대를 받아야 가입할 수 있어요")
    case .inviteLead:
      Phrase(
        "Ask your server administrator for an invitation, then open its link here.",
        "서버 관리자에게 초대를 부탁하고, 받은 링크를 여기에서 여세요.")
    case .closedTitle: Phrase("Sign-ups are closed", "지금은 가입을 받지 않아요")
    case .closedLead:
      Phrase(
        "This server doesn't accept new accounts. If you have one, sign in.",
        "이 서버는 새 계정을 만들지 않아요. 계정이 있으면 로그인하세요.")
    case .dead:
      Phrase(
        "This invitation is no longer valid, or it is for another address.",
        "이 초대는 더 이상 쓸 수 없거나 다른 주소로 보낸 초대예요.")
    case .invited: Phrase("You are invited.", "초대를 받았어요.")
    }
  }

  /// The words for a problem of registration.
  static func words(for code: String) -> RegistrationText? {
    switch code {
    case "registrationClosed": .closedTitle
    case "invitationRequired": .inviteTitle
    case "invitationDead": .dead
    default: nil
    }
  }
}
