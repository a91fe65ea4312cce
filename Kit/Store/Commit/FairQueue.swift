/// A queue with one line per key, served in turn, so that no key can keep the others waiting.
///
/// Within a line the order is that of arrival. The turn is kept between two takings.
public struct FairQueue<Key: Hashable, Element> {
  private struct Line {
    var elements: [(weight: Int, element: Element)?]
    var first = 0

    var count: Int { elements.count - first }

    mutating func removeFirst() -> (weight: Int, element: Element)? {
      let element = elements[first]
      elements[first] = nil
      first += 1
      if first > 64, first * 2 > elements.count {
        elements.removeFirst(first)
        first = 0
      }
      return element
    }
  }

  private var lines: [Key: Line] = [:]
  private var turns: [Key] = []
  private var firstTurn = 0
  /// How many elements wait.
  public private(set) var count = 0

  public init() {}

  /// How many elements wait in one line.
  public func count(of key: Key) -> Int { lines[key]?.count ?? 0 }

  /// Adds to the end of the key's line.
  public mutating func append(_ element: Element, weight: Int, for key: Key) {
    count += 1
    if lines[key] == nil {
      lines[key] = Line(elements: [(weight, element)])
      turns.append(key)
    } else {
      lines[key]?.elements.append((weight, element))
    }
  }

  /// Takes one element of each line in turn, until the weights reach `limit` or nothing waits.
  public mutating func take(upTo limit: Int) -> [Element] {
    var taken: [Element] = []
    var weight = 0
    while weight < limit, firstTurn < turns.count {
      let key = turns[firstTurn]
      firstTurn += 1
      if let first = lines[key]?.removeFirst() {
        taken.append(first.element)
        weight += first.weight
        count -= 1
      }
      if count(of: key) > 0 { turns.append(key) } else { lines[key] = nil }
    }
    turns.removeFirst(firstTurn)
    firstTurn = 0
    return taken
  }
}
