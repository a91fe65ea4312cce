/// A bout of 100 m, and a second device: figures that are read while running.
enum RunStrideStyles {
  static let css = """
    .run-bout{display:flex;flex-direction:column;align-items:stretch;gap:1rem;padding:1.25rem;\
    background:var(--surface);border-radius:var(--radius);text-align:center}
    .run-metres{font-size:min(6rem,24vw);line-height:1.1;font-weight:750;margin:0}
    .run-code{font-size:min(3rem,12vw);line-height:1.2;font-weight:750;margin:0}
    .run-second{grid-template-columns:repeat(auto-fit,minmax(min(9rem,100%),1fr))}
    .run-second .run-big{font-size:2.25rem}
    .run-second .wide .run-big{font-size:3rem}
    .run-bout .run-value{font-size:2rem;align-items:center}
    .run-bout>.hint:empty{display:none}
    .run-bout+.button{min-block-size:3.75rem}
    """
}
