/// The pitch: black, large, and as much of it as fits.
enum PitchStyles {
  static var css: String { frame + "\n" + clocks + "\n" + keys + "\n" + covers + "\n" + tiny }

  private static let frame = """
    .pitch{background:var(--paper);color:var(--ink);overflow:hidden;container-type:size;\
    padding-block-start:env(safe-area-inset-top)}
    .pitch-body{display:flex;flex-direction:column;flex:1 1 auto;min-block-size:0;\
    position:relative}
    .pitch .button,.pitch-sheet .button,.pitch-sheet .choice{min-block-size:3.75rem;\
    border-radius:1.125rem;font-size:var(--headline)}
    .pitch .button,.pitch .choice{overflow-wrap:break-word}
    .pitch .banner .button{min-block-size:var(--control);font-size:var(--callout)}
    .score{display:flex;gap:.25rem;padding:.25rem .5rem;flex:none}
    .score-tab{display:flex;align-items:center;justify-content:center;gap:.5rem;flex:1 1 0;\
    min-inline-size:0;min-block-size:3.75rem;border-radius:1rem;font-weight:700;\
    text-align:center;background:var(--surface);overflow:hidden;position:relative}
    .score-tab.timer{flex-direction:column;gap:0}
    .score-tab .shirt{position:absolute;inset-inline:0;inset-block-end:0;inline-size:100%;\
    block-size:.25rem;border-radius:0}
    .score-tab[aria-current]{box-shadow:inset 0 0 0 .125rem var(--accent)}
    .score-tab.away{flex-direction:row-reverse}
    .score-name{font-size:var(--headline);overflow:hidden;text-overflow:ellipsis;\
    white-space:nowrap;min-inline-size:0}
    .score-goals{font-size:var(--title1);line-height:1}
    .score-stage,.score-clock{font-size:var(--callout);line-height:1.2;overflow-wrap:anywhere}
    .pitch-main{flex:1 1 auto;min-block-size:0;display:flex;flex-direction:column;\
    overflow-y:auto;padding:.25rem .5rem;touch-action:pan-y}
    .pitch-foot{display:flex;flex-wrap:wrap;gap:.5rem;padding:.25rem .5rem;flex:none;\
    padding-block-end:calc(.25rem + env(safe-area-inset-bottom))}
    .pitch-foot>*{flex:1 1 0;min-inline-size:min-content}
    .pitch .pitch-foot .button{padding-inline:.375rem;gap:.375rem}
    .left-handed .pitch-foot,.left-handed .offer,.left-handed .kick-off-foot,\
    .left-handed .flow-time{flex-direction:row-reverse}
    .left-handed .offer{padding-inline:.5rem 1rem}
    .pitch-banners{display:flex;flex-direction:column;gap:.25rem;padding-inline:.5rem;flex:none}
    .pitch-banners:empty{display:none}
    .pitch-title{font-size:var(--title3);font-weight:700;text-align:center}
    """

  private static let clocks = """
    .clock-pane{flex:1 1 auto;display:flex;flex-direction:column;justify-content:center;gap:.5rem}
    .face{display:flex;flex-direction:column;align-items:center;gap:.25rem;text-align:center}
    .face-main{font-size:min(28cqi,34cqb);line-height:1;font-weight:750;letter-spacing:-.03em}
    .face-main.long{font-size:min(22cqi,30cqb)}
    .face-glance .face-main,.face-countdown .face-main{font-size:min(30cqi,42cqb)}
    .face-second{font-size:min(14cqi,16cqb);line-height:1.1;font-weight:700;color:var(--accent)}
    .face.over .face-second{color:var(--warning)}
    .face-row{display:flex;align-items:baseline;justify-content:center;gap:.75rem;\
    font-size:min(10cqi,11cqb);line-height:1.2;font-weight:650}
    .face-row.open{color:var(--warning)}
    .face-label{font-size:min(var(--headline),6cqi);color:var(--soft)}
    .pitch-chips{display:flex;flex-wrap:wrap;justify-content:center;gap:.375rem}
    .pitch-chips:empty{display:none}
    .pitch-chip{display:inline-flex;align-items:center;gap:.375rem;min-block-size:3rem;\
    padding:.25rem .75rem;border-radius:1.5rem;background:var(--surface);font-weight:650}
    .pitch-chip.stopped{box-shadow:inset 0 0 0 .125rem var(--warning);color:var(--warning)}
    .pitch-chip.due{background:var(--danger);color:var(--paper)}
    .break,.kick-off,.shootout{flex:1 1 auto;display:flex;flex-direction:column;\
    justify-content:safe center;gap:.5rem}
    .break>.button,.break>a.button{inline-size:100%}
    .final{font-size:min(30cqi,28cqb);line-height:1;font-weight:750;text-align:center}
    .break>.soft,.break>.face-second{text-align:center}
    .break-summary{display:flex;flex-wrap:wrap;justify-content:center;gap:.25rem 1.5rem}
    .break-summary p{display:flex;align-items:center;gap:.375rem}
    """

