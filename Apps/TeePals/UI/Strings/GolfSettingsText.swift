import Design

/// The words of TeePals' settings.
enum GolfSettingsText: PhraseBook {
  case title, push, callsLead, rounds, chat, social, system
  case roundsHint, chatHint, socialHint, systemHint
  case quiet, quietSwitch, quietHint, from, to
  case digest, digestHint, never, daily, weekly
  case more, blocked, showHidden, refused, suite, apps
  case device, deviceSwitch, deviceHint, deviceDenied, deviceUnsupported, deviceOffline
  case deviceFailed

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Settings", "설정")
    case .push: Phrase("Notifications", "알림")
    case .callsLead:
      Phrase(
        "Everything appears in the app. Choose what also sends a notification.",
        "모든 소식은 앱에서 볼 수 있어요. 알림도 받을 항목을 골라 주세요.")
    case .rounds: Phrase("Rounds", "라운드")
    case .chat: Phrase("Chat", "채팅")
    case .social: Phrase("Followers and posts", "팔로우와 게시물")
    case .system: Phrase("TeePals", "TeePals 소식")
    case .roundsHint:
      Phrase("Requests, invitations, changes, cancellations", "요청, 초대, 변경, 취소")
    case .chatHint: Phrase("Messages in rounds you play", "참여하는 라운드의 메시지")
    case .socialHint:
      Phrase("New followers, likes, comments, mentions", "새 팔로워, 좋아요, 댓글, 언급")
    case .systemHint: Phrase("Profile reminders and moderator notices", "프로필과 운영자 알림")
    case .quiet: Phrase("Quiet hours", "방해 금지 시간")
    case .quietSwitch: Phrase("Use quiet hours", "방해 금지 시간 사용")
    case .quietHint: Phrase("No notifications between these times.", "이 시간에는 알리지 않아요.")
    case .from: Phrase("From", "시작")
    case .to: Phrase("To", "끝")
    case .digest: Phrase("Email summary", "메일 요약")
    case .digestHint: Phrase("Your unread notifications in one email.", "읽지 않은 소식을 한 통에 모아 보내요.")
    case .never: Phrase("Never", "받지 않음")
    case .daily: Phrase("Every day", "매일")
    case .weekly: Phrase("Every week", "매주")
    case .more: Phrase("More", "더 보기")
    case .blocked: Phrase("Blocked people", "차단한 사람")
    case .showHidden:
      Phrase(one: "Show {n} hidden item", other: "Show {n} hidden items", "숨긴 내용 {n}개 다시 보기")
    case .refused: Phrase("Not accepted", "거절됨")
    case .suite: Phrase("Language, appearance and account", "언어, 화면, 계정")
    case .apps: Phrase("All apps", "모든 앱")
    default: devicePhrase
    }
  }

  private var devicePhrase: Phrase {
    switch self {
    case .device: Phrase("On this device", "이 기기에서")
    case .deviceSwitch: Phrase("Notifications on this device", "이 기기로 알림 받기")
    case .deviceHint: Phrase("Also while TeePals is closed.", "TeePals를 닫아 두어도 알려 줘요.")
    case .deviceDenied:
      Phrase(
        "Your browser blocks notifications. Allow them for this site in its settings, then try "
          + "again.",
        "브라우저가 알림을 막고 있어요. 브라우저 설정에서 이 사이트의 알림을 허용한 뒤 다시 시도해 주세요.")
    case .deviceUnsupported:
      Phrase(
        "This browser or this server can't send notifications. On an iPhone, add the app to the "
          + "home screen first.",
        "이 브라우저나 서버에서는 알림을 보낼 수 없어요. 아이폰에서는 먼저 홈 화면에 추가해 주세요.")
    case .deviceOffline:
      Phrase("There is no connection. Try again later.", "연결되어 있지 않아요. 나중에 다시 시도해 주세요.")
    default: Phrase("That did not work. Try again.", "되지 않았어요. 다시 시도해 주세요.")
    }
  }
}
