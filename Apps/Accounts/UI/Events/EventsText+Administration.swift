import Design

// What administrators do, for the person it is done to and for themselves.
extension EventsText {
  var administration: Phrase {
    switch self {
    case .lockedByAdmin:
      Phrase("An administrator locked your account", "관리자가 계정을 잠금")
    case .unlockedByAdmin:
      Phrase("An administrator unlocked your account", "관리자가 계정 잠금을 풂")
    case .roleChangedByAdmin:
      Phrase("An administrator changed your role", "관리자가 내 역할을 바꿈")
    case .resetLinkByAdmin:
      Phrase("An administrator created a reset link for you", "관리자가 재설정 링크를 만듦")
    case .sessionsEndedByAdmin:
      Phrase("An administrator signed you out everywhere", "관리자가 모든 기기에서 로그아웃함")
    case .lockedOther: Phrase("You locked an account", "다른 계정을 잠금")
    case .unlockedOther: Phrase("You unlocked an account", "다른 계정의 잠금을 풂")
    case .changedRoleOfOther: Phrase("You changed someone's role", "다른 사람의 역할을 바꿈")
    case .madeResetLink: Phrase("You created a reset link", "재설정 링크를 만듦")
    case .endedSessionsOfOther: Phrase("You signed someone out", "다른 사람을 로그아웃함")
    case .deletedOther: Phrase("You deleted an account", "다른 계정을 삭제함")
    case .invited: Phrase("You created an invitation", "초대를 만듦")
    case .revokedInvitation: Phrase("You revoked an invitation", "초대를 취소함")
    case .handledDeadLetter: Phrase("You handled an undelivered message", "전달 실패 메시지를 처리함")
    default: EventsText.unknown.phrase
    }
  }

  static func administration(_ event: String) -> EventsText? {
    switch event {
    case "lockedByAdmin": .lockedByAdmin
    case "unlockedByAdmin": .unlockedByAdmin
    case "roleChangedByAdmin": .roleChangedByAdmin
    case "resetLinkByAdmin": .resetLinkByAdmin
    case "sessionsEndedByAdmin": .sessionsEndedByAdmin
    case "lockedOther": .lockedOther
    case "unlockedOther": .unlockedOther
    case "changedRoleOfOther": .changedRoleOfOther
    case "madeResetLink": .madeResetLink
    case "endedSessionsOfOther": .endedSessionsOfOther
    case "deletedOther": .deletedOther
    case "invited": .invited
    case "revokedInvitation": .revokedInvitation
    case "handledLetter": .handledDeadLetter
    default: nil
    }
  }
}
