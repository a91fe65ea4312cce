import Design

/// The words of getting ready for a run.
enum ArmingText: PhraseBook {
  case title, position, screen, fixes, waiting, granted, refused, held, notHeld, start
  case startAnyway, withoutPlace, otherWindow
  case introductionTitle, introduction, pocket, otherWays, understood, countdown, leave

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Getting ready", "준비 중")
    case .position: Phrase("Location", "위치")
    case .screen: Phrase("Screen stays on", "화면 켜짐 유지")
    case .fixes: Phrase("GPS signal", "GPS 신호")
    case .waiting: Phrase("Waiting…", "기다리는 중…")
    case .granted: Phrase("Allowed", "허용됨")
    case .refused: Phrase("Not allowed", "허용되지 않음")
    case .held: Phrase("Yes", "네")
    case .notHeld:
      Phrase(
        "No – keep the screen on yourself", "아니요 – 화면이 꺼지지 않게 직접 설정해 주세요")
    case .start: Phrase("Start", "시작")
    case .startAnyway: Phrase("Start without waiting", "기다리지 않고 시작")
    case .withoutPlace: Phrase("Record time only", "시간만 기록하기")
    case .otherWindow:
      Phrase(
        "Another window is recording. Its progress is shown here.",
        "이 브라우저의 다른 창에서 기록하고 있어요. 그 기록을 여기에서 보여 드려요.")
    case .introductionTitle:
      Phrase("Keep this page on the screen", "이 페이지를 화면에 켜 두세요")
    case .introduction:
      Phrase(
        "A browser records only while its page is on the screen. If the phone is locked or "
          + "another app is in front, the run has a gap. You'll see how long it was.",
        "브라우저는 페이지가 화면에 보일 때만 기록할 수 있어요. 휴대폰이 잠기거나 다른 앱을 쓰는 동안은 기록되지 않고, 그만큼 빈 구간으로 남아요. 얼마나 비었는지 "
          + "알려 드려요.")
    case .pocket:
      Phrase(
        "Pocket mode turns the page black and ignores touches, so you can carry the phone.",
        "주머니 모드는 화면을 까맣게 하고 터치를 무시해서 휴대폰을 넣고 달릴 수 있어요.")
    case .otherWays:
      Phrase(
        "You can also record with a watch or another app, and share or import its file here.",
        "시계나 다른 앱으로 기록한 뒤 그 파일을 공유하거나 가져올 수도 있어요.")
    case .understood: Phrase("Got it", "알겠어요")
    case .countdown: Phrase("Starting in", "곧 시작해요")
    case .leave: Phrase("Not now", "나중에")
    }
  }
}

/// The words of a run that is being recorded.
enum LiveText: PhraseBook {
  case distance, time, pace, lap, lapNumber, mark, marked, elapsed, pause, resume, finish
  case holdToFinish, lock, unlock, holdToUnlock, pocket, holdToLeave, hint, paused, pausedByRule
  case map, mapAuto, mapManual, closer, farther, noRoute, unsaved, unsavedEnd, export, gap
  case discarded, finishTitle, finishText, keepRunning, gpsNone, gpsVeryGood, gpsGood, gpsFair
  case gpsPoor, gps, start, here, underWay, back, offerTitle, offerText, goOn, finishAtLast
  case discard, discardTitle, discardText

