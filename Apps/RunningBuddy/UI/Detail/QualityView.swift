import Calendar
import Design
import RunningBuddyDomain
import View

/// How far the figures of a run can be trusted: one tap away.
enum QualityView {
  static func view(
    _ quality: FigureQuality, _ clockJumps: [ClockJump], _ words: Words
  ) -> RunPiece {
    element("details", .class("run-quality"), .key("quality")) {
      element("summary") { words(QualityText.title) }
      FigureGrid.view(entries(quality, words), names: "small")
      if !quality.gaps.isEmpty || !clockJumps.isEmpty {
        element("ul", .class("soft")) {
          for (index, gap) in quality.gaps.enumerated() {
            element("li", .key(String(index))) {
              words(
                QualityText.gap, name: words.clock(gap.start), text: words.duration(gap.length))
            }
          }
          for (index, jump) in clockJumps.enumerated() {
            element("li", .key("clock-" + String(index))) {
              words(
                jump.by < 0 ? QualityText.clockBack : .clockForward, name: words.clock(jump.at),
                text: words.duration(jump.by < 0 ? -jump.by : jump.by))
            }
          }
        }
      }
    }
  }

  private static func entries(_ quality: FigureQuality, _ words: Words) -> [FigureGrid.Entry] {
    var entries = [
      FigureGrid.Entry(
        words(QualityText.estimated), words.distance(quality.estimatedCentimetres ?? 0)),
      FigureGrid.Entry(
        words(QualityText.gaps),
        quality.gapCount == 0
          ? words(QualityText.noGaps)
          : String(quality.gapCount) + " · " + words.duration(quality.gapTime)),
      FigureGrid.Entry(words(QualityText.altitude), words(quality.altitude.text)),
    ]
    for reason in FixRefusal.allCases where quality.refused[reason] > 0 {
      entries.append(
        FigureGrid.Entry(words(reason.text), words.formats.number(quality.refused[reason])))
    }
    return entries
  }
}

extension AltitudeSource {
  fileprivate var text: QualityText {
    switch self {
    case .device: .fromDevice
    case .gps: .fromGPS
    case .none: .nowhere
    }
  }
}

extension FixRefusal {
  fileprivate var text: QualityText {
    switch self {
    case .imprecise: .imprecise
    case .inaccurate: .inaccurate
    case .coarse: .coarse
    case .unrated: .unrated
    case .past: .past
    case .repeated: .repeated
    case .outlier: .outlier
    }
  }
}

/// The words of how far figures can be trusted.
enum QualityText: PhraseBook {
  case title, estimated, gaps, noGaps, gap, clockForward, clockBack, altitude
  case fromDevice, fromGPS, nowhere, imprecise, inaccurate, coarse, unrated, past, repeated, outlier

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Accuracy", "정확도")
    case .estimated: Phrase("Estimated distance", "추정한 거리")
    case .gaps: Phrase("Gaps", "빈 구간")
    case .noGaps: Phrase("None", "없음")
    case .gap: Phrase("At {name}: {text} without data", "{name}부터 {text} 동안 기록 없음")
    case .clockForward:
      Phrase(
        "At {name}: the device's clock was set {text} forward. The run's times are not affected.",
        "{name}에 기기 시계가 {text} 앞으로 바뀌었어요. 달리기 시간에는 영향이 없어요.")
    case .clockBack:
      Phrase(
        "At {name}: the device's clock was set {text} back. The run's times are not affected.",
        "{name}에 기기 시계가 {text} 뒤로 바뀌었어요. 달리기 시간에는 영향이 없어요.")
    case .altitude: Phrase("Altitude source", "고도 출처")
    case .fromDevice: Phrase("Device", "기기")
    case .fromGPS: Phrase("GPS", "GPS")
    case .nowhere: Phrase("None", "없음")
    case .imprecise: Phrase("Ignored: precise location off", "제외: 정확한 위치 꺼짐")
    case .inaccurate: Phrase("Ignored: off by more than 50 m", "제외: 오차 50 m 초과")
    case .coarse: Phrase("Ignored: off by more than 30 m", "제외: 오차 30 m 초과")
    case .unrated: Phrase("Ignored: accuracy unknown", "제외: 정확도 알 수 없음")
    case .past: Phrase("Ignored: older than the last", "제외: 이전보다 오래된 위치")
    case .repeated: Phrase("Ignored: duplicate", "제외: 반복된 위치")
    case .outlier: Phrase("Ignored: too far away", "제외: 너무 멀리 떨어진 위치")
    }
  }
}
