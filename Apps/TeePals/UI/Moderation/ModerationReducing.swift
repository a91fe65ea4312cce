import Core
import TeePalsDomain
import View
import Wire

// What happens when a moderator comes or does something.
extension TeePalsFeature.State {
  mutating func enterModeration(_ place: TeePalsRoute) -> Effects {
    switch place {
    case .moderationCase(let id):
      // The queue is beside it where there is room, and tells whether they moderate at all.
      var effects: Effects = []
      if moderation.queue.content == nil { effects += askQueue() }
      return effects + openCase(id)
    case .moderation(.log):
      if case .failed = moderation.log.page { moderation.log.page = .loading }
      return askModeration(.log(trimmed(moderation.log.text), before: nil))
    case .moderation(.figures):
      if case .failed = moderation.figures { moderation.figures = .loading }
      return askModeration(.figures)
    case .moderation(.queue): return askQueue()
    default: return []
    }
  }

  private mutating func askQueue() -> Effects {
    if case .failed = moderation.queue { moderation.queue = .loading }
    return askModeration(.queue(moderation.filter, after: ""))
  }

  private mutating func openCase(_ id: ModerationCaseID) -> Effects {
    if moderation.id != id {
      moderation.id = id
      moderation.file = .loading
    } else if case .failed = moderation.file {
      moderation.file = .loading
    }
    return askModeration(.file(id))
  }

  mutating func reduceModeration(_ action: ModerationAction) -> Effects {
    switch action {
    case .retried: return enterModeration(screen)
    case .filtered(let filter):
      guard filter != moderation.filter else { return [] }
      moderation.filter = filter
      moderation.queue = .loading
      moderation.isLoadingMore = false
      return askModeration(.queue(filter, after: ""))
    case .moreWanted:
      guard let next = moderation.queue.content?.next, !moderation.isLoadingMore else { return [] }
      moderation.isLoadingMore = true
      return askModeration(.queue(moderation.filter, after: next))
    case .form(let action): return reduceDecision(action)
    case .log(let action): return reduceLog(action)
    case .proof(let action): return reduceProof(action)
    }
  }

  private mutating func reduceLog(_ action: LogAction) -> Effects {
    switch action {
    case .focused: moderation.log.isActive = true
    case .typed(let text):
      moderation.log.text = Typed.cut(text, to: LogSearch.limit)
      return searchLog()
    case .closed:
      moderation.log.text = ""
      moderation.log.isActive = false
      return searchLog()
    case .moreWanted:
      guard let next = moderation.log.page.content?.next, !moderation.log.isLoadingMore else {
        return []
      }
      moderation.log.isLoadingMore = true
      return askModeration(.log(trimmed(moderation.log.text), before: next))
    }
    return []
  }

  /// Asks once the letters have stood for a moment.
  private mutating func searchLog() -> Effects {
    let text = trimmed(moderation.log.text)
    moderation.log.page = .loading
    moderation.log.isLoadingMore = false
    return [
      .ask(
        .timer(key: "golf.moderation", milliseconds: 250),
        answer: { _ in .inner(.moderation(.searchDue(text))) })
    ]
  }

  /// Asks the server for what a screen shows.
  func askModeration(_ ask: ModerationAsk) -> Effects {
    func get(_ path: String) -> Effects {
      self.ask(get: path) { answer in .moderation(.answered(ask, answer)) }
    }
    switch ask {
    case .queue(let filter, let cursor):
      guard !cursor.isEmpty else { return get(filter.path) }
      let mark = filter == .waiting ? "?" : "&"
      return get(filter.path + mark + "cursor=" + percentEncoded(cursor))
    case .file(let id): return get(ModerationState.path + "cases/" + id.description)
    case .log(let text, let last):
      var path = ModerationState.path + "log?q=" + percentEncoded(text)
      if let last { path += "&before=" + String(last) }
      return get(path)
    case .figures: return get(ModerationState.path + "health")
    case .decision(let id):
      guard let form = moderation.form, let file = moderation.file.content, file.found.id == id,
        let body = form.body(about: file)
      else { return [] }
      let path = ModerationState.path + "cases/" + id.description + "/" + form.subject.path
      return self.ask(post: path, body) { answer in .moderation(.answered(ask, answer)) }
    }
  }
}