  private static let keys = """
    .pane{flex:1 1 auto;display:flex;flex-direction:column;gap:.5rem}
    .pane-name{font-size:var(--headline);text-align:center;overflow:hidden;\
    text-overflow:ellipsis;white-space:nowrap}
    .pane-name .shirt{display:inline-block;margin-inline-end:.375rem}
    .pane-keys{flex:1 1 auto;display:grid;grid-template-columns:1fr 1fr;grid-auto-rows:1fr;\
    gap:.5rem;min-block-size:min(8.5rem,60cqb)}
    .pane-key,.team-card,.kick-key{display:flex;flex-direction:column;align-items:center;\
    justify-content:center;gap:.25rem;min-block-size:3.75rem;border-radius:1.25rem;\
    background:var(--surface);font-size:var(--title3);line-height:1.2;font-weight:700;\
    text-align:center;padding:.25rem;overflow-wrap:anywhere}
    .pane-key:active,.team-card:active,.kick-key:active,.digit:active,.person-key:active,\
    .score-tab:active{opacity:var(--slightly-faded)}
    .memory{text-align:center;color:var(--soft);font-size:var(--callout);line-height:1.3}
    .memory:empty{display:none}
    .pane-more{display:flex;gap:.375rem;flex-wrap:wrap}
    .pane-more>*{flex:1 1 4.5rem}
    .pane-more .button{padding-inline:.375rem;font-size:var(--callout)}
    .team-cards,.kick-keys{display:grid;grid-template-columns:1fr 1fr;gap:.5rem;\
    flex:0 1 12rem;min-block-size:4rem}
    .team-card[aria-pressed="true"]{box-shadow:inset 0 0 0 .1875rem var(--accent)}
    .kick-off-foot{display:flex;gap:.5rem}
    .kick-off-foot>.prominent{flex:1 1 auto}
    .kicks{padding:.375rem .625rem;border-radius:1rem;background:var(--surface)}
    .kicks.next{box-shadow:inset 0 0 0 .125rem var(--accent)}
    .kicks-name{display:flex;justify-content:space-between;gap:.5rem;font-weight:700}
    .dots{display:flex;flex-wrap:wrap;gap:.25rem;padding:0}
    .dot{inline-size:1.5rem;block-size:1.5rem;display:grid;place-items:center;font-weight:800;\
    border-radius:50%;line-height:1}
    .dot.scored{background:var(--success);color:var(--paper)}
    .dot.missed{background:var(--danger);color:var(--paper)}
    .shootout-state{text-align:center;font-weight:700}
    .kick-key.scored{background:var(--success);color:var(--paper)}
    .kick-key.missed{background:var(--danger);color:var(--paper)}
    .flow{flex:1 1 auto;min-block-size:0;display:flex;flex-direction:column}
    .flow-top{display:flex;align-items:center;gap:.25rem;flex:none;\
    padding-inline:.25rem .75rem}
    .flow-title{flex:1 1 0;min-inline-size:0;display:flex;align-items:center;gap:.375rem;\
    font-size:var(--headline);line-height:1.2;overflow-wrap:anywhere}
    .flow-time{display:flex;align-items:center;justify-content:center;gap:.75rem}
    .flow .flow-time .button{min-block-size:var(--control);font-size:var(--callout)}
    .flow-body{flex:1 1 auto;min-block-size:0;overflow-y:auto;display:flex;\
    flex-direction:column;gap:.5rem;padding:.25rem .5rem;\
    padding-block-end:calc(.5rem + env(safe-area-inset-bottom))}
    .flow-body>*{flex:none}
    .flow-kinds{display:flex;flex-wrap:wrap;gap:.375rem}
    .flow-kinds .choice{flex:1 1 auto;justify-content:center;min-block-size:3rem}
    .flow-hint{text-align:center;color:var(--soft)}
    .flow-warning{display:flex;align-items:center;justify-content:center;gap:.375rem;\
    color:var(--warning);font-weight:650}
    .reasons{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(9rem,100%),1fr));\
    gap:.375rem}
    .reasons .button{font-size:var(--callout);padding:.375rem .5rem}
    .people{display:grid;grid-template-columns:repeat(auto-fill,minmax(4.5rem,1fr));\
    gap:.375rem}
    .person-key{position:relative;display:flex;flex-direction:column;align-items:center;\
    justify-content:center;min-block-size:3.75rem;border-radius:1rem;\
    background:var(--surface);padding:.25rem;text-align:center}
    .person-key.chosen{box-shadow:inset 0 0 0 .1875rem var(--accent)}
    .person-key .card-mark{position:absolute;inset-block-start:.25rem;inset-inline-end:.25rem}
    .person-number{font-size:var(--title2);line-height:1;font-weight:750}
    .person-name{font-size:var(--caption);line-height:1.2;max-inline-size:100%;overflow:hidden;\
    text-overflow:ellipsis;white-space:nowrap}
    .badge{position:absolute;inset-block-start:.25rem;inset-inline-start:.25rem;\
    inline-size:1.375rem;block-size:1.375rem;border-radius:50%;background:var(--accent);\
    color:var(--on-accent);font-size:var(--caption);font-weight:800;display:grid;\
    place-items:center}
    .keypad-place{display:flex;flex-direction:column;gap:.375rem}
    .typed{font-size:var(--title1);line-height:1.1;font-weight:750;text-align:center}
    .keypad{display:grid;grid-template-columns:repeat(3,1fr);gap:.375rem}
    .digit,.keypad .icon-button{min-block-size:clamp(2.75rem,11cqb,4.5rem);block-size:auto;\
    inline-size:100%;border-radius:1rem;background:var(--surface);font-size:var(--title2);\
    font-weight:700;text-align:center}
    .keypad .icon-button.prominent{background:var(--accent)}
    """

