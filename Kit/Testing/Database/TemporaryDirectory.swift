import Foundation

/// A directory of its own, removed with everything in it when the value goes away.
public final class TemporaryDirectory: Sendable {
  public let path: String

  public init() throws(TemporaryDirectoryFailure) {
    var template = Array((NSTemporaryDirectory() + "/fieldday-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else {
      throw TemporaryDirectoryFailure(code: Int(errno))
    }
    path = String(
      decoding: template.dropLast().map { character in UInt8(bitPattern: character) },
      as: UTF8.self)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a file in the directory.
  public func file(_ name: String) -> String { path + "/" + name }
}

/// The system gave no temporary directory; the number is its own.
public struct TemporaryDirectoryFailure: Error, Hashable, Sendable {
  public let code: Int
}
