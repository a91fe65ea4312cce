import Design

/// The words of one's own rounds.
enum ActivityText: PhraseBook {
  case schedule, invites, pending, past, invitesCount, pendingCount, chips, noSchedule
  case noScheduleHint, noInvites, noInvitesHint, noPending, noPendingHint, noPast, noPastHint
  case findRound, more, invitedBy, accept, decline, cancelRequest

  var phrase: Phrase {
    switch self {
    case .schedule: Phrase("Schedule", "일정")
    case .invites: Phrase("Invites", "초대")
    case .pending: Phrase("Pending", "대기 중")
    case .past: Phrase("Past", "지난 라운드")
    case .invitesCount: Phrase("Invites ({n})", "초대 ({n})")
    case .pendingCount: Phrase("Pending ({n})", "대기 중 ({n})")
    case .chips: Phrase("Your rounds", "내 라운드 종류")
    case .noSchedule: Phrase("No upcoming rounds", "예정된 라운드가 없어요")
    case .noScheduleHint:
      Phrase("Rounds that you host or joined appear here.", "주최하거나 참여한 라운드가 여기에 보여요.")
    case .noInvites: Phrase("No pending invites", "받은 초대가 없어요")
    case .noInvitesHint: Phrase("Invitations to play appear here.", "초대를 받으면 여기에서 답할 수 있어요.")
    case .noPending: Phrase("No pending requests", "대기 중인 요청이 없어요")
    case .noPendingHint:
      Phrase(
        "Rounds that you asked to join or are waitlisted for appear here.",
        "참여를 요청했거나 자리를 기다리는 라운드가 여기에 보여요.")
    case .noPast: Phrase("No past rounds yet", "지난 라운드가 아직 없어요")
    case .noPastHint: Phrase("Rounds that you have played appear here.", "플레이한 라운드가 여기에 남아요.")
    case .findRound: Phrase("Find a round", "라운드 찾기")
    case .more: Phrase("Show earlier rounds", "이전 라운드 더 보기")
    case .invitedBy: Phrase("{name} invites you", "{name} 님의 초대")
    case .accept: Phrase("Accept", "수락")
    case .decline: Phrase("Decline", "거절")
    case .cancelRequest: Phrase("Cancel request", "요청 취소")
    }
  }
}
