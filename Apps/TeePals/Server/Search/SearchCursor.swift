import Coding
import Core
import TeePalsDomain

/// Where a page of found rounds ended: after a value of the order and, among equals, after an id.
/// To the client it is a word without a meaning.
@Memberwise struct SearchCursor: Hashable, Sendable {
  /// The question it belongs to.
  let filter: SearchFilterID
  let place: SearchPlace

  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, let filter = SearchFilterID(parts[0]), let value = Int64(parts[1]),
      let round = RoundID(parts[2])
    else { return nil }
    self.init(filter: filter, place: SearchPlace(value: value, round: round))
  }

  var text: String { "\(filter).\(place.value).\(place.round)" }
}

/// Where a round stands in an order of rounds: no two stand in the same place.
struct SearchPlace: Hashable, Sendable {
  /// Ascending; what is sorted downwards is counted below zero.
  let value: Int64
  let round: RoundID
}

extension RoundSearch.Sort {
  /// Whether one place comes before another.
  func precedes(_ a: SearchPlace, _ b: SearchPlace) -> Bool {
    if a.value != b.value { return a.value < b.value }
    return self == .newest ? b.round < a.round : a.round < b.round
  }
}
