import DayBlockDomain
import Testing

@testable import DayBlockTestKit

@Suite("Places in an order")
struct SortKeyTests {
  @Test("what is put between two is between them", arguments: UInt64(1)...6)
  func between(seed: UInt64) throws {
    var dice = Dice(seed)
    var keys = [SortKey.first]
    for _ in 0..<600 {
      let index = dice.below(keys.count + 1)
      let low = index > 0 ? keys[index - 1] : nil
      let high = index < keys.count ? keys[index] : nil
      let key = SortKey.between(low, high)
      #expect(SortKey(key.text) == key, "\(key.text) is no key")
      if let low { #expect(low < key) }
      if let high { #expect(key < high) }
      keys.insert(key, at: index)
    }
    #expect(keys.allSatisfy { key in key.text.utf8.count <= 12 })
  }

  @Test("a thousand things at either end keep short keys")
  func ends() {
    var last = SortKey.first
    var first = SortKey.first
    for _ in 0..<1_000 {
      let after = SortKey.between(last, nil)
      let before = SortKey.between(nil, first)
      #expect(last < after)
      #expect(before < first)
      last = after
      first = before
    }
    #expect(last.text.utf8.count <= 20)
    #expect(first.text.utf8.count <= 20)
  }

  @Test("five hundred things between the same two neighbours fit")
  func squeezed() {
    let low = SortKey.first
    var high = SortKey.between(low, nil)
    for _ in 0..<500 {
      let key = SortKey.between(low, high)
      #expect(low < key)
      #expect(key < high)
      high = key
    }
    #expect(high.text.utf8.count <= SortKey.limit)
  }

  @Test("the wrong way round, the first of the two counts")
  func reversed() throws {
    let a = try #require(SortKey("m"))
    let b = try #require(SortKey("b"))
    #expect(a < SortKey.between(a, b))
    #expect(a < SortKey.between(a, a))
  }

  @Test("texts that are no keys are refused", arguments: ["", "0", "A0", "a b", "ä", "-"])
  func refused(text: String) {
    #expect(SortKey(text) == nil)
  }

  @Test("keys are ordered byte by byte")
  func order() throws {
    let keys = try ["1", "A", "Az", "B", "Z", "a", "z", "z1"].map { text in
      try #require(SortKey(text))
    }
    for (one, next) in zip(keys, keys.dropFirst()) { #expect(one < next) }
    #expect(SortKey(String(repeating: "z", count: 201)) == nil)
  }
}
