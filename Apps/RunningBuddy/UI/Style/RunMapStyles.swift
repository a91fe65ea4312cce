/// Maps below routes. In the dark they are turned into dark ones: what is white becomes black, and
/// colours stay what they are.
enum RunMapStyles {
  private static let night = "{filter:invert(1) hue-rotate(180deg) brightness(.9) contrast(.85)}"

  static let css = """
    .run-mapped{position:relative}
    .run-credit{margin:0;padding:.125rem .375rem;font-size:var(--caption);line-height:1.3;\
    color:var(--ink);background:var(--surface);\
    border-radius:var(--radius-small);overflow-wrap:anywhere}
    .run-mapped>.run-credit{position:absolute;inset-block-end:.25rem;inset-inline-end:.25rem;\
    max-inline-size:65%}
    .run-over>.run-credit{align-self:flex-end;max-inline-size:100%}
    .run-map .route-casing{stroke:var(--surface);stroke-width:7}
    @media (prefers-color-scheme:dark){:root:not([data-theme="light"]) .run-tiles>g\(night)}
    [data-theme="dark"] .run-tiles>g\(night)
    """
}
