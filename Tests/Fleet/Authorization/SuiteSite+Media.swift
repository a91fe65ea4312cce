import AccountsServer
import Application
import Core
import Foundation
import Server
import Store
import StoreSQLite
import TestKit
import Testing

extension SuiteSite {
  /// The name of a file that is told from others by a session.
  static func digest(like session: UserSessionID) -> MediaDigest {
    let digits = session.description.replacing("-", with: "")
    return MediaDigest(digits + digits)!
  }

  /// Gives somebody a file whose name is like that of a session.
  func addFile(
    like session: UserSessionID, of user: UserID, saying text: String = "a photo"
  ) throws {
    let digest = Self.digest(like: session).text
    let folder = directory.path + "/media"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/" + digest))
    _ = try build.engine.writeNow { database throws(StoreFailure) in
      try database.run(
        """
        INSERT INTO media (owner, digest, kind, bytes, created_at)
        VALUES (\(user), \(digest), 'photo', \(text.utf8.count), 0)
        """)
    }
  }
}
