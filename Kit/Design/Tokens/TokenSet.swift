/// An app's look: its name in `data-app`, and its palette in each theme.
public struct TokenSet: Hashable, Sendable {
  /// The word in `DocumentLook.app`.
  public let app: String
  public let light: Palette
  public let dark: Palette

  /// The launcher and everything the apps share.
  public static let suite = TokenSet(
    app: "suite",
    light: Palette.ivory.accented(Colour(0x2F3A8F), on: Colour(0xFFFFFF)),
    dark: Palette.night.accented(Colour(0xB9C0FF), on: Colour(0x131217)))

  /// SuperFriend: monochrome, with the person's own colour coming from discs and bands.
  public static let friends = TokenSet(app: "friends", light: .ivory, dark: .night)

  /// RunningBuddy and the account it brought to the suite: sky blue to lemon at 60 %, and what is
  /// written stands on a card over it.
  public static let run = TokenSet(
    app: "run",
    light: Palette.ivory.accented(Colour(0x0A5A9E), on: Colour(0xFFFFFF)).over(
      Backdrop(Colour(0x85C2EB), Colour(0xFFEB84)), paper: Colour(0xFBFDFE), ink: Colour(0x0F1D29),
      softInk: Colour(0x465663)),
    dark: Palette.night.accented(Colour(0x8CCBFA), on: Colour(0x06243B)).over(
      Backdrop(Colour(0x2C2C2E), Colour(0x48484A)), paper: Colour(0x1A1A1C), ink: Colour(0xFFFFFF),
      softInk: Colour(0xC9C9CE)))

  /// RefWatch: black, with one bright accent; on the pitch it is dark whatever the theme.
  public static let referee = TokenSet(
    app: "referee",
    light: Palette.ivory.accented(Colour(0x17171B), on: Colour(0xFFFFFF)),
    dark: Palette.night.accented(Colour(0xC8F04B), on: Colour(0x101400)).grounded(
      paper: Colour(0x000000), surface: Colour(0x17171A), ink: Colour(0xFFFFFF),
      softInk: Colour(0xC4C4CC)))

  /// TeePals: forest green on white, and on a green night.
  public static let golf = TokenSet(
    app: "golf",
    light: Palette.ivory.accented(Colour(0x0B3D2E), on: Colour(0xFFFFFF)).grounded(
      paper: Colour(0xFDFDFD), surface: Colour(0xFFFFFF), ink: Colour(0x121413),
      softInk: Colour(0x525A63)
    ).signalled(
      focus: Colour(0x155E49), danger: Colour(0xA92B20), warning: Colour(0x7F4A00),
      success: Colour(0x1A6438)),
    dark: Palette.night.accented(Colour(0x3FA37E), on: Colour(0x07150F)).grounded(
      paper: Colour(0x0E1411), surface: Colour(0x161D19), ink: Colour(0xF2F5F3),
      softInk: Colour(0xA9B3AE)
    ).signalled(
      focus: Colour(0x6CCBA6), danger: Colour(0xFF9A8C), warning: Colour(0xF2B55E),
      success: Colour(0x7ED0A0)))

  /// DayBlock: greys, so that the only colours are the blocks'.
  public static let day = TokenSet(
    app: "day",
    light: Palette.ivory.accented(Colour(0x323232), on: Colour(0xFFFFFF)).grounded(
      paper: Colour(0xFFFFFF), surface: Colour(0xFFFFFF), ink: Colour(0x111111),
      softInk: Colour(0x5C5C60)
    ).signalled(
      focus: Colour(0x0B62B4), danger: Colour(0xB32424), warning: Colour(0x7A4F00),
      success: Colour(0x2C6B1E)),
    dark: Palette.night.accented(Colour(0xF4F5F7), on: Colour(0x111214)).grounded(
      paper: Colour(0x111214), surface: Colour(0x1B1C1F), ink: Colour(0xF4F5F7),
      softInk: Colour(0xB2B5BD)
    ).signalled(
      focus: Colour(0x7DBBFF), danger: Colour(0xFF9A90), warning: Colour(0xF7CF5A),
      success: Colour(0x8FD06F)))

  /// All of them; the first is in force where no app is named.
  public static let all: [TokenSet] = [.suite, .friends, .run, .referee, .golf, .day]
}

extension Palette {
  /// Warm white paper, near-black ink.
  static let ivory = Palette(
    paper: Colour(0xFAF8F5), surface: Colour(0xFFFFFF), ink: Colour(0x1C1A22),
    softInk: Colour(0x5A5663), accent: Colour(0x1C1A22), onAccent: Colour(0xFFFFFF),
    focus: Colour(0x2F4BB0), danger: Colour(0xA31515), warning: Colour(0x7A4600),
    success: Colour(0x1E5E24),
    steps: [0x2E7D32, 0x7A7A1F, 0xB26A00, 0xC62828, 0x5E4B8B].map { value in Colour(value) },
    stepInks: [0x1E5E24, 0x55550F, 0x7A4600, 0xA31515, 0x4A3870].map { value in Colour(value) })

  /// Violet-black paper, soft white ink.
  static let night = Palette(
    paper: Colour(0x131217), surface: Colour(0x1E1C24), ink: Colour(0xF4F1F7),
    softInk: Colour(0xB4AFBD), accent: Colour(0xF4F1F7), onAccent: Colour(0x131217),
    focus: Colour(0xA9B8FF), danger: Colour(0xFF9A90), warning: Colour(0xF2B55E),
    success: Colour(0x81C784),
    steps: [0x81C784, 0xCFC95F, 0xF2B55E, 0xFF9A90, 0xC3B2EE].map { value in Colour(value) },
    stepInks: [0x9AD69D, 0xD8D37A, 0xF5C47E, 0xFFB0A8, 0xD0C3F3].map { value in Colour(value) })

  func accented(_ accent: Colour, on text: Colour) -> Palette {
    var palette = self
    palette.accent = accent
    palette.onAccent = text
    return palette
  }

  func grounded(
    paper: Colour, surface: Colour, ink: Colour, softInk: Colour
  ) -> Palette {
    var palette = self
    palette.paper = paper
    palette.surface = surface
    palette.ink = ink
    palette.softInk = softInk
    return palette
  }

  func signalled(focus: Colour, danger: Colour, warning: Colour, success: Colour) -> Palette {
    var palette = self
    palette.focus = focus
    palette.danger = danger
    palette.warning = warning
    palette.success = success
    return palette
  }

  func over(_ backdrop: Backdrop, paper: Colour, ink: Colour, softInk: Colour) -> Palette {
    var palette = self
    palette.backdrop = backdrop
    palette.paper = paper
    palette.ink = ink
    palette.softInk = softInk
    return palette
  }

  /// The same palette with the second rank raised to the first, for people who ask for more
  /// contrast.
  public var highContrast: Palette {
    var palette = self
    palette.softInk = ink
    palette.stepInks = stepInks.map { _ in ink }
    return palette
  }
}
