import Core
import Foundation
import Server
import TestKit
import Testing

@Suite struct ZipReaderTests {
  private let text = Array(String(repeating: "often the same ", count: 10_000).utf8)

  private func archive(_ files: [(String, [UInt8])]) throws -> [UInt8] {
    var zip = ZipStream(modified: Instant(milliseconds: 1_790_000_000_000))
    var octets: [UInt8] = []
    for (path, file) in files { octets += try zip.file(path, file) }
    return octets + zip.end()
  }

  @Test func readsAnArchiveInMemoryAndTakesOnlyWhatIsWanted() throws {
    let reader = try ZipReader(try archive([("a/b.txt", text), ("c", [1, 2]), ("empty", [])]))
    #expect(reader.count == 3)
    #expect(try (0..<3).map { index in try reader.path(index) } == ["a/b.txt", "c", "empty"])
    var asked: [Int] = []
    func octets(_ index: Int, _ limit: Int) throws -> Unpacked {
      try reader.octets(index) { start in
        asked.append(start.count)
        return limit
      }
    }
    #expect(try octets(0, text.count) == .whole(text))
    #expect(try octets(0, text.count - 1) == .beyond(Array(text.prefix(Unpacked.beginning))))
    #expect(try octets(0, 0) == .beyond(Array(text.prefix(Unpacked.beginning))))
    #expect(try octets(1, 2) == .whole([1, 2]))
    #expect(try octets(1, 0) == .beyond([1, 2]))
    #expect(try octets(2, 0) == .whole([]))
    let all = Unpacked.beginning
    #expect(asked == [all, all, all, 2, 2, 0])
    #expect(throws: ZipFile.Failure.self) { try reader.path(3) }
    #expect(throws: ZipFile.Failure.self) { try reader.octets(3) { _ in 1 } }
  }

  @Test func whatIsNoArchiveIsRefused() throws {
    #expect(throws: ZipFile.Failure.self) { try ZipReader(text) }
    #expect(throws: ZipFile.Failure.self) { try ZipReader(file: "/nowhere") }
  }

  @Test func oneDamagedFileLeavesTheOthers() throws {
    var octets = try archive([("a", text), ("b", text)])
    octets[100] ^= 0xFF
    let reader = try ZipReader(octets)
    #expect(throws: ZipFile.Failure.self) { try reader.octets(0) { _ in 1 << 20 } }
    #expect(try reader.octets(1) { _ in 1 << 20 } == .whole(text))
  }
}
