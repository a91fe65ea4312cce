import CZip
import Core
import Foundation
import Synchronization

/// Writes ZIP archives: deflated, names in UTF-8, ZIP64 where it must be.
public enum ZipFile {
  /// The archive could not be written or read; why.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// Does work that takes its time on a thread that may wait.
  static func aside<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { answer in
      DispatchQueue.global(qos: .utility).async { answer.resume(with: Result { try work() }) }
    }
  }

  static func failure(of archive: OpaquePointer) -> Failure {
    Failure(description: zip_strerror(archive).map { words in String(cString: words) } ?? "unknown")
  }
}

extension ZipFile {
  /// Writes an archive for the owner of this process alone (0600), file by file as `files` gives
  /// them, and answers its size in bytes. What was at `place` is replaced at the very end, so
  /// there is never half an archive.
  ///
  /// - Throws: ``Failure``, and what `files` throws.
  public static func write(
    to place: String, modified: Instant, files: (Writer) async throws -> Void
  ) async throws -> Int64 {
    let draft = place + ".part"
    let writer = try Writer(draft, modified)
    do {
      try await files(writer)
      return try await writer.finish(as: place)
    } catch {
      unlink(draft)
      throw error
    }
  }

  /// Takes the files of an archive. Deflating and writing take their time: they are done on threads
  /// that may wait.
  public final class Writer: Sendable {
    private let draft: String
    private let descriptor: Int32
    private let zip: Mutex<ZipStream>

    fileprivate init(_ draft: String, _ modified: Instant) throws(Failure) {
      self.draft = draft
      zip = Mutex(ZipStream(modified: modified))
      descriptor = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw Failure(description: "the archive cannot be made") }
      // One that was left by a crash keeps its rights.
      guard fchmod(descriptor, 0o600) == 0 else {
        throw Failure(description: "the archive cannot be closed to others")
      }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Writes a file; `bytes` is asked there and then. A path has `/` between folders, never
    /// begins with one, and is in an archive once.
    public func add(_ path: String, _ bytes: @escaping @Sendable () -> [UInt8]) async throws {
      try await ZipFile.aside { [self] () throws in
        let bytes = bytes()
        try zip.withLock { zip throws(Failure) in try put(zip.file(path, bytes)) }
      }
    }

    fileprivate func finish(as place: String) async throws -> Int64 {
      try await ZipFile.aside { [self] () throws in
        try put(zip.withLock { zip in zip.end() })
        let size = lseek(descriptor, 0, SEEK_END)
        guard size >= 0, fsync(descriptor) == 0, rename(draft, place) == 0 else {
          throw Failure(description: "the archive cannot be moved into place")
        }
        return Int64(size)
      }
    }

    private func put(_ bytes: [UInt8]) throws(Failure) {
      let isWritten = bytes.withUnsafeBytes { buffer in
        var rest = buffer[...]
        while !rest.isEmpty {
          let count = Foundation.write(
            descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
          if count < 0, errno == EINTR { continue }
          guard count > 0 else { return false }
          rest = rest.dropFirst(count)
        }
        return true
      }
      guard isWritten else { throw Failure(description: "the archive cannot be written") }
    }
  }
}
