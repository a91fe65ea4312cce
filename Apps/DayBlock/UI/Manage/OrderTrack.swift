/// A place among the rows of a management page.
struct OrderPlace: Hashable {
  /// From the top.
  var section: Int
  /// Among the section's rows.
  var index: Int
}

/// How rows make room for one that is dragged: pure geometry.
///
/// Sections of rows of one height lie one below the other, with gaps of one size between them. A
/// row or a gap is passed when the dragged row's edge is beyond its middle.
struct OrderTrack {
  /// Rows of each section.
  let counts: [Int]
  /// The height of a row (px).
  let row: Int
  /// From the last row of a section to the first of the next (px).
  let gap: Int

  /// How far down a place is (px), from the first row's.
  func top(of place: OrderPlace) -> Int {
    var top = 0
    for section in counts.indices where section < place.section {
      top += counts[section] * row + gap
    }
    return top + place.index * row
  }

  /// What is passed on the way from a place, nearest first.
  enum Step: Hashable {
    case row(OrderPlace)
    /// The gap below that section.
    case gap(Int)
  }

  /// The rows and gaps below a place with how far it has to be dragged to pass each (px).
  func below(_ place: OrderPlace) -> [(step: Step, threshold: Int)] {
    var steps: [(step: Step, threshold: Int)] = []
    var offset = row
    for section in counts.indices where section >= place.section {
      if section > place.section {
        steps.append((.gap(section - 1), offset + gap / 2 - row))
        offset += gap
      }
      for index in 0..<counts[section] where section > place.section || index > place.index {
        steps.append(
          (.row(OrderPlace(section: section, index: index)), offset - row / 2))
        offset += row
      }
    }
    return steps
  }

  /// The same above; it is dragged by less than nothing.
  func above(_ place: OrderPlace) -> [(step: Step, threshold: Int)] {
    var steps: [(step: Step, threshold: Int)] = []
    var offset = 0
    for section in counts.indices.reversed() where section <= place.section {
      if section < place.section {
        offset -= gap
        steps.append((.gap(section), offset + gap / 2))
      }
      for index in (0..<counts[section]).reversed()
      where section < place.section || index < place.index {
        offset -= row
        steps.append((.row(OrderPlace(section: section, index: index)), offset + row / 2))
      }
    }
    return steps
  }

  /// Where a row ends up that is dragged so far (px): its index is that among the others.
  func drop(_ place: OrderPlace, by distance: Int) -> OrderPlace {
    var target = place
    for (step, threshold) in distance > 0 ? below(place) : above(place) {
      guard distance > 0 ? distance > threshold : distance < threshold else { break }
      switch step {
      case .row(let passed):
        let isBehind = distance > 0 && passed.section != place.section
        target = OrderPlace(section: passed.section, index: passed.index + (isBehind ? 1 : 0))
      case .gap(let section):
        target =
          distance > 0
          ? OrderPlace(section: section + 1, index: 0)
          : OrderPlace(section: section, index: counts[section])
      }
    }
    return target
  }

  /// The place one up or one down, across the ends of sections.
  func next(to place: OrderPlace, isDown: Bool) -> OrderPlace? {
    if isDown {
      if place.index + 1 < counts[place.section] {
        return OrderPlace(section: place.section, index: place.index + 1)
      }
      guard place.section + 1 < counts.count else { return nil }
      return OrderPlace(section: place.section + 1, index: 0)
    }
    if place.index > 0 { return OrderPlace(section: place.section, index: place.index - 1) }
    guard place.section > 0 else { return nil }
    return OrderPlace(section: place.section - 1, index: counts[place.section - 1])
  }
}

/// How a row or a gap makes room while another row is dragged.
struct OrderShift: Hashable {
  let isBelow: Bool
  /// How far the other has to be dragged (px).
  let threshold: Int

  var name: String { isBelow ? " below" : " above" }
  var style: String { "--t:" + String(threshold) + "px" }
}
