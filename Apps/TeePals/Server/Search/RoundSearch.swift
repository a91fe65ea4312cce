import Core
import TeePalsDomain

/// A question for rounds nearby (specification §11.1).
struct RoundSearch: Hashable, Sendable {
  /// Around where; `nil` only for ``Reach/anywhere``.
  var centre: GlobePoint?
  var reach = Reach.miles(25)
  var window: SearchWindow
  var sort = Sort.date
  var host = Host.everyone
  var traits = RoundTraits()
  /// How many rounds a page has.
  var limit = RoundSearch.usualPage
  var cursor: SearchCursor?
  var explains = false

  static let mostMiles = 100
  static let usualPage = 30
  static let mostOnPage = 50
  /// Rounds that are looked at besides what the index knows of them.
  static let mostCandidates = 2_000
  static let metresPerMile = 1_609.344

  enum Reach: Hashable, Sendable {
    case miles(Int)
    case anywhere

    var metres: Double? {
      if case .miles(let miles) = self { Double(miles) * RoundSearch.metresPerMile } else { nil }
    }
  }

  enum Sort: String, Hashable, Sendable, CaseIterable {
    case date, distance, newest
  }

  enum Host: String, Hashable, Sendable, CaseIterable {
    case everyone, following
  }

  /// What a cursor is good for: the same question, however many rounds a page has.
  var filter: SearchFilterID {
    let place = centre.map { point in "\(point.latitude),\(point.longitude)" } ?? ""
    let days = "\(window.from?.milliseconds ?? -1)…\(window.to?.milliseconds ?? -1)"
    let traits = RoundTrait.allCases.map { trait in self.traits.word(trait) ?? "-" }
      .joined(separator: " ")
    return SearchFilterID(
      of: .text("\(place) \(reach) \(days) \(sort.rawValue) \(host.rawValue) \(traits)"))
  }
}

/// The tag of a search's filters.
enum SearchFilter {}
typealias SearchFilterID = ID<SearchFilter>
