import Server
import TeePalsDomain

/// What a round's picture is made of: its pattern, a panel over it, and the boxes of the texts in
/// that.
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

  private static let left = 88
  private static let width = 700
  private static let white = "#ffffff"
  private static let soft = "#e3eee7"

  static let brand = Box(font: .strong, colour: CoverColours.flag, top: 72, height: 56)
  /// Three lines.
  static let course = Box(font: .title, colour: white, top: 130, height: 262)
  static let city = Box(font: .plain, colour: soft, top: 398, height: 56)
  static let time = Box(font: .plain, colour: soft, top: 450, height: 56)
  static let spots = Box(font: .strong, colour: CoverColours.flag, top: 508, height: 56)

  /// Nothing of it comes from people: it follows from the round's id.
  static func svg(of round: RoundID) -> String {
    let art = CoverArt(round)
    let colours = CoverColours.looks[Int(art.look)]
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(Drawing.width)" height="\(Drawing.height)">\
      <svg width="\(Drawing.width)" height="\(Drawing.height)" \
      viewBox="0 0 \(CoverArt.width) \(CoverArt.height)" preserveAspectRatio="xMidYMid slice">\
      <rect width="\(CoverArt.width)" height="\(CoverArt.height)" fill="\(colours.sky)"/>\
      <circle cx="\(art.sun.x)" cy="\(art.sun.y)" r="\(art.sun.radius)" fill="\(colours.sun)"/>\
      <path d="\(art.far)" fill="\(colours.far)"/>\
      <path d="\(art.middle)" fill="\(colours.middle)"/>\
      <path d="\(art.near)" fill="\(colours.near)"/>\
      <ellipse cx="\(art.hole.x)" cy="\(art.hole.y)" rx="\(CoverArt.green.width)" \
      ry="\(CoverArt.green.height)" fill="\(colours.green)"/>\
      <path d="\(art.stick)" fill="none" stroke="\(CoverColours.stick)" stroke-width="2.5" \
      stroke-linecap="round"/>\
      <path d="\(art.flag)" fill="\(CoverColours.flag)"/></svg>\
      <rect x="48" y="48" width="780" height="534" rx="28" fill="#082b20" fill-opacity=".84"/>\
      </svg>
      """
  }
}
