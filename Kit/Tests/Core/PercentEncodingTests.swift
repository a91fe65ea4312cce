import Core
import Testing

@Suite struct PercentEncodingTests {
  /// The unreserved characters of RFC 3986 §2.3.
  private static let plain = "ABCXYZabcxyz0189-._~"

  @Test func `only unreserved characters stay as they are`() {
    #expect(percentEncoded(Self.plain) == Self.plain)
    #expect(percentEncoded("a b&c=d/e?f#g+h%i") == "a%20b%26c%3Dd%2Fe%3Ff%23g%2Bh%25i")
    #expect(percentEncoded("서울") == "%EC%84%9C%EC%9A%B8")
    #expect(percentEncoded("").isEmpty)
  }
}
