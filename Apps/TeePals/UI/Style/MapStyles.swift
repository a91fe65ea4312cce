import Design

/// The map of the rounds nearby. A pin is as large as a finger needs it whatever the map's size;
/// where the map would be narrower than the pins were merged for, there is the list.
enum MapStyles {
  static let css = """
    .tee-map{display:flex;flex-direction:column;gap:.75rem}
    .tee-map-ground{position:relative;inline-size:min(100%,40rem,max(\(narrowest)rem,75vh))}
    .tee-map-ground>svg{display:block;inline-size:100%;block-size:auto;\
    border-radius:var(--radius);background:var(--surface);box-shadow:0 0 0 1px var(--tee-edge)}
    .tee-map-ring{fill:var(--tee-mist);stroke:var(--tee-gold);stroke-width:2;\
    vector-effect:non-scaling-stroke}
    .tee-map-centre{fill:var(--tee-gold)}
    .tee-map-spot{position:absolute}
    .tee-map-pin{display:grid;place-items:center;inline-size:var(--control);\
    block-size:var(--control);margin:calc(var(--control)/-2) 0 0 calc(var(--control)/-2);\
    border-radius:50%;text-decoration:none}
    .tee-map-dot{display:grid;place-items:center;min-inline-size:1.75rem;block-size:1.75rem;\
    border-radius:.875rem;background:var(--accent);color:var(--on-accent);\
    box-shadow:0 0 0 2px var(--surface);font-size:var(--caption);font-weight:700}
    .tee-map-pin[aria-expanded="true"]>.tee-map-dot{background:var(--ink);color:var(--paper)}
    .tee-map-list{display:none}
    @media (max-width:\(narrowest + 1).9rem){.tee-map,.tee-map-switch{display:none}\
    .tee-map-list{display:block}}
    """

  /// In rem of 16 px.
  private static let narrowest = GroundMap.narrowest / 16
}
