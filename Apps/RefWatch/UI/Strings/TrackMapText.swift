import Design

/// The map of a track, its decisions, its shift and its pitch.
enum TrackMapText: PhraseBook {
  case map, mapSummary, heat, path, view, heatSummary, decisions, noDecisions, noTrackThen, shift
  case shiftHint, shiftNone, later, earlier, laterBy, earlierBy, onPitch, offPitch, noPitch
  case noPitchVenue, takePitch, takePitchHint, pitchTaken, venues

  var phrase: Phrase {
    switch self {
    case .map: Phrase("Map of the track", "이동 경로 지도")
    case .mapSummary:
      Phrase(
        "{text} during play. Marks show where you were at goals, cards and penalties.",
        "경기 시간 동안 {text}. 득점, 카드, 페널티킥 때 있던 곳을 표시했어요.")
    case .heat: Phrase("Heat map", "히트맵")
    case .path: Phrase("Path", "경로")
    case .view: Phrase("Map view", "지도에 보이는 것")
    case .heatSummary: Phrase("The darker an area, the longer you were there.", "진할수록 오래 머문 곳이에요.")
    case .decisions: Phrase("Where you were", "판정할 때 있던 곳")
    case .noDecisions: Phrase("No goal, card or penalty.", "득점, 카드, 페널티킥이 없어요.")
    case .noTrackThen: Phrase("no track", "그때 경로 없음")
    case .shift: Phrase("Adjust track time", "경로 시간 조정")
    case .shiftHint:
      Phrase(
        "If your watch was fast or slow: up to two minutes either way.",
        "시계가 빠르거나 느렸다면 앞뒤로 2분까지 옮길 수 있어요.")
    case .shiftNone: Phrase("Not adjusted", "조정하지 않음")
    case .later: Phrase("{text} s later", "{text}초 뒤로")
    case .earlier: Phrase("{text} s earlier", "{text}초 앞으로")
    case .laterBy: Phrase(one: "{n} second later", other: "{n} seconds later", "{n}초 뒤로 옮김")
    case .earlierBy:
      Phrase(one: "{n} second earlier", other: "{n} seconds earlier", "{n}초 앞으로 옮김")
    case .onPitch: Phrase("On the pitch of {name}", "{name} 경기장 위")
    case .offPitch:
      Phrase(
        "The track is outside the pitch saved for {name} in your library.",
        "보관함에 있는 {name} 경기장 밖의 경로예요.")
    case .noPitch:
      Phrase(
        "Add the corners of the pitch to draw the heat map on it.",
        "경기장 네 모서리를 알려 주면 히트맵을 경기장 위에 그려요.")
    case .noPitchVenue:
      Phrase(
        "Save the venue in your library with the corners of its pitch to draw the heat map on it.",
        "보관함에 경기장과 네 모서리를 저장하면 히트맵을 경기장 위에 그려요.")
    case .takePitch: Phrase("Use corners from this track", "이 경로에서 모서리 가져오기")
    case .takePitchHint:
      Phrase(
        "The smallest rectangle around where you were. You can correct it in the library.",
        "다닌 곳을 둘러싼 가장 작은 사각형이에요. 보관함에서 고칠 수 있어요.")
    case .pitchTaken: Phrase("Pitch corners saved", "경기장 모서리를 저장했어요")
    case .venues: Phrase("Open venues", "경기장 열기")
    }
  }
}
