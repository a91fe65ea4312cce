import Design
import RunningBuddyDomain
import View

/// Whether routes lie on maps.
enum MapSettingsView {
  static func view(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    return section(id: "run-maps", words(MapText.maps)) {
      box(.group) {
        switchRow(
          id: "run-show-maps", FieldLabel(words(MapText.show), hint: words(MapText.showHint)),
          isOn: state.settings.showsMaps, onToggle: { isOn in .setting(.showsMaps(isOn)) })
      }
    }
  }
}

/// The words of maps.
enum MapText: PhraseBook {
  case maps, show, showHint, heading, compassTrue, compassMagnetic, course, searching, unsteady
  case denied, unknown

  /// Whether it says what the map is turned by.
  var isAhead: Bool { self != .unknown && self != .searching }

  var phrase: Phrase {
    switch self {
    case .maps: Phrase("Maps", "지도")
    case .show: Phrase("Map under the route", "경로 아래에 지도 표시")
    case .showHint:
      Phrase(
        "If your server has maps. It is asked for the map squares on your screen, and for nothing "
          + "else.",
        "서버에 지도가 있을 때 표시해요. 화면에 보이는 지도 조각만 서버에서 받아 와요.")
    case .heading: Phrase("Ahead is up: {text}", "앞쪽이 위: {text}")
    case .compassTrue: Phrase("compass", "나침반")
    case .compassMagnetic: Phrase("compass, magnetic north", "나침반(자북 기준)")
    case .course: Phrase("direction of travel, no compass", "나침반이 없어 달리는 방향")
    case .searching: Phrase("Looking for the compass…", "나침반을 찾는 중…")
    case .unsteady:
      Phrase("compass unsteady, hold the phone flat", "나침반이 불안정해요. 휴대폰을 평평하게 들어 주세요")
    case .denied: Phrase("compass blocked, direction of travel", "나침반이 차단되어 달리는 방향")
    case .unknown: Phrase("No direction yet: north is up", "아직 방향을 몰라서 북쪽이 위예요")
    }
  }
}
