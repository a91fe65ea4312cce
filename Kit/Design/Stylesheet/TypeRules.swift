/// Text: the scale, its ranks and its colours.
enum TypeRules {
  static var css: String {
    let scale = TypeScale.allCases.map { step in
      let name = step.rawValue
      return "." + name + "{font-size:var(--" + name + ");line-height:var(--" + name + "-line)}"
    }
    return scale.joined(separator: "\n") + "\n" + ranks
  }

  private static let ranks = """
    .headline,.title3,.title2,.title1,.display{font-weight:700;letter-spacing:-.011em}
    .title2,.title1,.display{letter-spacing:-.02em}
    .strong{font-weight:650}
    .soft{color:var(--soft)}
    .danger{color:var(--danger)}
    .success{color:var(--success)}
    .warning{color:var(--warning)}
    .clipped{overflow:hidden;text-overflow:ellipsis;white-space:nowrap;min-inline-size:0}
    .figures{font-variant-numeric:tabular-nums}
    .breaks{overflow-wrap:anywhere}
    .preserves{white-space:pre-wrap;overflow-wrap:anywhere}
    .address{overflow-wrap:anywhere;padding:.75rem 1rem;border-radius:var(--radius-small);\
    background:var(--fill);font-size:var(--callout);font-family:ui-monospace,monospace;\
    user-select:all;-webkit-user-select:all}
    .step-0{color:var(--step-ink-0)}
    .step-1{color:var(--step-ink-1)}
    .step-2{color:var(--step-ink-2)}
    .step-3{color:var(--step-ink-3)}
    .step-4{color:var(--step-ink-4)}
    """
}
