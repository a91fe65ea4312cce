import Design

/// Where the referee was.
enum TrackText: PhraseBook {
  case title, none, noneHint, choose, replace, reading, remove, removed, removeQuestion
  case removeText, keep, attached, replaceQuestion, replaceText, otherTimes, otherTimesText, take
  case discard, fileTimes, matchTimes, startsAtKickOff, privacy

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Track", "이동 경로")
    case .none: Phrase("No track yet", "아직 이동 경로가 없어요")
    case .noneHint:
      Phrase(
        "Choose the FIT, GPX or TCX file that your watch or phone recorded during the match.",
        "경기 중에 시계나 휴대전화로 기록한 FIT, GPX, TCX 파일을 골라 주세요.")
    case .choose: Phrase("Choose a file", "파일 고르기")
    case .replace: Phrase("Replace the track", "이동 경로 바꾸기")
    case .reading: Phrase("Reading the file", "파일을 읽는 중")
    case .remove: Phrase("Remove the track", "이동 경로 삭제")
    case .removed: Phrase("Track removed", "이동 경로를 삭제했어요")
    case .removeQuestion: Phrase("Remove the track?", "이동 경로를 삭제할까요?")
    case .removeText:
      Phrase(
        "It is removed from all your devices. The original file is not affected.",
        "모든 기기에서 사라져요. 가져온 파일은 그대로 남아 있어요.")
    case .keep: Phrase("Keep it", "그대로 두기")
    case .attached: Phrase("Track attached", "이동 경로를 넣었어요")
    case .replaceQuestion: Phrase("Replace the current track?", "지금 있는 이동 경로를 바꿀까요?")
    case .replaceText: Phrase("This match already has a track.", "이 경기에는 이미 이동 경로가 있어요.")
    case .otherTimes: Phrase("Times do not match", "시간이 경기와 달라요")
    case .otherTimesText:
      Phrase(
        "The track was not recorded during this match. If you attach it anyway, its start is set "
          + "to kick-off.",
        "이 경기 시간에 기록한 경로가 아니에요. 그래도 넣으면 경로의 시작을 킥오프에 맞춰요.")
    case .take: Phrase("Attach", "넣기")
    case .discard: Phrase("Don't attach", "넣지 않기")
    case .fileTimes: Phrase("Track: {name} to {text}", "경로: {name}부터 {text}까지")
    case .matchTimes: Phrase("Match: {text}", "경기: {text}")
    case .startsAtKickOff:
      Phrase(
        "The track's times differ from the match: its start is set to kick-off.",
        "경로에 적힌 시간이 달라서 경로의 시작을 킥오프에 맞췄어요.")
    case .privacy:
      Phrase(
        "Only you can see your track. Anything recorded more than ten minutes before or after the "
          + "match is not kept.",
        "이동 경로는 나만 볼 수 있어요. 경기 10분 전보다 앞선 기록과 10분 뒤보다 늦은 기록은 남기지 않아요.")
    }
  }
}
