import Foundation
import Server
import TestKit
import Testing

@Suite struct KeyFolderTests {
  private static let zeros = String(repeating: "A", count: 43) + "="

  /// Bytes that differ from call to call.
  private final class Bytes {
    private var next: UInt8 = 0

    func take(_ count: Int) -> [UInt8] {
      (0..<count).map { _ in
        next &+= 1
        return next
      }
    }
  }

  private func mode(_ path: String) throws -> Int? {
    (try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber)?
      .intValue
  }

  @Test func makesKeysForItsOwnerOnly() throws {
    let directory = try TemporaryDirectory()
    let folder = KeyFolder(data: directory.path)
    let bytes = Bytes()
    let made = try folder.load(mayMake: true, random: bytes.take)
    #expect(try mode(folder.path) == 0o700)
    var rings: [KeyRing] = []
    for purpose in KeyFolder.Purpose.allCases {
      #expect(try mode(folder.file(purpose)) == 0o600)
      rings.append(try #require(try folder.read(purpose)))
    }
    #expect(Set(rings.map { ring in ring.text }).count == 4)
    // The second start reads what the first made.
    let read = try folder.load(mayMake: false, random: { _ in [] })
    #expect(read.peppers == made.peppers)
    #expect(read.fields == made.fields)
  }

  @Test(arguments: [0o604, 0o640, 0o660, 0o644])
  func refusesFilesOthersCanRead(mode: Int) throws {
    let directory = try TemporaryDirectory()
    let folder = KeyFolder(data: directory.path)
    _ = try folder.load(mayMake: true, random: Bytes().take)
    let file = folder.file(.fields)
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file)
    #expect(throws: KeyFolderFault.open(file)) {
      try folder.load(mayMake: true, random: Bytes().take)
    }
  }

  @Test func refusesAFolderOthersCanRead() throws {
    let directory = try TemporaryDirectory()
    let folder = KeyFolder(data: directory.path)
    _ = try folder.load(mayMake: true, random: Bytes().take)
    try FileManager.default.setAttributes([.posixPermissions: 0o750], ofItemAtPath: folder.path)
    #expect(throws: KeyFolderFault.open(folder.path)) {
      try folder.load(mayMake: true, random: Bytes().take)
    }
  }

  @Test(arguments: [
    ("a:AAAA\n", true), ("a:" + zeros.dropLast(4) + "\n", true), ("a\n", false), ("", false),
    ("a b:" + zeros + "\n", false), ("a:" + zeros + "\na:" + zeros + "\n", false),
  ])
  func refusesWhatIsNoKey(text: String, isShort: Bool) throws {
    let directory = try TemporaryDirectory()
    let path = directory.path + "/peppers"
    let made = FileManager.default.createFile(
      atPath: path, contents: Data(text.utf8), attributes: [.posixPermissions: 0o600])
    #expect(made)
    let folder = KeyFolder(data: directory.path, peppersFile: path)
    #expect(throws: isShort ? KeyFolderFault.tooShort(path) : .malformed(path)) {
      try folder.load(mayMake: true, random: Bytes().take)
    }
  }

  @Test func readsPeppersFromElsewhere() throws {
    let directory = try TemporaryDirectory()
    let path = directory.path + "/peppers"
    let text = "# two\nnew:" + Self.zeros + "\n\nold-1:" + Self.zeros + "\n"
    let made = FileManager.default.createFile(
      atPath: path, contents: Data(text.utf8), attributes: [.posixPermissions: 0o600])
    #expect(made)
    let folder = KeyFolder(data: directory.path, peppersFile: path)
    let keys = try folder.load(mayMake: true, random: Bytes().take)
    #expect(keys.peppers.active.id == "new")
    #expect(keys.peppers.key("old-1") != nil)
    #expect(keys.peppers.key("other") == nil)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/peppers"))
  }

  @Test func neverMakesKeysAnewForADatabaseThatHasSome() throws {
    let directory = try TemporaryDirectory()
    let folder = KeyFolder(data: directory.path)
    #expect(throws: KeyFolderFault.missing(folder.file(.peppers))) {
      try folder.load(mayMake: false, random: Bytes().take)
    }
    let named = KeyFolder(data: directory.path, peppersFile: directory.path + "/absent")
    #expect(throws: KeyFolderFault.missing(directory.path + "/absent")) {
      try named.load(mayMake: true, random: Bytes().take)
    }
  }

  @Test func rotatingKeepsTheOldKeys() throws {
    let directory = try TemporaryDirectory()
    let folder = KeyFolder(data: directory.path)
    let bytes = Bytes()
    let before = try folder.load(mayMake: true, random: bytes.take)
    let id = try folder.rotate(.peppers, random: bytes.take)
    let after = try folder.load(mayMake: false, random: bytes.take)
    #expect(after.peppers.active.id == id)
    #expect(after.peppers.key(before.peppers.active.id) == before.peppers.active)
    #expect(after.peppers.count == 2)
    #expect(after.fields == before.fields)
    #expect(try mode(folder.file(.peppers)) == 0o600)
  }

  @Test(arguments: [("/data", false), ("/var", true), ("/data/deeper", true)])
  func refusesTheProgramsSource(place: String, isRefused: Bool) throws {
    let directory = try TemporaryDirectory()
    let files = FileManager.default
    try files.createDirectory(
      atPath: directory.path + "/.git", withIntermediateDirectories: false)
    let made = files.createFile(
      atPath: directory.path + "/Package.swift", contents: Data("name: \"fieldday\"".utf8))
    #expect(made)
    let folder = KeyFolder(data: directory.path + place)
    if isRefused {
      #expect(throws: KeyFolderFault.inCheckout(folder.path)) {
        try folder.load(mayMake: true, random: Bytes().take)
      }
      #expect(!files.fileExists(atPath: folder.path))
    } else {
      _ = try folder.load(mayMake: true, random: Bytes().take)
    }
  }
}
