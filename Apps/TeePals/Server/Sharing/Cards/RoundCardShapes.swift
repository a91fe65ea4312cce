import Server
import TeePalsDomain

/// What a round's picture is made of: a panel with the boxes of the texts, and beside it the part
/// of the round's pattern with the flag.
enum RoundCardShapes {
  /// A text's place in the panel.
  struct Box: Sendable {
    let font: DrawnFont
    let colour: String
    let top: Int
    let height: Int

    func text(_ text: String) -> DrawnText {
      DrawnText(
        text: text, font: font, colour: colour, left: RoundCardShapes.left, top: top,
        width: RoundCardShapes.width, height: height)
    }
  }

  private static let left = 56
  private static let width = 700
  private static let white = "#ffffff"
  private static let soft = "#e3eee7"
  private static let ground = "#082b20"

  static let brand = Box(font: .strong, colour: CoverColours.flag, top: 56, height: 56)
  /// Three lines.
  static let course = Box(font: .title, colour: white, top: 122, height: 262)
  static let city = Box(font: .plain, colour: soft, top: 406, height: 56)
  static let time = Box(font: .plain, colour: soft, top: 460, height: 56)
  static let spots = Box(font: .strong, colour: CoverColours.flag, top: 522, height: 56)

  /// The pattern's width in pixels.
  private static let pattern = 420
  /// As much of the pattern's frame as is seen, all of it from top to bottom.
  private static let seen = CoverArt.height * pattern / Drawing.height

  /// Nothing of it comes from people: it follows from the round's id.
  static func svg(of round: RoundID) -> String {
    let art = CoverArt(round)
    let colours = CoverColours.looks[Int(art.look)]
    // The green is in the middle of what is seen: it lies far enough from the frame's edges.
    let from = Int(art.hole.x) - seen / 2
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(Drawing.width)" height="\(Drawing.height)">\
      <rect width="\(Drawing.width)" height="\(Drawing.height)" fill="\(ground)"/>\
      <svg x="\(Drawing.width - pattern)" width="\(pattern)" height="\(Drawing.height)" \
      viewBox="\(from) 0 \(seen) \(CoverArt.height)">\
      <rect width="\(CoverArt.width)" height="\(CoverArt.height)" fill="\(colours.sky)"/>\
      <circle cx="\(art.sun.x)" cy="\(art.sun.y)" r="\(art.sun.radius)" fill="\(colours.sun)"/>\
      <path d="\(art.far)" fill="\(colours.far)"/>\
      <path d="\(art.middle)" fill="\(colours.middle)"/>\
      <path d="\(art.near)" fill="\(colours.near)"/>\
      <ellipse cx="\(art.hole.x)" cy="\(art.hole.y)" rx="\(CoverArt.green.width)" \
      ry="\(CoverArt.green.height)" fill="\(colours.green)"/>\
      <path d="\(art.stick)" fill="none" stroke="\(CoverColours.stick)" stroke-width="2.5" \
      stroke-linecap="round"/>\
      <path d="\(art.flag)" fill="\(CoverColours.flag)"/></svg></svg>
      """
  }
}
