/// Discs with initials, and the ring that fills as time passes.
enum AvatarRules {
  static var css: String {
    var rules = [shared]
    for size in AvatarSize.allCases {
      let rem = String(size.rawValue) + "/16*1rem"
      rules.append(".avatar.size-" + String(size.rawValue) + "{--size:calc(" + rem + ")}")
    }
    for index in 0..<Pastels.count {
      let name = "pastel-" + String(index)
      rules.append(
        "." + name + "{background:var(--" + name + ");color:var(--pastel-ink-" + String(index)
          + ")}")
    }
    return rules.joined(separator: "\n")
  }

  private static let shared = """
    .avatar{position:relative;display:inline-grid;place-items:center;flex:none;\
    inline-size:var(--size);block-size:var(--size);border-radius:50%;\
    font-size:calc(var(--size)*.4);font-weight:650;line-height:1;letter-spacing:-.02em;\
    white-space:nowrap;user-select:none;-webkit-user-select:none;background:var(--fill)}
    .avatar-photo{position:absolute;inset:0;border-radius:50%;background:center/cover no-repeat}
    .avatar.plain{background:var(--fill);color:var(--ink)}
    .ring{position:absolute;inset:-.25rem;inline-size:calc(100% + .5rem);\
    block-size:calc(100% + .5rem);fill:none;stroke-width:2.5;transform:rotate(-90deg)}
    .ring .track{stroke:var(--line)}
    .ring .arc{stroke:currentColor;stroke-linecap:round}
    .ring.step-0,.bar.step-0{color:var(--step-0)}
    .ring.step-1,.bar.step-1{color:var(--step-1)}
    .ring.step-2,.bar.step-2{color:var(--step-2)}
    .ring.step-3,.bar.step-3{color:var(--step-3)}
    .ring.step-4,.bar.step-4{color:var(--step-4)}
    """
}
