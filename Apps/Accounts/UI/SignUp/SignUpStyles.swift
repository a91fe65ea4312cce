/// How signing up looks: a card over a gradient, with all text on the card.
///
/// In the light theme the gradient goes from sky blue to lemon and the card is opaque, since no
/// text is readable on both; in the dark theme it is graphite, and the card darkens what is below
/// it.
enum SignUpStyles {
  static let css = """
    .sign-up-ground{--sky:rgb(51 153 219/60%);--lemon:rgb(255 222 51/60%);\
    --overlay:var(--surface);\
    background:linear-gradient(135deg,var(--sky),var(--lemon)) var(--paper)}
    @media (prefers-color-scheme:dark){:root:not([data-theme="light"]) .sign-up-ground{\(dark)}}
    :root[data-theme="dark"] .sign-up-ground{\(dark)}
    .page>.sign-up{max-inline-size:28rem;margin-inline:auto;inline-size:100%;\
    padding-block:clamp(var(--xs),6vh,4rem) var(--md);gap:var(--sm)}
    .sign-up>.button.outlined{background:var(--surface)}
    .overlay-card{display:flex;flex-direction:column;gap:var(--sm);padding:clamp(1rem,5vw,1.5rem);\
    border-radius:1.25rem;background:var(--overlay);\
    box-shadow:0 .25rem .5rem rgb(0 0 0/20%);min-inline-size:0}
    .stack.tight{gap:.375rem}
    .step-dots{display:flex;align-items:center;justify-content:center;min-block-size:1rem}
    .step-dot{position:relative;inline-size:1rem;block-size:1rem;border-radius:50%;flex:none;\
    box-shadow:inset 0 0 0 2px var(--soft);\
    transition:transform 500ms cubic-bezier(.3,1.6,.5,1),background-color 300ms ease-out}
    .step-dot+.step-dot{margin-inline-start:clamp(.5rem,8vw,2.5rem)}
    .step-dot+.step-dot::before{content:"";position:absolute;inset-block-start:calc(50% - 1px);\
    inset-inline-end:100%;inline-size:clamp(.5rem,8vw,2.5rem);block-size:2px;\
    background:var(--line);transition:background-color 300ms ease-out}
    .step-dot.reached{background:var(--accent);box-shadow:none}
    .step-dot.reached::before{background:var(--accent)}
    .step-dot.current{transform:scale(1.2)}
    .strength{flex-wrap:wrap}
    .strength .measure{flex:1 1 6rem;inline-size:auto;min-inline-size:0}
    .sign-up #to-correct .button{align-self:start;padding-inline:0}
    .sign-up-step{animation:step-in 300ms ease-out}
    @keyframes step-in{from{opacity:0;transform:translateX(1.5rem)}}
    .field-check{display:flex;gap:.375rem;align-items:center;font-size:var(--callout)}
    .field-check.valid{color:var(--success)}
    .field-check.couldNotCheck{color:var(--warning)}
    @media (prefers-reduced-motion:reduce){.sign-up-step{animation:none}
    .step-dot,.step-dot+.step-dot::before{transition:none}}
    """

  private static let dark =
    "--sky:rgb(44 44 46/60%);--lemon:rgb(72 72 74/60%);"
    + "--overlay:rgb(0 0 0/30%)"
}
