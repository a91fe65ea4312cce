import Design

/// The words of one run.
enum DetailText: PhraseBook {
  case moving, ascent, ascentEstimated, descent, graded, heartRate, cadence, altitude, ours, effort
  case recorded, byHand, fromFile, fromInbox, fromElsewhere, splits, laps, marks, bests, number
  case out, original, noOriginal, older, recompute, delete, deleted, restore, restored, isDeleted
  case trackOffline, trackGone, trackDamaged, step

  var phrase: Phrase {
    switch self {
    case .moving: Phrase("Moving", "움직인 시간")
    case .ascent: Phrase("Climb", "오르막")
    case .ascentEstimated: Phrase("Climb (estimated)", "오르막 (추정)")
    case .descent: Phrase("Descent", "내리막")
    case .graded: Phrase("Grade-adjusted pace", "평지 환산 페이스")
    case .heartRate: Phrase("Heart rate", "심박수")
    case .cadence: Phrase("Cadence", "케이던스")
    case .altitude: Phrase("Altitude", "고도")
    case .ours: Phrase("calculated: {text}", "자체 계산: {text}")
    case .effort: Phrase("Effort {text}/10", "강도 {text}/10")
    case .recorded: Phrase("Recorded here", "여기에서 기록")
    case .byHand: Phrase("Added manually", "직접 입력")
    case .fromFile: Phrase("From a file", "파일에서 가져옴")
    case .fromInbox: Phrase("Sent by a program", "다른 프로그램이 보냄")
    case .fromElsewhere: Phrase("Other source", "다른 출처")
    case .splits: Phrase("Splits", "구간 기록")
    case .laps: Phrase("Laps", "랩")
    case .marks: Phrase("Marked moments", "표시한 순간")
    case .bests: Phrase("Best efforts", "이 기록의 최고 구간")
    case .number: Phrase("No.", "번호")
    case .out: Phrase("Export", "내보내기")
    case .original: Phrase("Original file", "원본 파일")
    case .noOriginal: Phrase("The original file isn't on this device yet", "원본 파일이 아직 이 기기에 없어요")
    case .older: Phrase("These figures were calculated by an older version.", "이전 버전으로 계산한 수치예요.")
    case .recompute: Phrase("Recalculate", "다시 계산")
    case .delete: Phrase("Delete run", "기록 삭제")
    case .deleted: Phrase("Run deleted", "기록을 삭제했어요")
    case .restore: Phrase("Restore", "복원")
    case .restored: Phrase("Run restored", "기록을 복원했어요")
    case .isDeleted:
      Phrase(
        "This run is deleted. It is removed permanently after 30 days.",
        "삭제한 기록이에요. 30일 뒤에 완전히 사라져요.")
    case .trackOffline:
      Phrase(
        "The track is not on this device, and there is no connection.",
        "경로가 이 기기에 없고 연결도 되어 있지 않아요.")
    case .trackGone: Phrase("The track hasn't arrived yet.", "경로가 아직 도착하지 않았어요.")
    case .trackDamaged: Phrase("The track is damaged.", "경로가 손상되었어요.")
    case .step: Phrase("Step", "단계")
    }
  }
}
