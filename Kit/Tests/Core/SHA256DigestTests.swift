import Core
import Crypto
import Testing

@Suite("SHA-256")
struct SHA256DigestTests {
  /// FIPS 180-4 examples, and the lengths around a block's end.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
        + "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
  ])
  func isAsTheStandardSays(message: String, digest: String) {
    #expect(hexadecimal(SHA256Digest.of(Array(message.utf8))) == digest)
  }

  @Test func aMillionLetters() {
    let message = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
    #expect(
      hexadecimal(SHA256Digest.of(message))
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  /// Against another implementation, for a thousand lengths.
  @Test func isWhatOthersCompute() {
    for index in 0..<1_000 as Range<UInt64> {
      let length = index < 300 ? Int(index) : Int(mixed(index) % 5_000)
      let message = (0..<length).map { place in
        UInt8(truncatingIfNeeded: mixed(index << 20 | UInt64(place)))
      }
      #expect(SHA256Digest.of(message) == Array(SHA256.hash(data: message)), "\(length) bytes")
    }
  }

  private func mixed(_ number: UInt64) -> UInt64 {
    // SplitMix64.
    var value = number &+ 0x9E37_79B9_7F4A_7C15
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}

@Suite("Work that is quickly checked")
struct WorkPuzzleTests {
  @Test(arguments: [0, 1, 4, 8, 12])
  func aSolutionIsOne(bits: Int) throws {
    let puzzle = WorkPuzzle(text: "a puzzle", bits: bits)
    let number = try #require(puzzle.solution(from: 0, count: 1_000_000))
    #expect(puzzle.isSolved(by: number))
    for earlier in 0..<number { #expect(!puzzle.isSolved(by: earlier)) }
    // The rule in words, by another implementation.
    let seed = Array(SHA256.hash(data: Array("a puzzle".utf8)))
    let tail = (0..<8).map { UInt8(truncatingIfNeeded: number >> UInt64(56 - $0 * 8)) }
    let digest = Array(SHA256.hash(data: seed + tail))
    let word = digest.prefix(4).reduce(UInt32(0)) { word, byte in word << 8 | UInt32(byte) }
    #expect(word.leadingZeroBitCount >= bits)
  }

  @Test func itIsDoneInPartsAsWellAsAtOnce() throws {
    let puzzle = WorkPuzzle(text: "in parts", bits: 10)
    let whole = try #require(puzzle.solution(from: 0, count: 1_000_000))
    var next: UInt64 = 0
    var found: UInt64?
    while found == nil {
      found = puzzle.solution(from: next, count: 7)
      next += 7
    }
    #expect(found == whole)
  }

  @Test func asOftenAsChanceSays() {
    let puzzle = WorkPuzzle(text: "chance", bits: 4)
    let solved = (0..<16_000 as Range<UInt64>).filter { number in puzzle.isSolved(by: number) }
    // Binomial with a mean of 1,000 and a deviation of 31: seven deviations.
    #expect((780...1_220).contains(solved.count))
  }

  @Test func nobodyIsAskedForMoreThanThirtyBits() {
    #expect(WorkPuzzle(text: "", bits: 1_000).bits == 30)
    #expect(WorkPuzzle(text: "", bits: -1).bits == 0)
    #expect(WorkPuzzle(text: "", bits: 30).solution(from: 0, count: 100) == nil)
    #expect(WorkPuzzle(text: "", bits: 30).solution(from: 0, count: -1) == nil)
  }
}
