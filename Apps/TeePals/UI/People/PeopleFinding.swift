import Core
import TeePalsDomain
import View
import Wire

/// Golfers being looked for by their names.
struct PeopleFinding {
  var text = ""
  var isActive = false
  /// `nil` while too little has been typed.
  var golfers: Asked<[GolferLine]>?
  /// Where the next page begins.
  var next: String?
  var isLoadingMore = false

  static func path(_ text: String, after cursor: String) -> String {
    let path = "/api/golf/golfers?q=" + percentEncoded(text)
    return cursor.isEmpty ? path : path + "&cursor=" + percentEncoded(cursor)
  }
}

/// A page of golfers as the server tells it.
struct GolferLines {
  var golfers: [GolferLine]
  var next: String?

  static func read(_ answer: HostAnswer) -> GolferLines? {
    answer.read { cursor throws(WireError) in
      GolferLines(
        golfers: try cursor.required("golfers").decodeArray(GolferLine.self),
        next: try cursor.optional("next")?.string(limit: 400))
    }
  }

  /// Them after those that are known already.
  func after(_ before: [GolferLine]) -> [GolferLine] {
    before
      + golfers.filter { line in
        !before.contains { known in known.card.user == line.card.user }
      }
  }
}

extension TeePalsFeature.State {
  mutating func reduceFinding(_ action: FindingAction) -> Effects {
    switch action {
    case .focused: profile.finding.isActive = true
    case .typed(let text):
      profile.finding.text = Typed.cut(text, to: GolfLimits.nameQuery)
      return findPeople()
    case .closed: profile.finding = PeopleFinding()
    case .moreWanted:
      guard let next = profile.finding.next, !profile.finding.isLoadingMore else { return [] }
      profile.finding.isLoadingMore = true
      return askForPeople(trimmed(profile.finding.text), after: next)
    case .retried:
      profile.finding.golfers = .loading
      return askForPeople(trimmed(profile.finding.text), after: "")
    }
    return []
  }

  /// Asks once the letters have stood for a moment.
  private mutating func findPeople() -> Effects {
    let text = trimmed(profile.finding.text)
    profile.finding.next = nil
    profile.finding.isLoadingMore = false
    guard NameQuery(text).isEnough else {
      profile.finding.golfers = nil
      return []
    }
    profile.finding.golfers = .loading
    return [
      .ask(
        .timer(key: "golf.people", milliseconds: 250),
        answer: { _ in .inner(.profile(.findingDue(text))) })
    ]
  }

  /// Others typed on: their letters come with a timer of their own.
  func findingDue(_ text: String) -> Effects {
    guard sameBytes(text, trimmed(profile.finding.text)) else { return [] }
    return askForPeople(text, after: "")
  }

  private func askForPeople(_ text: String, after cursor: String) -> Effects {
    ask(get: PeopleFinding.path(text, after: cursor)) { answer in
      .profile(.foundPeople(text, next: cursor, answer))
    }
  }

  mutating func receiveFoundPeople(
    _ text: String, after cursor: String, _ answer: HostAnswer
  ) {
    guard sameBytes(text, trimmed(profile.finding.text)) else { return }
    profile.finding.isLoadingMore = false
    guard let page = GolferLines.read(answer) else {
      // A page that came stays.
      if cursor.isEmpty { profile.finding.golfers = .failed(AnswerProblem(answer) ?? .failed) }
      return
    }
    let before = cursor.isEmpty ? [] : profile.finding.golfers?.content ?? []
    profile.finding.golfers = .ready(page.after(before))
    profile.finding.next = page.next
  }
}
