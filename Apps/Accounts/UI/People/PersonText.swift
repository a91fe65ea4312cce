import Design

/// The words of what is done to one account.
public enum PersonText: PhraseBook {
  case lock, unlock, resetLink, resetLead, endSessions, delete, deleteTitle, deleteText
  case deleteConfirm, linkTitle, linkLead, copy, copied, notForYou

  public var phrase: Phrase {
    switch self {
    case .lock: Phrase("Lock account", "계정 잠그기")
    case .unlock: Phrase("Unlock account", "잠금 풀기")
    case .resetLink: Phrase("Create reset link", "재설정 링크 만들기")
    case .resetLead:
      Phrase(
        "It lets the person choose a new password, which you never see. They are notified by "
          + "email.",
        "이 링크로 본인이 새 비밀번호를 정해요. 관리자는 볼 수 없고, 본인에게 메일로 알려요.")
    case .endSessions: Phrase("Sign out everywhere", "모든 기기에서 로그아웃")
    case .delete: Phrase("Delete account", "계정 삭제")
    case .deleteTitle: Phrase("Delete this account?", "이 계정을 삭제할까요?")
    case .deleteText:
      Phrase(
        "All of its data is deleted immediately. This can't be undone.",
        "계정의 모든 기록이 바로 지워지고 되돌릴 수 없어요.")
    case .deleteConfirm: Phrase("Type {email} to confirm", "확인하려면 {email} 주소를 입력하세요")
    case .linkTitle: Phrase("This link is shown only once", "이 링크는 지금만 볼 수 있어요")
    case .linkLead:
      Phrase("It works once. Don't share it with anyone else.", "한 번만 쓸 수 있어요. 다른 사람에게 주지 마세요.")
    case .copy: Phrase("Copy link", "링크 복사")
    case .copied: Phrase("Copied", "복사했어요")
    case .notForYou:
      Phrase("Manage your own account on your account page.", "내 계정은 계정 화면에서 관리하세요.")
    }
  }
}
