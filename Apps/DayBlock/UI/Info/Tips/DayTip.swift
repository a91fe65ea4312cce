import Core
import DayBlockDomain
import Design

/// What is explained of a screen, once (specification §14).
public enum DayTip: String, Hashable, Sendable, CaseIterable {
  case tracking, live, calendar, review

  /// The tip of a screen.
  init?(_ screen: DayRoute) {
    switch screen {
    case .tracking: self = .tracking
    case .live: self = .live
    case .calendar: self = .calendar
    case .session: self = .review
    default: return nil
    }
  }

  var title: TipText {
    switch self {
    case .tracking: .trackingTitle
    case .live: .liveTitle
    case .calendar: .calendarTitle
    case .review: .reviewTitle
    }
  }

  var lines: [TipText] {
    switch self {
    case .tracking: [.trackingBoard, .trackingGroup, .trackingSwipe, .trackingPlay]
    case .live: [.liveBlink, .liveHold, .liveBar]
    case .calendar: [.calendarShape, .calendarTotal, .calendarShare]
    case .review: [.reviewTime, .reviewAmount, .reviewMemo]
    }
  }
}

public enum TipAction {
  /// The "?" of a screen.
  case wanted(DayTip)
  case read(DayTip)
  /// Everything is explained again.
  case forgotten
}

extension DayBlockFeature.State {
  /// The tip on the screen: one that was asked for, or what has not been explained yet.
  var tip: DayTip? {
    if let tip = info.tip, tip == DayTip(screen) { return tip }
    guard !route.isSheet, let tip = DayTip(screen), !hasRead(tip) else { return nil }
    if tip == .review, reviewed == nil { return nil }
    return tip
  }

  private func hasRead(_ tip: DayTip) -> Bool {
    settings.tipsSeen.contains { word in sameBytes(word, tip.rawValue) }
  }

  mutating func reduceTip(_ action: TipAction) -> Effects {
    switch action {
    case .wanted(let tip):
      info.tip = tip
      return [.tell(.focus(elementID: "day-tip"))]
    case .read(let tip):
      info.tip = nil
      return hasRead(tip) ? [] : settle(.setSetting(me, .tipSeen(tip.rawValue)))
    case .forgotten:
      return settle(.setSetting(me, .tipsForgotten), said: words(TipText.forgotten))
    }
  }
}
