import View

extension QRCode {
  /// The code as a picture: always dark on light with the quiet zone of four modules, because
  /// readers expect that in dark surroundings too.
  ///
  /// What is denser than an address is drawn larger.
  public func node<Action>(label: String) -> Node<Action> {
    let side = String(size + 8)
    return element(
      "svg", .class(size > 61 ? "qr dense" : "qr"),
      .attribute("viewBox", "0 0 " + side + " " + side),
      .attribute("role", "img"), .aria("label", label), .attribute("focusable", "false"),
      .attribute("shape-rendering", "crispEdges")
    ) {
      element(
        "path", .attribute("fill", "#fff"), .attribute("d", "M0 0h" + side + "v" + side + "H0z"))
      element("path", .attribute("fill", "#000"), .attribute("d", path))
    }
  }

  /// One bar for each run of dark modules.
  private var path: String {
    var text = ""
    for y in 0..<size {
      var x = 0
      while x < size {
        let start = x
        while isDark(x, y) { x += 1 }
        if x > start {
          text += "M" + String(start + 4) + " " + String(y + 4) + "h" + String(x - start)
          text += "v1H" + String(start + 4) + "z"
        } else {
          x += 1
        }
      }
    }
    return text
  }
}
