import Calendar
import View

/// What a screen that loads has to show.
public enum Loadable<Content> {
  case loading
  /// What happened, in words.
  case failed(String)
  case ready(Content)
}

extension Loadable: Sendable where Content: Sendable {}
extension Loadable: Equatable where Content: Equatable {}

/// The four states of every screen that loads: loading, empty, error, content.
///
/// `empty` is what to show instead of content when there is none yet; `retry` is offered with an
/// error. Content of what the server sends by itself comes with `sync`: while it is not known
/// whether there is more, that is told instead of `empty`, with `resync` to ask the server again
/// and with what can be done `meanwhile`.
public func asyncContent<Content, Action>(
  _ content: Loadable<Content>, _ language: Language, retry: Action?,
  sync: SyncSummary = SyncSummary(), resync: Action? = nil, meanwhile: [Node<Action>] = [],
  isEmpty: (Content) -> Bool, empty: () -> Node<Action>, view: (Content) -> Node<Action>
) -> Node<Action> {
  switch content {
  case .loading: return skeleton(language)
  case .failed(let text):
    return emptyState(icon: .warning, title: KitText.somethingWrong.text(in: language), text: text)
    {
      if let retry {
        button(KitText.retry.text(in: language), .filled, icon: .refresh, action: retry)
      }
    }
  case .ready(let content):
    guard isEmpty(content) else { return view(content) }
    return whenKnown(sync, language, retry: resync, meanwhile: meanwhile, empty: empty)
  }
}

/// The outline of a list that is on its way.
public func skeleton<Action>(_ language: Language, rows: Int = 6) -> Node<Action> {
  element("div", .class("column"), .attribute("role", "status"), .aria("busy", "true")) {
    element("span", .class("quiet-label")) { KitText.loading.text(in: language) }
    for _ in 0..<rows { element("div", .class("skeleton"), .aria("hidden", "true")) }
  }
}

/// A place with nothing in it: what it is for, and what to do next.
public func emptyState<Action>(
  icon: Icon, title: String, text: String? = nil,
  @NodeBuilder<Action> actions: () -> [Node<Action>] = { [] }
) -> Node<Action> {
  let buttons = actions()
  return element("div", .class("empty")) {
    element("div", .class("picture")) { icon.node(.huge) }
    element("h2", .class("title3")) { title }
    if let text { element("p", .class("soft")) { text } }
    if !buttons.isEmpty { element("div", .class("actions")) { buttons } }
  }
}
