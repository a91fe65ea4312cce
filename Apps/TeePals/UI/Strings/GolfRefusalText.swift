import Design

/// Why a change was not accepted.
enum GolfRefusalText: PhraseBook {
  case notFound, profileIncomplete, roundFull, roundNotOpen, tooLate, alreadyMember, notInvited
  case notParticipant, notYours, hostStays, outsidePreferences, askedTooOften, notStarted
  case alreadyExists, rateSeconds, rateMinutes, rateHours, suspended, closed, tooLarge
  case missing, tooShort, tooLong, characters, outOfRange, tooYoung, tooYoungHere
  case inThePast, tooFarAhead
  case setOnce, fewerThanAccepted, elsewhere, offerEnded, changedMeanwhile, changedHere
  case outsideAge, outsideSkill, outsideGender
  case alreadySubmitted, expired, coolingOff
  case handoverEnded, courseGone

  var phrase: Phrase { statePhrase ?? feedbackPhrase ?? rulePhrase }

  private var statePhrase: Phrase? {
    switch self {
    case .notFound: Phrase("This is no longer available.", "더 이상 볼 수 없어요.")
    case .profileIncomplete: Phrase("Your profile is missing: {text}.", "프로필에 필요한 것: {text}")
    case .roundFull: Phrase("The round is full.", "라운드 정원이 찼어요.")
    case .roundNotOpen: Phrase("The round is no longer open.", "모집이 끝난 라운드예요.")
    case .tooLate:
      Phrase("It is too close to the start of the round.", "라운드 시작이 너무 가까워요.")
    case .alreadyMember: Phrase("Already in this round.", "이미 이 라운드에 있어요.")
    case .notInvited: Phrase("This invitation is no longer available.", "더 이상 유효하지 않은 초대예요.")
    case .notParticipant: Phrase("Only players in the round can do this.", "라운드에 참여하는 사람만 할 수 있어요.")
    case .notYours: Phrase("Only the host can do this.", "호스트만 할 수 있어요.")
    case .hostStays:
      Phrase(
        "The host can't leave. Hand the round over or cancel it.",
        "호스트는 나갈 수 없어요. 호스트를 넘기거나 라운드를 취소해 주세요.")
    case .outsidePreferences: Phrase("You don't match the host's preferences.", "호스트가 찾는 조건과 달라요.")
    case .outsideAge:
      Phrase("Your age is not what the host asks for.", "호스트가 정한 나이 조건과 달라요.")
    case .outsideSkill:
      Phrase("Your skill level is not what the host asks for.", "호스트가 정한 실력 조건과 달라요.")
    case .outsideGender:
      Phrase("Your gender is not what the host asks for.", "호스트가 정한 성별 조건과 달라요.")
    case .askedTooOften:
      Phrase(
        "You can't ask again. The host can still invite you.",
        "더는 요청할 수 없어요. 호스트가 초대하면 참여할 수 있어요.")
    case .offerEnded:
      Phrase(
        "The offer has ended. The spot goes to the next in line.",
        "제안이 끝났어요. 자리는 다음 대기자에게 돌아가요.")
    case .notStarted:
      Phrase("You can complete a round once it has started.", "라운드가 시작된 뒤에 완료할 수 있어요.")
    case .alreadyExists: Phrase("This was done already.", "이미 되어 있어요.")
    case .rateSeconds:
      Phrase(
        one: "Too many requests. Try again in {n} second.",
        other: "Too many requests. Try again in {n} seconds.", "요청이 너무 많아요. {n}초 후에 다시 시도해 주세요.")
    case .rateMinutes:
      Phrase(
        one: "Too many requests. Try again in {n} minute.",
        other: "Too many requests. Try again in {n} minutes.", "요청이 너무 많아요. {n}분 후에 다시 시도해 주세요.")
    case .rateHours:
      Phrase(
        one: "Limit reached. Try again in {n} hour.",
        other: "Limit reached. Try again in {n} hours.", "한도에 도달했어요. {n}시간 후에 다시 시도해 주세요.")
    case .suspended:
      Phrase(
        "You are suspended, by a moderator or for exceeding limits too often. Until the suspension "
          + "is lifted you can read everything, but not create rounds, ask to join, invite, send "
          + "messages, follow or edit your profile.",
        "이용이 정지됐어요. 제한을 여러 번 넘었거나 운영자가 정지했어요. 풀릴 때까지 보기만 할 수 있고 "
          + "만들기, 요청, 초대, 메시지, 팔로우, 프로필 수정은 할 수 없어요.")
    case .handoverEnded:
      Phrase(
        "The host no longer asks you to take this round over.",
        "호스트를 맡아 달라는 부탁이 끝났어요.")
    case .closed:
      Phrase(
        "This post takes no likes or comments at the moment.",
        "지금은 이 게시물에 좋아요를 누르거나 댓글을 쓸 수 없어요.")
    case .tooLarge: Phrase("This is too large to be saved.", "저장하기에는 너무 커요.")
    default: nil
    }
  }

