import Design

/// The words of step lengths and their measuring.
enum StrideText: PhraseBook {
  case purpose, model, needed, oneCadence, lengthAt, error, explained, byMedian, bySquares
  case measure, measureHint, recording, measurements, none, noneText, steps, found, delete
  case deleted, kept, waiting, ready, readyText, stepsTitle, reached, noSteps, motionDenied
  case measured, failed, keep, again, stepOf, modelSays, noMotion, tooFewSteps, tooShort
  case unlikely, signalLost, hidden, entrance, bySteps, dropped

  var phrase: Phrase {
    switch self {
    case .purpose:
      Phrase(
        "Run 100 m several times at different paces while your steps are counted. From that "
          + "follows how long your steps are at which cadence. Where there is no GPS signal, the "
          + "distance of a run is then estimated from your steps.",
        "여러 페이스로 100m를 달리며 걸음을 세면, 어떤 케이던스에서 한 걸음이 얼마나 긴지 알 수 있어요. 그러면 달리다가 GPS 신호가 없을 때 걸음으로 거리를 "
          + "추정해요.")
    case .model: Phrase("Your step length", "내 보폭")
    case .needed:
      Phrase(
        one: "{n} more measurement needed", other: "{n} more measurements needed",
        "{n}번 더 재야 해요")
    case .oneCadence:
      Phrase(
        "All measurements have about the same cadence. Measure once more at a clearly slower or "
          + "faster pace.",
        "잰 케이던스가 모두 비슷해요. 확실히 더 느리거나 빠른 페이스로 한 번 더 재 주세요.")
    case .lengthAt: Phrase("At {text}", "{text}에서")
    case .error: Phrase("Typical error", "보통 오차")
    case .explained: Phrase("Fit (R²)", "적합도(R²)")
    case .byMedian:
      Phrase(
        one: "From {n} measurement, by the median of slopes (Theil–Sen).",
        other: "From {n} measurements, by the median of slopes (Theil–Sen).",
        "{n}번 잰 결과로, 기울기의 중앙값(Theil–Sen)을 썼어요.")
    case .bySquares:
      Phrase(
        one: "From {n} measurement, by least squares.",
        other: "From {n} measurements, by least squares.", "{n}번 잰 결과로, 최소제곱법을 썼어요.")
    case .measure: Phrase("Measure 100 m", "100m 재기")
    case .measureHint:
      Phrase(
        "Best on a straight, open way. Keep the page on the screen.",
        "곧고 하늘이 트인 길이 좋아요. 페이지를 화면에 켜 두세요.")
    case .recording:
      Phrase("Finish the run that is being recorded first.", "기록 중인 달리기를 먼저 끝내 주세요.")
    case .measurements: Phrase("Measurements", "측정 기록")
    case .none: Phrase("No measurements yet", "아직 잰 기록이 없어요")
    case .noneText:
      Phrase(
        "Clean, steady kilometers of recorded runs are added, too.",
        "기록한 달리기에서 신호가 좋고 고른 1km 구간도 여기에 더해져요.")
    case .steps: Phrase("{text} steps", "{text}걸음")
    case .found: Phrase("from a run", "달리기에서")
    case .delete: Phrase("Delete the measurement of {text}", "{text}에 잰 기록 삭제")
    case .deleted: Phrase("Measurement deleted", "측정 기록을 삭제했어요")
    case .dropped: Phrase("Measurement discarded", "측정 결과를 버렸어요")
    case .kept: Phrase("Measurement saved", "측정 기록을 저장했어요")
    case .waiting: Phrase("Waiting for a good GPS signal", "좋은 GPS 신호를 기다리는 중")
    case .ready: Phrase("Ready", "준비됐어요")
    case .readyText:
      Phrase(
        "Carry the phone as you do on a run. Tap Start, and run at an even pace until it beeps.",
        "달릴 때처럼 휴대폰을 지니고 시작을 누른 뒤, 소리가 날 때까지 고른 페이스로 달려 주세요.")
    case .stepsTitle: Phrase("Steps", "걸음 수")
    case .reached: Phrase("100 m reached", "100m를 달렸어요")
    case .noSteps:
      Phrase(
        "This device doesn't count steps here, so nothing can be measured.",
        "이 기기에서는 걸음을 셀 수 없어서 잴 수 없어요.")
    case .motionDenied:
      Phrase(
        "Motion access is not allowed. Without it steps can't be counted.",
        "동작 접근이 허용되지 않았어요. 허용해야 걸음을 셀 수 있어요.")
    case .measured: Phrase("100 m measured", "100m를 쟀어요")
    case .failed: Phrase("Not measured", "재지 못했어요")
    case .keep: Phrase("Keep", "저장")
    case .again: Phrase("Measure again", "다시 재기")
    case .stepOf: Phrase("{text} per step", "한 걸음 {text}")
    case .modelSays:
      Phrase("By your measurements so far: {text}", "지금까지 잰 보폭으로 계산하면 {text}")
    case .noMotion:
      Phrase(
        "The device counted no steps, or not all the way.", "걸음을 세지 못했거나 일부만 세었어요.")
    case .tooFewSteps:
      Phrase(
        "Steps counted: {name}. At least {text} are needed.",
        "{name}걸음만 세었어요. {text}걸음 이상이어야 해요.")
    case .tooShort:
      Phrase("It took {name}. At least {text} are needed.", "{name} 걸렸어요. {text} 이상이어야 해요.")
    case .unlikely:
      Phrase(
        "A step of {text} is unlikely: steps were missed or counted twice.",
        "한 걸음이 {text}일 수는 없어요. 걸음을 놓쳤거나 두 번 센 것 같아요.")
    case .signalLost: Phrase("The GPS signal was lost on the way.", "달리는 동안 GPS 신호가 끊겼어요.")
    case .bySteps:
      Phrase(
        "No GPS signal: the distance is estimated from your steps.",
        "GPS 신호가 없어 걸음으로 거리를 추정하고 있어요.")
    case .hidden: Phrase("The page was not on the screen.", "페이지가 화면에 없었어요.")
    case .entrance:
      Phrase(
        "How long your steps are, measured over 100 m.", "100m를 달려 한 걸음의 길이를 재요.")
    }
  }
}
