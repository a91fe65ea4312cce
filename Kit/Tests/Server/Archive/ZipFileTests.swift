import Core
import Foundation
import Server
import ServerTestKit
import TestKit
import Testing

/// That the bytes are a ZIP archive is said by a foreign reader in `Tests/Browser`.
@Suite struct ZipFileTests {
  private struct Stopped: Error {}

  private let now = Instant(milliseconds: 1_790_000_000_000)

  private func write(_ files: [(String, [UInt8])], to place: String) async throws -> Int64 {
    try await ZipFile.write(to: place, modified: now) { archive in
      for (path, bytes) in files { try await archive.add(path) { bytes } }
    }
  }

  private func names(_ directory: TemporaryDirectory) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: directory.path)
  }

  @Test func isWrittenForItsOwnerAlone() async throws {
    let directory = try TemporaryDirectory()
    let place = directory.file("archive")
    let text = Array(String(repeating: "often the same ", count: 10_000).utf8)
    let files = [("한글/파일.txt", text), ("empty", [])]
    let size = try await write(files, to: place)
    let written = try Data(contentsOf: URL(fileURLWithPath: place))
    #expect(Int64(written.count) == size)
    #expect(written.starts(with: Array("PK\u{3}\u{4}".utf8)))
    #expect(written.count < text.count / 10)
    let attributes = try FileManager.default.attributesOfItem(atPath: place)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    #expect(try names(directory) == ["archive"])
    let back = try ZipReader(file: place).files()
    #expect(back.map(\.0) == files.map(\.0) && back.map(\.1) == files.map(\.1))
  }

  @Test func whatWasThereStaysWhenItFails() async throws {
    let directory = try TemporaryDirectory()
    let place = directory.file("archive")
    _ = try await write([("a", [1])], to: place)
    let before = try Data(contentsOf: URL(fileURLWithPath: place))
    // The same name twice is refused.
    await #expect(throws: ZipFile.Failure.self) {
      try await write([("a", [2]), ("a", [3])], to: place)
    }
    await #expect(throws: Stopped.self) {
      try await ZipFile.write(to: place, modified: now) { archive in
        try await archive.add("b") { [4] }
        throw Stopped()
      }
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: place)) == before)
    #expect(try names(directory) == ["archive"])
    await #expect(throws: ZipFile.Failure.self) {
      try await write([("a", [2])], to: directory.file("nowhere/archive"))
    }
  }

  @Test func whatACrashLeftIsWrittenAnew() async throws {
    let directory = try TemporaryDirectory()
    let place = directory.file("archive")
    let draft = URL(fileURLWithPath: place + ".part")
    try Data(repeating: 9, count: 100_000).write(to: draft)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o644], ofItemAtPath: draft.path)
    let size = try await write([("a", [1])], to: place)
    #expect(size < 1_000)
    let attributes = try FileManager.default.attributesOfItem(atPath: place)
    #expect((attributes[.size] as? NSNumber)?.int64Value == size)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    #expect(try names(directory) == ["archive"])
  }
}
