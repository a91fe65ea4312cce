import Core
import TeePalsDomain
import View
import Wire

// What the server says to moderators.
extension TeePalsFeature.State {
  mutating func answeredModeration(_ answer: ModerationAnswer) -> Effects {
    switch answer {
    case .searchDue(let text):
      guard sameBytes(text, trimmed(moderation.log.text)) else { return [] }
      return askModeration(.log(text, before: nil))
    case .proof(let answer): return answeredProof(answer)
    case .answered(let ask, let answer):
      if let way = AwaitedProof.way(in: answer) { return awaitProof(ask, way) }
      return receive(ask, answer)
    }
  }

  private mutating func receive(_ ask: ModerationAsk, _ answer: HostAnswer) -> Effects {
    if case .http(200...299, _) = answer { moderation.isKnown = true }
    switch ask {
    case .queue(let filter, let cursor):
      if AnswerProblem(answer) == .notFound { return leaveModeration() }
      if filter == moderation.filter { takeQueue(answer, after: cursor) }
    case .file(let id):
      guard id == moderation.id else { return [] }
      if let file = answer.read({ cursor throws(WireError) in try CaseFile(cursor) }) {
        moderation.file = .ready(file)
      } else if moderation.file.content == nil || AnswerProblem(answer) == .notFound {
        moderation.file = .failed(AnswerProblem(answer) ?? .failed)
      }
    case .log(let text, let last):
      if AnswerProblem(answer) == .notFound { return leaveModeration() }
      if sameBytes(text, trimmed(moderation.log.text)) { takeLog(answer, before: last) }
    case .figures:
      if AnswerProblem(answer) == .notFound { return leaveModeration() }
      let figures = answer.read { cursor throws(WireError) in try ModerationFigures(cursor) }
      if let figures {
        moderation.figures = .ready(figures)
      } else if moderation.figures.content == nil {
        moderation.figures = .failed(AnswerProblem(answer) ?? .failed)
      }
    case .decision(let id): return receiveDecision(id, answer)
    }
    return []
  }

  private mutating func takeQueue(_ answer: HostAnswer, after cursor: String) {
    moderation.isLoadingMore = false
    guard let page = answer.read({ cursor throws(WireError) in try CasePage(cursor) }) else {
      // What came stays.
      if moderation.queue.content == nil {
        moderation.queue = .failed(AnswerProblem(answer) ?? .failed)
      }
      return
    }
    let before = cursor.isEmpty ? [] : moderation.queue.content?.cases ?? []
    let new = page.cases.filter { one in
      !before.contains { known in known.found.id == one.found.id }
    }
    moderation.queue = .ready(CasePage(cases: before + new, next: page.next))
  }

  private mutating func takeLog(_ answer: HostAnswer, before last: Int64?) {
    moderation.log.isLoadingMore = false
    guard let page = answer.read({ cursor throws(WireError) in try LogPage(cursor) }) else {
      if moderation.log.page.content == nil {
        moderation.log.page = .failed(AnswerProblem(answer) ?? .failed)
      }
      return
    }
    let before = last == nil ? [] : moderation.log.page.content?.entries ?? []
    moderation.log.page = .ready(LogPage(entries: before + page.entries, next: page.next))
  }

  /// To whoever does not moderate nothing is here: they are where an address leads that is none.
  mutating func leaveModeration() -> Effects {
    moderation = ModerationState()
    guard screen.isOfModeration else { return [] }
    trail = []
    return [.tell(.replaceAddress)] + go(.home)
  }
}
