import Design
import View

/// The colours a block can have: eleven families of five, from light to dark (specification §12.1).
///
/// What a colour looks like stands in the style sheet: `--block-0` … `--block-54`, and
/// `--block-ink-0` … `--block-ink-54` for what is drawn on it.
public enum BlockPalette {
  public static let families = 11
  /// Shades in each family.
  public static let shades = 5
  public static let count = 55
  /// The colour of a block that was given none, and of a number out of range.
  public static let plain = 4

  /// The number itself, or the plain colour's for one out of range.
  public static func index(_ color: Int) -> Int {
    (0..<count).contains(color) ? color : plain
  }

  /// Gives an element the colour as `--tile` and what is drawn on it as `--tile-ink`.
  public static func style<Action>(_ color: Int) -> Attribute<Action> {
    let number = String(index(color))
    return .attribute(
      "style", "--tile:var(--block-" + number + ");--tile-ink:var(--block-ink-" + number + ")")
  }

  /// "orange, third of five".
  static func name(_ color: Int, _ words: Words) -> String {
    let index = index(color)
    let family = ColorFamilyText.allCases[index / shades]
    return words(ColorShadeText.allCases[index % shades], name: words(family))
  }
}

/// What the families of colours are called.
enum ColorFamilyText: PhraseBook {
  case grey, pink, red, orange, yellow, lime, green, sky, blue, navy, purple

  var phrase: Phrase {
    switch self {
    case .grey: Phrase("gray", "회색")
    case .pink: Phrase("pink", "분홍")
    case .red: Phrase("red", "빨강")
    case .orange: Phrase("orange", "주황")
    case .yellow: Phrase("yellow", "노랑")
    case .lime: Phrase("lime", "라임")
    case .green: Phrase("green", "초록")
    case .sky: Phrase("sky blue", "하늘색")
    case .blue: Phrase("blue", "파랑")
    case .navy: Phrase("indigo", "남색")
    case .purple: Phrase("purple", "보라")
    }
  }
}

/// Which of a family's five shades it is, the lightest first.
enum ColorShadeText: PhraseBook {
  case first, second, third, fourth, fifth

  var phrase: Phrase {
    switch self {
    case .first: Phrase("{name}, first of five", "{name}, 다섯 단계 중 첫째")
    case .second: Phrase("{name}, second of five", "{name}, 다섯 단계 중 둘째")
    case .third: Phrase("{name}, third of five", "{name}, 다섯 단계 중 셋째")
    case .fourth: Phrase("{name}, fourth of five", "{name}, 다섯 단계 중 넷째")
    case .fifth: Phrase("{name}, fifth of five", "{name}, 다섯 단계 중 다섯째")
    }
  }
}
