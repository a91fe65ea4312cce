import View

/// The pictures of the posters, drawn by us, in the colours of the rounds' own (`CoverPattern`).
/// Decorative: the words beside them say it.
enum PosterArt {
  static func view<Action>(_ poster: Poster) -> Node<Action> {
    element(
      "svg", .class("tee-art tee-art-" + look(of: poster)), .attribute("viewBox", "0 0 400 240"),
      .attribute("preserveAspectRatio", "xMidYMid slice"), .aria("hidden", "true"),
      .attribute("focusable", "false")
    ) {
      path("sky", "M0 0h400v240H0z")
      switch poster {
      case .find: find()
      case .host: host()
      case .company: company()
      }
    }
  }

  private static func look(of poster: Poster) -> String {
    switch poster {
    case .find: "2"
    case .host: "1"
    case .company: "3"
    }
  }

  /// A flag among hills, with the circles in which it is looked for.
  private static func find<Action>() -> Node<Action> {
    .fragment([
      circle("sun", "92", "54", "20"),
      path("far", "M0 120C70 84 140 104 200 92S330 74 400 108V240H0Z"),
      path("middle", "M0 158C80 132 150 160 220 146S340 128 400 152V240H0Z"),
      path("near", "M0 196C60 176 150 190 220 184S330 172 400 188V240H0Z"),
      circle("ring", "250", "196", "96"), circle("ring", "250", "196", "60"),
      path("green", "M196 208a54 13 0 1 0 108 0a54 13 0 1 0-108 0z"), flag(at: "250 206"),
    ])
  }

  /// The first tee in the morning: somebody stands there and waits for the others.
  private static func host<Action>() -> Node<Action> {
    .fragment([
      circle("sun", "300", "84", "34"),
      path("far", "M0 132C90 96 170 128 240 112S350 96 400 124V240H0Z"),
      path("middle", "M0 170C70 150 160 172 240 158S350 150 400 166V240H0Z"),
      path("near", "M0 204C90 186 170 202 250 194S350 188 400 200V240H0Z"),
      path("green", "M60 214a80 15 0 1 0 160 0a80 15 0 1 0-160 0z"), flag(at: "300 196"),
      golfer(at: "140 212"), path("stick", "M156 182l22 30"),
    ])
  }

  /// Four of them around one flag.
  private static func company<Action>() -> Node<Action> {
    .fragment([
      circle("sun", "200", "62", "26"),
      path("far", "M0 124C80 100 150 120 220 106S340 92 400 118V240H0Z"),
      path("middle", "M0 160C80 140 150 166 230 150S340 140 400 156V240H0Z"),
      path("near", "M0 192C70 176 160 192 230 184S340 176 400 190V240H0Z"),
      path("green", "M84 214a116 17 0 1 0 232 0a116 17 0 1 0-232 0z"), flag(at: "200 206"),
      golfer(at: "116 212"), golfer(at: "160 220"), golfer(at: "242 220"), golfer(at: "286 212"),
    ])
  }

  /// A head over shoulders; the place is where the feet are.
  private static func golfer<Action>(at place: String) -> Node<Action> {
    path(
      "golfer",
      "M" + place + "m-9 0v-22a9 9 0 0 1 18 0v22zm2-40a7 7 0 1 0 14 0a7 7 0 1 0-14 0z")
  }

  private static func flag<Action>(at place: String) -> Node<Action> {
    .fragment([
      path("stick", "M" + place + "v-58"), path("flag", "M" + place + "m0-58l26 9l-26 9z"),
    ])
  }

  private static func path<Action>(_ name: String, _ data: String) -> Node<Action> {
    element("path", .class(name), .attribute("d", data))
  }

  private static func circle<Action>(
    _ name: String, _ x: String, _ y: String, _ radius: String
  ) -> Node<Action> {
    element(
      "circle", .class(name), .attribute("cx", x), .attribute("cy", y), .attribute("r", radius))
  }
}
