import AccountsServer
import Application
import Core
import Foundation
import Server
import Store
import StoreSQLite
import TestKit

extension SuiteSite {
  var exports: String { directory.file("exports") }

  /// Gives somebody an archive whose id is that of a session.
  func addExport(like session: UserSessionID, of user: UserID) throws {
    let id = AccountExportID(high: session.high, low: session.low)
    let file = id.description.filter { character in character != "-" } + id.description.suffix(32)
    let name = String(file.padding(toLength: 64, withPad: "0", startingAt: 0))
    try FileManager.default.createDirectory(
      atPath: exports, withIntermediateDirectories: true)
    try Data("an archive".utf8).write(to: URL(fileURLWithPath: exports + "/" + name))
    let expires = clock.now.advanced(byMilliseconds: 86_400_000)
    _ = try build.engine.writeNow { database throws(StoreFailure) in
      try database.run(
        """
        INSERT INTO account_export (id, account_id, asked_at, state, file, size, expires_at)
        VALUES (\(id), \(user), \(clock.now), 'ready', \(name), 10, \(expires))
        """)
    }
  }
}
