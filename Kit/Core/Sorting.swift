/// Sorting for the browser's clients: one function for elements of any type.
///
/// The standard library's is written out anew for every type and every order, 3 kB each: a hundred
/// of them were a twentieth of a client.
public enum Sorting {
  /// The positions `0..<count` in order. What is alike stays as it was.
  ///
  /// - Parameter isBefore: Whether the first position's comes before the second's.
  public static func positions(_ count: Int, by isBefore: (Int, Int) -> Bool) -> [Int] {
    withoutActuallyEscaping(isBefore) { isBefore in positions(count, by: Order(isBefore)) }
  }

  /// Keeps the compiler from writing the whole out anew for each order.
  final class Order {
    let isBefore: (Int, Int) -> Bool
    init(_ isBefore: @escaping (Int, Int) -> Bool) { self.isBefore = isBefore }
  }

  @inline(never)
  static func positions(_ count: Int, by order: Order) -> [Int] {
    let isBefore = order.isBefore
    var sorted = Array(0..<count)
    var next = sorted
    var width = 1
    while width < count {
      var start = 0
      while start < count {
        let middle = min(start + width, count)
        let end = min(middle + width, count)
        merge(sorted, start, middle, end, into: &next, by: isBefore)
        start = end
      }
      swap(&sorted, &next)
      width *= 2
    }
    return sorted
  }

  /// Two neighbours that are in order become one.
  private static func merge(
    _ order: [Int], _ start: Int, _ middle: Int, _ end: Int, into next: inout [Int],
    by isBefore: (Int, Int) -> Bool
  ) {
    var (one, other) = (start, middle)
    for at in start..<end {
      let takesOther = one == middle || (other < end && isBefore(order[other], order[one]))
      next[at] = order[takesOther ? other : one]
      if takesOther { other += 1 } else { one += 1 }
    }
  }
}

#if hasFeature(Embedded)
  // Chosen instead of the standard library's, wherever this module is imported.
  extension Sequence {
    public func sorted(by isBefore: (Element, Element) -> Bool) -> [Element] {
      let elements = Array(self)
      return Sorting.positions(elements.count) { one, other in
        isBefore(elements[one], elements[other])
      }.map { position in elements[position] }
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
