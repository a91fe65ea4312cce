import Core
import Foundation
import Server
import TestKit
import Testing

@Suite struct MediaStoreTests {
  private let directory: TemporaryDirectory
  private let store: MediaStore
  private var folder: String { directory.file("media") }

  init() throws {
    directory = try TemporaryDirectory()
    store = MediaStore(folder: directory.file("media"))
  }

  private var files: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
  }

  /// The digest is FIPS 180-4's of "abc".
  @Test func filesAreNamedByTheirContent() throws {
    let digest = try store.keep(Array("abc".utf8))
    #expect(
      digest.text == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(store.bytes(of: digest) == Array("abc".utf8))
    #expect(try store.keep(Array("abc".utf8)) == digest)
    #expect(files == [digest.text])
  }

  @Test func nobodyElseCanReadThem() throws {
    let digest = try store.keep([1])
    #expect(permissions(folder) == 0o700)
    #expect(permissions(folder + "/" + digest.text) == 0o600)
  }

  @Test func whatIsNotThereIsNothing() throws {
    let digest = try #require(MediaDigest(String(repeating: "0a", count: 32)))
    #expect(store.bytes(of: digest) == nil)
  }

  @Test(arguments: ["", "0a", "../../etc/passwd", String(repeating: "0A", count: 32)])
  func onlyDigestsAreNames(text: String) {
    #expect(MediaDigest(text) == nil)
  }

  @Test func aSweepLeavesWhatIsReferredToAndWhatIsNew() async throws {
    let kept = try store.keep([1])
    let fresh = try store.keep([2])
    // What was kept since the sweep before may still get its row.
    #expect(try await store.sweep(referenced: { [kept] }) == 0)
    #expect(store.bytes(of: fresh) != nil)
    #expect(try await store.sweep(referenced: { [kept] }) == 1)
    #expect(store.bytes(of: fresh) == nil)
    #expect(store.bytes(of: kept) == [1])
  }

  @Test func whatIsKeptDuringASweepStays() async throws {
    let old = try store.keep([1])
    _ = try await store.sweep(referenced: { [] })
    let store = store
    let count = try await store.sweep(referenced: {
      // The same content comes again between the look at the folder and the deletion.
      _ = try store.keep([1])
      return []
    })
    #expect(count == 0)
    #expect(store.bytes(of: old) == [1])
  }

  /// After a crash: drafts go, files without a row go, what is not ours stays.
  @Test func whatACrashLeftIsSweptAtTheNextStart() async throws {
    let kept = try store.keep([1])
    let orphan = try store.keep([2])
    for name in [kept.text + ".new", "README"] {
      #expect(FileManager.default.createFile(atPath: folder + "/" + name, contents: Data([1])))
    }
    let restarted = MediaStore(folder: folder)
    #expect(try await restarted.sweep(referenced: { [kept] }) == 2)
    #expect(restarted.bytes(of: orphan) == nil)
    #expect(self.files == ["README", kept.text].sorted())
  }

  /// A half-written draft never becomes the file, and a new one takes its place.
  @Test func aDraftLeftBehindIsNoObstacle() throws {
    let digest = try store.keep([1, 2, 3])
    let path = folder + "/" + digest.text
    try FileManager.default.moveItem(atPath: path, toPath: path + ".new")
    #expect(store.bytes(of: digest) == nil)
    #expect(try store.keep([1, 2, 3]) == digest)
    #expect(store.bytes(of: digest) == [1, 2, 3])
    #expect(files == [digest.text])
  }

  @Test func aFolderThatCannotBeMadeIsAFailure() throws {
    let file = directory.file("file")
    #expect(FileManager.default.createFile(atPath: file, contents: nil))
    #expect(throws: MediaFailure.self) {
      try MediaStore(folder: file + "/media").keep([1])
    }
  }
}
