import Foundation

/// Where archives lie until they are fetched: a folder of the server's own, with names that cannot
/// be guessed.
public struct ExportFolder: Sendable {
  public let path: String

  public init(_ path: String) { self.path = path }

  func place(of name: String) -> String { path + "/" + name }

  /// Makes the folder, for this process alone.
  func prepare() throws {
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
  }

  /// Every file there is, finished or not.
  func names() -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  func remove(_ name: String) { try? FileManager.default.removeItem(atPath: place(of: name)) }
}
