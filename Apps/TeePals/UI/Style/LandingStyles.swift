/// The landing page of a round, which the server makes: it has these rules and no script.
enum LandingStyles {
  static let css = """
    .tee-landing{display:grid;place-items:center;min-block-size:100vh;min-block-size:100dvh;\
    margin:0;padding:1rem;box-sizing:border-box;background:var(--accent);color:var(--ink)}
    .tee-landing-card{box-sizing:border-box;inline-size:100%;max-inline-size:30rem;\
    padding:clamp(1.25rem,6vw,2.5rem);border-radius:1.25rem;background:var(--surface);\
    box-shadow:0 1rem 3rem var(--shadow);overflow-wrap:anywhere}
    .tee-landing-brand{margin:0 0 1rem;color:var(--accent);font-weight:700;\
    letter-spacing:.08em;text-transform:uppercase;font-size:var(--caption)}
    .tee-landing-title{margin:0 0 1.25rem;font-family:"Playfair Display",Georgia,serif;\
    font-size:clamp(1.5rem,7vw,2.125rem);line-height:1.2;font-weight:600;text-wrap:balance}
    .tee-landing-text{margin:0 0 1.5rem;color:var(--soft)}
    .tee-landing-facts{display:grid;gap:.875rem;margin:0 0 1.75rem}
    .tee-landing-facts dt{color:var(--soft);font-size:var(--caption)}
    .tee-landing-facts dd{margin:.125rem 0 0;font-weight:600}
    .tee-landing-button,.tee-landing-link{display:flex;align-items:center;\
    justify-content:center;min-block-size:var(--control);border-radius:var(--radius);\
    text-align:center;text-decoration:none;font-weight:650}
    .tee-landing-button{background:var(--accent);color:var(--on-accent)}
    .tee-landing-link{color:var(--accent)}
    .tee-landing-button:focus-visible,.tee-landing-link:focus-visible{\
    outline:3px solid var(--focus);outline-offset:2px}
    .tee-landing-slogan{margin:1rem 0 0;text-align:center;color:var(--soft);\
    font-style:italic;font-family:"Playfair Display",Georgia,serif}
    """
}