  var phrase: Phrase {
    switch self {
    case .distance: Phrase("Distance", "거리")
    case .time: Phrase("Time", "시간")
    case .pace: Phrase("Pace", "페이스")
    case .lap: Phrase("Lap", "랩")
    case .lapNumber: Phrase("Lap {text}", "{text}번째 랩")
    case .mark: Phrase("Mark this moment", "이 순간 표시")
    case .marked: Phrase("Marked at {text}", "{text}에 표시했어요")
    case .elapsed: Phrase("Elapsed", "전체 시간")
    case .pause: Phrase("Pause", "일시정지")
    case .resume: Phrase("Resume", "계속")
    case .finish: Phrase("Finish", "끝내기")
    case .holdToFinish: Phrase("Hold to finish", "길게 눌러 끝내기")
    case .lock: Phrase("Lock the screen", "화면 잠금")
    case .unlock: Phrase("Unlock", "잠금 해제")
    case .holdToUnlock: Phrase("Hold to unlock", "길게 눌러 잠금 해제")
    case .pocket: Phrase("Pocket mode", "주머니 모드")
    case .holdToLeave: Phrase("Hold to leave pocket mode", "길게 눌러 주머니 모드 끝내기")
    case .hint: Phrase("Hold it a little longer", "조금 더 길게 눌러 주세요")
    case .paused: Phrase("Paused", "일시정지됨")
    case .pausedByRule: Phrase("Auto-paused", "자동 일시정지됨")
    case .map: Phrase("Route", "경로")
    case .mapAuto: Phrase("Whole route", "전체 경로")
    case .mapManual: Phrase("Around you", "내 주변")
    case .closer: Phrase("Zoom in", "확대")
    case .farther: Phrase("Zoom out", "축소")
    case .noRoute: Phrase("Waiting for your location", "첫 위치를 기다리는 중이에요")
    case .unsaved:
      Phrase(
        "Not saved since {text}: this device's storage is full. Recording continues while the "
          + "page is open.",
        "{text}부터 저장되지 않고 있어요. 기기 저장 공간이 가득 찼어요. 페이지가 열려 있는 동안은 계속 기록해요.")
    case .unsavedEnd:
      Phrase(
        "Not saved since {text}: this device's storage is full. Keep this page open until there is "
          + "space, or save the run as a file and import it later.",
        "{text}부터 저장되지 않고 있어요. 기기 저장 공간이 가득 찼어요. 공간이 생길 때까지 이 페이지를 열어 두거나, 파일로 저장해 두었다가 나중에 "
          + "가져오세요.")
    case .export: Phrase("Save as file", "파일로 저장")
    case .gap:
      Phrase(
        "Nothing was recorded for {text}: the page was not on the screen.",
        "페이지가 화면에 없던 {text} 동안은 기록되지 않았어요.")
    case .discarded: Phrase("Run discarded", "기록을 버렸어요")
    case .finishTitle: Phrase("Finish this run?", "달리기를 끝낼까요?")
    case .finishText: Phrase("You can review it before saving.", "저장하기 전에 확인할 수 있어요.")
    case .keepRunning: Phrase("Keep running", "계속 달리기")
    case .gpsNone: Phrase("no signal", "신호 없음")
    case .gpsVeryGood: Phrase("very good", "매우 좋음")
    case .gpsGood: Phrase("good", "좋음")
    case .gpsFair: Phrase("fair", "보통")
    case .gpsPoor: Phrase("poor", "나쁨")
    case .gps: Phrase("GPS {text}", "GPS {text}")
    case .start: Phrase("Start", "출발")
    case .here: Phrase("You", "나")
    case .underWay: Phrase("A run is being recorded", "달리기를 기록하고 있어요")
    case .back: Phrase("Back to the run", "달리기로 돌아가기")
    case .offerTitle: Phrase("Unfinished run", "끝내지 않은 달리기가 있어요")
    case .offerText:
      Phrase("{name} in {text}, saved on this device.", "{text} 동안 달린 {name} 기록이 이 기기에 저장되어 있어요.")
    case .goOn: Phrase("Continue run", "이어서 달리기")
    case .finishAtLast: Phrase("Finish where it stopped", "멈춘 곳에서 끝내기")
    case .discard: Phrase("Discard", "버리기")
    case .discardTitle: Phrase("Discard this run?", "이 달리기를 버릴까요?")
    case .discardText: Phrase("The recording will be deleted.", "기록이 삭제돼요.")
    }
  }
}

/// The words of a run that is over and not yet saved.
enum ReviewText: PhraseBook {
  case title, save, discard, saving, nothing

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Your run", "달리기 마무리")
    case .save: Phrase("Save run", "기록 저장")
    case .discard: Phrase("Discard run", "기록 버리기")
    case .saving: Phrase("Saving your run…", "기록을 저장하는 중…")
    case .nothing: Phrase("No run to review", "확인할 달리기가 없어요")
    }
  }
}
