/// The pages that make and change a round.
enum FormStyles {
  static let css = """
    .tee-form .top-bar,.tee-form-progress,.tee-form-foot,.tee-form-column{max-inline-size:40rem}
    .tee-form>form.screen{min-block-size:0}
    .tee-form .page{scroll-padding-block:1rem;overflow-wrap:anywhere}
    .tee-form-progress{display:flex;flex-direction:column;gap:.375rem;inline-size:100%;\
    margin-inline:auto;padding:0 1rem .5rem}
    .tee-form-progress .measure{block-size:.375rem}
    .tee-form-progress .measure::-webkit-progress-value{background:var(--accent);\
    transition:inline-size var(--normal) ease-out}
    .tee-form-progress .measure::-moz-progress-bar{background:var(--accent)}
    .tee-form-count{font-size:var(--caption);font-weight:700;letter-spacing:.08em;\
    text-transform:uppercase;color:var(--soft)}
    .tee-form-head{display:flex;flex-direction:column;gap:.25rem;padding-block-start:.5rem}
    .tee-form-title{font-family:var(--tee-serif);\
    font-size:var(--title1);line-height:1.2;font-weight:700;letter-spacing:-.01em}
    .tee-form-title:focus-visible{outline-offset:.25rem}
    .tee-form-pair{display:grid;gap:var(--xs);align-items:start;\
    grid-template-columns:repeat(auto-fit,minmax(min(9rem,100%),1fr))}
    .tee-form-chosen{display:flex;flex-wrap:wrap;align-items:center;gap:.75rem;\
    padding:1rem 1.125rem;border-radius:1rem;background:var(--surface);color:var(--ink);\
    box-shadow:inset 0 0 0 2px var(--accent),var(--tee-card-shadow)}
    .tee-form-chosen .grow{flex:1 1 10rem;display:flex;flex-direction:column;gap:.125rem}
    .tee-form-course{font-family:var(--tee-serif);\
    font-weight:700;font-size:var(--title3);line-height:1.25}
    .tee-form-flag{display:grid;place-items:center;flex:none;inline-size:2.75rem;\
    block-size:2.75rem;border-radius:50%;background:var(--accent);color:var(--on-accent)}
    .tee-form-results{display:flex;flex-direction:column;gap:.5rem}
    .tee-form-results .hint:empty{display:none}
    .tee-form-list{display:flex;flex-direction:column;border-radius:1rem;overflow:hidden;\
    background:var(--surface);box-shadow:0 0 0 1px var(--line),\
    var(--tee-card-shadow)}
    .tee-form-list>li+li{border-block-start:1px solid var(--line)}
    .tee-form-row{display:flex;align-items:center;gap:.75rem;inline-size:100%;\
    min-block-size:3.5rem;padding:.5rem 1rem;text-align:start;\
    transition:background-color var(--fast) ease-out}
    .tee-form-row .grow{display:flex;flex-direction:column;gap:.0625rem}
    .tee-form-row .icon,.tee-form-line>.icon:last-child{color:var(--soft);flex:none}
    .tee-form-row:focus-visible,.tee-form-line:focus-visible{outline-offset:-.1875rem}
    .tee-form-row:active,.tee-form-line:active{background:var(--fill)}
    .tee-form-name{font-weight:650;line-height:1.35}
    .tee-form-start{display:flex;align-items:flex-start;gap:.5rem;padding:.875rem 1rem;\
    border-radius:.75rem;background:var(--fill);font-weight:650}
    .tee-form-start .icon{margin-block-start:.2rem}
    .tee-form-counter{text-align:end}
    .tee-form .choice[aria-pressed="true"]{background:var(--accent);color:var(--on-accent)}
    .tee-form-review{display:flex;flex-direction:column;border-radius:1.25rem;overflow:hidden;\
    background:var(--surface);box-shadow:0 0 0 1px var(--line),\
    var(--tee-card-shadow)}
    .tee-form-line{display:flex;align-items:flex-start;gap:.875rem;inline-size:100%;\
    min-block-size:3.75rem;padding:.75rem 1rem;text-align:start}
    .tee-form-line+.tee-form-line{border-block-start:1px solid var(--line)}
    .tee-form-line>.icon{margin-block-start:.25rem;color:var(--accent)}
    .tee-form-line .grow{display:flex;flex-direction:column;gap:.125rem}
    .tee-form-label{font-size:var(--caption);font-weight:700;letter-spacing:.08em;\
    text-transform:uppercase;color:var(--soft)}
    .tee-form-value{line-height:1.4}
    .screen-foot.tee-form-foot{flex-flow:row wrap;gap:.75rem;\
    border-block-start:1px solid var(--line);background:var(--paper)}
    .tee-form-foot>*{flex:1 1 8rem}
    .tee-form-foot .button.prominent{min-block-size:3rem;flex-grow:2}
    .golf:has(.tee-chat-composer)>.snackbars{position:static;flex:none;\
    padding-block-end:.5rem}
    @media (hover:hover){.tee-form-row:hover,.tee-form-line:hover{background:var(--fill)}}
    @media (max-width:15rem){.tee-form-progress,.tee-form-foot{padding-inline:.375rem}
    .screen-foot.tee-form-foot{gap:.375rem}.tee-form-foot>*{flex-basis:3.5rem}
    .tee-form-foot .icon{display:none}.tee-form-foot .button{padding-inline:.375rem}
    .tee-form-line{padding-inline:.625rem;gap:.5rem}.tee-form-chosen{padding:.75rem}}
    """
}
