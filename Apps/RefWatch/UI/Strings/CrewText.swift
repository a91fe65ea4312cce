import Design

/// The crew of a match: who records it, who keeps the time, and how one comes to it.
enum CrewText: PhraseBook {
  case mentorTitle, mentorLead, mentorName, mentorJoin, mentorJoined
  case title, lead, people, you, owner, nobody, keepsTime, youKeepTime, recorder, recorderHint
  case observer, observerHint, gone, justYou
  case invite, inviteAs, makeLink, newLink, linkLabel, linkFor, copy, copied, qrLabel, expires
  case uses, openLinks, revoke, revoked, offline, accountNeeded, accountHint, signIn, onServerFirst
  case remove, removeQuestion, removeText, removed, leave, leaveQuestion, leaveText, left, keep
  case joinTitle, joinLead, joinRecorder, joinLeads, joinName, joinNameHint, nameMissing, nameLong
  case join, joined, linkWrong, linkWrongHint, failed, tooMany, busy
  case youWereRemoved, lookingOn, open

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Crew", "함께 기록하는 사람")
    case .lead:
      Phrase(
        "Everyone in the crew sees the match live. One person at a time keeps the time.",
        "함께하는 모두가 경기를 실시간으로 봐요. 시계는 한 번에 한 사람이 맡아요.")
    case .people: Phrase("Members", "지금 함께하는 사람")
    case .you: Phrase("You", "나")
    case .owner: Phrase("Owner of the match", "경기를 만든 사람")
    case .nobody: Phrase("Former member", "떠난 사람")
    case .keepsTime: Phrase("{name} keeps the time", "{name}{이/가} 시계를 맡고 있어요")
    case .youKeepTime: Phrase("You keep the time", "내가 시계를 맡고 있어요")
    case .recorder: Phrase("Recorder", "기록자")
    case .recorderHint:
      Phrase(
        "Records goals, cards and substitutions, and can take over timekeeping.",
        "득점, 카드, 교체를 기록하고 시계를 넘겨받을 수 있어요.")
    case .observer: Phrase("Observer", "참관자")
    case .observerHint: Phrase("Can see everything but not record.", "모두 볼 수 있지만 기록하지 않아요.")
    case .gone: Phrase("account deleted", "탈퇴함")
    case .justYou: Phrase("Only you so far", "아직 나 혼자예요")
    case .invite: Phrase("Invite", "초대하기")
    case .inviteAs: Phrase("Role", "역할")
    case .makeLink: Phrase("Create link", "초대 링크 만들기")
    case .newLink: Phrase("Create another link", "다른 링크 만들기")
    case .linkLabel: Phrase("Invitation link", "초대 링크")
    case .linkFor: Phrase("For: {text}", "역할: {text}")
    case .copy: Phrase("Copy link", "링크 복사")
    case .copied: Phrase("Copied", "복사했어요")
    case .qrLabel: Phrase("QR code with the link below", "아래 링크가 담긴 QR 코드")
    case .expires: Phrase("Valid until {text}.", "{text}까지 쓸 수 있어요.")
    case .uses:
      Phrase(
        one: "One more person can join.", other: "{n} more people can join.", "{n}명이 더 참여할 수 있어요.")
    case .openLinks: Phrase("Active links", "아직 쓸 수 있는 링크")
    case .revoke: Phrase("Revoke link", "링크 없애기")
    case .revoked: Phrase("The link no longer works", "이제 링크를 쓸 수 없어요")
    case .offline:
      Phrase("You're offline. Inviting needs a network.", "초대하려면 서버에 연결해야 해요. 지금은 네트워크가 없어요.")
    case .accountNeeded: Phrase("Account required", "계정이 필요해요")
    case .accountHint:
      Phrase(
        "Crews work through the server. What you recorded on this device is kept.",
        "함께 기록하려면 서버를 거쳐야 해요. 이 기기에 기록한 것은 그대로 있어요.")
    case .signIn: Phrase("Sign in or sign up", "로그인 또는 가입")
    case .onServerFirst:
      Phrase(
        "The match is not on the server yet. Try again in a moment.",
        "아직 경기가 서버에 없어요. 잠시 뒤에 다시 해 보세요.")
    case .remove: Phrase("Remove {name}", "{name} 내보내기")
    case .removeQuestion: Phrase("Remove {name} from the crew?", "{name}{을/를} 내보낼까요?")
    case .removeText:
      Phrase(
        "What was recorded stays. The match disappears from that person's devices.",
        "이미 기록한 것은 남아요. 그 사람의 기기에서는 경기가 사라져요.")
    case .removed: Phrase("{name} is no longer in the crew", "{name}{을/를} 내보냈어요")
    case .leave: Phrase("Leave crew", "그만 함께하기")
    case .leaveQuestion: Phrase("Leave this crew?", "그만 함께할까요?")
    case .leaveText:
      Phrase(
        "The match disappears from your devices. What you recorded stays with the crew.",
        "내 기기에서 경기가 사라져요. 내가 기록한 것은 남아요.")
    case .left: Phrase("You left the crew", "더는 함께하지 않아요")
    case .keep: Phrase("Cancel", "취소")
    case .joinTitle: Phrase("Join a crew", "함께 기록하기")
    case .joinLead:
      Phrase(
        "You are invited to a match. If you join, it appears live in your RefWatch.",
        "경기에 초대받았어요. 참여하면 내 RefWatch에서 실시간으로 이어져요.")
    case .joinRecorder:
      Phrase(
        "Everyone in the crew sees your name next to what you record.",
        "함께하는 모두가 내 기록 옆에서 내 이름을 봐요.")
    case .joinLeads: Phrase("You can leave at any time.", "언제든지 그만둘 수 있어요.")
    case .joinName: Phrase("Your name in the crew", "함께 쓸 이름")
    case .joinNameHint: Phrase("The name others know you by", "다른 사람이 알아볼 수 있게")
    case .nameMissing: Phrase("Enter a name", "이름을 적어 주세요")
    case .nameLong: Phrase("Up to 100 characters", "100자까지 쓸 수 있어요")
    case .mentorTitle: Phrase("Read a journal entry", "일지 함께 보기")
    case .mentorLead:
      Phrase(
        "A referee invites you to read and comment on one of their journal entries.",
        "심판이 자기 일지 하나를 읽고 댓글을 남겨 달라고 초대했어요.")
    case .mentorName:
      Phrase(
        "Only the two of you can see it. Your name appears next to your comments.",
        "두 사람만 볼 수 있어요. 댓글 옆에 내 이름이 보여요.")
    case .mentorJoin: Phrase("Read entry", "함께 보기")
    case .mentorJoined: Phrase("You can read the entry", "이제 일지를 볼 수 있어요")
    case .join: Phrase("Join", "참여하기")
    case .joined: Phrase("You are in the crew", "함께하게 됐어요")
    case .linkWrong: Phrase("This invitation cannot be used", "쓸 수 없는 초대예요")
    case .linkWrongHint:
      Phrase(
        "It has expired, was already used or was revoked. Ask for a new one.",
        "기한이 지났거나 이미 썼거나 없앤 링크예요. 새 초대를 부탁하세요.")
    case .failed: Phrase("The server did not answer. Try again.", "서버가 응답하지 않아요. 다시 해 보세요.")
    case .tooMany: Phrase("The crew is full.", "자리가 다 찼어요.")
    case .busy: Phrase("Too many attempts. Wait a moment.", "너무 여러 번 했어요. 잠시 기다려 주세요.")
    case .youWereRemoved:
      Phrase("You are no longer in the crew of {name}", "{name} 경기에 더는 함께하지 않아요")
    case .lookingOn: Phrase("View only. Recorders make the entries", "보기만 해요. 기록은 기록자가 해요")
    case .open: Phrase("View crew", "함께하는 사람 보기")
    }
  }
}

