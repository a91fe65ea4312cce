import TeePalsDomain
import View

/// The picture of a round on screens.
enum CoverPattern {
  /// Decorative: what it stands beside says which round it is.
  static func view<Action>(_ id: RoundID) -> Node<Action> {
    let art = CoverArt(id)
    return element(
      "svg", .class("tee-art tee-art-" + String(art.look)),
      .attribute("viewBox", "0 0 400 240"),
      .attribute("preserveAspectRatio", "xMidYMid slice"), .aria("hidden", "true"),
      .attribute("focusable", "false")
    ) {
      element("path", .class("sky"), .attribute("d", "M0 0h400v240H0z"))
      element(
        "circle", .class("sun"), .attribute("cx", String(art.sun.x)),
        .attribute("cy", String(art.sun.y)), .attribute("r", String(art.sun.radius)))
      element("path", .class("far"), .attribute("d", art.far))
      element("path", .class("middle"), .attribute("d", art.middle))
      element("path", .class("near"), .attribute("d", art.near))
      element(
        "ellipse", .class("green"), .attribute("cx", String(art.hole.x)),
        .attribute("cy", String(art.hole.y)), .attribute("rx", String(CoverArt.green.width)),
        .attribute("ry", String(CoverArt.green.height)))
      element("path", .class("stick"), .attribute("d", art.stick))
      element("path", .class("flag"), .attribute("d", art.flag))
    }
  }
}
