/// Routes: lines that keep their width, with a bar for their length.
enum RouteRules {
  static let css = """
    .route-line{fill:none;stroke:var(--accent);stroke-width:3;stroke-linejoin:round;\
    stroke-linecap:round;vector-effect:non-scaling-stroke}
    .route-bar{fill:none;stroke:var(--ink);stroke-width:2;vector-effect:non-scaling-stroke}
    .route-length{fill:var(--ink);font-weight:650;paint-order:stroke;stroke:var(--surface);\
    stroke-width:.2em}
    .route-north{fill:var(--ink);stroke:var(--surface);vector-effect:non-scaling-stroke}
    """
}
