import Design

/// The words of what happened to the account.
public enum EventsText: PhraseBook {
  case title, lead, more, empty
  case signedIn, signInFailed, secondFactorFailed, proofFailed, passwordChanged, passwordReset
  case secondFactorOn, secondFactorOff, recoveryCodesMade, recoveryCodeUsed
  case sessionEnded, sessionsEnded, passkeyAdded, passkeyRemoved, passkeyCopied, unknown
  case providerLinked, providerUnlinked, providerRevoked, providerMailStopped
  case exportAsked, deletionAsked, deletionCancelled
  case usernameChanged, addressChangeAsked, addressChanged, addressRestored, resetAsked
  case recoveryBegun, recoveryCancelled
  case phoneAdded, phoneChanged, phoneRemoved
  case securityAnswersSet, securityAnswersRemoved, securityAnswersImported
  case securityAnswersWrong, securityAnswersRest
  case lockedByAdmin, unlockedByAdmin, roleChangedByAdmin, resetLinkByAdmin, sessionsEndedByAdmin
  case lockedOther, unlockedOther, changedRoleOfOther, madeResetLink, endedSessionsOfOther
  case deletedOther, invited, revokedInvitation, handledDeadLetter

  public var phrase: Phrase {
    switch self {
    case .title: Phrase("Account activity", "계정 활동")
    case .lead:
      Phrase(
        "Kept for 180 days. Only you can read it.", "180일 동안 보관하고 본인만 볼 수 있어요.")
    case .more: Phrase("Show more", "더 보기")
    case .empty: Phrase("Nothing yet", "아직 없어요")
    case .signedIn: Phrase("Signed in", "로그인")
    case .signInFailed: Phrase("A sign-in failed", "로그인 실패")
    case .secondFactorFailed: Phrase("The second step failed", "2단계 확인 실패")
    case .proofFailed: Phrase("Identity check failed", "본인 확인 실패")
    case .passwordChanged: Phrase("Password changed", "비밀번호 변경")
    case .passwordReset: Phrase("Password reset", "비밀번호 재설정")
    case .secondFactorOn: Phrase("Two-step sign-in turned on", "2단계 로그인 켬")
    case .secondFactorOff: Phrase("Two-step sign-in turned off", "2단계 로그인 끔")
    case .recoveryCodesMade: Phrase("New recovery codes created", "복구 코드 새로 만듦")
    case .recoveryCodeUsed: Phrase("A recovery code was used", "복구 코드 사용")
    case .sessionEnded: Phrase("A device was signed out", "기기 한 대 로그아웃")
    case .sessionsEnded: Phrase("All devices were signed out", "모든 기기 로그아웃")
    case .passkeyAdded: Phrase("A passkey was added", "패스키 추가")
    case .passkeyRemoved: Phrase("A passkey was removed", "패스키 삭제")
    case .passkeyCopied: Phrase("A passkey may have been copied", "패스키 복제 의심")
    case .providerLinked: Phrase("An account elsewhere was linked", "다른 서비스 계정 연결")
    case .providerUnlinked: Phrase("A linked account was unlinked", "연결된 계정 연결 끊음")
    case .providerRevoked:
      Phrase("A linked account revoked access", "연결된 계정에서 권한 철회")
    case .providerMailStopped:
      Phrase("A linked account stopped forwarding mail", "연결된 계정에서 메일 전달 중지")
    case .exportAsked: Phrase("Data archive requested", "내 데이터 파일 요청")
    case .deletionAsked: Phrase("Account deletion requested", "계정 삭제 요청")
    case .deletionCancelled: Phrase("Account deletion canceled", "계정 삭제 취소")
    case .usernameChanged: Phrase("Username changed", "사용자 이름 변경")
    case .addressChangeAsked: Phrase("Email address change requested", "이메일 주소 변경 요청")
    case .addressChanged: Phrase("Email address changed", "이메일 주소 변경")
    case .addressRestored: Phrase("Old email address restored", "이메일 주소 되돌림")
    case .resetAsked: Phrase("Password reset requested", "비밀번호 재설정 요청")
    case .recoveryBegun: Phrase("Waiting period for a first password started", "비밀번호 설정 대기 시작")
    case .recoveryCancelled:
      Phrase("Waiting period for a first password canceled", "비밀번호 설정 대기 취소")
    case .phoneAdded: Phrase("A phone number was added", "전화번호 등록")
    case .phoneChanged: Phrase("The phone number was changed", "전화번호 변경")
    case .phoneRemoved: Phrase("The phone number was removed", "전화번호 삭제")
    case .unknown: Phrase("Other activity", "기타 활동")
    case .securityAnswersSet: Phrase("Security questions set", "보안 질문 설정")
    case .securityAnswersRemoved: Phrase("Security questions removed", "보안 질문 삭제")
    case .securityAnswersImported: Phrase("Old security questions imported", "예전 보안 질문 옮김")
    case .securityAnswersWrong: Phrase("A security answer was wrong", "보안 질문 오답")
    case .securityAnswersRest:
      Phrase("Security questions locked for a day", "보안 질문을 하루 동안 잠금")
    case .lockedByAdmin, .unlockedByAdmin, .roleChangedByAdmin, .resetLinkByAdmin,
      .sessionsEndedByAdmin, .lockedOther, .unlockedOther, .changedRoleOfOther, .madeResetLink,
      .endedSessionsOfOther, .deletedOther, .invited, .revokedInvitation, .handledDeadLetter:
      administration
    }
  }

  /// The words for the server's word.
  static func words(for event: String) -> EventsText {
    switch event {
    case "signedIn": .signedIn
    case "signInFailed": .signInFailed
    case "secondFactorFailed": .secondFactorFailed
    case "proofFailed": .proofFailed
    case "passwordChanged": .passwordChanged
    case "passwordReset": .passwordReset
    case "secondFactorOn": .secondFactorOn
    case "secondFactorOff": .secondFactorOff
    case "recoveryCodesMade": .recoveryCodesMade
    case "recoveryCodeUsed": .recoveryCodeUsed
    case "sessionEnded": .sessionEnded
    case "sessionsEnded": .sessionsEnded
    case "passkeyAdded": .passkeyAdded
    case "passkeyRemoved": .passkeyRemoved
    case "passkeyCopied": .passkeyCopied
    case "providerLinked": .providerLinked
    case "providerUnlinked": .providerUnlinked
    case "providerRevoked": .providerRevoked
    case "providerMailStopped": .providerMailStopped
    case "exportAsked": .exportAsked
    case "deletionAsked": .deletionAsked
    case "deletionCancelled": .deletionCancelled
    case "usernameChanged": .usernameChanged
    case "addressChangeAsked": .addressChangeAsked
    case "addressChanged": .addressChanged
    case "addressRestored": .addressRestored
    case "resetAsked": .resetAsked
    case "recoveryBegun": .recoveryBegun
    case "recoveryCancelled": .recoveryCancelled
    case "phoneAdded": .phoneAdded
    case "phoneChanged": .phoneChanged
    case "phoneRemoved": .phoneRemoved
    case "securityAnswersSet": .securityAnswersSet
    case "securityAnswersRemoved": .securityAnswersRemoved
    case "securityAnswersImported": .securityAnswersImported
    case "securityAnswersWrong": .securityAnswersWrong
    case "securityAnswersRest": .securityAnswersRest
    default: administration(event) ?? .unknown
    }
  }
}
