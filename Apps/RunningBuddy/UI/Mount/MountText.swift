import Design

/// The words of checking where the device is carried.
enum MountText: PhraseBook {
  case title, entrance, purpose, start, hint, taken, placing, placingText, standing, standingText
  case running, runningText, found, fits, fitsAnkle, other, one, both, keep, kept, again, failed
  case denied, insecure, unsupported
  case noMotion, interrupted, notStill, noSteps, noRhythm, unclear, hidden

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Check step counting", "걸음 세기 확인")
    case .entrance:
      Phrase(
        "Checks in half a minute that steps are counted where you carry the phone.",
        "휴대폰을 지니는 곳에서 걸음이 잘 세어지는지 30초 만에 확인해요.")
    case .purpose:
      Phrase(
        "Choose where you carry the phone, put it there, stand still, and then run in place for "
          + "20 seconds. Sounds tell you what comes next. From that follows whether your steps are "
          + "counted there, and whether the phone notices one foot or both.",
        "휴대폰을 지니는 곳을 골라 그곳에 두고, 가만히 섰다가 20초 동안 제자리에서 달려 주세요. 다음 단계는 소리로 "
          + "알려 드려요. 그곳에서 걸음이 세어지는지, 한쪽 발만 느껴지는지 두 발 다 느껴지는지 알 수 있어요.")
    case .start: Phrase("Start the check", "확인 시작")
    case .hint: Phrase("Keep the page on the screen.", "페이지를 화면에 켜 두세요.")
    case .taken:
      Phrase(
        "The motion sensors are in use by a recording or as a second device. Finish that first.",
        "달리기 기록이나 두 번째 기기에서 동작 센서를 쓰고 있어요. 먼저 끝내 주세요.")
    case .placing: Phrase("Put the phone in its place", "휴대폰을 제자리에 두세요")
    case .placingText: Phrase("As you carry it on a run.", "달릴 때 지니는 그대로요.")
    case .standing: Phrase("Stand still", "가만히 서 계세요")
    case .standingText: Phrase("Until the next sound.", "다음 소리가 날 때까지요.")
    case .running: Phrase("Run in place", "제자리에서 달리세요")
    case .runningText: Phrase("At an even pace, until the sound.", "소리가 날 때까지 고르게요.")
    case .found: Phrase("Your steps are counted there", "그곳에서 걸음이 잘 세어져요")
    case .fits:
      Phrase("Counted as the steps of both feet: {text}.", "두 발의 걸음으로 세었고, {text}이에요.")
    case .fitsAnkle:
      Phrase(
        "Counted as the steps of one foot, twice each: {text}.",
        "한쪽 발의 걸음을 두 번씩 세었고, {text}이에요.")
    case .other: Phrase("The phone seems to be elsewhere", "다른 곳에 지니고 있는 것 같아요")
    case .one:
      Phrase(
        "The steps add up only as those of one foot, as on an ankle: {text}.",
        "발목에서처럼 한쪽 발의 걸음으로 세어야 맞아요: {text}.")
    case .both:
      Phrase(
        "The steps add up only as those of both feet: {text}. On an ankle it would be one foot. "
          + "Choose where it really is.",
        "두 발의 걸음으로 세어야 맞아요: {text}. 발목이라면 한쪽 발만 느껴져요. 실제로 지니는 곳을 골라 주세요.")
    case .keep: Phrase("Save: {text}", "저장: {text}")
    case .kept: Phrase("Place saved", "지니는 곳을 저장했어요")
    case .again: Phrase("Check again", "다시 확인")
    case .failed: Phrase("Nothing could be found out", "확인하지 못했어요")
    case .denied:
      Phrase(
        "Motion access is not allowed. Without it steps can't be counted.",
        "동작 접근이 허용되지 않았어요. 허용해야 걸음을 셀 수 있어요.")
    case .insecure:
      Phrase("Motion sensors work over HTTPS only.", "동작 센서는 HTTPS에서만 쓸 수 있어요.")
    case .unsupported:
      Phrase("This device has no motion sensor.", "이 기기에는 동작 센서가 없어요.")
    case .noMotion:
      Phrase(
        "The motion sensors said nothing. Not all devices have them.",
        "동작 센서에서 아무것도 오지 않았어요. 센서가 없는 기기도 있어요.")
    case .interrupted:
      Phrase(
        "The motion sensors fell silent on the way. Close other apps and try again.",
        "도중에 동작 센서가 끊겼어요. 다른 앱을 닫고 다시 해 주세요.")
    case .notStill:
      Phrase(
        "The phone never lay still. Stand still for three seconds after it is in its place.",
        "휴대폰이 가만히 있지 않았어요. 제자리에 둔 뒤 3초 동안 가만히 서 주세요.")
    case .noSteps:
      Phrase(
        "The phone hardly moved. Run in place after the second sound, until the next one.",
        "휴대폰이 거의 움직이지 않았어요. 두 번째 소리가 나면 다음 소리까지 제자리에서 달려 주세요.")
    case .noRhythm:
      Phrase(
        "No steady steps were felt. Fasten the phone, and run evenly, with at least 120 steps a "
          + "minute.",
        "고른 걸음이 느껴지지 않았어요. 휴대폰을 단단히 고정하고 1분에 120걸음 이상으로 고르게 달려 주세요.")
    case .unclear:
      Phrase(
        "Whether it felt one foot or both could not be told. Fasten the phone, or carry it "
          + "elsewhere.",
        "한쪽 발인지 두 발인지 알 수 없었어요. 휴대폰을 단단히 고정하거나 다른 곳에 지녀 보세요.")
    case .hidden: Phrase("The page was not on the screen.", "페이지가 화면에 없었어요.")
    }
  }
}
