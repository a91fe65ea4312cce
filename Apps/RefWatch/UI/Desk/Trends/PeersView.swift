import Calendar
import Core
import Design
import RefWatchDomain
import View

/// The person's values among those of others.
enum PeersView {
  /// Nothing where there is no server.
  static func view(_ state: State) -> Piece {
    if !state.sync.hasServer { return .empty }
    let words = state.words
    return section(id: "trends-peers", words(PeersText.title)) {
      element("div", .class("stack wide-gap"), .key("peers-content")) {
        switch state.desk.trends.peers.content {
        case .closed: paragraph(words(PeersText.hint), "hint")
        case .failed(let reason):
          if !state.desk.trends.peers.isLoading {
            fault(words(reason == .offline ? PeersText.offline : .failed), id: "peers-fault")
          }
        case .ready(let report): content(state, report)
        }
      }
      press(state)
    }
  }

  /// One and the same button for whatever can be done: who pressed it keeps the focus.
  private static func press(_ state: State) -> Piece {
    switch state.desk.trends.peers.content {
    case .closed: press(state, .open, "peers-open", .opened)
    case .failed: press(state, .again, "peers-again", .opened)
    case .ready(let report):
      if !report.isOffered {
        .empty
      } else if report.shares {
        press(state, .leave, "peers-leave", .shared(false))
      } else {
        press(state, .join, "peers-join", .shared(true), .prominent)
      }
    }
  }

  private static func press(
    _ state: State, _ title: PeersText, _ id: String, _ action: PeersAction,
    _ look: ButtonLook = .filled
  ) -> Piece {
    let isLoading = state.desk.trends.peers.isLoading
    return button(
      state.words(isLoading ? .loading : title), look,
      traits: isLoading ? [.wide, .loading] : .wide,
      attributes: [.id(id), .key("peers-press")], action: act(action))
  }

  private static func act(_ action: PeersAction) -> RefWatchFeature.ViewAction {
    .desk(.trends(.peers(action)))
  }

  private static func content(_ state: State, _ report: PeerReport) -> Piece {
    let words = state.words
    if !report.isOffered { return paragraph(words(PeersText.notOffered), "soft") }
    if !report.shares {
      return stack {
        paragraph(words(PeersText.whatIsShared))
        paragraph(words(PeersText.whatIsSeen), "hint")
      }
    }
    return stack("wide-gap") {
      if report.lines.isEmpty {
        element("p", .class("soft"), .attribute("role", "status")) {
          words(report.day == nil ? PeersText.tomorrow : .tooFew)
        }
      }
      for (index, line) in report.lines.enumerated() { chart(words, line, index) }
      if let day = report.day, !report.lines.isEmpty {
        paragraph(words(PeersText.asOf, text: words.formats.date(day, .medium)), "hint")
      }
      paragraph(words(PeersText.whatIsSeen), "hint")
    }
  }

  /// Where the middle half of the others lies, their median, and a mark at the person's own value.
  private static func chart(_ words: Words, _ line: PeerReport.Line, _ index: Int) -> Piece {
    let pool = line.pool
    let range = pool.measure.range
    func share(_ value: Int) -> Double {
      Double(value - range.lowerBound) / Double(range.upperBound - range.lowerBound)
    }
    func text(_ value: Int) -> String { words.peer(value, pool.measure) }
    let title =
      words(pool.measure.word) + (line.competition.isEmpty ? "" : " · " + line.competition)
    let own = line.own.map { own in text(own.value) } ?? words(PeersText.ownUnknown)
    let half = text(pool.low) + " – " + text(pool.high)
    return element("div", .class("stack"), .key("peer-" + index.description)) {
      element("h3", .class("callout strong")) { title }
      paragraph(
        words(PeersText.ownValue, text: own)
          + (line.own.map { own in " · n = " + own.n.description } ?? ""))
      intervalBar(
        ChartFrame(
          id: "peers-" + index.description, title: title,
          summary: words(PeersText.summary, name: text(pool.middle), text: half),
          headings: [words(TrendsText.share), words(TrendsText.value)],
          language: words.language),
        value: share(pool.middle), low: share(pool.low), high: share(pool.high),
        mark: line.own.map { own in share(own.value) },
        ends: [text(range.lowerBound), text(range.upperBound)],
        rows: [
          [words(PeersText.median), text(pool.middle)], [words(PeersText.half), half],
          [words(PeersText.own), own],
        ])
      paragraph(words(PeersText.people, count: pool.people), "hint")
    }
  }
}

extension PeerMeasure {
  fileprivate var word: PeersText {
    switch self {
    case .cards: .cards
    case .added: .added
    case .home: .home
    }
  }
}

extension Words {
  fileprivate func peer(_ value: Int, _ measure: PeerMeasure) -> String {
    switch measure {
    case .cards: formats.decimal(value, fractionDigits: 2)
    case .added: average(Int64(value) * 1_000, of: 1, isSigned: true)
    case .home: formats.percent((value + 5) / 10)
    }
  }
}
