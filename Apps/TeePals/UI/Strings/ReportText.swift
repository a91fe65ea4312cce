import Design
import TeePalsDomain

/// The words of reporting.
enum ReportText: PhraseBook {
  case report, reportOf, round, message, golfer, post, comment, lead
  case spam, harassment, inappropriate, impersonation, other
  case unreliable, limits
  case reason, context, hide, hideHint, send, thanks, thanksLater, thanksOnAnswer

  init(_ reason: ReportReason) {
    self =
      switch reason {
      case .spam: .spam
      case .harassment: .harassment
      case .inappropriate: .inappropriate
      case .impersonation: .impersonation
      case .other: .other
      }
  }

  /// As moderators say what was wrong.
  init(_ rule: ModerationRule) {
    switch rule {
    case .unreliable: self = .unreliable
    case .limits: self = .limits
    case .spam, .harassment, .inappropriate, .impersonation, .other: self.init(rule.reason)
    }
  }

  var phrase: Phrase {
    switch self {
    case .report: Phrase("Report", "신고")
    case .reportOf: Phrase("Report message from {name}", "{name} 님의 메시지 신고")
    case .round: Phrase("Report this round", "라운드 신고")
    case .message: Phrase("Report this message", "메시지 신고")
    case .golfer: Phrase("Report this golfer", "골퍼 신고")
    case .post: Phrase("Report this post", "게시물 신고")
    case .comment: Phrase("Report this comment", "댓글 신고")
    case .lead:
      Phrase(
        "What is wrong? Only moderators see your report and your name.",
        "어떤 점이 문제인가요? 신고 내용과 신고한 사람은 운영자만 볼 수 있어요.")
    case .spam: Phrase("Spam or advertising", "스팸 또는 광고")
    case .harassment: Phrase("Harassment", "괴롭힘")
    case .inappropriate: Phrase("Inappropriate content", "부적절한 내용")
    case .impersonation: Phrase("Impersonation", "다른 사람 사칭")
    case .other: Phrase("Something else", "그 밖의 문제")
    case .unreliable: Phrase("Unreliable", "약속을 지키지 않음")
    case .limits: Phrase("Limits exceeded too often", "제한을 여러 번 넘음")
    case .reason: Phrase("Reason", "신고 이유")
    case .context: Phrase("What happened?", "어떤 일이 있었나요?")
    case .hide: Phrase("Hide it from me", "나에게 숨기기")
    case .hideHint: Phrase("On all your devices, whatever the outcome", "처리 결과와 관계없이 내 모든 기기에서 숨겨요")
    case .send: Phrase("Send report", "신고하기")
    case .thanks: Phrase("Thanks. A moderator will look at it.", "고마워요. 운영자가 확인할게요.")
    case .thanksLater:
      Phrase(
        "Thanks. It is sent once you are online.", "고마워요. 온라인이 되면 신고를 보낼게요.")
    case .thanksOnAnswer:
      Phrase(
        "Thanks. It is sent once the server answers.", "고마워요. 서버가 응답하면 신고를 보낼게요.")
    }
  }
}
