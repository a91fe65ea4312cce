/// Sorting for the browser's clients: one function for elements of any type.
///
/// The standard library's is written out anew for every type and every order, 3 kB each: those of
/// RefWatch were 3 % of its client.
public enum Sorting {
  /// The elements in order. What is alike stays as it was.
  ///
  /// - Parameter isBefore: Whether the first comes before the second.
  public static func sorted<Element>(
    _ elements: [Element], by isBefore: (Element, Element) -> Bool
  ) -> [Element] {
    withoutActuallyEscaping(isBefore) { isBefore in
      let order = Order { one, other in isBefore(elements[one], elements[other]) }
      return positions(elements.count, by: order).map { position in elements[position] }
    }
  }

  /// Which of two positions comes first. A reference, which keeps the compiler from writing the
  /// whole out anew for each order.
  private final class Order {
    let isBefore: (Int, Int) -> Bool
    init(_ isBefore: @escaping (Int, Int) -> Bool) { self.isBefore = isBefore }
  }

  /// The positions `0..<count` in order: neighbours are merged, then pairs of them, and so on.
  @inline(never)
  private static func positions(_ count: Int, by order: Order) -> [Int] {
    var sorted = Array(0..<count)
    var next = sorted
    var width = 1
    while width < count {
      var start = 0
      while start < count {
        let middle = min(start + width, count)
        let end = min(middle + width, count)
        merge(sorted, start, middle, end, into: &next, by: order)
        start = end
      }
      swap(&sorted, &next)
      width *= 2
    }
    return sorted
  }

  /// Two neighbours that are in order become one.
  private static func merge(
    _ sorted: [Int], _ start: Int, _ middle: Int, _ end: Int, into next: inout [Int],
    by order: Order
  ) {
    guard middle < end, order.isBefore(sorted[middle], sorted[middle - 1]) else {
      for at in start..<end { next[at] = sorted[at] }
      return
    }
    var (one, other) = (start, middle)
    for at in start..<end {
      let takesOther =
        one == middle || (other < end && order.isBefore(sorted[other], sorted[one]))
      next[at] = sorted[takesOther ? other : one]
      if takesOther { other += 1 } else { one += 1 }
    }
  }
}

#if hasFeature(Embedded)
  // Chosen instead of the standard library's, wherever this module is imported.
  extension Sequence {
    public func sorted(by isBefore: (Element, Element) -> Bool) -> [Element] {
      Sorting.sorted(Array(self), by: isBefore)
    }
  }

  extension Sequence where Element: Comparable {
    public func sorted() -> [Element] { sorted { one, other in one < other } }
  }

  extension Array {
    public mutating func sort(by isBefore: (Element, Element) -> Bool) {
      self = sorted(by: isBefore)
    }
  }

  extension Array where Element: Comparable {
    public mutating func sort() { self = sorted() }
  }
#endif
