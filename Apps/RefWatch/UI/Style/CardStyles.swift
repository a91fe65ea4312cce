/// Cards as small marks: on the pitch, at the desk, and for whoever watches by a link.
enum CardStyles {
  static let css = """
    :root{--card-yellow:#ffd60a;--card-red:#d70015;--on-yellow:#141200;--on-red:#fff}
    .card-mark{display:inline-grid;place-items:center;inline-size:1.75rem;block-size:2.375rem;\
    border-radius:.25rem;font-weight:800;font-size:var(--headline)}
    .card-mark.small{inline-size:1.125rem;block-size:1.5rem;font-size:var(--caption);flex:none}
    .yellow .card-mark,.card-mark.yellow{background:var(--card-yellow);color:var(--on-yellow)}
    .red .card-mark,.card-mark.red{background:var(--card-red);color:var(--on-red)}
    """
}
