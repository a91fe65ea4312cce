/// Blocks' pictures and tiles.
enum TileStyles {
  static let css = """
    .day-glyph{inline-size:1em;block-size:1em;flex:none;fill:none;stroke:currentColor;\
    stroke-width:1.9;stroke-linecap:round;stroke-linejoin:round;overflow:visible}
    .day-initial{font-size:.82em;font-weight:700;line-height:1}
    .day-tile{--side:2rem;display:inline-grid;place-items:center;flex:none;\
    inline-size:var(--side);block-size:var(--side);border-radius:calc(var(--side)/3);\
    font-size:calc(var(--side)*.56);background:var(--tile);color:var(--tile-ink);\
    forced-color-adjust:none}
    .day-tile.tiny{--side:1.5rem}
    .day-tile.medium{--side:2.75rem}
    .day-tile.large{--side:4rem}
    """
}
