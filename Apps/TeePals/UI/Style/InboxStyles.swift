/// The list of notifications.
enum InboxStyles {
  static let css = """
    @media (max-width:34rem){.button.tee-inbox-wide{display:none}}
    .tee-inbox-groups{display:flex;flex-direction:column;gap:var(--sm)}
    .tee-inbox-group{padding:.25rem .25rem .625rem;font-size:var(--caption);font-weight:700;\
    letter-spacing:.12em;text-transform:uppercase;color:var(--soft)}
    .tee-inbox-list{display:flex;flex-direction:column}
    .tee-inbox-slot{border-radius:1rem}
    .tee-inbox-slot>.row{border-radius:1rem;background:var(--surface);\
    box-shadow:inset 0 0 0 1px var(--line)}
    .tee-inbox-slot>.row.tee-inbox-unread{\
    background:color-mix(in srgb,var(--accent) 8%,var(--surface));\
    box-shadow:inset 0 0 0 1px var(--line),inset .25rem 0 0 var(--accent)}
    [dir="rtl"] .tee-inbox-slot>.row.tee-inbox-unread{\
    box-shadow:inset 0 0 0 1px var(--line),inset -.25rem 0 0 var(--accent)}
    .row-main.tee-inbox-main{align-items:flex-start;padding-block:.75rem}
    .tee-inbox-glyph{display:grid;place-items:center;flex:none;inline-size:2.5rem;\
    block-size:2.5rem;border-radius:50%;background:var(--accent);color:var(--on-accent)}
    .tee-inbox-glyph .icon{inline-size:1.25rem;block-size:1.25rem}
    .tee-inbox-text{display:flex;flex-direction:column;gap:.125rem;min-inline-size:0;\
    flex:1 1 auto}
    .tee-inbox-head{display:flex;flex-wrap:wrap;align-items:center;gap:.125rem .5rem;\
    font-size:var(--caption);color:var(--soft)}
    .tee-inbox-category{font-weight:700;letter-spacing:.08em;text-transform:uppercase}
    .tee-inbox-dot{inline-size:.5rem;block-size:.5rem;border-radius:50%;background:var(--accent)}
    .tee-inbox-name{font-weight:600;line-height:1.35}
    .tee-inbox-unread .tee-inbox-name,.tee-inbox-unread .tee-inbox-body{font-weight:700}
    .tee-inbox-body{font-size:var(--callout);line-height:1.4}
    .row:not(.tee-inbox-unread) .tee-inbox-body{color:var(--soft)}
    @media (max-width:15rem){
    .row-main.tee-inbox-main{padding-inline-start:.625rem}
    .tee-inbox-main>.avatar,.tee-inbox-glyph{display:none}}
    """
}
