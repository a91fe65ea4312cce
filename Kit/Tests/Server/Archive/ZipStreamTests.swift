import Core
import Server
import ServerTestKit
import Testing

@Suite struct ZipStreamTests {
  private let now = Instant(milliseconds: 1_790_000_000_000)

  private func written(_ files: [(String, [UInt8])]) throws -> [UInt8] {
    var zip = ZipStream(modified: now)
    var octets: [UInt8] = []
    for (path, file) in files { octets += try zip.file(path, file) }
    return octets + zip.end()
  }

  @Test func isReadBackAsItWasWritten() throws {
    let text = Array(String(repeating: "often the same ", count: 10_000).utf8)
    let noise = (0..<50_000).map { index in UInt8(truncatingIfNeeded: mixed(UInt64(index))) }
    let files = [("한글/파일.txt", text), ("empty", []), ("one", [1]), ("noise", noise)]
    let octets = try written(files)
    #expect(octets.count < text.count / 10 + noise.count + 1_000)
    let back = try ZipReader(octets).files()
    #expect(back.map(\.0) == files.map(\.0))
    #expect(back.map(\.1) == files.map(\.1))
  }

  @Test func mayHoldNothing() throws {
    let octets = try written([])
    #expect(octets.count == 22)
    #expect(octets.starts(with: Array("PK\u{5}\u{6}".utf8)))
  }

  @Test func mayHoldMoreFilesThanTheOldFormatCounts() throws {
    let files = (0..<65_600).map { number in (String(number), [UInt8(truncatingIfNeeded: number)]) }
    let back = try ZipReader(written(files)).files()
    #expect(back.count == files.count)
    #expect(back.map(\.0) == files.map(\.0))
    #expect(back.last?.1 == files.last?.1)
  }

  @Test func whatIsDamagedIsRefused() throws {
    let text = Array(String(repeating: "often the same ", count: 10_000).utf8)
    var octets = try written([("a", text), ("b", text)])
    #expect(try ZipReader(octets).files().count == 2)
    #expect(throws: ZipFile.Failure.self) { try ZipReader(Array(octets.dropLast(30))).files() }
    octets[100] ^= 0xFF
    #expect(throws: ZipFile.Failure.self) { try ZipReader(octets).files() }
  }
}
