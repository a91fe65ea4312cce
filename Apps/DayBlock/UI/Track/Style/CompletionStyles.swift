/// What is seen as a run is finished (specification §8.3).
enum CompletionStyles {
  static let css = """
    .day-complete{position:fixed;inset:0;z-index:15;display:grid;place-items:center;\
    overflow:hidden;color:var(--c-text);transition:opacity .5s ease-out}
    .day-complete.leaves{opacity:0;pointer-events:none}
    .day-complete-disc{position:absolute;inset:50% auto auto 50%;inline-size:100vmax;\
    block-size:100vmax;margin:-50vmax 0 0 -50vmax;border-radius:50%;background:var(--c);\
    transform:scale(2);animation:day-cover-all 2.5s linear(0,.009 1.5%,.07 4.5%,.37 12%,.76 21%,\
    .95 27%,1.07 33%,1.115 38%,1.1 43%,1.02 55%,.985 64%,.99 74%,1.002 88%,1);\
    forced-color-adjust:none}
    @keyframes day-cover-all{from{transform:scale(0)}}
    .day-complete-text{position:relative;display:flex;flex-direction:column;align-items:center;\
    gap:.75rem;padding:1.5rem;text-align:center;animation:day-appear .5s .8s ease-out backwards}
    .day-complete-tick{inline-size:3.5rem;block-size:3.5rem;fill:none;stroke:currentColor;\
    stroke-width:3;stroke-linecap:round;stroke-linejoin:round;\
    animation:day-tick .6s 1.3s var(--day-spring)}
    .day-complete-tick .tick{stroke-dasharray:32;animation:day-draw .5s .9s ease-out backwards}
    @keyframes day-draw{from{stroke-dashoffset:32}}
    @keyframes day-tick{35%{transform:scale(1.25) rotate(-4deg)}}
    .day-complete-title{font-size:1.375rem;line-height:1.3;font-weight:700;text-wrap:balance}
    .day-complete-amount{font-size:1.75rem;line-height:1.2;\
    animation:day-appear .5s 1.1s ease-out backwards}
    .day-complete-skip{position:absolute;inset:0;inline-size:100%;block-size:100%}
    .day-complete-skip:focus-visible{outline-offset:-.5rem}
    @media (max-height:15rem){.day-complete-text{gap:.375rem;padding:.75rem}}
    @media (prefers-reduced-motion:reduce){.day-complete{animation:day-appear 200ms ease-out}\
    .day-complete-disc,.day-complete-text,.day-complete-tick,.day-complete-tick .tick,\
    .day-complete-amount{animation:none}}
    """
}
