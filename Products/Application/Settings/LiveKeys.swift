import Core
import Server

/// The keys a running server uses, and the files they are read from again after a rotation.
public struct LiveKeys: Sendable {
  private let keys: ServerKeys
  private let folder: KeyFolder

  public init(_ keys: ServerKeys, _ settings: Settings) {
    self.init(keys, data: settings.data, peppersFile: settings.peppersFile)
  }

  public init(_ keys: ServerKeys, data: String, peppersFile: String? = nil) {
    self.keys = keys
    folder = KeyFolder(data: data, peppersFile: peppersFile)
  }

  /// Reads the files, as strictly as at the start. When that fails the server goes on with what it
  /// has.
  func takeUp() throws(KeyFolderFault) {
    keys.takeUp(try folder.load(mayMake: false, random: { _ in [] }))
  }
}
