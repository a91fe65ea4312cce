import Core
import Foundation
import Server
import TestKit
import Testing

/// That the octets are a ZIP archive is said by a foreign reader in `Tests/Browser`.
@Suite struct ZipFileTests {
  private let now = Instant(milliseconds: 1_790_000_000_000)

  @Test func isWrittenForItsOwnerAlone() throws {
    let directory = try TemporaryDirectory()
    let place = directory.file("archive")
    let text = Array(String(repeating: "often the same ", count: 10_000).utf8)
    let entries = [
      ZipFile.Entry(path: "한글/파일.txt", octets: text), ZipFile.Entry(path: "empty", octets: []),
    ]
    let size = try ZipFile.write(entries, modified: now, to: place)
    let written = try Data(contentsOf: URL(fileURLWithPath: place))
    #expect(Int64(written.count) == size)
    #expect(written.starts(with: Array("PK\u{3}\u{4}".utf8)))
    #expect(written.count < text.count / 10)
    #expect(written.range(of: Data("한글/파일.txt".utf8)) != nil)
    let attributes = try FileManager.default.attributesOfItem(atPath: place)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == ["archive"])
  }

  @Test func aFileIsReadWhenTheArchiveIsWritten() throws {
    let directory = try TemporaryDirectory()
    let place = directory.file("archive")
    let file = directory.file("track")
    try Data("a track".utf8).write(to: URL(fileURLWithPath: file))
    let entries = [
      ZipFile.Entry(path: "track.txt", source: .file(file)),
      ZipFile.Entry(path: "same.txt", octets: Array("a track".utf8)),
    ]
    let size = try ZipFile.write(entries, modified: now, to: place)
    #expect(size > 0)
    let written = try Data(contentsOf: URL(fileURLWithPath: place))
    // Stored or deflated, the same octets come out the same: their CRC is there for both.
    #expect(written.range(of: Data("track.txt".utf8)) != nil)
    #expect(written.range(of: Data("same.txt".utf8)) != nil)
    let gone = [ZipFile.Entry(path: "gone", source: .file(directory.file("nothing")))]
    #expect(throws: ZipFile.Failure.self) {
      try ZipFile.write(gone, modified: now, to: place)
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: place)) == written)
  }

  @Test func whatWasThereStaysWhenItFails() throws {
    let directory = try TemporaryDirectory()
    let place = directory.file("archive")
    _ = try ZipFile.write([.init(path: "a", octets: [1])], modified: now, to: place)
    let before = try Data(contentsOf: URL(fileURLWithPath: place))
    // The same name twice is refused.
    let twice = [ZipFile.Entry(path: "a", octets: [2]), ZipFile.Entry(path: "a", octets: [3])]
    #expect(throws: ZipFile.Failure.self) {
      try ZipFile.write(twice, modified: now, to: place)
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: place)) == before)
    #expect(throws: ZipFile.Failure.self) {
      try ZipFile.write(twice, modified: now, to: directory.file("nowhere/archive"))
    }
  }
}
