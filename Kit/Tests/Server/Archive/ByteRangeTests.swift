import Server
import Testing

@Suite struct ByteRangeTests {
  /// RFC 9110 §14.1.2, on a file of 10,000 bytes as in its examples, and what is no range at all.
  @Test(
    arguments: [
      ("bytes=0-499", .part(0...499)), ("bytes=500-999", .part(500...999)),
      ("bytes=-500", .part(9_500...9_999)), ("bytes=9500-", .part(9_500...9_999)),
      ("bytes=0-0", .part(0...0)), ("bytes=9999-", .part(9_999...9_999)),
      ("bytes=0-", .part(0...9_999)), ("bytes=0-99999", .part(0...9_999)),
      ("bytes=-99999", .part(0...9_999)),
      ("bytes=0-99999999999999999999", .part(0...9_999)),
      ("bytes=10000-", .outside), ("bytes=10000-10001", .outside), ("bytes=-0", .outside),
      ("bytes=99999999999999999999-", .outside),
      ("", .whole), ("bytes=", .whole), ("bytes=-", .whole), ("bytes=5-2", .whole),
      ("bytes=a-b", .whole), ("bytes=1-b", .whole), ("bytes=a-1", .whole), ("lines=1-2", .whole),
      ("bytes=0-1,4-5", .whole), ("bytes=1-2-3", .whole), ("bytes=+1-2", .whole),
    ] as [(String, ByteRange)])
  func readsOneRange(header: String, range: ByteRange) {
    #expect(ByteRange(header, size: 10_000) == range)
  }

  @Test func nothingAsksForTheWhole() { #expect(ByteRange(nil, size: 10) == .whole) }

  @Test func anEmptyFileHasNoParts() {
    #expect(ByteRange("bytes=0-", size: 0) == .outside)
    #expect(ByteRange("bytes=-1", size: 0) == .outside)
  }
}
