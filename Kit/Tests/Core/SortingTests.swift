import Core
import Testing

@Suite("Sorting for the browser's clients")
struct SortingTests {
  @Test("the positions are those of a stable sort, for every length up to 70")
  func positions() {
    for count in 0...70 {
      // Few values: many are alike.
      let values = (0..<count).map { position in (position * 7919 + count * 31) % 9 }
      let positions = Sorting.positions(count) { one, other in values[one] < values[other] }
      let expected = (0..<count).sorted { one, other in
        (values[one], one) < (values[other], other)
      }
      #expect(positions == expected, "\(values)")
    }
  }
}
