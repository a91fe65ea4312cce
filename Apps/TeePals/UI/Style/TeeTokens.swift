/// What TeePals' look has besides the tokens that every app has (specification §18).
enum TeeTokens {
  static let css = """
    :root[data-app="golf"]{--tee-serif:"Playfair Display",Georgia,"Noto Serif KR",\
    "Apple SD Gothic Neo",serif;--radius-small:12px;--radius:16px;--tee-radius-large:24px;\
    \(light)}
    @media (prefers-color-scheme:dark){:root[data-app="golf"]:not([data-theme="light"]){\(dark)}}
    :root[data-app="golf"][data-theme="dark"]{\(dark)}
    @media (prefers-contrast:more){:root:root[data-app="golf"]{--tee-edge:var(--ink)}}
    """

  private static let light = """
    --tee-gold:#745316;--tee-gold-fill:#d9a64d;--tee-maroon:#994033;--tee-on-maroon:#fff;\
    --tee-edge:#e3e7e5;--tee-mist:#f1f6f3;--tee-open:#e8f5e9;--tee-forest:#0b3d2e;\
    --tee-forest-deep:#082b20;--tee-emerald:#155e49;\
    --tee-gradient:linear-gradient(160deg,#155e49,#0b3d2e 55%,#082b20);\
    --tee-photo-shade:linear-gradient(to bottom,rgb(11 61 46/0%),rgb(11 61 46/30%) 50%,\
    rgb(11 61 46/85%));\
    --tee-card-shadow:0 4px 20px -2px rgb(11 61 46/8%);\
    --tee-button-shadow:0 4px 12px rgb(0 0 0/15%)
    """

  private static let dark = """
    --tee-gold:#e0b568;--tee-gold-fill:#d9a64d;--tee-maroon:#f0a093;--tee-on-maroon:#2a0d08;\
    --tee-edge:#26302b;--tee-mist:#18231e;--tee-open:#17301f;--tee-forest:#0b3d2e;\
    --tee-forest-deep:#082b20;--tee-emerald:#155e49;\
    --tee-gradient:linear-gradient(160deg,#14533f,#0b3d2e 55%,#06211a);\
    --tee-photo-shade:linear-gradient(to bottom,rgb(4 20 14/0%),rgb(4 20 14/35%) 50%,\
    rgb(4 20 14/88%));\
    --tee-card-shadow:0 4px 20px -2px rgb(0 0 0/40%);\
    --tee-button-shadow:0 4px 12px rgb(0 0 0/40%)
    """
}
