/// The chat of a round.
enum ChatStyles {
  static let css = """
    .tee-chat-bar{max-inline-size:48rem;box-shadow:0 1px 0 var(--line)}
    .tee-chat-title{display:flex;flex-direction:column;gap:.0625rem}
    .tee-chat-bar .tee-chat-title h1{flex:none;display:-webkit-box;\
    -webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;\
    font-family:var(--tee-serif);font-size:1.0625rem;line-height:1.25}
    .tee-chat>.notices:not(:empty){padding-block-start:.5rem}
    .tee-chat-list{flex:1 1 auto;min-block-size:0;display:flex;flex-direction:column-reverse;\
    overflow:hidden auto;overscroll-behavior-y:contain}
    .tee-chat-list:focus-visible{outline-offset:-.1875rem}
    .tee-chat-log{display:flex;flex-direction:column;inline-size:100%;max-inline-size:48rem;\
    margin-inline:auto;margin-block-end:auto;padding:.75rem 1rem 1rem}
    .tee-chat-log>.button.tee-chat-earlier{align-self:center;margin-block:.5rem .75rem}
    .tee-chat-day{display:flex;justify-content:center;margin-block:1rem .5rem;\
    font-size:var(--caption);font-weight:700;letter-spacing:.02em;color:var(--soft)}
    .tee-chat-day>span{padding:.1875rem .75rem;border-radius:1rem;background:var(--fill)}
    .tee-chat-notice{align-self:center;max-inline-size:min(28rem,100%);margin-block:.5rem;\
    padding-inline:1rem;text-align:center;font-size:var(--callout);color:var(--soft)}
    .tee-chat-line{display:flex;align-items:flex-start;gap:.5rem;margin-block-start:.1875rem}
    .tee-chat-line.opens{margin-block-start:.75rem}
    .tee-chat-line.own{justify-content:flex-end}
    .tee-chat-face{flex:none;inline-size:2rem}
    .tee-chat-face .avatar{--size:2rem}
    .tee-chat-said{display:flex;flex-direction:column;align-items:flex-start;gap:.1875rem;\
    min-inline-size:0;max-inline-size:min(30rem,82%)}
    .own>.tee-chat-said{align-items:flex-end}
    .tee-chat-name{font-size:var(--caption);font-weight:700;color:var(--soft)}
    .tee-chat-bubble{max-inline-size:100%;overflow:hidden;border-radius:1.125rem;\
    border-end-start-radius:.375rem;background:var(--row);color:var(--ink)}
    .own .tee-chat-bubble{border-end-start-radius:1.125rem;border-end-end-radius:.375rem;\
    background:var(--accent);color:var(--on-accent)}
    .tee-chat-bubble>p{padding:.5rem .875rem;line-height:1.45}
    .tee-chat-bubble a{color:inherit;text-decoration:underline}
    .tee-chat-bubble.redacted{padding:.5rem .875rem;font-style:italic;background:none;\
    color:var(--soft);box-shadow:inset 0 0 0 1px var(--line)}
    .tee-chat-bubble ::selection{background:var(--focus);color:var(--paper)}
    .tee-chat-photo{display:block;inline-size:100%}
    .tee-chat-photo>img{display:block;inline-size:min(18rem,100%);block-size:13.5rem;\
    object-fit:cover;background:var(--fill);position:relative}
    .tee-chat-photo>img::after{content:"";position:absolute;inset:0;background:var(--fill)}
    .tee-chat-photo:focus-visible{outline-offset:-.1875rem}
    .tee-chat-foot{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem;\
    font-size:var(--caption);color:var(--soft)}
    .tee-chat-mark,.tee-chat-failed{display:inline-flex;align-items:center;gap:.25rem}
    .tee-chat-mark .icon,.tee-chat-failed .icon{inline-size:.875rem;block-size:.875rem}
    .tee-chat-failed{min-block-size:var(--control);color:var(--danger);font-weight:650;\
    text-decoration:underline;text-underline-offset:.15em;border-radius:.5rem}
    .tee-chat-composer{flex:none;display:flex;flex-direction:column;gap:.375rem;\
    inline-size:100%;max-inline-size:48rem;margin-inline:auto;padding:.5rem .75rem;\
    padding-block-end:calc(.5rem + env(safe-area-inset-bottom));\
    box-shadow:0 -1px 0 var(--line);background:var(--paper)}
    .tee-chat-write{display:flex;align-items:flex-end;gap:.375rem}
    textarea.input.tee-chat-field{flex:1 1 auto;min-block-size:var(--control);\
    max-block-size:8.75rem;padding-block:.5625rem;line-height:1.45;resize:none;\
    border-radius:1.375rem;field-sizing:content}
    .tee-chat-count{text-align:end;font-size:var(--caption);padding-inline:.5rem}
    .tee-chat-count:empty{display:none}
    .tee-chat-closed{display:flex;align-items:center;justify-content:center;gap:.5rem;\
    min-block-size:var(--control);text-align:center}
    .tee-chat-attached{display:flex;align-items:center;gap:.75rem;padding:.375rem;\
    border-radius:1rem;background:var(--fill)}
    .tee-chat-thumb{flex:none;display:grid;place-items:center;inline-size:3.5rem;\
    block-size:3.5rem;object-fit:cover;border-radius:.75rem;background:var(--row);\
    color:var(--soft)}
    .tee-chat-viewer{flex:1 1 auto;display:grid;place-items:center;min-block-size:0;\
    overflow:auto;touch-action:pan-x pan-y pinch-zoom}
    .tee-chat-viewer>img{max-inline-size:100%;max-block-size:100%;object-fit:contain}
    @media (max-width:15rem){.tee-chat-log{padding-inline:.375rem}\
    .tee-chat-composer{padding-inline:.25rem}.tee-chat-face{display:none}\
    .tee-chat-said{max-inline-size:96%}.tee-chat-write{gap:0}\
    textarea.input.tee-chat-field{padding-inline:.625rem}}
    @media (max-height:20rem){.tee-chat-list{min-block-size:5rem}\
    textarea.input.tee-chat-field{max-block-size:4.5rem}}
    @media (max-height:16rem){.tee-chat:has(.tee-chat-field:focus)>.tee-chat-bar{display:none}}
    @media (max-width:15rem){.tee-chat-bar .tee-chat-title h1,.tee-chat-bar .tee-chat-title p{\
    overflow:hidden;white-space:nowrap;text-overflow:ellipsis}.tee-chat-title{min-inline-size:0}}
    """
}
