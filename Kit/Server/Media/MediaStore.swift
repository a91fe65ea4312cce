import Core
import Crypto
import Foundation
import Synchronization

/// Why a file could not be kept.
public struct MediaFailure: Error, Hashable, Sendable {
  /// Whether there was no space on the disk.
  public let isFull: Bool
}

/// The folder `media` of the data directory: files named by their content, readable by the server's
/// owner only.
///
/// A file is complete or not there, whatever happens to the machine. Who may see it is not written
/// here: the database says whose it is, and what it does not name any more is swept away.
public final class MediaStore: Sendable {
  private let folder: String
  /// What was kept since the last sweep began: the database may not name it yet.
  private let recent = Mutex<Set<MediaDigest>>([])

  /// - Parameter folder: Is made when the first file comes, closed to others.
  public init(folder: String) { self.folder = folder }

  /// Keeps a file; on the disk when this returns.
  public func keep(_ bytes: [UInt8]) throws(MediaFailure) -> MediaDigest {
    let text = SHA256.hash(data: bytes).map { byte in
      String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }.joined()
    guard let digest = MediaDigest(text) else { throw MediaFailure(isFull: false) }
    let failure = recent.withLock { recent -> Int32 in
      recent.insert(digest)
      return write(bytes, to: path(digest))
    }
    guard failure == 0 else { throw MediaFailure(isFull: failure == ENOSPC || failure == EDQUOT) }
    return digest
  }

  /// The content of a file, `nil` when it is not there.
  public func bytes(of digest: MediaDigest) -> [UInt8]? {
    FileManager.default.contents(atPath: path(digest)).map { data in Array(data) }
  }

  /// Deletes what nothing refers to, and what a crash left half-written. Answers how many files.
  ///
  /// - Parameter referenced: Asked once the candidates are known. What is kept meanwhile, or was
  ///   since the sweep before, stays: its row may be on its way.
  public func sweep(
    referenced: () async throws -> Set<MediaDigest>
  ) async throws -> Int {
    let young = recent.withLock { recent in
      let young = recent
      recent = []
      return young
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let kept = try await referenced()
    var count = 0
    for name in names {
      let digest = MediaDigest(name)
      if let digest, kept.contains(digest) || young.contains(digest) { continue }
      guard digest != nil || name.hasSuffix(MediaStore.draft) else { continue }
      let isGone = recent.withLock { recent in
        // Drafts are written under this lock: one that is seen here was left behind.
        if let digest, recent.contains(digest) { return false }
        return unlink(folder + "/" + name) == 0
      }
      if isGone { count += 1 }
    }
    return count
  }

  private static let draft = ".new"

  private func path(_ digest: MediaDigest) -> String { folder + "/" + digest.text }

  /// Written beside and moved into place once on the disk. Answers an error number, or 0.
  private func write(_ bytes: [UInt8], to place: String) -> Int32 {
    if mkdir(folder, 0o700) != 0, errno != EEXIST { return errno }
    let draft = place + MediaStore.draft
    let file = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { return errno }
    var failure = write(bytes, to: file)
    if failure == 0, fsync(file) != 0 { failure = errno }
    close(file)
    if failure == 0, rename(draft, place) != 0 { failure = errno }
    guard failure == 0 else {
      unlink(draft)
      return failure
    }
    let names = open(folder, O_RDONLY | O_CLOEXEC)
    guard names >= 0 else { return errno }
    defer { close(names) }
    return fsync(names) == 0 ? 0 : errno
  }

  private func write(_ bytes: [UInt8], to file: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { part in
        Foundation.write(file, part.baseAddress, part.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count < 0 ? errno : EIO }
      rest = rest.dropFirst(count)
    }
    return 0
  }
}
