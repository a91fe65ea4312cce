import DayBlockDomain
import Design

/// What DayBlock's look has besides the tokens that every app has (specification §11, §12.1).
enum DayTokens {
  static var css: String {
    let light = "{" + greys + colours(isDark: false) + "}"
    let dark = "{" + darkGreys + colours(isDark: true) + "}"
    return [
      ":root[data-app=\"day\"]{" + shapes + "}",
      ":root" + light,
      "@media (prefers-color-scheme:dark){:root:not([data-theme=\"light\"])" + dark + "}",
      ":root[data-theme=\"dark\"]" + dark,
      "@media (color-gamut:p3){@supports (color:color(display-p3 0 0 0)){",
      ":root{" + wide(isDark: false) + "}",
      "@media (prefers-color-scheme:dark){:root:not([data-theme=\"light\"]){"
        + wide(isDark: true) + "}}",
      ":root[data-theme=\"dark\"]{" + wide(isDark: true) + "}",
      "}}",
      "@media (prefers-contrast:more){:root:root[data-app=\"day\"]{--day-edge:var(--ink)}}",
      classes,
    ].joined(separator: "\n")
  }

  private static let shapes = """
    --radius-small:13px;--radius:20px;\
    --day-text:Pretendard,"Pretendard Variable",system-ui,-apple-system,"Segoe UI",\
    "Apple SD Gothic Neo","Noto Sans KR",sans-serif;\
    --day-numbers:Poppins,Pretendard,system-ui,-apple-system,"Segoe UI",sans-serif;\
    --day-spring:cubic-bezier(.34,1.56,.64,1);--day-out:cubic-bezier(.22,1,.36,1)
    """

  private static let greys = """
    --day-mist:#f4f5f7;--day-edge:#eeeeee;--day-cell:#e8e8e8;--day-paused:#b2b5bd;\
    --day-hush:#aaaaaa;--day-total:#0056d6;--day-today:#3f7320;--day-streak:#b51a00;\
    --day-delete:#d23939;--day-on-delete:#ffffff;\
    --day-shadow:0 1px 2px rgb(17 17 17/5%),0 8px 24px -6px rgb(17 17 17/12%);\
    --day-scrim:rgb(0 0 0/30%);
    """

  private static let darkGreys = """
    --day-mist:#1e1f22;--day-edge:#2b2c30;--day-cell:#2e3035;--day-paused:#6f737c;\
    --day-hush:#7b7f88;--day-total:#8ab6ff;--day-today:#a5dc7c;--day-streak:#ff9c86;\
    --day-shadow:0 1px 2px rgb(0 0 0/40%),0 10px 28px -6px rgb(0 0 0/60%);\
    --day-scrim:rgb(0 0 0/55%);
    """

  /// `--block-N`, what is drawn on it and what is written on it.
  private static func colours(isDark: Bool) -> String {
    var css = ""
    for index in DayColours.light.indices {
      let colour = DayColours.colour(index, isDark: isDark)
      // What is the same in the dark is inherited.
      if isDark, colour == DayColours.light[index] { continue }
      let number = String(index)
      css += "--block-" + number + ":" + colour.hex + ";"
      css += "--block-ink-" + number + ":" + DayColours.ink(on: colour).hex + ";"
      css += "--block-text-" + number + ":" + DayColours.text(on: colour).hex + ";"
    }
    return css
  }

  /// A class for each colour; see ``BlockColor``.
  private static var classes: String {
    var css = ""
    for index in DayColours.light.indices {
      let number = String(index)
      css +=
        ".day-c-" + number + "{--c:var(--block-" + number + ");--c-ink:var(--block-ink-" + number
        + ");--c-text:var(--block-text-" + number + ")}"
    }
    return css
  }

  /// The same coordinates in Display P3, in which the palette was made.
  private static func wide(isDark: Bool) -> String {
    var css = ""
    for index in DayColours.light.indices {
      let colour = DayColours.colour(index, isDark: isDark)
      if isDark, colour == DayColours.light[index] { continue }
      css +=
        "--block-" + String(index) + ":color(display-p3 " + share(colour.red) + " "
        + share(colour.green) + " " + share(colour.blue) + ");"
    }
    return css
  }

  /// A channel as a share of one, to three decimals.
  private static func share(_ channel: UInt8) -> String {
    let thousandths = (Int(channel) * 1_000 + 127) / 255
    if thousandths % 1_000 == 0 { return thousandths == 0 ? "0" : "1" }
    let text = String(thousandths)
    return "." + String(repeating: "0", count: 3 - text.utf8.count) + text
  }
}

/// The palette as colours. Only the style sheet needs them: screens know numbers.
public enum DayColours {
  /// 55 colours: eleven families of five, light to dark (specification §12.1).
  public static let light = BlockColors.values.map { value in Colour(value) }

  private static let white = Colour(0xFFFFFF)
  private static let night = Colour(0x111214)

  /// A colour of the palette; on a dark ground the darkest are raised until one sees their shape
  /// (3:1, WCAG 2.2 §1.4.11).
  public static func colour(_ index: Int, isDark: Bool) -> Colour {
    let colour = light[index]
    guard isDark else { return colour }
    var share = 0
    var raised = colour
    while raised.contrast(with: night) < 3, share < 60 {
      share += 2
      raised = white.over(colour, percent: share)
    }
    return raised
  }

  /// White where a glyph of it is seen, else near-black.
  public static func ink(on colour: Colour) -> Colour {
    white.contrast(with: colour) >= 3 ? white : night
  }

  /// White where text of it is read, else black.
  public static func text(on colour: Colour) -> Colour {
    white.contrast(with: colour) >= 4.5 ? white : Colour(0x000000)
  }
}
