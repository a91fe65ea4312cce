import Design

/// The words about reminders.
enum ReminderText: PhraseBook {
  case title, way, wayHint, off, push, email, device, deviceHint, hour, days, from, to
  case each, eachHint, birthdays, birthdaysHint, unsent, needsAccount, nobody
  case with, without, denied, unsupported, offline, failed

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Reminders", "알림")
    case .way: Phrase("Remind me", "알림 받기")
    case .wayHint: Phrase("One message a day, when somebody is due", "연락할 친구가 있는 날 하루에 한 번 알려요")
    case .off: Phrase("Never", "받지 않음")
    case .push: Phrase("By notification", "기기 알림으로")
    case .email: Phrase("By email", "메일로")
    case .device: Phrase("Notifications on this device", "이 기기로 알림 받기")
    case .deviceHint: Phrase("Also while the app is closed", "앱을 닫아 두어도 알려요")
    case .hour: Phrase("Time", "시각")
    case .days: Phrase("Days", "요일")
    case .from: Phrase("Quiet hours from", "방해 금지 시작")
    case .to: Phrase("Quiet hours until", "방해 금지 끝")
    case .each: Phrase("For each friend too", "친구마다 따로 알림")
    case .eachHint:
      Phrase(
        "On the day somebody is due, and again when half as much time has passed",
        "연락할 날이 되었을 때, 그리고 주기의 반이 더 지났을 때 한 번 더 알려요")
    case .birthdays: Phrase("Birthdays", "생일")
    case .birthdaysHint: Phrase("In reminders and in the calendar", "알림과 캘린더에 보여요")
    default: rest
    }
  }

  private var rest: Phrase {
    switch self {
    case .unsent:
      Phrase(
        "Friends you add without a connection are part of reminders once they are on the server.",
        "네트워크 없이 추가한 친구는 서버에 저장된 뒤부터 알려 드려요.")
    case .needsAccount:
      Phrase(
        "Reminders and the calendar need an account. Everything else works without one.",
        "알림과 캘린더에는 계정이 필요해요. 다른 기능은 계정 없이도 쓸 수 있어요.")
    case .nobody:
      Phrase("This friend is no longer on your list", "이 친구는 이제 목록에 없어요")
    case .with: Phrase("Turn on own notification", "따로 알림 켜기")
    case .without: Phrase("Turn off own notification", "따로 알림 끄기")
    case .denied:
      Phrase(
        "Your browser blocks notifications. Allow them for this site in its settings, then try "
          + "again.",
        "브라우저가 알림을 막고 있어요. 브라우저 설정에서 이 사이트의 알림을 허용한 뒤 다시 시도해 주세요.")
    case .unsupported:
      Phrase(
        "This browser or this server can't send notifications. On an iPhone, add the app to the "
          + "home screen first.",
        "이 브라우저나 서버에서는 알림을 보낼 수 없어요. 아이폰에서는 먼저 홈 화면에 추가해 주세요.")
    case .offline:
      Phrase("There is no connection. Try again later.", "연결되어 있지 않아요. 나중에 다시 시도해 주세요.")
    default: Phrase("That did not work. Try again.", "되지 않았어요. 다시 시도해 주세요.")
    }
  }
}