  private static let covers = """
    .offer-place{flex:none;padding:.125rem .5rem}
    .offer-place:empty{display:none}
    .offer{display:flex;align-items:center;gap:.5rem;padding:.5rem .5rem .5rem 1rem;\
    border-radius:1.25rem;background:var(--ink);color:var(--paper);font-weight:650;\
    line-height:1.25;animation:rise var(--normal) ease-out}
    .offer .button{background:var(--paper);color:var(--ink);min-block-size:3rem;flex:none}
    .offer .icon-button{color:inherit}
    .offer.kept{flex-wrap:wrap}.kept>.grow{flex:1 1 5rem;min-inline-size:0}
    .offer-state,.offer-advice{font-size:var(--callout);font-weight:400}
    .offer-advice{display:block}
    .ask{flex:none;display:flex;flex-direction:column;gap:.375rem;margin:.125rem .5rem;\
    padding:.5rem;border-radius:1.25rem;box-shadow:inset 0 0 0 .1875rem var(--accent);\
    background:var(--surface)}
    .ask-text{text-align:center;font-weight:700;line-height:1.25;overflow-wrap:anywhere}
    .ask-time{display:block;font-weight:400;color:var(--soft)}
    .ask-keys{display:flex;gap:.5rem}
    .ask-keys>*{flex:1 1 0;min-inline-size:0}
    .pitch .ask .button{min-block-size:3.75rem}
    .wrong-clock{inline-size:100%;padding-inline:.625rem}
    .alert{flex:none;display:flex;align-items:center;gap:.375rem .5rem;margin:.125rem .5rem;\
    padding:.5rem .5rem .5rem .75rem;border-radius:1.25rem;background:var(--surface);\
    box-shadow:inset 0 0 0 .1875rem var(--warning)}
    .alert-text{flex:1 1 0;min-inline-size:0}
    .alert-title{font-size:var(--headline);line-height:1.25}
    .alert-text .soft{font-size:var(--callout);line-height:1.25}
    .alert-keys{display:flex;gap:.375rem;flex:none}
    .alert:has(.alert-keys>:nth-child(2)){flex-direction:column;align-items:stretch}
    .alert-keys:has(>:nth-child(2))>*{flex:1 1 0}
    .pitch-sheet>.alert{grid-column:1/-1;margin:0}
    .alert.flashing .soft{color:inherit}
    .alert.flashing{animation:blink 500ms steps(1) 12}
    @keyframes blink{50%{background:var(--ink);color:var(--paper)}}
    .lock{position:absolute;inset:0;z-index:8;display:flex;align-items:flex-end;\
    justify-content:center;padding:.5rem;\
    padding-block-end:calc(.5rem + env(safe-area-inset-bottom));touch-action:none}
    .lock .hold{background:var(--surface);box-shadow:inset 0 0 0 .125rem var(--ink)}
    .pitch-sheet .hold:active::before{transition-duration:1500ms}
    .dim{position:absolute;inset:0;z-index:9;inline-size:100%}
    .dimmed .pitch-body{opacity:.6}
    .dimmed .score,.dimmed .pitch-foot,.dimmed .pitch-chips{visibility:hidden}
    .dimmed .face-second{opacity:.85}
    .pitch-sheet{display:grid;gap:.5rem;\
    grid-template-columns:repeat(auto-fill,minmax(min(9rem,100%),1fr))}
    .pitch-sheet>.flow-hint,.pitch-sheet>.pitch-title,.pitch-sheet>.minutes,\
    .pitch-sheet>form,.pitch-sheet>.typed,.pitch-sheet>.hold{grid-column:1/-1}
    .pitch-sheet>.hand-over{grid-column:1/-1;padding:.5rem;border-radius:.75rem;background:#fff}
    .minutes{display:grid;grid-template-columns:repeat(auto-fill,minmax(4.25rem,1fr));gap:.375rem}
    .pitch-sheet .minutes .button{padding-inline:.25rem;white-space:nowrap}
    @media (prefers-reduced-motion:reduce){.alert.flashing{animation:none;\
    box-shadow:inset 0 0 0 .5rem var(--warning)}}
    """

