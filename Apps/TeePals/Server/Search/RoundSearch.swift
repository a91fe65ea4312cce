import Core
import TeePalsDomain

/// A question for rounds nearby (specification §11.1).
struct RoundSearch: Hashable, Sendable {
  /// Around where; `nil` only for ``Reach/anywhere``.
  var centre: GlobePoint?
  var reach = Reach.miles(25)
  /// As it was asked for. Where it was not, it goes from now on.
  var from: Instant?
  /// As it was asked for; where it was not, thirty days lie before it.
  var to: Instant?
  var sort = Sort.date
  var host = Host.everyone
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
  private static let day: Int64 = 86_400_000
  /// Milliseconds. Thirty days after today, today itself, and an hour by which clocks are changed.
  static let longestWindow = 31 * day + 3_600_000

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

  /// When rounds begin that are found: never in the past.
  func window(at now: Instant) -> Range<Instant> {
    let begin = max(from ?? now, now)
    let end = to ?? begin.advanced(byMilliseconds: 30 * RoundSearch.day)
    return begin..<max(begin, end)
  }

  /// What a cursor is good for: the same question, however many rounds a page has.
  var filter: SearchFilterID {
    let place = centre.map { point in "\(point.latitude),\(point.longitude)" } ?? ""
    let days = "\(from?.milliseconds ?? -1)…\(to?.milliseconds ?? -1)"
    return SearchFilterID(
      of: .text("\(place) \(reach) \(days) \(sort.rawValue) \(host.rawValue)"))
  }
}

/// The tag of a search's filters.
enum SearchFilter {}
typealias SearchFilterID = ID<SearchFilter>
