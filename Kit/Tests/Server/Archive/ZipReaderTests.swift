import Core
import Foundation
import Server
import TestKit
import Testing

@Suite struct ZipReaderTests {
  private let text = Array(String(repeating: "often the same ", count: 10_000).utf8)

  private func archive(_ files: [(String, [UInt8])]) throws -> [UInt8] {
    var zip = ZipStream(modified: Instant(milliseconds: 1_790_000_000_000))
    var bytes: [UInt8] = []
    for (path, file) in files { bytes += try zip.file(path, file) }
    return bytes + zip.end()
  }

  @Test func readsAnArchiveInMemoryAndTakesOnlyWhatIsWanted() throws {
    let reader = try ZipReader(try archive([("a/b.txt", text), ("c", [1, 2]), ("empty", [])]))
    #expect(reader.count == 3)
    #expect(try (0..<3).map { index in try reader.path(index) } == ["a/b.txt", "c", "empty"])
    var asked: [Int] = []
    func bytes(_ index: Int, _ limit: Int) throws -> Unpacked {
      try reader.bytes(index) { start in
        asked.append(start.count)
        return limit
      }
    }
    #expect(try bytes(0, text.count) == .whole(text))
    #expect(try bytes(0, text.count - 1) == .beyond(Array(text.prefix(Unpacked.beginning))))
    #expect(try bytes(0, 0) == .beyond(Array(text.prefix(Unpacked.beginning))))
    #expect(try bytes(1, 2) == .whole([1, 2]))
    #expect(try bytes(1, 0) == .beyond([1, 2]))
    #expect(try bytes(2, 0) == .whole([]))
    let all = Unpacked.beginning
    #expect(asked == [all, all, all, 2, 2, 0])
    #expect(throws: ZipFile.Failure.self) { try reader.path(3) }
    #expect(throws: ZipFile.Failure.self) { try reader.bytes(3) { _ in 1 } }
  }

  @Test func whatIsNoArchiveIsRefused() throws {
    #expect(throws: ZipFile.Failure.self) { try ZipReader(text) }
    #expect(throws: ZipFile.Failure.self) { try ZipReader(file: "/nowhere") }
  }

  @Test func oneDamagedFileLeavesTheOthers() throws {
    var bytes = try archive([("a", text), ("b", text)])
    bytes[100] ^= 0xFF
    let reader = try ZipReader(bytes)
    #expect(throws: ZipFile.Failure.self) { try reader.bytes(0) { _ in 1 << 20 } }
    #expect(try reader.bytes(1) { _ in 1 << 20 } == .whole(text))
  }
}
