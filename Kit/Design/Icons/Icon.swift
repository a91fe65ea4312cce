import View

/// The suite's pictograms, drawn on a grid of 24 with round strokes.
public enum Icon: String, CaseIterable, Hashable, Sendable {
  case plus, search, gear, close, check, checkCircle, chevronDown, chevronRight, back, more, edit
  case trash, archive, restore, undo, link, copy, file, upload, paste, share
  case message, call, meetUp, email, video, letter, other, hand
  case clock, moon, pause, play, pin, calendarPerson, calendar, person, people, addressBook
  case cloudOff, cloudUp, cloudCheck, device, warning, bell, inbox, expand, collapse
  case leaf, sun, hourglass, alert, snowflake, home, launcher, palette, merge, searchNone, globe
  case lock, whistle, ball, list, swap, refresh, place, photo, send, flag, runner, heart
}

extension Icon {
  /// The pictogram as an image without a name of its own; what it stands beside says what it means.
  public func node<Action>(_ size: IconSize = .normal) -> Node<Action> {
    var names = "icon"
    if let word = size.word { names += " " + word }
    if mirrors { names += " mirrors" }
    return element(
      "svg", .class(names), .attribute("viewBox", "0 0 24 24"), .aria("hidden", "true"),
      .attribute("focusable", "false")
    ) {
      for stroke in strokes { element("path", .attribute("d", stroke)) }
      for solid in solids { element("path", .class("solid"), .attribute("d", solid)) }
    }
  }

  /// Whether it points somewhere and turns round in a right-to-left layout.
  private var mirrors: Bool {
    switch self {
    case .back, .chevronRight, .undo, .send: true
    default: false
    }
  }
}

/// How large a pictogram is drawn.
public enum IconSize: Sendable {
  case small, normal, large, huge

  var word: String? {
    switch self {
    case .small: "small"
    case .normal: nil
    case .large: "large"
    case .huge: "huge"
    }
  }
}
