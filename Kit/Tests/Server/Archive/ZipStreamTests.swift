import Core
import Server
import ServerTestKit
import Testing

@Suite struct ZipStreamTests {
  private let now = Instant(milliseconds: 1_790_000_000_000)

  private func written(_ files: [(String, [UInt8])]) throws -> [UInt8] {
    var zip = ZipStream(modified: now)
    var bytes: [UInt8] = []
    for (path, file) in files { bytes += try zip.file(path, file) }
    return bytes + zip.end()
  }

  @Test func isReadBackAsItWasWritten() throws {
    let text = Array(String(repeating: "often the same ", count: 10_000).utf8)
    let noise = (0..<50_000).map { index in UInt8(truncatingIfNeeded: mixed(UInt64(index))) }
    let files = [("한글/파일.txt", text), ("empty", []), ("one", [1]), ("noise", noise)]
    let bytes = try written(files)
    #expect(bytes.count < text.count / 10 + noise.count + 1_000)
    let back = try ZipReader(bytes).files()
    #expect(back.map(\.0) == files.map(\.0))
    #expect(back.map(\.1) == files.map(\.1))
  }

  @Test func mayHoldNothing() throws {
    let bytes = try written([])
    #expect(bytes.count == 22)
    #expect(bytes.starts(with: Array("PK\u{5}\u{6}".utf8)))
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
    var bytes = try written([("a", text), ("b", text)])
    #expect(try ZipReader(bytes).files().count == 2)
    #expect(throws: ZipFile.Failure.self) { try ZipReader(Array(bytes.dropLast(30))).files() }
    bytes[100] ^= 0xFF
    #expect(throws: ZipFile.Failure.self) { try ZipReader(bytes).files() }
  }
}
