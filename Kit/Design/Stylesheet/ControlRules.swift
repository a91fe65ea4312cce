/// Buttons, chips, switches: everything that is pressed.
enum ControlRules {
  static let css = """
    .button{display:inline-flex;align-items:center;justify-content:center;gap:.5rem;\
    min-block-size:var(--control);padding:.5rem 1rem;border-radius:calc(var(--control)/2);\
    font-weight:600;line-height:1.25;text-align:center;text-decoration:none;color:var(--ink);\
    max-inline-size:100%;overflow-wrap:anywhere;\
    transition:opacity var(--fast) ease-out,background-color var(--fast) ease-out,\
    transform var(--fast) ease-out;user-select:none;-webkit-user-select:none}
    .button.filled{background:var(--fill)}
    .button.outlined{box-shadow:inset 0 0 0 1px var(--line)}
    .button.prominent{background:var(--accent);color:var(--on-accent)}
    .button.naked{padding-inline:.625rem;min-inline-size:var(--control)}
    .button.wide{display:flex;inline-size:100%}
    .button.small{position:relative;min-block-size:var(--control-small);padding:.125rem .625rem;\
    font-size:var(--callout);border-radius:var(--radius-small)}
    .button.small::after{content:"";position:absolute;inset-inline:0;\
    inset-block:calc((var(--control-small) - var(--control))/2)}
    .button.destructive{color:var(--danger)}
    .button.prominent.destructive{background:var(--danger);color:var(--paper)}
    .button:active:not([disabled]){opacity:var(--faded-share)}
    .button[disabled]{opacity:var(--slightly-faded);cursor:default}
    .button[aria-busy="true"]{cursor:default}
    @media (hover:hover){
    .button.filled:hover:not([disabled]),.icon-button.filled:hover{background:var(--line)}
    .button.filled.destructive:hover:not([disabled]){background:var(--fill)}
    .button.naked:hover:not([disabled]),.icon-button:hover,.option:hover{background:var(--fill)}
    .button.outlined:hover:not([disabled]){background:var(--fill)}
    .button.prominent:hover:not([disabled]){opacity:.88}
    .button.prominent.destructive:hover:not([disabled]){background:var(--danger)}}
    .button .icon{inline-size:1.25rem;block-size:1.25rem}
    .spinner{inline-size:1.125rem;block-size:1.125rem;flex:none;border-radius:50%;\
    border:.125rem solid currentColor;border-inline-end-color:transparent;\
    animation:turn 800ms linear infinite}
    @keyframes turn{to{transform:rotate(1turn)}}
    @media (prefers-reduced-motion:reduce){.spinner{animation-duration:4s}}
    .icon-button{display:inline-grid;place-items:center;flex:none;inline-size:var(--control);\
    block-size:var(--control);border-radius:50%;color:var(--ink);text-decoration:none;\
    transition:opacity var(--fast) ease-out,background-color var(--fast) ease-out}
    .icon-button.filled{background:var(--fill)}
    .icon-button.outlined{box-shadow:inset 0 0 0 1px var(--line)}
    .icon-button.prominent{background:var(--accent);color:var(--on-accent)}
    .icon-button.destructive{color:var(--danger)}
    .icon-button:active{opacity:var(--faded-share)}
    .icon-button[disabled]{opacity:var(--slightly-faded)}
    .chip{display:inline-flex;align-items:center;gap:.375rem;min-block-size:1.75rem;\
    padding:.125rem .625rem;border-radius:var(--radius-small);background:var(--fill);\
    font-size:var(--caption);line-height:1.3;font-weight:600;max-inline-size:100%}
    .chip .icon{inline-size:1rem;block-size:1rem;stroke-width:2}
    .choices{display:flex;flex-wrap:wrap;gap:.5rem}
    .choices>*{max-inline-size:100%}
    .choice{display:inline-flex;overflow-wrap:anywhere;max-inline-size:100%;\
    min-inline-size:var(--control);justify-content:center;\
    align-items:center;gap:.375rem;min-block-size:var(--control);\
    padding:.25rem .875rem;border-radius:calc(var(--control)/2);font-weight:600;\
    box-shadow:inset 0 0 0 1px var(--line)}
    .choice[aria-pressed="true"]{background:var(--ink);color:var(--paper);box-shadow:none}
    .choice:active{opacity:var(--slightly-faded)}
    .switch{display:flex;align-items:center;gap:var(--xs);min-block-size:3.25rem;\
    padding-block:.375rem;cursor:pointer}
    .switch input{appearance:none;-webkit-appearance:none;flex:none;inline-size:3.125rem;\
    block-size:1.875rem;border-radius:1rem;background:var(--soft);position:relative;cursor:pointer;\
    transition:background-color var(--fast) ease-out}
    .switch input::before{content:"";position:absolute;inset-block-start:.1875rem;\
    inset-inline-start:.1875rem;inline-size:1.5rem;block-size:1.5rem;border-radius:50%;\
    background:var(--surface);transition:inset-inline-start var(--fast) ease-out}
    .switch input:checked{background:var(--success)}
    .switch input:checked::before{inset-inline-start:1.4375rem}
    .switch input[disabled]{opacity:var(--slightly-faded)}
    .hold{position:relative;overflow:hidden;touch-action:none;-webkit-touch-callout:none}
    .hold::before{content:"";position:absolute;inset:0;background:var(--line);\
    transform:scaleX(0);transform-origin:0 50%}
    .hold:active::before{transform:scaleX(1);transition:transform 800ms linear}
    .hold>*{position:relative}
    @media (prefers-reduced-motion:reduce){.hold:active::before{transition:none}}
    """
}
