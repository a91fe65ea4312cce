/// The few rules that only SuperFriend needs; everything else comes from the kit's stylesheet.
public enum FriendsStylesheet {
  public static let css = """
    .profile{display:flex;flex-direction:column;align-items:center;text-align:center;gap:.5rem}
    .profile .avatar{margin-block-end:.5rem}
    .profile>.stack{inline-size:100%}
    .profile .ring{inset:-.5rem;inline-size:calc(100% + 1rem);block-size:calc(100% + 1rem);\
    stroke-width:1.75}
    .disclosure{display:flex;align-items:center;gap:.5rem;min-block-size:var(--control);\
    inline-size:100%;text-align:start}
    .history{display:flex;flex-direction:column}
    .history-row{display:flex;align-items:flex-start;gap:.75rem;padding-block:.5rem}
    .history-row+.history-row{border-block-start:1px solid var(--line)}
    .history-row>.icon-button{color:var(--soft)}
    .history-row>.icon-button+.icon-button{margin-inline-start:-.75rem}
    .history-row.ahead .strong{color:var(--soft)}
    .history-glyph{display:grid;place-items:center;flex:none;inline-size:2.25rem;\
    block-size:2.25rem;border-radius:50%;background:var(--fill);margin-block-start:.25rem}
    .history-glyph .icon{inline-size:1.25rem;block-size:1.25rem}
    .slider{position:relative;display:flex;align-items:stretch;gap:.75rem;\
    padding-inline-start:.75rem;inline-size:min(16rem,100%);text-align:start}
    .slider::before{content:"";position:absolute;inset-block:25px;inset-inline-start:1.5rem;\
    inline-size:1px;background:var(--line)}
    .slider-choices{display:flex;flex-direction:column;inline-size:100%;\
    padding-inline-start:2.25rem}
    .slider-choice{position:relative;block-size:50px;inline-size:100%;color:var(--soft)}
    .slider-choice.chosen{color:var(--ink);font-weight:650}
    .slider-choice::before{content:"";position:absolute;inset-inline-start:-1.625rem;\
    inset-block-start:calc(50% - .5px);inline-size:5px;block-size:1px;background:var(--soft)}
    .slider-thumb{position:absolute;z-index:1;inset-inline-start:calc(1.5rem - 12px);\
    inline-size:25px;block-size:40px;border-radius:13px;background:var(--accent);cursor:grab;\
    touch-action:none;transition:inset-block-start var(--normal) ease-out,\
    transform var(--fast) ease-out}
    .slider-thumb::after{content:"";position:absolute;inset:-2px -10px}
    .slider-thumb[data-dragging]{cursor:grabbing;transition:none;\
    transform:translateY(var(--drag,0px)) scale(1.2)}
    .at-0{inset-block-start:5px}
    .at-1{inset-block-start:55px}
    .at-2{inset-block-start:105px}
    .at-3{inset-block-start:155px}
    .at-4{inset-block-start:205px}
    .at-5{inset-block-start:255px}
    .at-6{inset-block-start:305px}
    .drop-zone{display:flex;flex-direction:column;align-items:center;gap:var(--xs);\
    text-align:center;padding:var(--sm);border-radius:var(--radius);\
    border:2px dashed var(--line)}
    .drop-zone>.icon{color:var(--soft)}
    .drop-zone .paste{inline-size:100%;text-align:start;margin-block-start:var(--xs)}
    .roomy{gap:1rem}
    .foot{flex:none;inline-size:100%;max-inline-size:42rem;margin-inline:auto;padding:.75rem 1rem;\
    padding-block-end:calc(.75rem + env(safe-area-inset-bottom))}
    .keyboard-only{display:none}
    .vacant{display:none;color:var(--soft)}
    .row.chosen{box-shadow:inset 0 0 0 .125rem var(--ink)}
    .parted>.beside{position:absolute;inset:0;z-index:5}
    @media (min-width:58rem){.friends.parted{display:grid;\
    grid-template:minmax(0,1fr)/minmax(20rem,26rem) minmax(0,1fr)}
    .parted>.snackbars{grid-column:1}
    .parted>.beside{position:static}
    .parted>.beside,.vacant{border-inline-start:1px solid var(--line)}
    .vacant{display:flex;flex-direction:column;align-items:center;justify-content:center;\
    gap:var(--xs);padding:1rem;text-align:center}}
    @media (hover:hover) and (min-width:44rem){.keyboard-only{display:block}}
    @media (max-width:15rem){.profile .avatar.size-120{--size:4rem}.drop-zone{padding:.5rem}\
    .history-row{flex-wrap:wrap}}
    """
}
