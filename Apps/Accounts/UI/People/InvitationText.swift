import Design

/// The words of invitations.
public enum InvitationText: PhraseBook {
  case lead, email, hint, make, link, anybody, until
  case revoke, none, closedLead, openLead

  public var phrase: Phrase {
    switch self {
    case .lead:
      Phrase(
        "Each invitation creates one account and is valid for 7 days.",
        "초대 하나로 계정 하나를 만들 수 있어요. 7일 동안 쓸 수 있어요.")
    case .email: Phrase("Email", "이메일")
    case .hint: Phrase("If set, only this address can use it.", "입력하면 이 주소로만 가입할 수 있어요.")
    case .make: Phrase("Create invitation", "초대 만들기")
    case .link: Phrase("Invitation link", "초대 링크")
    case .anybody: Phrase("Anyone with the link", "링크를 받은 누구나")
    case .until: Phrase("Until {date}", "{date}까지")
    case .revoke: Phrase("Revoke", "취소하기")
    case .none: Phrase("No open invitations.", "사용할 수 있는 초대가 없어요.")
    case .closedLead:
      Phrase(
        "Sign-ups are closed on this server, even with an invitation.",
        "이 서버는 가입을 받지 않아요. 초대가 있어도 가입할 수 없어요.")
    case .openLead:
      Phrase(
        "Sign-ups are open on this server. No invitation is needed.",
        "이 서버는 누구나 가입할 수 있어서 초대가 없어도 돼요.")
    }
  }
}
