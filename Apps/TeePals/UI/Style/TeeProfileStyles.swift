/// Profiles, lists of people, settings.
enum TeeProfileStyles {
  static let css = """
    .tee-head{display:flex;flex-direction:column;align-items:center;text-align:center;\
    gap:.375rem;padding-block:.5rem}
    .tee-head .avatar{--size:6.25rem;margin-block-end:.375rem;\
    box-shadow:0 0 0 3px var(--surface),0 0 0 4px var(--tee-edge),var(--tee-card-shadow)}
    .tee-portrait{position:relative;border-radius:50%;line-height:0}
    .tee-portrait>.tee-portrait-mark{position:absolute;inset-block-end:.25rem;\
    inset-inline-end:0;display:grid;place-items:center;inline-size:2rem;block-size:2rem;\
    border-radius:50%;background:var(--accent);color:var(--on-accent);\
    box-shadow:0 0 0 2px var(--paper)}
    .tee-portrait .icon{inline-size:1.125rem;block-size:1.125rem}
    .tee-tallies{display:flex;flex-wrap:wrap;justify-content:center;gap:.25rem 1.5rem}
    .tee-tally{display:flex;flex-direction:column;align-items:center;justify-content:center;\
    min-inline-size:5.5rem;min-block-size:var(--control);color:inherit;text-decoration:none;\
    border-radius:var(--radius-small)}
    .tee-tally strong{font-family:var(--tee-serif);font-size:1.25rem;line-height:1.2;\
    font-variant-numeric:tabular-nums}
    .tee-tally span{font-size:var(--caption);color:var(--soft)}
    @media (hover:hover){.tee-tally:hover{background:var(--fill)}}
    .tee-section-top{display:flex;align-items:center;gap:.5rem;justify-content:space-between}
    .tee-section-top h2{flex:1 1 auto;min-inline-size:0}
    .tee-bio{white-space:pre-wrap;overflow-wrap:anywhere}
    .tee-facts{display:grid;gap:.125rem 1rem}
    .tee-fact{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;\
    gap:0 1rem;padding-block:.5rem}
    .tee-fact+.tee-fact{border-block-start:1px solid var(--tee-edge)}
    .tee-fact dt{color:var(--soft);font-size:var(--callout)}
    .tee-fact dd{margin:0;font-weight:600;overflow-wrap:anywhere;text-align:end;\
    min-inline-size:0}
    .tee-fact dd a{display:inline-flex;align-items:center;min-block-size:var(--control)}
    .tee-nudge{display:flex;align-items:center;gap:.875rem;flex-wrap:wrap;color:#fff;\
    background:var(--tee-gradient);border-radius:var(--radius);padding:1rem}
    .tee-nudge>.grow{flex:1 1 16rem}
    .tee-nudge .button{background:#fff;color:#0b3d2e}
    .tee-nudge :focus-visible{outline-color:#fff}
    .tee-folk{display:flex;flex-direction:column}
    .tee-person{display:flex;align-items:center;gap:.75rem;padding-block:.5rem;flex-wrap:wrap}
    .tee-folk>*+*{border-block-start:1px solid var(--tee-edge)}
    .tee-person-main{display:flex;align-items:center;gap:.75rem;flex:1 1 9rem;\
    min-inline-size:0;min-block-size:3rem;color:inherit;text-decoration:none;\
    border-radius:var(--radius-small)}
    .tee-person-main .name{font-weight:650;overflow-wrap:anywhere}
    .tee-friend{font-size:var(--caption);font-weight:600;color:var(--focus)}
    .tee-editor-photo{display:flex;flex-direction:column;align-items:center;gap:1rem;\
    text-align:center}
    .tee-editor-photo .avatar{--size:9rem}
    .tee-times{display:flex;flex-wrap:wrap;gap:.75rem;padding-block:.5rem}
    .tee-times>.field{flex:1 1 7rem}
    .tee-address{overflow-wrap:anywhere;padding:.75rem 1rem;border-radius:var(--radius-small);\
    background:var(--fill);font-size:var(--callout);font-family:ui-monospace,monospace;\
    user-select:all;-webkit-user-select:all}
    .tee-line{display:flex;align-items:center;gap:.75rem;inline-size:100%;\
    min-block-size:3.25rem;padding-block:.375rem;color:inherit;text-decoration:none;\
    text-align:start}
    .tee-line>.icon:last-child{color:var(--soft)}
    @media (max-width:15rem){.tee-head .avatar{--size:4.5rem}.tee-fact dd{text-align:start}\
    .tee-editor-photo .avatar{--size:6rem}.tee-person-main{flex-basis:100%}}
    """
}
