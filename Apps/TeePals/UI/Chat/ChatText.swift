import Design

/// The chat of a round.
enum ChatText: PhraseBook {
  case title, members, mute, unmute, muted, today, yesterday, earlier, log
  case field, send, photo, photoAlt, photoOf, removePhoto, photoReady
  case photoTooLarge, photoManyPixels, photoUnreadable, photoOffline, photoFailed, retryPhoto
  case count, over, empty, emptyText
  case required, lockedTitle, lockedText, endedText, toRound
  case offline, offlineWaiting, unanswered, unansweredWaiting
  case sending, queued, failed, failedOpen, failedTitle, again, copy, discard, copied
  case failedLimit, failedAccess, failedLong, failedOther
  case redacted, hidden, you
  case opened, joined, left, removed, youJoined, youLeft, youRemoved
  case timeChanged, courseChanged, timeAndCourseChanged, closed, reopened, canceled, completed
  case handedOver, youHost

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Round chat", "라운드 채팅")
    case .members: Phrase(one: "{n} member", other: "{n} members", "{n}명")
    case .mute: Phrase("Mute this chat", "이 채팅 알림 끄기")
    case .unmute: Phrase("Unmute this chat", "이 채팅 알림 켜기")
    case .muted: Phrase("Muted", "알림 꺼짐")
    case .today: Phrase("Today", "오늘")
    case .yesterday: Phrase("Yesterday", "어제")
    case .earlier: Phrase("Earlier messages", "이전 메시지 보기")
    case .log: Phrase("Messages", "메시지")
    case .field: Phrase("Message", "메시지")
    case .send: Phrase("Send", "보내기")
    case .photo: Phrase("Add a photo", "사진 넣기")
    case .photoAlt: Phrase("Photo", "사진")
    case .photoOf: Phrase("Photo by {name}", "{name} 님의 사진")
    case .removePhoto: Phrase("Remove the photo", "사진 빼기")
    case .photoReady: Phrase("Photo ready", "사진 준비됨")
    case .photoTooLarge: Phrase("The photo is larger than 5 MB", "사진이 5MB보다 커요")
    case .photoManyPixels: Phrase("The photo has too many pixels", "사진의 픽셀이 너무 많아요")
    case .photoUnreadable: Phrase("This photo cannot be read", "이 사진은 읽을 수 없어요")
    case .photoOffline: Phrase("Photos need a connection", "사진은 연결되어야 보낼 수 있어요")
    case .photoFailed: Phrase("The photo could not be sent", "사진을 보내지 못했어요")
    case .retryPhoto: Phrase("Try again", "다시 시도")
    case .count: Phrase("{name} of {text} characters", "{text}자 중 {name}자")
    case .over:
      Phrase(one: "{n} character too many", other: "{n} characters too many", "{n}자 넘었어요")
    case .empty: Phrase("No messages yet", "아직 메시지가 없어요")
    case .emptyText:
      Phrase("Say hi and arrange where to meet.", "인사하고 만날 곳과 시간을 정해 보세요.")
    case .required: Phrase("Chat access required", "채팅에 참여할 수 없어요")
    case .lockedTitle: Phrase("This chat is for players only", "참여자만 볼 수 있는 채팅이에요")
    case .lockedText: Phrase("It opens once you have a spot in the round.", "라운드에 참여하면 바로 열려요.")
    case .endedText:
      Phrase("The round was canceled. This chat is read-only.", "취소된 라운드예요. 이 채팅은 읽기만 할 수 있어요.")
    case .toRound: Phrase("Go to the round", "라운드 보기")
    case .offline: Phrase("Offline. Messages are sent later.", "오프라인이에요. 메시지는 나중에 보내요.")
    case .offlineWaiting:
      Phrase(
        one: "Offline. {n} unsent message.", other: "Offline. {n} unsent messages.",
        "오프라인이에요. 아직 보내지 않은 메시지 {n}개.")
    case .unanswered:
      Phrase(
        "The server does not answer. Messages are sent later.",
        "서버가 응답하지 않아요. 메시지는 나중에 보내요.")
    case .unansweredWaiting:
      Phrase(
        one: "The server does not answer. {n} unsent message.",
        other: "The server does not answer. {n} unsent messages.",
        "서버가 응답하지 않아요. 아직 보내지 않은 메시지 {n}개.")
    case .sending: Phrase("Sending", "보내는 중")
    case .queued: Phrase("Waiting for a connection", "연결을 기다리는 중")
    case .failed: Phrase("Not sent", "보내지 못함")
    case .failedOpen: Phrase("Not sent. Show options", "보내지 못했어요. 어떻게 할까요?")
    case .failedTitle: Phrase("This message was not sent", "메시지를 보내지 못했어요")
    case .again: Phrase("Send again", "다시 보내기")
    case .copy: Phrase("Copy the text", "글 복사")
    case .discard: Phrase("Discard", "버리기")
    case .copied: Phrase("Copied", "복사했어요")
    case .failedLimit:
      Phrase("Too many messages at once. Try again in a while.", "메시지가 너무 많았어요. 잠시 뒤에 다시 보내세요.")
    case .failedAccess:
      Phrase("You are no longer in this round.", "이제 이 라운드의 참여자가 아니에요.")
    case .failedLong: Phrase("The text is too long.", "글이 너무 길어요.")
    case .failedOther: Phrase("The server rejected it.", "서버가 거절했어요.")
    case .hidden: Phrase("Hidden by you", "내가 숨긴 메시지")
    case .redacted: Phrase("Removed by a moderator", "운영자가 지운 메시지")
    case .you: Phrase("You", "나")
    case .opened: Phrase("The chat is open", "채팅이 열렸어요")
    case .joined: Phrase("{name} joined the round", "{name} 님이 라운드에 참여했어요")
    case .left: Phrase("{name} left the round", "{name} 님이 라운드에서 나갔어요")
    case .removed: Phrase("{name} was removed from the round", "{name} 님이 라운드에서 제외됐어요")
    case .youJoined: Phrase("You joined the round", "라운드에 참여했어요")
    case .youLeft: Phrase("You left the round", "라운드에서 나갔어요")
    case .youRemoved: Phrase("You were removed from the round", "라운드에서 제외됐어요")
    case .timeChanged: Phrase("The time has changed", "시간이 바뀌었어요")
    case .courseChanged: Phrase("The course has changed", "골프장이 바뀌었어요")
    case .timeAndCourseChanged:
      Phrase("Time and course have changed", "시간과 골프장이 바뀌었어요")
    case .closed: Phrase("Joining is closed", "참여 신청이 마감됐어요")
    case .reopened: Phrase("Joining is open again", "참여 신청이 다시 열렸어요")
    case .canceled: Phrase("The round was canceled", "라운드가 취소됐어요")
    case .completed: Phrase("The round is completed", "라운드가 끝났어요")
    case .handedOver: Phrase("{name} is the host now", "이제 {name} 님이 호스트예요")
    case .youHost: Phrase("You are the host now", "이제 내가 호스트예요")
    }
  }
}