  private var feedbackPhrase: Phrase? {
    switch self {
    case .alreadySubmitted:
      Phrase("You have already answered about this round.", "이 라운드에 대해 이미 답하셨어요.")
    case .expired:
      Phrase("The time to answer about this round is over.", "이 라운드에 답할 수 있는 기간이 지났어요.")
    case .coolingOff:
      Phrase(
        "Several players reported problems after recent rounds, or a moderator asked you to pause. "
          + "You can host again in a few days.",
        "최근 라운드 뒤에 여러 사람이 문제를 알렸거나 운영자가 쉬어 가도록 했어요. 며칠 뒤에 다시 라운드를 열 수 있어요.")
    default: nil
    }
  }

  private var rulePhrase: Phrase {
    switch self {
    case .missing: Phrase("{name}: fill this in.", "{name}: 입력해 주세요.")
    case .courseGone:
      Phrase("{name}: it is no longer on this server's list.", "{name}: 이 서버의 목록에 더 이상 없어요.")
    case .tooShort:
      Phrase(
        one: "{name}: at least {n} character.", other: "{name}: at least {n} characters.",
        "{name}: {n}자 이상이어야 해요.")
    case .tooLong:
      Phrase(
        one: "{name}: at most {n} character.", other: "{name}: at most {n} characters.",
        "{name}: {n}자까지 쓸 수 있어요.")
    case .characters:
      Phrase("{name}: contains a character that can't be used here.", "{name}: 쓸 수 없는 문자가 있어요.")
    case .outOfRange: Phrase("{name}: this is out of range.", "{name}: 가능한 범위를 벗어났어요.")
    case .tooYoung:
      Phrase("TeePals is for people aged 18 and older.", "TeePals는 만 18세 이상만 이용할 수 있어요.")
    case .tooYoungHere:
      Phrase(
        one: "This server is for people aged {n} and older.",
        other: "This server is for people aged {n} and older.", "이 서버는 만 {n}세 이상만 이용할 수 있어요.")
    case .inThePast: Phrase("{name}: this is in the past.", "{name}: 이미 지난 시각이에요.")
    case .tooFarAhead: Phrase("{name}: at most a year ahead.", "{name}: 1년 이내여야 해요.")
    case .elsewhere:
      Phrase("{name}: it belongs to another round.", "{name}: 다른 라운드에 속해 있어요.")
    case .changedMeanwhile:
      Phrase("{name}: this was changed on another device.", "{name}: 그사이 다른 기기에서 바뀌었어요.")
    case .changedHere:
      Phrase(
        "{name}: this was changed on another device to “{text}”. Save again to use yours.",
        "{name}: 그사이 다른 기기에서 ‘{text}’(으)로 바뀌었어요. 다시 저장하면 여기 내용으로 바뀌어요.")
    case .setOnce: Phrase("{name}: this can be set only once.", "{name}: 한 번만 정할 수 있어요.")
    default:
      Phrase("More people than that are in the round already.", "이미 더 많은 사람이 참여하고 있어요.")
    }
  }
}

/// What a field is called where something is wrong with it.
enum GolfFieldText: PhraseBook {
  case firstName, lastName, gender, city, photo, occupation, bio, averageScore, experience
  case playsPerMonth, skill, instagram, birthDate
  case course, point, startTime, zone, ages, skills, price, message, maxPlayers, members
  case visibility, joinPolicy, requirements, play
  case text, notifications, quietHours
  case title, tags, round, parent
  case issues, comment
  case homeCourse

