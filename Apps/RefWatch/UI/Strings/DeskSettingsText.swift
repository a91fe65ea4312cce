import Design

/// RefWatch's settings.
enum DeskSettingsText: PhraseBook {
  case title, newMatches, periodMinutes, extraTime, kicks, catalog, onPitch, countdown
  case countdownHint, lock, lockHint, tap, tapButton, tapSingle, tapDouble, leftHanded, alerts
  case vibrate, flash, warnings, noWarning, warnOne, warnTwo, warnBoth, reminder, noReminder
  case every, more, suite, history, sound, brightness, brightnessHint
  case confirmPair, pairHint, leftHandedHint, strength, soft, normal, strong, wipe

  var phrase: Phrase {
    switch self {
    case .title: Phrase("RefWatch settings", "RefWatch 설정")
    case .newMatches: Phrase("New matches", "새 경기")
    case .periodMinutes: Phrase("Minutes per period", "구간당 시간(분)")
    case .extraTime: Phrase("Extra time", "연장전")
    case .kicks: Phrase("Kicks per team", "팀당 승부차기 킥 수")
    case .catalog: Phrase("Card reasons", "카드 사유 목록")
    case .onPitch: Phrase("On the pitch", "경기장에서")
    case .countdown: Phrase("Count down to kick-off", "킥오프 카운트다운")
    case .countdownHint:
      Phrase("Three, two, one; the clock starts at the end.", "셋, 둘, 하나를 센 뒤 시계가 시작돼요.")
    case .lock: Phrase("Lock the pitch screen", "경기 화면 잠금")
    case .lockHint:
      Phrase(
        "Hold the ring to unlock. Prevents taps from rain or in a pocket.",
        "고리를 길게 눌러야 반응해요. 비나 주머니 속 오작동을 막아요.")
    case .tap: Phrase("Tap clock for stoppage", "시계로 멈춤 기록")
    case .tapButton: Phrase("Button only", "버튼으로만")
    case .tapSingle: Phrase("One tap", "한 번 탭")
    case .tapDouble: Phrase("Two taps", "두 번 탭")
    case .leftHanded: Phrase("Left-hand layout", "왼손 배치")
    case .leftHandedHint: Phrase("Puts the thumb buttons on the left.", "엄지로 누르는 버튼을 왼쪽에 둬요.")
    case .confirmPair: Phrase("Confirm substitutions", "교체를 한 번 더 확인")
    case .pairHint:
      Phrase("If off, a pair is saved as soon as both players are chosen.", "끄면 한 쌍을 고르는 즉시 저장돼요.")
    case .strength: Phrase("Vibration strength", "진동 세기")
    case .soft: Phrase("Soft", "약하게")
    case .normal: Phrase("Normal", "보통")
    case .strong: Phrase("Strong", "강하게")
    case .wipe: Phrase("Remove data from this device", "이 기기의 데이터 지우기")
    case .alerts: Phrase("Alerts", "알림")
    case .vibrate: Phrase("Vibrate", "진동")
    case .sound: Phrase("Sound", "소리")
    case .brightness: Phrase("Brightness reminder", "화면 밝기 알림")
    case .brightnessHint:
      Phrase("Before kick-off, reminds you to turn it up in sunlight.", "킥오프 전에 밝기를 높이라고 알려 줘요.")
    case .flash: Phrase("Flash the screen", "화면 깜박임")
    case .warnings: Phrase("Warning before period end", "구간 종료 전")
    case .noWarning: Phrase("No warning", "알리지 않음")
    case .warnOne: Phrase("One minute before", "1분 전")
    case .warnTwo: Phrase("Two minutes before", "2분 전")
    case .warnBoth: Phrase("Two minutes and one minute before", "2분 전과 1분 전")
    case .reminder: Phrase("Reminder during stoppages", "멈춤이 열려 있을 때")
    case .noReminder: Phrase("No reminder", "알리지 않음")
    case .every: Phrase(one: "Every second", other: "Every {n} seconds", "{n}초마다")
    case .more: Phrase("More", "더 보기")
    case .suite: Phrase("Language, theme, account", "언어, 테마, 계정")
    case .history: Phrase("History and deleted matches", "지난 기록과 삭제한 경기")
    }
  }
}
