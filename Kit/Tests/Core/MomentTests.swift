import Core
import Testing

@Suite("Moments")
struct MomentTests {
  private func moment(_ milliseconds: Int64, _ high: UInt64, _ low: UInt64) -> Moment {
    Moment(
      instant: Instant(milliseconds: milliseconds), zone: .utc,
      entropy: Entropy(high: high, low: low))
  }

  /// RFC 9562 appendix A.6: 2022-02-22 14:22:22 in UTC-5 with the random bits given there.
  @Test func makesTheIDOfTheStandardsExample() {
    let moment = moment(0x017F_22E2_79B0, 0xCC3, 0x18C4_DC0C_0C07_398F)
    let id: ID<User> = moment.id()
    #expect(id.description == "017f22e2-79b0-7cc3-98c4-dc0c0c07398f")
  }

  @Test func marksVersionAndVariantWhateverTheBits() {
    for bits in [UInt64.min, .max, 0xAAAA_AAAA_AAAA_AAAA, 0x5555_5555_5555_5555] {
      for index in UInt64(0)..<50 {
        let id: ID<User> = moment(1_700_000_000_000, bits, bits).id(index)
        #expect(id.high >> 12 & 0xF == 7)
        #expect(id.low >> 62 == 0b10)
        #expect(id.high >> 16 == 1_700_000_000_000)
      }
    }
  }

  @Test func usesAll74BitsOfChance() {
    let none: ID<User> = moment(0, 0, 0).id()
    let all: ID<User> = moment(0, .max, .max).id()
    #expect(none.description == "00000000-0000-7000-8000-000000000000")
    #expect(all.description == "00000000-0000-7fff-bfff-ffffffffffff")
  }

  @Test func idsSortByTime() {
    let times: [Int64] = [0, 1, 999, 1_700_000_000_000, 1_700_000_000_001, 0xFFFF_FFFF_FFFF]
    let ids = times.enumerated().map { index, time -> ID<User> in
      moment(time, .max >> UInt64(index * 8), 0).id()
    }
    #expect(ids == ids.sorted())
    #expect(Set(ids).count == ids.count)
  }

  @Test func timesThatDoNotFitAreTheNearest() {
    let first: ID<User> = moment(0, 1, 2).id()
    let last: ID<User> = moment(0xFFFF_FFFF_FFFF, 1, 2).id()
    for time in [Int64(-1), -1_000_000, .min] {
      let id: ID<User> = moment(time, 1, 2).id()
      #expect(id == first)
    }
    for time in [Int64(0x1_0000_0000_0000), .max] {
      let id: ID<User> = moment(time, 1, 2).id()
      #expect(id == last)
    }
  }

  @Test func theSameIndexGivesTheSameID() {
    let moment = moment(1_700_000_000_000, 3, 4)
    for index in [UInt64(0), 1, 77, .max] {
      let first: ID<User> = moment.id(index)
      let second: ID<User> = moment.id(index)
      #expect(first == second)
    }
  }

  @Test func everyIndexGivesAnotherID() {
    var ids: Set<ID<User>> = []
    for seed in UInt64(0)..<20 {
      let moment = moment(1_700_000_000_000, mixed(seed), mixed(seed + 100))
      for index in UInt64(0)..<1000 { ids.insert(moment.id(index)) }
    }
    #expect(ids.count == 20_000)
  }

  @Test func utcIsUTC() {
    #expect(Zone.utc == Zone(name: "UTC", offset: 0))
  }
}