  var phrase: Phrase {
    switch self {
    case .firstName: Phrase("First name", "이름")
    case .lastName: Phrase("Last name", "성")
    case .gender: Phrase("Gender", "성별")
    case .city: Phrase("Home city", "주로 치는 도시")
    case .photo: Phrase("Photo", "사진")
    case .occupation: Phrase("Occupation", "직업")
    case .bio: Phrase("Bio", "소개")
    case .averageScore: Phrase("Average score", "평균 타수")
    case .experience: Phrase("Experience", "구력")
    case .playsPerMonth: Phrase("Rounds a month", "월 라운드 수")
    case .skill: Phrase("Skill", "실력")
    case .instagram: Phrase("Instagram", "인스타그램")
    case .birthDate: Phrase("Date of birth", "생년월일")
    case .course: Phrase("Course", "골프장")
    case .point: Phrase("Exact location", "정확한 위치")
    case .startTime: Phrase("Date and time", "날짜와 시간")
    case .zone: Phrase("Time zone", "시간대")
    case .ages: Phrase("Ages", "나이")
    case .skills: Phrase("Skill levels", "실력 수준")
    case .price: Phrase("Price", "비용")
    case .message: Phrase("Message from host", "호스트의 메시지")
    case .maxPlayers: Phrase("Players", "인원")
    case .members: Phrase("People in the round", "라운드 인원")
    case .visibility: Phrase("Who can see it", "공개 범위")
    case .joinPolicy: Phrase("How people join", "참여 방식")
    case .requirements: Phrase("Preferences", "찾는 조건")
    case .play: PlayText.title.phrase
    case .text: Phrase("Message", "메시지")
    case .notifications: Phrase("Notifications", "알림")
    case .quietHours: Phrase("Quiet hours", "방해 금지 시간")
    case .title: Phrase("Title", "제목")
    case .tags: Phrase("Tags", "태그")
    case .round: Phrase("Linked round", "연결한 라운드")
    case .parent: Phrase("Comment you reply to", "답글을 다는 댓글")
    case .issues: Phrase("What went wrong", "문제가 된 점")
    case .comment: Phrase("Comment", "의견")
    case .homeCourse: ProfileText.homeCourse.phrase
    }
  }
}

/// The page of what was not accepted, and what was wanted.
enum GolfRefusedText: PhraseBook {
  case title, intro, empty, emptyText, discard
  case there, yours, useMine, keepTheirs, nothing
  case editProfile, follow, unfollow, block, unblock, createRound, editRound, closeRound
  case reopenRound, cancelRound, completeRound, request, join, cancelRequest, acceptInvite
  case declineInvite, leave, accept, decline, remove, invite, withdraw, sendMessage, markRead
  case muteChat, readNotifications, deleteNotification, setting, report, link, aRound
  case joinWaitlist, leaveWaitlist, acceptOffer
  case publishPost, editPost, deletePost, like, unlike, comment, editComment, deleteComment
  case hideComment, submitFeedback, dismissFeedback
  case handOver, takeOver

  var phrase: Phrase { pagePhrase ?? postPhrase ?? deedPhrase }

