/// A gradient from the top left to the bottom right.
public struct Backdrop: Hashable, Sendable {
  public let start: Colour
  public let end: Colour

  public init(_ start: Colour, _ end: Colour) {
    self.start = start
    self.end = end
  }
}

/// The colours of one app in one theme. Views never see them: they reach the page as CSS variables.
public struct Palette: Hashable, Sendable {
  /// The ground of a screen.
  public var paper: Colour
  /// What shows around the ground where an app has a picture behind it: the two ends of a gradient,
  /// from the top left to the bottom right. Only `ink` stands on it.
  public var backdrop: Backdrop?
  /// What lies above the ground: sheets, menus, bars.
  public var surface: Colour
  /// Text and icons; faded parts are this colour at an opacity of ``Opacity``.
  public var ink: Colour
  /// Second-rank text, readable on every ground.
  public var softInk: Colour
  /// The one main action of a screen, and what stands on it.
  public var accent: Colour
  public var onAccent: Colour
  /// Where attention goes without alarm: links, selection, focus.
  public var focus: Colour
  public var danger: Colour
  public var warning: Colour
  public var success: Colour
  /// Five steps of urgency from calm to cold, as shapes (bars, rings).
  public var steps: [Colour]
  /// The same five steps as text.
  public var stepInks: [Colour]

  /// Every pair of text on ground that occurs on a screen, with a name for the test that checks it.
  public var textPairs: [(name: String, text: Colour, ground: Colour)] {
    var pairs: [(name: String, text: Colour, ground: Colour)] = []
    for (place, ground) in grounds {
      pairs.append(("ink on " + place, ink, ground))
      pairs.append(("soft ink on " + place, softInk, ground))
      pairs.append(("focus on " + place, focus, ground))
      pairs.append(("danger on " + place, danger, ground))
      pairs.append(("warning on " + place, warning, ground))
      pairs.append(("success on " + place, success, ground))
      for (index, step) in stepInks.enumerated() {
        pairs.append(("step " + String(index) + " on " + place, step, ground))
      }
    }
    if let backdrop {
      pairs.append(("ink on the backdrop's start", ink, backdrop.start))
      pairs.append(("ink on the backdrop's end", ink, backdrop.end))
    }
    pairs.append(("text on accent", onAccent, accent))
    pairs.append(("paper on danger", paper, danger))
    pairs.append(("paper on ink", paper, ink))
    return pairs
  }

  /// Every pair of a meaningful shape on its ground.
  public var shapePairs: [(name: String, shape: Colour, ground: Colour)] {
    var pairs: [(name: String, shape: Colour, ground: Colour)] = []
    for (place, ground) in grounds {
      for (index, step) in steps.enumerated() {
        pairs.append(("step " + String(index) + " on " + place, step, ground))
      }
      pairs.append(("accent on " + place, accent, ground))
    }
    return pairs
  }

  /// The grounds text stands on: bare, and under the ten-percent fill.
  private var grounds: [(String, Colour)] {
    [
      ("paper", paper), ("surface", surface),
      ("filled paper", ink.over(paper, percent: Opacity.veryFaded)),
      ("filled surface", ink.over(surface, percent: Opacity.veryFaded)),
    ]
  }
}

/// A disc colour with the colour of the letters on it.
public struct Pastel: Hashable, Sendable {
  public let disc: Colour
  public let letters: Colour

  init(_ disc: UInt32, _ letters: UInt32) {
    self.disc = Colour(disc)
    self.letters = Colour(letters)
  }
}

/// The twelve discs people without a photo get: one hue every 30°, equal lightness (Oklch).
public enum Pastels {
  public static let count = 12

  public static let light: [Pastel] = [
    Pastel(0xFFCAC8, 0x67292B), Pastel(0xFCCEB5, 0x642F09), Pastel(0xEFD5AB, 0x583900),
    Pastel(0xDBDDAE, 0x434300), Pastel(0xC4E4BD, 0x234B19), Pastel(0xB1E7D3, 0x004E38),
    Pastel(0xA9E6E9, 0x004D52), Pastel(0xB0E2FB, 0x004766), Pastel(0xC2DBFF, 0x223F6F),
    Pastel(0xD8D3FF, 0x40366B), Pastel(0xECCDF3, 0x542E5D), Pastel(0xFAC9DF, 0x612946),
  ]

  public static let dark: [Pastel] = [
    Pastel(0x703B3C, 0xFFDEDD), Pastel(0x6D4025, 0xFFE1D1), Pastel(0x624815, 0xF6E6CB),
    Pastel(0x50501A, 0xE9EBCC), Pastel(0x36572F, 0xDAEFD6), Pastel(0x145A47, 0xCFF1E4),
    Pastel(0x00595D, 0xCAF1F2), Pastel(0x14546E, 0xCEEEFE), Pastel(0x344D76, 0xD9E9FF),
    Pastel(0x4D4573, 0xE7E4FF), Pastel(0x5F3F66, 0xF4E0F9), Pastel(0x6B3B53, 0xFEDEEC),
  ]
}
