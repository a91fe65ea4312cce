import Server
import Testing

/// Members written by gzip itself, with what it was given.
@Suite struct GzipFileTests {
  /// `printf 'Hello, hello, hello runners\n' | gzip -9n`
  private static let hello: [UInt8] = [
    0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0xF3, 0x48, 0xCD, 0xC9,
    0xC9, 0xD7, 0x51, 0xC8, 0x40, 0xA2, 0x14, 0x8A, 0x4A, 0xF3, 0xF2, 0x52, 0x8B, 0x8A,
    0xB9, 0x00, 0x1E, 0x78, 0x7D, 0x95, 0x1C, 0x00, 0x00, 0x00,
  ]
  private static let words = Array("Hello, hello, hello runners\n".utf8)

  private func unpack(_ bytes: [UInt8], limit: Int = 1 << 20) throws -> Unpacked {
    try GzipFile.unpack(bytes) { _ in limit }
  }

  @Test func isWhatGzipPacked() throws {
    let (hello, words) = (GzipFileTests.hello, GzipFileTests.words)
    #expect(try unpack(hello) == .whole(words))
    #expect(try unpack(hello + hello) == .whole(words + words))
    #expect(try unpack(hello + [0, 0, 0]) == .whole(words))
    #expect(try unpack(hello, limit: words.count) == .whole(words))
    #expect(try unpack(hello, limit: words.count - 1) == .beyond(words))
  }

  @Test func whatIsDamagedIsRefused() throws {
    let hello = GzipFileTests.hello
    for length in 0..<hello.count {
      #expect(throws: ZipFile.Failure.self, "\(length)") {
        try unpack(Array(hello.prefix(length)))
      }
    }
    // A wrong check sum, and something else behind it.
    var wrong = hello
    wrong[hello.count - 8] ^= 1
    #expect(throws: ZipFile.Failure.self) { try unpack(wrong) }
    #expect(throws: ZipFile.Failure.self) { try unpack(hello + [1, 2, 3]) }
    #expect(throws: ZipFile.Failure.self) { try unpack(GzipFileTests.words) }
  }
}