  private static let tiny = """
    @media (max-width:15rem),(max-height:18rem){.pitch .button,.score-tab,.pitch-sheet .button,\
    .pitch-sheet .choice{min-block-size:var(--control);border-radius:.75rem;\
    font-size:var(--callout);padding:.125rem .375rem}
    .score{padding:.125rem;gap:.125rem}.score-goals{font-size:var(--title3)}
    .score-name{font-size:var(--callout);flex:none;text-overflow:clip}.score-tab{gap:.125rem}
    .score-stage{font-size:var(--caption)}
    .pitch-main,.pitch-foot,.flow-body{padding:.125rem}
    .score-tab.timer{padding-inline:.125rem}.score-clock{font-size:var(--caption)}
    .score-tab:has(.score-clock) .score-stage{display:none}
    .pitch-foot{gap:.125rem}.pitch-foot .icon{display:none}
    .pitch .pitch-foot .button{font-size:var(--caption);padding-inline:.125rem}
    .clock-pane{gap:.125rem}.face{gap:0}
    .pitch-chip{min-block-size:var(--control);padding:.125rem .5rem;font-size:var(--callout)}
    .clock-pane:has(.pitch-chip) .face-main{font-size:min(24cqi,18cqb)}
    .clock-pane:has(.pitch-chip) .face-second{font-size:min(14cqi,10cqb)}
    .pitch-body:has(.alert,.offer,.banner) .face .face-main{font-size:min(22cqi,16cqb)}
    .pitch-body:has(.alert,.offer,.banner) .face .face-second{font-size:min(14cqi,9cqb)}
    .clock-pane:has(.pitch-chip) .lost,.pitch-body:has(.alert,.offer,.banner) .lost,\
    .pitch-body:has(.alert,.offer:not(.kept)) .pitch-chips,\
    .pitch-body:has(.alert-keys>:nth-child(2)) .face-second{display:none}
    .pane,.pane-keys,.flow-body{gap:.125rem}.pane-name{display:none}
    .pane-key,.team-card,.kick-key{min-block-size:var(--control);font-size:var(--callout);\
    border-radius:.75rem;flex-direction:row}
    .pane-key .card-mark{inline-size:1.125rem;block-size:1.5rem;font-size:var(--caption)}
    .people{grid-template-columns:repeat(auto-fill,minmax(2.875rem,1fr));gap:.125rem}
    .person-key{min-block-size:var(--control);border-radius:.75rem}.person-name{display:none}
    .keypad{gap:.125rem}.typed{font-size:var(--headline)}.pitch-title{font-size:var(--headline)}
    .digit,.keypad .icon-button{font-size:var(--headline);border-radius:.75rem}
    .pitch-body:has(.flow) .score{display:none}
    .flow-title{font-size:var(--callout)}.flow-clock{display:none}
    .flow-kinds .choice{min-block-size:var(--control);padding-inline:.5rem;font-size:var(--callout)}
    .ask{padding:.25rem;gap:.125rem;border-radius:.75rem;font-size:var(--caption)}\
    .ask-time{display:inline}.ask-keys .icon{display:none}
    .pitch-body:has(.ask-keys) .pitch-foot{display:none}
    .alert{padding:.125rem .125rem .125rem .5rem;margin:.125rem;border-radius:.75rem}
    .alert-title{font-size:var(--caption)}.alert-text .soft,.alert-keys .icon{display:none}
    .pitch .alert .button{font-size:var(--caption)}.alert:has(.alert-keys>:nth-child(2)){gap:0}
    .pitch-body:has(.alert) .offer-place{display:none}
    .offer-place{padding:.125rem}
    .offer .grow{max-block-size:3.75em;overflow:hidden}.kept>.grow{flex-basis:3rem}
    .offer{padding:.125rem .125rem .125rem .5rem;font-size:var(--caption);gap:.25rem;\
    border-radius:.75rem}
    .offer .button{min-block-size:var(--control);min-inline-size:var(--control);flex:none}
    .offer .button span{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;\
    clip-path:inset(50%)}
    .offer .grow br,.offer-state{display:none}
    .pitch-banners .banner{padding:.25rem .375rem;font-size:var(--caption)}
    .pitch-banners .banner>.icon{display:none}
    .pitch .banner .actions{display:flex;flex-wrap:nowrap;gap:.125rem}
    .pitch .banner .button{font-size:var(--caption);padding:.125rem;flex:1 1 0}
    .banner>.grow:has(.wrong-clock){display:flex;align-items:center;gap:.25rem;line-height:1.25}
    .banner>.grow>.actions:has(.wrong-clock){margin:0;min-inline-size:var(--control)}
    .wrong-clock{display:none}
    .break,.kick-off,.shootout{gap:.125rem}
    .break>.pitch-title,.break-summary,.break>.soft{display:none}
    .break .face-main,.break .face-main.long,.final{font-size:min(22cqi,18cqb)}
    .team-cards,.kick-keys{flex:0 0 auto;min-block-size:var(--control);gap:.125rem}
    .team-card .icon{display:none}.kicks{padding:.125rem .375rem}
    .team-card-name{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;\
    overflow:hidden}
    .kicks-name{font-size:var(--caption)}.shootout-state{font-size:var(--callout)}
    .dot{inline-size:1.125rem;block-size:1.125rem;font-size:var(--caption)}}
    """
}