  private var pagePhrase: Phrase? {
    switch self {
    case .title: Phrase("Not accepted", "거절됨")
    case .intro:
      Phrase(
        "These changes could not be saved on the server. Nothing else was affected.",
        "이 변경은 서버에 저장하지 못했어요. 다른 내용에는 영향이 없어요.")
    case .empty: Phrase("Everything was accepted", "모두 받아들여졌어요")
    case .emptyText: Phrase("Changes the server rejects appear here.", "서버가 거절한 변경이 여기에 보여요.")
    case .discard: Phrase("Discard", "버리기")
    case .there: Phrase("{name} (current): {text}", "{name}, 지금 내용: {text}")
    case .yours: Phrase("{name} (yours): {text}", "{name}, 바꾸려던 내용: {text}")
    case .useMine: Phrase("Use mine", "내 변경 사용")
    case .keepTheirs: Phrase("Keep current", "지금 내용 유지")
    case .nothing: Phrase("not set", "없음")
    case .editProfile: Phrase("Edit profile", "프로필 수정")
    case .follow: Phrase("Follow {name}", "{name} 팔로우")
    case .unfollow: Phrase("Unfollow someone", "언팔로우")
    case .block: Phrase("Block {name}", "{name} 차단")
    case .unblock: Phrase("Unblock someone", "차단 해제")
    case .createRound: Phrase("Host a round at {name}", "라운드 열기: {name}")
    case .editRound: Phrase("Change {name}", "라운드 변경: {name}")
    case .closeRound: Phrase("Close {name}", "모집 마감: {name}")
    case .reopenRound: Phrase("Reopen {name}", "다시 모집: {name}")
    case .cancelRound: Phrase("Cancel {name}", "라운드 취소: {name}")
    case .completeRound: Phrase("Complete {name}", "라운드 완료: {name}")
    default: nil
    }
  }

  private var postPhrase: Phrase? {
    switch self {
    case .publishPost: Phrase("Post “{name}”", "게시하기: ‘{name}’")
    case .editPost: Phrase("Edit a post", "게시물 수정")
    case .deletePost: Phrase("Delete a post", "게시물 삭제")
    case .like: Phrase("Like something", "좋아요")
    case .unlike: Phrase("Take back a like", "좋아요 취소")
    case .comment: Phrase("Comment “{name}”", "댓글 쓰기: ‘{name}’")
    case .editComment: Phrase("Edit a comment", "댓글 수정")
    case .deleteComment: Phrase("Delete a comment", "댓글 삭제")
    case .hideComment: Phrase("Hide a comment", "댓글 숨기기")
    case .submitFeedback: Phrase("Answer about {name}", "라운드 평가: {name}")
    case .dismissFeedback: Phrase("Not answer about {name}", "라운드 평가 안 하기: {name}")
    default: nil
    }
  }

  private var deedPhrase: Phrase {
    switch self {
    case .request: Phrase("Ask to join {name}", "참여 요청: {name}")
    case .join: Phrase("Join {name}", "참여: {name}")
    case .cancelRequest: Phrase("Cancel the request for {name}", "요청 취소: {name}")
    case .acceptInvite: Phrase("Accept the invitation to {name}", "초대 수락: {name}")
    case .declineInvite: Phrase("Decline the invitation to {name}", "초대 거절: {name}")
    case .leave: Phrase("Leave {name}", "나가기: {name}")
    case .joinWaitlist: Phrase("Wait for a spot in {name}", "자리 기다리기: {name}")
    case .leaveWaitlist: Phrase("Leave the waitlist of {name}", "대기 취소: {name}")
    case .acceptOffer: Phrase("Take the spot in {name}", "자리 수락: {name}")
    case .accept: Phrase("Accept a request for {name}", "요청 수락: {name}")
    case .decline: Phrase("Decline a request for {name}", "요청 거절: {name}")
    case .remove: Phrase("Remove someone from {name}", "참여자 제외: {name}")
    case .invite: Phrase("Invite someone to {name}", "초대: {name}")
    case .withdraw: Phrase("Withdraw an invitation to {name}", "초대 취소: {name}")
    case .sendMessage: Phrase("Send “{name}”", "메시지 보내기: ‘{name}’")
    case .markRead: Phrase("Mark a chat as read", "채팅 읽음 표시")
    case .muteChat: Phrase("Mute a chat", "채팅 알림 끄기")
    case .readNotifications: Phrase("Mark notifications as read", "알림 읽음 표시")
    case .deleteNotification: Phrase("Delete a notification", "알림 삭제")
    case .setting: Phrase("Change a setting", "설정 변경")
    case .report: Phrase("Report something", "신고")
    case .link: Phrase("Record a link", "링크 기록")
    case .handOver: Phrase("Hand over {name}", "호스트 넘기기: {name}")
    case .takeOver: Phrase("Answer who hosts {name}", "호스트 부탁에 답하기: {name}")
    default: Phrase("a round", "라운드")
    }
  }
}