/// Taking the time over, with a network and without.
enum TakeOverText: PhraseBook {
  case takeOver, question, text, clockIs, done, taken, show, showTitle, showLead, showHint
  case qrLabel, title, lead, missing, newer, unknownMatch, unknownHint, notRecorder, unreadable
  case unreadableHint, clocksDiffer, already, alreadyHint, toMatch, noAddress, score

  var phrase: Phrase {
    switch self {
    case .takeOver: Phrase("Take over", "넘겨받기")
    case .question: Phrase("Take over timekeeping from {name}?", "{name}에게서 시계를 넘겨받을까요?")
    case .text:
      Phrase(
        "Only you will start and end periods and set the clock. Everyone can still record.",
        "이제부터 나만 경기를 시작하고 끝내고 시계를 맞춰요. 기록은 모두 계속할 수 있어요.")
    case .clockIs: Phrase("The clock continues from {text}.", "시계는 {text}부터 이어져요.")
    case .done: Phrase("You keep the time", "내가 시계를 맡아요")
    case .taken: Phrase("{name} has taken over timekeeping", "{name}{이/가} 시계를 넘겨받았어요")
    case .show: Phrase("Hand over", "넘겨주기")
    case .showTitle: Phrase("Hand over timekeeping", "시계 넘겨주기")
    case .showLead:
      Phrase(
        "Scan this with the other device's camera. No network needed.",
        "다른 기기의 카메라로 읽으세요. 네트워크가 없어도 돼요.")
    case .showHint:
      Phrase("The other person must already be a recorder in this crew.", "상대방이 이미 이 경기의 기록자여야 해요.")
    case .qrLabel: Phrase("QR code to hand over timekeeping", "시계를 넘겨주는 QR 코드")
    case .title: Phrase("Take over timekeeping", "시계 넘겨받기")
    case .lead: Phrase("The match as shown by {name}:", "{name}의 기기에서 본 경기:")
    case .missing:
      Phrase(
        one: "{n} earlier entry will arrive with the next sync.",
        other: "{n} earlier entries will arrive with the next sync.", "이전 기록 {n}개는 다음 동기화 때 와요.")
    case .newer:
      Phrase(
        "Someone took over after this code was shown. Ask for a new code.",
        "이 코드가 나온 뒤에 다른 사람이 넘겨받았어요. 다시 보여 달라고 하세요.")
    case .unknownMatch: Phrase("This match is not on this device", "이 기기에 없는 경기예요")
    case .unknownHint:
      Phrase(
        "Join the crew first, which needs a network once. Then scan the code again.",
        "먼저 초대를 받아 참여하세요. 한 번은 네트워크가 필요해요. 그다음 코드를 다시 읽으세요.")
    case .notRecorder: Phrase("Observers cannot take over.", "참관자는 넘겨받을 수 없어요.")
    case .unreadable: Phrase("The code was not read completely", "코드를 다 읽지 못했어요")
    case .unreadableHint: Phrase("Scan it again.", "다시 읽어 보세요.")
    case .clocksDiffer:
      Phrase(
        "The devices' clocks differ. Compare the match clocks before you take over.",
        "두 기기의 시각이 달라요. 넘겨받기 전에 경기 시계를 맞춰 보세요.")
    case .already: Phrase("You already keep the time", "이미 내가 시계를 맡고 있어요")
    case .alreadyHint: Phrase("Nothing more to do.", "더 할 일이 없어요.")
    case .toMatch: Phrase("Go to match", "경기로 가기")
    case .noAddress:
      Phrase(
        "Server address unknown. Connect this device to the network once.",
        "서버 주소를 몰라요. 이 기기를 네트워크에 한 번 연결해 주세요.")
    case .score: Phrase("Score", "점수")
    }
  }
}

