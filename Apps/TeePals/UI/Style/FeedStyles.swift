/// Posts: the feed, a post with what is said there, the sheet on which one is written.
enum FeedStyles {
  static let css = list + "\n" + comments

  private static let list = """
    .tee-feed-choice{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1rem;\
    justify-content:space-between}
    .tee-news{position:absolute;z-index:5;inset-inline:0;inset-block-start:4.5rem;\
    display:grid;justify-items:center;pointer-events:none}
    .tee-news>.button{pointer-events:auto}
    .tee-posts,.tee-comments{display:flex;flex-direction:column;gap:.75rem;min-inline-size:0}
    .tee-post{display:flex;flex-direction:column;gap:.75rem}
    .tee-post .headline>a{color:inherit;text-decoration:none}
    .tee-post .headline>a:hover{text-decoration:underline}
    .tee-post-head{display:flex;align-items:center;gap:.5rem;min-inline-size:0}
    .tee-post-author{display:flex;flex:1 1 auto;align-items:center;gap:.625rem;\
    min-inline-size:0;min-block-size:var(--control);color:inherit;text-decoration:none}
    .tee-post-name{display:flex;flex-direction:column;min-inline-size:0}
    .tee-post-who{display:flex;flex-wrap:wrap;align-items:center;gap:.125rem .5rem;\
    min-inline-size:0}
    .tee-post-folded{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;\
    overflow:hidden}
    .tee-post-round{border-radius:var(--radius-small);background:var(--tee-mist);\
    color:inherit;text-decoration:none;padding-inline:.75rem}
    .tee-post-round>.grow{display:flex;flex-direction:column}
    .tee-post-foot{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem .75rem}
    .tee-like{display:inline-flex;align-items:center;justify-content:center;gap:.375rem;\
    min-inline-size:var(--control);min-block-size:var(--control);padding-inline:.5rem;\
    border-radius:9999px;color:inherit;text-decoration:none;font-weight:600}
    .tee-like[disabled]{opacity:var(--slightly-faded)}
    .tee-like[aria-pressed="true"]{color:var(--tee-maroon)}
    .tee-like[aria-pressed="true"]>.icon>path{fill:currentColor}
    .tee-like .solid{fill:none;stroke:currentColor}
    .tee-photos{display:grid;gap:.25rem;grid-template-columns:1fr 1fr;overflow:hidden;\
    border-radius:var(--radius-small)}
    .tee-photos.of-1{grid-template-columns:1fr}
    .tee-photo{block-size:10rem;background:var(--fill);overflow:hidden}
    .of-1>.tee-photo{block-size:auto;aspect-ratio:8/5;max-block-size:min(28rem,70vh)}
    .of-4>.tee-photo{block-size:6.25rem}
    .tee-photos.of-3{grid-template-columns:2fr 1.5fr 1.5fr}
    .tee-photo>img{display:block;inline-size:100%;block-size:100%;object-fit:cover}
    .tee-photo:focus-visible{outline-offset:-.1875rem}
    .tee-post-skeleton{min-block-size:10rem}
    .tee-feed-end{display:flex;flex-direction:column;align-items:center;gap:.75rem;\
    padding-block:1rem;text-align:center}
    .tee-refusal{display:flex;align-items:flex-start;gap:.5rem;padding:.5rem .75rem;\
    border-radius:var(--radius-small);background:var(--fill)}
    .tee-post-attached{display:flex;flex-wrap:wrap;gap:.5rem}
    .tee-post-attached>li{display:flex;align-items:center;padding:.25rem;\
    border-radius:1rem;background:var(--fill)}
    """

  private static let comments = """
    .tee-comments>li,.tee-replies>li{min-inline-size:0}
    .tee-comment{display:flex;flex-direction:column;gap:.25rem;padding:.5rem .75rem;\
    border-radius:var(--radius-small)}
    .tee-comment.tinted{background:color-mix(in srgb,var(--accent) 8%,var(--surface));\
    box-shadow:inset 0 0 0 1px var(--accent)}
    .tee-comment:focus-visible{outline-offset:-.1875rem}
    .tee-replies{display:flex;flex-direction:column;gap:.25rem;padding-inline-start:1rem;\
    margin-inline-start:.75rem;border-inline-start:2px solid var(--tee-edge)}
    .tee-reply-strip{display:flex;align-items:center;gap:.5rem;padding-inline-start:.75rem;\
    border-radius:var(--radius-small);background:var(--fill);font-size:var(--callout)}
    @media (max-width:15rem){.tee-replies{padding-inline-start:.25rem;margin-inline-start:.25rem}\
    .tee-comment{padding-inline:.25rem}}
    @media (max-height:16rem){.tee-post-page:has(.tee-chat-field:focus)>.top-bar{display:none}}
    """
}
