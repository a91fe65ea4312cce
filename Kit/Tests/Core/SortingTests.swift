import Core
import Testing

@Suite("Sorting for the browser's clients")
struct SortingTests {
  @Test("it is a stable sort, for every length up to 70")
  func sorted() {
    for count in 0...70 {
      // Few values: many are alike.
      let elements = (0..<count).map { index in (value: (index * 7919 + count * 31) % 9, index) }
      let sorted = Sorting.sorted(elements) { one, other in one.value < other.value }
      #expect(sorted.map(\.value) == elements.map(\.value).sorted(), "\(elements)")
      for (one, other) in zip(sorted, sorted.dropFirst()) where one.value == other.value {
        #expect(one.1 < other.1, "\(elements)")
      }
    }
  }

  @Test("what is in order is compared once")
  func inOrder() {
    var comparisons = 0
    let sorted = Sorting.sorted(Array(0..<1_000)) { one, other in
      comparisons += 1
      return one < other
    }
    #expect(sorted == Array(0..<1_000))
    #expect(comparisons == 999)
  }
}
