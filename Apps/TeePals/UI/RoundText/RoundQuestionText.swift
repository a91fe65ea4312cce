import Design

/// The words of a round's menu, and of what is asked before something is done.
enum RoundQuestionText: PhraseBook {
  case edit, closeRound, reopenRound, cancelRound, completeRound, cancelTitle, cancelText
  case cancelKeep, cancelDo, completeTitle, completeText, completeDo, completeLater, leaveTitle
  case leaveText, leaveDo, leaveStay, removeTitle, removeText, removeDo, removeKeep, viewProfile

  var phrase: Phrase {
    switch self {
    case .edit: Phrase("Edit", "수정")
    case .closeRound: Phrase("Close joining", "모집 마감")
    case .reopenRound: Phrase("Reopen joining", "다시 모집")
    case .cancelRound: Phrase("Cancel round", "라운드 취소")
    case .completeRound: Phrase("Mark complete", "완료로 표시")
    case .cancelTitle: Phrase("Cancel this round?", "라운드를 취소할까요?")
    case .cancelText:
      Phrase(
        "Everyone who joined, asked or was invited is notified. This cannot be undone.",
        "참여자와 요청하거나 초대받은 모두에게 알려요. 되돌릴 수 없어요.")
    case .cancelKeep: Phrase("Keep Round", "라운드 유지")
    case .cancelDo: Phrase("Cancel Round", "라운드 취소")
    case .completeTitle: Phrase("Ready to wrap up the round?", "라운드를 마무리할까요?")
    case .completeText:
      Phrase("It moves to everyone's past rounds.", "모두의 지난 라운드로 옮겨져요.")
    case .completeDo: Phrase("Finish round", "라운드 마치기")
    case .completeLater: Phrase("Do this later", "나중에 하기")
    case .leaveTitle: Phrase("Leave this round?", "라운드에서 나갈까요?")
    case .leaveText:
      Phrase("Your spot becomes free, and you leave the chat.", "자리가 비고 채팅에서도 나가게 돼요.")
    case .leaveDo: Phrase("Leave Round", "라운드 나가기")
    case .leaveStay: Phrase("Stay", "계속 참여")
    case .removeTitle: Phrase("Remove {name}?", "{name} 님을 제외할까요?")
    case .removeText: Phrase("They are notified, and leave the chat.", "본인에게 알려지고 채팅에서도 나가게 돼요.")
    case .removeDo: Phrase("Remove from round", "라운드에서 제외")
    case .removeKeep: Phrase("Keep in round", "그대로 두기")
    case .viewProfile: Phrase("View profile", "프로필 보기")
    }
  }
}

/// What is said when something has been done to a round.
enum RoundDoneText: PhraseBook {
  case copied, requestSent, joined, requestCanceled, inviteDeclined, leftRound, requestAccepted
  case requestDeclined, playerRemoved, inviteSent, inviteWithdrawn, roundClosed, roundReopened
  case roundCanceled, roundCompleted, waitlistJoined, waitlistLeft
  case takenOff
  case handoverAsked, handoverWithdrawn, handoverTaken, handoverDeclined

  var phrase: Phrase {
    switch self {
    case .copied: Phrase("Copied", "복사했어요")
    case .requestSent: Phrase("Request sent", "요청을 보냈어요")
    case .joined: Phrase("Joined", "참여했어요")
    case .requestCanceled: Phrase("Request canceled", "요청을 취소했어요")
    case .inviteDeclined: Phrase("Invite declined", "초대를 거절했어요")
    case .leftRound: Phrase("You left the round", "라운드에서 나왔어요")
    case .requestAccepted: Phrase("Request accepted", "요청을 수락했어요")
    case .requestDeclined: Phrase("Request declined", "요청을 거절했어요")
    case .playerRemoved: Phrase("Removed from the round", "라운드에서 제외했어요")
    case .inviteSent: Phrase("Invite sent", "초대를 보냈어요")
    case .inviteWithdrawn: Phrase("Invite withdrawn", "초대를 취소했어요")
    case .roundClosed: Phrase("Joining is closed", "모집을 마감했어요")
    case .roundReopened: Phrase("Joining is open again", "다시 모집해요")
    case .roundCanceled: Phrase("Round canceled", "라운드를 취소했어요")
    case .roundCompleted: Phrase("Round completed", "라운드를 완료했어요")
    case .waitlistJoined: Phrase("You are on the waitlist", "대기자 명단에 올랐어요")
    case .takenOff: Phrase("Removed from the waitlist", "대기자 명단에서 뺐어요")
    case .waitlistLeft: Phrase("You left the waitlist", "대기자 명단에서 빠졌어요")
    case .handoverAsked: Phrase("Asked to host", "호스트를 부탁했어요")
    case .handoverWithdrawn: Phrase("You stay the host", "계속 내가 호스트예요")
    case .handoverTaken: Phrase("You host this round now", "이제 이 라운드의 호스트예요")
    case .handoverDeclined: Phrase("Declined", "거절했어요")
    }
  }
}