/// What a person should look at.
enum AttentionText: PhraseBook {
  case title, count, sameGoal, sameCard, sameThing, sameHint, same, two, sameReason, settled
  case stale, staleHint, staleRemove, staleReason, doubt, doubtHint, look, writtenBy, broughtBy
  case refused, refusedCount, refusedHint, matchGone, noLongerCrew, notYours, discard
  case cardBy, countsOnce

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Needs attention", "확인이 필요해요")
    case .count:
      Phrase(
        one: "{n} thing needs attention", other: "{n} things need attention",
        "확인할 것이 {n}개 있어요")
    case .sameGoal: Phrase("Same goal?", "같은 득점인가요?")
    case .sameCard: Phrase("Same card?", "같은 카드인가요?")
    case .sameThing: Phrase("The same?", "같은 일인가요?")
    case .sameHint: Phrase("Two people entered this.", "두 사람이 기록했어요.")
    case .same: Phrase("The same: keep one", "같아요: 하나만 남기기")
    case .two: Phrase("Different: keep both", "달라요: 둘 다 남기기")
    case .sameReason: Phrase("Entered twice", "두 번 기록함")
    case .settled: Phrase("Kept one", "하나만 남겼어요")
    case .stale: Phrase("No effect: {text}", "적용되지 않음: {text}")
    case .staleHint: Phrase("Entered while someone else kept the time.", "다른 사람이 시계를 맡은 동안 기록했어요.")
    case .staleRemove: Phrase("Withdraw", "기록 취소")
    case .staleReason: Phrase("Someone else kept the time", "다른 사람이 시계를 맡음")
    case .doubt: Phrase("When was this? {text}", "언제였나요? {text}")
    case .doubtHint:
      Phrase(
        "The device had slept or its clock was set, so the time may be wrong.",
        "기기가 잠들었거나 시각이 바뀌어 시간이 틀릴 수 있어요.")
    case .look: Phrase("Review", "살펴보기")
    case .writtenBy: Phrase("by {name}", "기록: {name}")
    case .broughtBy: Phrase("via {name}", "전달: {name}")
    case .countsOnce: Phrase("Counts once until decided", "정할 때까지 한 번만 계산돼요")
    case .cardBy: Phrase("{name} entered: {text}", "{name} 기록: {text}")
    case .refused: Phrase("Not accepted", "거절됨")
    case .refusedCount:
      Phrase(
        one: "{n} entry was not accepted", other: "{n} entries were not accepted",
        "기록 {n}개가 거절됐어요")
    case .refusedHint: Phrase("It is only on this device.", "이 기기에만 있어요.")
    case .matchGone:
      Phrase(
        "The match is gone, or you are no longer in its crew.",
        "경기가 없어졌거나 더는 함께하지 않는 경기예요.")
    case .noLongerCrew:
      Phrase(
        "You were no longer in the crew of this match.", "이 경기에 더는 함께하지 않는 상태였어요.")
    case .notYours: Phrase("Only the owner of the match may do this.", "경기를 만든 사람만 할 수 있어요.")
    case .discard: Phrase("Discard", "버리기")
    }
  }
}
