import Coding
import Core
import TeePalsDomain
import Wire

/// A round that the server found.
struct FoundRound: Hashable {
  let round: Round
  /// From where was looked; `nil` where from nowhere.
  let metres: Int?
}

extension FoundRound: WireCodable {
  init(_ cursor: WireCursor) throws(WireError) {
    round = try Round(
      id: try cursor.required("id").id(), try cursor.required("round"))
    metres = try cursor.optional("distance")?.metres()
  }

  var json: JSON {
    .object([
      "id": .id(round.id), "round": round.body, "distance": metres.map { metres in .int(metres) },
    ])
  }
}

extension WireCursor {
  /// A distance on the earth, in whole metres.
  fileprivate func metres() throws(WireError) -> Int {
    let metres = try double()
    guard metres >= 0, metres < 50_000_000 else { throw error(.expected("a distance")) }
    return Int(metres)
  }
}

/// One page of what the server found.
struct FoundPage: Hashable {
  var rounds: [FoundRound]
  /// Where the next page begins; `nil` at the end.
  var next: String?
  /// The server stopped looking before it had seen everything.
  var isTruncated: Bool
  /// More was found than is remembered here.
  var isCut = false
  /// How it looked, for those who asked: a name and a number each.
  var explanation: [SearchFigure] = []
}

/// One figure of how a search went (specification §11.5).
struct SearchFigure: Hashable {
  let kind: Kind
  let value: Int

  enum Kind: String, Hashable, CaseIterable {
    case precision, ranges, candidates, afterDistance, returned, micros
  }
}

extension FoundPage: WireCodable {
  init(_ cursor: WireCursor) throws(WireError) {
    rounds = try cursor.required("rounds").decodeArray()
    next = try cursor.optional("next")?.string(limit: 2_000)
    isTruncated = try cursor.flag("isTruncated")
    isCut = try cursor.flag("isCut")
    guard let figures = try cursor.optional("explain") else { return }
    for kind in SearchFigure.Kind.allCases {
      guard let value = try figures.optional(kind.rawValue) else { continue }
      explanation.append(SearchFigure(kind: kind, value: Int(clamping: try value.count())))
    }
  }

  var json: JSON {
    .object([
      "rounds": .array(of: rounds), "next": next.map { next in .string(next) },
      "isTruncated": .flag(isTruncated), "isCut": .flag(isCut),
    ])
  }

  /// Whether there are no more rounds than these.
  var isAll: Bool { next == nil && !isTruncated && !isCut }

  static func read(_ answer: HostAnswer) -> FoundPage? {
    answer.read { cursor throws(WireError) in try FoundPage(cursor) }
  }
}

extension WireCursor {
  /// A number of things or of milliseconds, rounded down.
  fileprivate func count() throws(WireError) -> Int64 {
    let value = try double()
    guard value >= 0, value < 9e15 else { throw error(.expected("a count")) }
    return Int64(value)
  }
}

/// What was found last, as the browser remembers it: shown while there is nothing newer.
@Wire struct KeptPage: Hashable {
  let at: Instant
  var page: FoundPage

  /// Rounds that are remembered at most.
  static let most = 60
}

extension KeptPage {
  init?(remembered text: String?) {
    guard let text else { return nil }
    do throws(WireError) { self = try KeptPage(WireCursor(try JSON.parse(text))) } catch {
      return nil
    }
  }

  /// As it is remembered: the first rounds, and no next page, whose cursor goes stale.
  var text: String {
    var kept = self
    kept.page.isCut = !page.isAll || page.rounds.count > KeptPage.most
    kept.page.rounds = Array(page.rounds.prefix(KeptPage.most))
    kept.page.next = nil
    return kept.json.text
  }
}
