import Design

/// The words of what happened to the account.
public enum EventsText: PhraseBook {
  case title, lead, more, empty
  case signedIn, signInFailed, secondFactorFailed, proofFailed, passwordChanged, passwordReset
  case secondFactorOn, secondFactorOff, recoveryCodesMade, recoveryCodeUsed
  case sessionEnded, sessionsEnded, passkeyAdded, passkeyRemoved, passkeyCopied, unknown
  case exportAsked, deletionAsked, deletionCancelled

  public var phrase: Phrase {
    switch self {
    case .title: Phrase("What happened to your account", "계정 활동")
    case .lead:
      Phrase(
        "Kept for 180 days. Only you can read it.", "180일 동안 보관하고 본인만 볼 수 있어요.")
    case .more: Phrase("Show more", "더 보기")
    case .empty: Phrase("Nothing yet", "아직 없어요")
    case .signedIn: Phrase("Signed in", "로그인")
    case .signInFailed: Phrase("A sign-in failed", "로그인 실패")
    case .secondFactorFailed: Phrase("The second step failed", "2단계 확인 실패")
    case .proofFailed: Phrase("A proof of identity failed", "본인 확인 실패")
    case .passwordChanged: Phrase("Password changed", "비밀번호 변경")
    case .passwordReset: Phrase("Password reset", "비밀번호 재설정")
    case .secondFactorOn: Phrase("Two-step sign-in turned on", "2단계 로그인 켬")
    case .secondFactorOff: Phrase("Two-step sign-in turned off", "2단계 로그인 끔")
    case .recoveryCodesMade: Phrase("New recovery codes made", "복구 코드 새로 만듦")
    case .recoveryCodeUsed: Phrase("A recovery code was used", "복구 코드 사용")
    case .sessionEnded: Phrase("A device was signed out", "기기 한 대 로그아웃")
    case .sessionsEnded: Phrase("All devices were signed out", "모든 기기 로그아웃")
    case .passkeyAdded: Phrase("A passkey was added", "패스키 추가")
    case .passkeyRemoved: Phrase("A passkey was removed", "패스키 삭제")
    case .passkeyCopied: Phrase("A passkey may have been copied", "패스키 복제 의심")
    case .exportAsked: Phrase("An archive of your data was asked for", "내 데이터 파일 요청")
    case .deletionAsked: Phrase("The account was to be deleted", "계정 삭제 요청")
    case .deletionCancelled: Phrase("The deletion was cancelled", "계정 삭제 취소")
    case .unknown: Phrase("Something else", "기타 활동")
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
    case "exportAsked": .exportAsked
    case "deletionAsked": .deletionAsked
    case "deletionCancelled": .deletionCancelled
    default: .unknown
    }
  }
}
