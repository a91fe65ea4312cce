import Core
import Testing

@Suite("Entropy")
struct EntropyTests {
  /// The first outputs of SplitMix64 with seed 0, as the reference implementation publishes them.
  @Test func mixesAsSplitMix64() {
    let golden: UInt64 = 0x9E37_79B9_7F4A_7C15
    #expect(mixed(golden) == 0xE220_A839_7B1D_CDAF)
    #expect(mixed(2 &* golden) == 0x6E78_9E6A_A1B9_65F4)
    #expect(mixed(3 &* golden) == 0x06C4_5D18_8009_454F)
  }

  @Test func mixingLosesNothing() {
    var seen: Set<UInt64> = []
    for value in UInt64(0)..<10_000 { seen.insert(mixed(value)) }
    #expect(seen.count == 10_000)
    #expect(mixed(0) == 0)
  }

  @Test func blockZeroIsTheEntropyItself() {
    let block = Entropy(high: 3, low: 4).block(0)
    #expect(block.high == 3)
    #expect(block.low == 4)
  }

  @Test func blocksAreAFunctionOfTheEntropy() {
    for index in [UInt64(1), 2, 1000, .max] {
      let first = Entropy(high: 3, low: 4).block(index)
      let second = Entropy(high: 3, low: 4).block(index)
      #expect(first == second)
    }
  }

  /// One flipped bit anywhere changes about half of the bits of a later block that depend on it.
  @Test func everyBitCounts() {
    let seed = Entropy(high: 0x0123_4567_89AB_CDEF, low: 0xFEDC_BA98_7654_3210)
    let block = seed.block(1)
    for bit in UInt64(0)..<64 {
      let high = Entropy(high: seed.high ^ 1 << bit, low: seed.low).block(1)
      #expect((12...52).contains((high.high ^ block.high).nonzeroBitCount))
      #expect((12...52).contains((high.low ^ block.low).nonzeroBitCount))
      let low = Entropy(high: seed.high, low: seed.low ^ 1 << bit).block(1)
      #expect((12...52).contains((low.low ^ block.low).nonzeroBitCount))
    }
  }

  @Test func blocksDoNotRepeat() {
    var seen: Set<UInt64> = []
    for index in UInt64(0)..<10_000 {
      let block = Entropy(high: 1, low: 1).block(index)
      seen.insert(block.high)
      seen.insert(block.low)
    }
    #expect(seen.count >= 19_998)
  }
}
