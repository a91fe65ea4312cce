/// The tokens as CSS variables: one block for each app and theme.
enum TokenRules {
  static var css: String {
    var blocks: [String] = [":root{" + shared + "}"]
    for (index, set) in TokenSet.all.enumerated() {
      let app = index == 0 ? "" : "[data-app=\"" + set.app + "\"]"
      let root = ":root" + app
      let dark = variables(set.dark, pastels: Pastels.dark)
      blocks.append(
        root + "{color-scheme:light;" + variables(set.light, pastels: Pastels.light) + "}")
      blocks.append(
        "@media (prefers-color-scheme:dark){" + root + ":not([data-theme=\"light\"])"
          + "{color-scheme:dark;" + dark + "}}")
      blocks.append(root + "[data-theme=\"dark\"]{color-scheme:dark;" + dark + "}")
    }
    blocks.append(
      "@media (prefers-contrast:more){:root:root:root{--soft:var(--ink);--line:var(--ink);"
        + "--faded:var(--soft)}}")
    blocks.append(
      "@media (prefers-reduced-motion:reduce){:root{--fast:0ms;--normal:0ms;--travel:0}}")
    return blocks.joined(separator: "\n")
  }

  /// What does not depend on the theme. Lengths are in rem, so that they grow with the person's
  /// text size.
  private static var shared: String {
    var parts = [
      "--xs:" + rem(Spacing.xs), "--sm:" + rem(Spacing.sm), "--md:" + rem(Spacing.md),
      "--radius-small:" + rem(Radius.small), "--radius:" + rem(Radius.normal),
      "--control-small:" + rem(ControlHeight.small), "--control:" + rem(ControlHeight.normal),
      "--fast:" + String(Pace.fast) + "ms", "--normal:" + String(Pace.normal) + "ms", "--travel:1",
      "--very-faded:" + percent(Opacity.veryFaded), "--faded-share:" + percent(Opacity.faded),
      "--slightly-faded:" + percent(Opacity.slightlyFaded), "--body-share:" + percent(Opacity.body),
      "--list-row:" + rem(ListMetrics.row), "--list-gap:" + rem(ListMetrics.gap),
      "--list-header:" + rem(ListMetrics.header),
    ]
    for step in TypeScale.allCases {
      parts.append("--" + step.rawValue + ":" + hundredths(step.size) + "rem")
      parts.append("--" + step.rawValue + "-line:" + hundredths(step.lineHeight))
    }
    return parts.joined(separator: ";")
  }

  private static func variables(_ palette: Palette, pastels: [Pastel]) -> String {
    let fill = palette.ink
    var parts = [
      "--paper:" + palette.paper.hex, "--surface:" + palette.surface.hex,
      "--ink:" + palette.ink.hex, "--soft:" + palette.softInk.hex,
      "--accent:" + palette.accent.hex, "--on-accent:" + palette.onAccent.hex,
      "--focus:" + palette.focus.hex, "--danger:" + palette.danger.hex,
      "--warning:" + palette.warning.hex, "--success:" + palette.success.hex,
      "--fill:" + faded(fill, Opacity.veryFaded), "--line:" + faded(fill, Opacity.faded),
      "--faded:" + faded(fill, Opacity.faded),
      "--row:" + fill.over(palette.paper, percent: Opacity.veryFaded).hex,
      "--shade:" + faded(Colour(0x0B0A10), 45), "--shadow:" + faded(Colour(0x0B0A10), 25),
    ]
    if let backdrop = palette.backdrop {
      let ends = backdrop.start.hex + "," + backdrop.end.hex
      parts.append("--backdrop:linear-gradient(to bottom right," + ends + ")")
    }
    for (index, step) in palette.steps.enumerated() {
      parts.append("--step-" + String(index) + ":" + step.hex)
      parts.append("--step-ink-" + String(index) + ":" + palette.stepInks[index].hex)
    }
    for (index, pastel) in pastels.enumerated() {
      parts.append("--pastel-" + String(index) + ":" + pastel.disc.hex)
      parts.append("--pastel-ink-" + String(index) + ":" + pastel.letters.hex)
    }
    return parts.joined(separator: ";")
  }

  private static func faded(_ colour: Colour, _ share: Int) -> String {
    "rgb(" + String(colour.red) + " " + String(colour.green) + " " + String(colour.blue) + "/"
      + String(share) + "%)"
  }

  /// Pixels at a text size of 100 % (16 px) as rem.
  private static func rem(_ pixels: Int) -> String {
    decimal(pixels * 10_000 / 16, places: 4) + "rem"
  }

  private static func percent(_ share: Int) -> String { hundredths(share) }

  private static func hundredths(_ value: Int) -> String { decimal(value * 100, places: 4) }

  /// `value / 10^places` without trailing zeros.
  private static func decimal(_ value: Int, places: Int) -> String {
    var digits = String(value)
    while digits.utf8.count <= places { digits = "0" + digits }
    let whole = String(digits.dropLast(places))
    var rest = String(digits.suffix(places))
    while rest.hasSuffix("0") { rest.removeLast() }
    return rest.isEmpty ? whole : whole + "." + rest
  }
}
