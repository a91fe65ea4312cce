extension Icon {
  /// Outlines as SVG path data.
  var strokes: [String] {
    switch self {
    case .plus: ["M12 5v14M5 12h14"]
    case .search: ["M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13zM15.4 15.4L20 20"]
    case .gear: Icon.gearStrokes
    case .close: ["M6 6l12 12M18 6L6 18"]
    case .check: ["M5 12.5l4.5 4.5L19 7.5"]
    case .checkCircle: ["M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17z", "M8 12.3l2.8 2.8L16 9.7"]
    case .chevronDown: ["M6 9.5l6 6l6-6"]
    case .chevronRight: ["M9.5 6l6 6l-6 6"]
    case .back: ["M15 5l-7 7l7 7"]
    case .edit: ["M4.5 19.5l1-4.2L16 4.8a2.2 2.2 0 0 1 3.2 3.2L8.7 18.5z", "M14 7l3 3"]
    case .trash: ["M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10 10.5v5.5M14 10.5v5.5"]
    case .archive: ["M4 5h16v4H4zM5.5 9v10h13V9M10 13h4"]
    case .restore: ["M4 5h16v4H4zM5.5 9v10h13V9M12 16.5v-5M9.8 13.4l2.2-2.2l2.2 2.2"]
    case .undo: ["M8.5 5L4.5 9l4 4", "M4.5 9H14a5 5 0 0 1 0 10h-4"]
    case .link: ["M10 14l4-4", "M11 7l2-2a4.2 4.2 0 0 1 6 6l-2 2M13 17l-2 2a4.2 4.2 0 0 1-6-6l2-2"]
    case .copy: ["M9 9h10.5v10.5H9zM15 9V4.5H4.5V15H9"]
    case .file: ["M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 15.5h6"]
    case .upload: ["M12 15.5V4.5M7.5 9L12 4.5L16.5 9M4.5 15.5v4h15v-4"]
    case .paste: ["M8.5 5H5.5v15h13V5h-3M8.5 3.5h7v3h-7zM9 11.5h6M9 15h4"]
    case .share: ["M12 14V3.5M8.5 7L12 3.5L15.5 7M8 10.5H5.5v10h13v-10H16"]
    default: moreStrokes
    }
  }

  private var moreStrokes: [String] {
    switch self {
    case .email: ["M3.5 6h17v12.5h-17zM4 6.5l8 6.5l8-6.5"]
    case .video: ["M3.5 7h11v10.5h-11zM14.5 11l6-3.5v9.5l-6-3.5"]
    case .letter: ["M4 9.5l8-6l8 6v10.5H4zM4.5 10l7.5 5.5l7.5-5.5"]
    case .hand: Icon.handStrokes
    case .clock: ["M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17z", "M12 7.5V12l3 2"]
    case .moon: ["M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7z"]
    case .pin: ["M9 3.5h6l-.8 6l3.3 3.5v1.5h-11V13l3.3-3.5zM12 14.5v6"]
    case .calendarPerson:
      [
        "M20 11V5.5H4V20h7", "M8 3.5V7M16 3.5V7M4 9.5h16",
        "M17.5 13.2a2 2 0 1 1 0 4a2 2 0 0 1 0-4zM13.8 21a3.8 3.8 0 0 1 7.4 0",
      ]
    case .calendar: ["M4 5.5h16V20H4zM8 3.5V7M16 3.5V7M4 9.5h16"]
    case .person: ["M12 4a4 4 0 1 1 0 8a4 4 0 0 1 0-8zM4.5 20.5a7.5 7.5 0 0 1 15 0"]
    case .people:
      [
        "M9 5a3.5 3.5 0 1 1 0 7a3.5 3.5 0 0 1 0-7zM2.5 19.5a6.5 6.5 0 0 1 13 0",
        "M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.5 13.8a6.4 6.4 0 0 1 4 5.7",
      ]
    case .addressBook:
      [
        "M6 3.5h13v17H6zM3.5 8H6M3.5 12H6M3.5 16H6",
        "M12.5 7.5a2.2 2.2 0 1 1 0 4.4a2.2 2.2 0 0 1 0-4.4zM8.8 16.5a3.9 3.9 0 0 1 7.4 0",
      ]
    case .cloudOff, .cloudUp, .cloudCheck: cloudStrokes
    case .lock: ["M5.5 10.5h13v10h-13zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5M12 14.5v2.5"]
    case .device: ["M7.5 2.5h9v19h-9zM11 18.5h2"]
    case .warning, .alert: ["M12 4L2.8 19.5h18.4zM12 10v4.2"]
    case .bell: ["M6 16.5v-6a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10 20.5h4"]
    case .inbox: ["M4 13.5L6.5 5h11l2.5 8.5V19H4zM4 13.5h5l1 2.5h4l1-2.5h5"]
    case .expand: ["M5 14l7-7l7 7", "M5 19h14"]
    case .collapse: ["M5 10l7 7l7-7", "M5 5h14"]
    default: pictureStrokes
    }
  }

  private var pictureStrokes: [String] {
    switch self {
    case .leaf: ["M5 19C4 10 9 4.5 19.5 4.5C19.5 15 14 20 5 19zM5 19l7.5-7.5"]
    case .sun:
      [
        "M12 8a4 4 0 1 1 0 8a4 4 0 0 1 0-8z",
        "M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4"
          + "M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4",
      ]
    case .hourglass:
      ["M6.5 3.5h11M6.5 20.5h11M8 3.5v3.8l4 4.7l4-4.7V3.5M8 20.5v-3.8l4-4.7l4 4.7v3.8"]
    case .snowflake:
      [
        "M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9",
        "M9.5 4.5L12 7l2.5-2.5M9.5 19.5L12 17l2.5 2.5",
      ]
    case .home: ["M4 11l8-7l8 7v9.5h-5.5v-6h-5v6H4z"]
    case .launcher: ["M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z"]
    case .palette:
      [
        "M12 3.5a8.5 8.5 0 1 0 0 17c1.7 0 2-1.4 1.2-2.4"
          + "c-1-1.4 0-3.1 1.8-3.1h2.2a3.3 3.3 0 0 0 3.3-3.2"
          + "C20.5 7 16.7 3.5 12 3.5z"
      ]
    case .whistle:
      [
        "M3.5 8.5h10.5a5.5 5.5 0 1 1-5 7.8L3.5 14z", "M14 12a2 2 0 1 1 0 4a2 2 0 0 1 0-4z",
        "M12 5.5V3M16 5.5l1.2-2.2M8.5 5.5L7.3 3.3",
      ]
    case .ball:
      [
        "M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17z",
        "M12 8.5l3.4 2.5l-1.3 4H9.9l-1.3-4zM12 8.5V3.7M15.4 11l4.4-1.6M14.1 15l2.8 3.9M9.9 15"
          + "l-2.8 3.9M8.6 11L4.2 9.4",
      ]
    case .swap: ["M7 20V5M3.5 8.5L7 5l3.5 3.5", "M17 4v15M13.5 15.5L17 19l3.5-3.5"]
    case .refresh: ["M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.3M20 4.5v4.8h-4.8"]
    case .place:
      [
        "M12 21c-4.4-4.6-6.8-8-6.8-11a6.8 6.8 0 0 1 13.6 0c0 3-2.4 6.4-6.8 11z",
        "M12 7.6a2.4 2.4 0 1 1 0 4.8a2.4 2.4 0 0 1 0-4.8z",
      ]
    case .photo:
      [
        "M3.5 5.5h17v13.5h-17zM4 16l4.8-5l4.2 4.3l2.4-2.4l4.6 4.3",
        "M16 8.4a1.1 1.1 0 1 1 0 2.2a1.1 1.1 0 0 1 0-2.2z",
      ]
    case .send: ["M4 4.5L20.5 12L4 19.5l2.2-7.5zM6.4 12H13"]
    case .flag: ["M7 20.5V3.5l10 3.5L7 10.5", "M4.5 20.5h7"]
    case .heart:
      ["M12 20C8 17.3 4 14 4 9.7a4.2 4.2 0 0 1 8-1.8a4.2 4.2 0 0 1 8 1.8C20 14 16 17.3 12 20z"]
    case .runner:
      [
        "M15.5 3a1.7 1.7 0 1 1 0 3.4a1.7 1.7 0 0 1 0-3.4z",
        "M6 10.5l3.2-2.8l4.3 1.3L11 13l3.5 2.5L13 20.5M10.3 15.5L8 18H4.5M13.5 9l2 2.5H19",
      ]
    case .list: ["M9 6h11M9 12h11M9 18h11", "M4.5 6h.1M4.5 12h.1M4.5 18h.1"]
    case .merge: ["M6 4v4c0 4 6 4 6 8v4M18 4v4c0 4-6 4-6 8M9 17.5l3 3l3-3"]
    case .searchNone:
      [
        "M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13zM15.4 15.4L20 20",
        "M10.5 7.5v3.5",
      ]
    case .globe:
      [
        "M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17zM3.5 12h17",
        "M12 3.5c5 5 5 12 0 17c-5-5-5-12 0-17z",
      ]
    default: []
    }
  }

  private var cloudStrokes: [String] {
    switch self {
    case .cloudOff:
      [
        "M9.2 6.2A5.5 5.5 0 0 1 17.2 10a4.3 4.3 0 0 1 2.8 6.8M16 18.5H7.5"
          + "a4.5 4.5 0 0 1-1-8.9",
        "M4 4l16 16",
      ]
    case .cloudUp:
      [
        "M7 17.5a4.3 4.3 0 0 1-.5-8.5A5.6 5.6 0 0 1 17.2 9.5a4.1 4.1 0 0 1 0 8",
        "M12 20v-7.5M9.3 14.8L12 12l2.7 2.8",
      ]
    default:
      [
        "M7.5 18.5a4.5 4.5 0 0 1-1-8.9A5.6 5.6 0 0 1 17.2 10a4.3 4.3 0 0 1-.2 8.5z",
        "M9.2 14l2 2l3.6-3.8",
      ]
    }
  }

  /// Filled parts as SVG path data.
  var solids: [String] {
    switch self {
    case .more:
      [dot(5, 12, "1.7"), dot(12, 12, "1.7"), dot(19, 12, "1.7")]
    case .message:
      [
        "M12 3.8c5 0 9 3.2 9 7.4s-4 7.4-9 7.4c-1 0-2-.1-2.9-.4L4.5 20.5l1-3.8"
          + "C3.9 15.3 3 13.4 3 11.2c0-4.2 4-7.4 9-7.4z"
      ]
    case .call:
      [
        "M7.2 3.5l2.9 4.7l-1.8 2.2c1 2.2 3 4.2 5.3 5.3l2.2-1.8l4.7 2.9c.1 2.2-1.7 4-4 3.7"
          + "C9.8 19.6 4.4 14.2 3.5 7.5c-.3-2.3 1.5-4.1 3.7-4z"
      ]
    case .meetUp:
      [
        "M8.5 4.5a3.7 3.7 0 1 1 0 7.4a3.7 3.7 0 0 1 0-7.4zM1.5 19.5c0-3.7 3.1-6.3 7-6.3"
          + "s7 2.6 7 6.3z",
        "M16 5.2a3.3 3.3 0 1 1-.8 6.4a5.6 5.6 0 0 0 .8-6.4zM15.8 13.2"
          + "c3.7-.1 6.7 2.4 6.7 6.3h-4.8c0-2.5-.7-4.7-1.9-6.3z",
      ]
    case .other: [dot(12, 12, "3")]
    case .pause: ["M7 5h3.5v14H7zM13.5 5H17v14h-3.5z"]
    case .play: ["M7.5 4.5v15l12-7.5z"]
    case .warning, .alert: [dot(12, 17, "1.1")]
    case .searchNone: [dot(10, 13, "1")]
    case .palette: [dot(8, 10, "1.2"), dot(12, 7, "1.2"), dot(16, 10, "1.2"), dot(8, 14, "1.2")]
    default: []
    }
  }

  /// A disc of radius `r` around a point, as path data.
  private func dot(_ x: Int, _ y: Int, _ r: String) -> String {
    "M" + String(x) + " " + String(y) + "m-" + r + " 0a" + r + " " + r + " 0 1 0 " + twice(r)
      + " 0a" + r + " " + r + " 0 1 0 -" + twice(r) + " 0z"
  }

  private func twice(_ r: String) -> String {
    switch r {
    case "1": "2"
    case "1.1": "2.2"
    case "1.2": "2.4"
    case "1.7": "3.4"
    default: "6"
    }
  }

  private static let gearStrokes = [
    "M10.3 3.5h3.4l.5 2.5l1.9 1.1l2.4-.8l1.7 2.9l-1.9 1.7v2.2l1.9 1.7l-1.7 2.9"
      + "l-2.4-.8l-1.9 1.1l-.5 2.5h-3.4l-.5-2.5l-1.9-1.1l-2.4.8l-1.7-2.9l1.9-1.7v-2.2"
      + "L3.8 9.2l1.7-2.9l2.4.8L9.8 6z",
    "M12 9.2a2.8 2.8 0 1 1 0 5.6a2.8 2.8 0 0 1 0-5.6z",
  ]

  private static let handStrokes = [
    "M7.5 12.5V6.8a1.4 1.4 0 0 1 2.8 0V11M10.3 11V5a1.4 1.4 0 0 1 2.8 0v6"
      + "M13.1 11V6a1.4 1.4 0 0 1 2.8 0v7.5M15.9 10.5a1.4 1.4 0 0 1 2.8 0V14"
      + "c0 4-2.5 6.8-6 6.8c-3 0-4.7-1.3-6.2-4L4.3 13.5a1.4 1.4 0 0 1 2.2-1.6l1 1.3",
    "M3.5 7.5a6 6 0 0 1 2-3.5M20.5 5.5a6 6 0 0 0-1.6-2.2",
  ]
}
