import Design

/// The figures of a track.
enum TrackFigureText: PhraseBook {
  case totals, distance, fastest, sprints, sprintsHint, gaps, noGaps, gapsText, average, facts
  case parts, blocks, minutes, speed, without, blocksSummary, kilometres, metres, speedText
  case seconds, counted, notInPlay, partly

  var phrase: Phrase {
    switch self {
    case .totals: Phrase("During play", "경기 시간 동안")
    case .distance: Phrase("Distance", "거리")
    case .fastest: Phrase("Fastest", "가장 빠를 때")
    case .sprints: Phrase("Sprints", "스프린트")
    case .sprintsHint:
      Phrase("10 meters or more at 19.8 km/h or faster", "시속 19.8km 이상으로 10미터 이상")
    case .gaps: Phrase("Without a track", "경로가 없는 시간")
    case .noGaps: Phrase("None", "없음")
    case .gapsText:
      Phrase(one: "{text} in {n} gap", other: "{text} in {n} gaps", "{n}번, 모두 {text}")
    case .average: Phrase("Average speed", "평균 속도")
    case .facts:
      Phrase(
        "Referees in published studies covered 9 to 13 km in a match. These are facts, not marks: "
          + "position alone doesn't show whether a decision was right.",
        "발표된 연구에서 심판은 한 경기에 9~13km를 움직였어요. 이 숫자는 사실일 뿐 점수가 아니에요. 서 있던 자리로 판정이 옳았는지 알 수는 없어요.")
    case .parts: Phrase("By period", "구간별")
    case .blocks: Phrase("Distance per five minutes", "5분마다 움직인 거리")
    case .minutes: Phrase("Minutes", "분")
    case .speed: Phrase("Speed", "속도")
    case .without: Phrase("Without a track", "경로 없음")
    case .blocksSummary: Phrase("Most: {text} in minutes {name}", "가장 많이 움직인 때: {name}분, {text}")
    case .kilometres: Phrase("{text} km", "{text}km")
    case .metres: Phrase("{text} m", "{text}미터")
    case .speedText: Phrase("{text} km/h", "시속 {text}km")
    case .seconds: Phrase("{text} s", "{text}초")
    case .counted: Phrase(one: "{n} sprint", other: "{n} sprints", "스프린트 {n}번")
    case .notInPlay:
      Phrase(
        "The track doesn't cover any playing time. Adjust its time, or choose another file.",
        "경기 시간에 해당하는 경로가 없어요. 시간을 조정하거나 다른 파일을 골라 주세요.")
    case .partly: Phrase("partly", "일부")
    }
  }
}
