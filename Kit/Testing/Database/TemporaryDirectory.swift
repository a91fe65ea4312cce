import Foundation
import Synchronization

/// A directory of its own, removed with everything in it when the value goes away, or the process.
public final class TemporaryDirectory: Sendable {
  private static let paths = Mutex<Set<String>>([])
  private static let removal: Void = {
    atexit {
      for path in TemporaryDirectory.paths.withLock({ paths in paths }) {
        TemporaryDirectory.remove(path)
      }
    }
  }()

  private static func remove(_ path: String) {
    try? FileManager.default.removeItem(atPath: path)
  }

  public let path: String

  public init() throws(TemporaryDirectoryFailure) {
    var template = Array((NSTemporaryDirectory() + "/fieldday-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else {
      throw TemporaryDirectoryFailure(code: Int(errno))
    }
    path = String(
      decoding: template.dropLast().map { character in UInt8(bitPattern: character) },
      as: UTF8.self)
    let path = path
    _ = Self.paths.withLock { paths in paths.insert(path) }
    _ = Self.removal
  }

  deinit {
    let path = path
    _ = Self.paths.withLock { paths in paths.remove(path) }
    Self.remove(path)
  }

  /// A directory with a copy of everything that is in this one.
  public func copy() throws -> TemporaryDirectory {
    let other = try TemporaryDirectory()
    for name in try FileManager.default.contentsOfDirectory(atPath: path) {
      try FileManager.default.copyItem(atPath: file(name), toPath: other.file(name))
    }
    return other
  }

  /// The path of a file in the directory.
  public func file(_ name: String) -> String { path + "/" + name }
}

/// The system gave no temporary directory; the number is its own.
public struct TemporaryDirectoryFailure: Error, Hashable, Sendable {
  public let code: Int
}
