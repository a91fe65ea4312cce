import Core
import Testing

@Suite("Identifiers")
struct IDTests {
  private let sample = ID<User>(high: 0x0190_A000_1234_7ABC, low: 0x8DEF_0123_4567_89AB)

  @Test func hasTheCustomaryForm() {
    #expect(sample.description == "0190a000-1234-7abc-8def-0123456789ab")
    #expect(ID<User>(high: 0, low: 0).description == "00000000-0000-0000-0000-000000000000")
    #expect(ID<User>(high: .max, low: .max).description == "ffffffff-ffff-ffff-ffff-ffffffffffff")
    #expect(ID<User>(high: 1, low: 1 << 63).description == "00000000-0000-0001-8000-000000000000")
  }

  @Test func isReadInEitherCase() {
    #expect(ID<User>("0190a000-1234-7abc-8def-0123456789ab") == sample)
    #expect(ID<User>("0190A000-1234-7ABC-8DEF-0123456789AB") == sample)
    #expect(ID<User>("0190a000-1234-7ABC-8def-0123456789aB") == sample)
  }

  static let refused = [
    "",
    "0190a000",
    "0190a00012347abc8def0123456789ab",
    "0190a000-1234-7abc-8def-0123456789a",
    "0190a000-1234-7abc-8def-0123456789abc",
    "0190a000-1234-7abc-8def-0123456789ag",
    "0190a000-1234-7abc-8def-0123456789a ",
    " 190a000-1234-7abc-8def-0123456789ab",
    "0190a000_1234_7abc_8def_0123456789ab",
    "0190a0001-234-7abc-8def-0123456789ab",
    "0190a00-01234-7abc-8def-0123456789ab",
    "0190a000-1234-7abc-8def-01234567-9ab",
    "{190a000-1234-7abc-8def-0123456789a}",
    "{0190a000-1234-7abc-8def-0123456789ab}",
    "urn:uuid:0190a000-1234-7abc-8def-0123456789ab",
    "0190a000-1234-7abc-8def-0123456789\u{E9}",
    "0190a000-1234-7abc-8def-01234567\u{FF11}b",
    "+190a000-1234-7abc-8def-0123456789ab",
    "0x90a000-1234-7abc-8def-0123456789ab",
    "0190a000-1234-7abc-8def-0123456789a\u{0}",
    "0190a000\u{2010}1234-7abc-8def-0123456789",
    "////////-////-////-////-////////////",
    "::::::::-::::-::::-::::-::::::::::::",
    "@@@@@@@@-@@@@-@@@@-@@@@-@@@@@@@@@@@@",
    "GGGGGGGG-GGGG-GGGG-GGGG-GGGGGGGGGGGG",
    "````````-````-````-````-````````````",
  ]

  @Test(arguments: refused)
  func isNotReadFromAnythingElse(_ text: String) {
    #expect(ID<User>(text) == nil)
  }

  @Test func comesBackFromItsForm() {
    for index in UInt64(0)..<2000 {
      let id = ID<User>(high: mixed(index), low: mixed(index &+ 5000))
      let text = id.description
      #expect(text.utf8.count == 36)
      #expect(ID<User>(text) == id)
      #expect(ID<User>(text.uppercased()) == id)
    }
  }

  @Test func sortsAsItsFormDoes() {
    var ids: [ID<User>] = [
      sample, ID(high: 0, low: .max), ID(high: 1, low: 0), ID(high: .max, low: 0),
    ]
    for index in UInt64(0)..<200 { ids.append(ID(high: mixed(index) >> 60, low: mixed(index))) }
    let texts = ids.map { id in id.description }.sorted()
    #expect(ids.sorted().map { id in id.description } == texts)
  }

  @Test func keepsItsBytesUnderAnotherTag() {
    enum Other {}
    let other = sample.retagged(Other.self)
    #expect(other.high == sample.high)
    #expect(other.low == sample.low)
    #expect(other.retagged(User.self) == sample)
  }
}
