import Design
import TeePalsDomain

/// The words around the moderators' screens.
enum ModerationText: PhraseBook {
  case title, queue, log, figures
  case lockedTitle, lockedText, password, code, codeHint, passkeyLead, goOn
  case usePassword, useCode, usePasskey, proofWrong

  init(_ part: ModerationPart) {
    switch part {
    case .queue: self = .queue
    case .log: self = .log
    case .figures: self = .figures
    }
  }

  /// Another way to prove who one is.
  init(instead kind: ModeratorProofKind) {
    switch kind {
    case .password: self = .usePassword
    case .code: self = .useCode
    case .passkey: self = .usePasskey
    }
  }

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Moderation", "운영")
    case .queue: Phrase("Cases", "신고 처리")
    case .log: Phrase("Log", "기록")
    case .figures: Phrase("Figures", "현황")
    case .lockedTitle: Phrase("Confirm it's you", "본인 확인")
    case .lockedText:
      Phrase(
        "Moderation needs a recent proof of who you are. Then it goes on where you were.",
        "운영 화면을 쓰려면 한 번 더 확인해야 해요. 확인하면 하던 일을 이어서 할 수 있어요.")
    case .password: Phrase("Password", "비밀번호")
    case .code: Phrase("Code", "코드")
    case .codeHint:
      Phrase(
        "From your authenticator app, or a recovery code", "인증 앱의 코드 또는 복구 코드")
    case .passkeyLead:
      Phrase(
        "Your device asks for your fingerprint, your face or its PIN.",
        "기기에서 지문, 얼굴 또는 비밀번호를 확인해요.")
    case .goOn: Phrase("Continue", "계속")
    case .usePassword: Phrase("Use the password instead", "비밀번호로 확인")
    case .useCode: Phrase("Use a code instead", "코드로 확인")
    case .usePasskey: Phrase("Use a passkey", "패스키로 확인")
    case .proofWrong: Phrase("That was not right. Try again.", "맞지 않아요. 다시 시도해 주세요.")
    }
  }
}

/// The words of cases.
enum CaseText: PhraseBook {
  case show, waiting, open, appealed, resolved, dismissed
  case noneWaits, noneInState, urgent, late, reporters, byServer, byGone
  case round, message, golfer, post, comment, feedback, other
  case unknown, toQueue, reports, then, context, now, gone, photo, around, reported
  case person, reputation, lasting, history, noHistory, appeals
  case warning, coolingOff, suspension, ban, shadow

  init(_ filter: CaseFilter) {
    switch filter {
    case .waiting: self = .waiting
    case .open: self = .open
    case .appealed: self = .appealed
    case .resolved: self = .resolved
    case .dismissed: self = .dismissed
    }
  }

  init(_ state: ModerationCaseState) {
    switch state {
    case .open: self = .open
    case .appealed: self = .appealed
    case .resolved: self = .resolved
    case .dismissed: self = .dismissed
    }
  }

  init(kind: String) {
    switch kind {
    case "round": self = .round
    case "message": self = .message
    case "golfer": self = .golfer
    case "post": self = .post
    case "comment": self = .comment
    case "feedback": self = .feedback
    default: self = .other
    }
  }

  init(_ kind: SanctionKind) {
    switch kind {
    case .warning: self = .warning
    case .coolingOff: self = .coolingOff
    case .suspension: self = .suspension
    case .ban: self = .ban
    case .shadow: self = .shadow
    }
  }

  var phrase: Phrase {
    switch self {
    case .show: Phrase("Show", "보기")
    case .waiting: Phrase("Waiting", "대기 중")
    case .open: Phrase("Open", "결정 전")
    case .appealed: Phrase("Appealed", "이의 제기됨")
    case .resolved: Phrase("Resolved", "조치함")
    case .dismissed: Phrase("Dismissed", "문제없음")
    case .noneWaits: Phrase("Nothing waits", "대기 중인 신고가 없어요")
    case .noneInState: Phrase("No cases here", "해당하는 신고가 없어요")
    case .urgent: Phrase("Urgent", "긴급")
    case .late: Phrase("Over {n} hours", "{n}시간 넘음")
    case .reporters:
      Phrase(one: "{n} person reported it", other: "{n} people reported it", "{n}명이 신고했어요")
    case .byServer: Phrase("Found by the server", "서버가 찾음")
    case .byGone: Phrase("Somebody whose account is gone", "탈퇴한 회원")
    case .round: Phrase("Round", "라운드")
    case .message: Phrase("Message", "메시지")
    case .golfer: Phrase("Golfer", "골퍼")
    case .post: Phrase("Post", "게시물")
    case .comment: Phrase("Comment", "댓글")
    case .feedback: Phrase("After a round", "라운드 후 평가")
    case .other: Phrase("Something else", "그 밖의 내용")
    case .unknown: Phrase("There is no such case", "없는 신고예요")
    case .toQueue: Phrase("All cases", "모든 신고")
    case .reports: Phrase("Reports", "신고 내용")
    case .then: Phrase("As it was reported", "신고 당시 내용")
    case .context: Phrase("The reporter says", "신고한 사람의 말")
    case .now: Phrase("As it is now", "지금 내용")
    case .gone: Phrase("There is no text now.", "지금은 내용이 없어요.")
    case .photo: Phrase("Photo of the case", "신고된 사진")
    case .around: Phrase("Around it", "앞뒤 내용")
    case .reported: Phrase("Reported", "신고됨")
    case .person: Phrase("Who it is about", "당사자")
    case .reputation: Phrase("Reputation: {n} of 100", "평판: 100점 중 {n}점")
    case .lasting: Phrase("In force", "적용 중인 조치")
    case .history: Phrase("What was done before", "이전 기록")
    case .noHistory: Phrase("Nothing was decided before.", "이전에 결정한 일이 없어요.")
    case .appeals: Phrase("Appeals", "이의 제기")
    case .warning: Phrase("Warning", "경고")
    case .coolingOff: Phrase("No new rounds", "새 라운드 금지")
    case .suspension: Phrase("Suspension", "이용 정지")
    case .ban: Phrase("Ban", "이용 금지")
    case .shadow: Phrase("Hidden from others", "다른 사람에게 숨김")
    }
  }
}
