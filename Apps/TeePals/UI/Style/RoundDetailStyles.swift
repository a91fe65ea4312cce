/// A round by itself: cover, people, wishes, and the bar.
enum RoundDetailStyles {
  static let css = """
    .tee-cover{position:relative;flex:none;inline-size:100%;block-size:13rem;overflow:hidden;\
    background:var(--tee-forest)}
    .tee-cover>.tee-art{position:absolute;inset:0}
    .tee-cover.tee-skeleton{border-radius:var(--radius)}
    .tee-cover-bar{position:relative;z-index:1;display:flex;gap:.5rem;padding:.75rem 1rem;\
    padding-block-start:calc(.75rem + env(safe-area-inset-top))}
    .tee-cover-bar .icon-button.filled{background:var(--surface);color:var(--ink);\
    box-shadow:var(--tee-button-shadow)}
    .tee-detail>.column{position:relative;z-index:1;margin-block-start:-1.5rem;\
    padding-block-start:1.5rem;border-radius:var(--tee-radius-large) \
    var(--tee-radius-large) 0 0;background:var(--paper);gap:1.75rem;\
    padding-inline:1.5rem}
    .tee-detail-head{display:flex;flex-direction:column;gap:.375rem;overflow-wrap:anywhere}
    .tee-marks{display:flex;flex-wrap:wrap;gap:.375rem;margin-block-end:.375rem}
    .tee-detail-when{font-weight:650}
    .tee-people{display:flex;flex-direction:column}
    .tee-player{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem;\
    padding-block:.5rem;min-block-size:3.75rem;overflow-wrap:anywhere}
    .tee-player+.tee-player{border-block-start:1px solid var(--tee-edge)}
    .tee-player-main{display:flex;align-items:center;gap:.75rem;flex:1 1 9rem;\
    min-inline-size:0;min-block-size:var(--control);color:inherit;text-decoration:none;\
    border-radius:var(--radius-small)}
    .tee-player.asks>.tee-player-main{flex-basis:12rem}
    .tee-player-acts{display:flex;flex-wrap:wrap;gap:.5rem;flex:1 1 12rem;\
    justify-content:flex-end}
    .tee-player-acts>*{flex:1 1 5.5rem;max-inline-size:9rem}
    .golf .tee-player .button.prominent{min-block-size:var(--control);box-shadow:none}
    .tee-host{display:inline-flex;align-items:center;gap:.25rem;font-size:var(--caption);\
    font-weight:650;color:var(--tee-gold)}
    .tee-free{display:grid;place-items:center;flex:none;inline-size:2.75rem;\
    block-size:2.75rem;border-radius:50%;color:var(--soft);border:1.5px dashed var(--soft)}
    .tee-free .icon{inline-size:1.25rem;block-size:1.25rem}
    .tee-message{padding:.25rem 0 .25rem 1rem;padding-inline:1rem 0;\
    border-inline-start:3px solid var(--tee-gold-fill);font-family:var(--tee-serif);\
    font-size:1.0625rem;line-height:1.5;font-style:italic}
    :lang(ko) .tee-message{font-style:normal}
    .tee-wishes{display:grid;gap:.75rem 1.25rem;\
    grid-template-columns:repeat(auto-fit,minmax(min(12rem,100%),1fr))}
    .tee-wish{position:relative;padding-inline-start:2.25rem;min-inline-size:0;\
    overflow-wrap:anywhere}
    .tee-wish .icon{position:absolute;inset-block:0;inset-inline-start:0;margin-block:auto;\
    color:var(--focus)}
    .tee-detail .notices{padding-inline:0}
    .tee-links{display:flex;flex-direction:column;border-radius:var(--radius);\
    overflow:hidden;background:var(--surface);\
    box-shadow:0 0 0 1px var(--tee-edge),var(--tee-card-shadow)}
    .tee-link{display:flex;align-items:center;gap:.75rem;min-block-size:3.25rem;\
    padding:.5rem 1rem;color:inherit;text-decoration:none;font-weight:600}
    .tee-link:focus-visible{outline-offset:-.1875rem}
    .tee-link+.tee-link{border-block-start:1px solid var(--tee-edge)}
    .tee-link>.icon.small{color:var(--soft)}
    .tee-bar{box-shadow:0 -1px 0 var(--tee-edge);background:var(--paper)}
    .tee-bar .button{min-block-size:3rem;padding-inline:.75rem;border-radius:1.5rem}
    .tee-strip{display:flex;align-items:center;justify-content:center;gap:.5rem;\
    font-size:var(--callout);font-weight:600;text-align:center}
    .tee-count{display:grid;place-items:center;min-inline-size:1.375rem;\
    min-block-size:1.375rem;padding-inline:.375rem;border-radius:.6875rem;\
    background:var(--tee-maroon);color:var(--tee-on-maroon);font-size:.75rem;line-height:1}
    .tee-count.dot{min-inline-size:.75rem;min-block-size:.75rem;padding:0;\
    border:1px solid var(--tee-on-maroon)}
    .tee-share-text{font-family:var(--tee-serif);font-size:1.125rem;line-height:1.45}
    @media (max-height:30rem){.tee-cover{block-size:8rem}}
    @media (min-width:44rem){.tee-cover{block-size:18rem}}
    @media (min-width:64rem){.tee-screen>.tee-detail>.column{max-inline-size:46rem}}
    @media (max-width:22rem){.tee-detail>.column{padding-inline:1rem}}
    @media (max-width:15rem){.tee-cover{block-size:7rem}.tee-detail>.column{\
    padding-inline:.5rem}.tee-cover-bar{padding:.375rem}}
    """
}
