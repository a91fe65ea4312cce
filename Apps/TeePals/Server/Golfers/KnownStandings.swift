import Coding
import Core
import Store
import Synchronization
import TeePalsDomain

/// What decides whether somebody may look at anything.
@Memberwise struct BrowserStanding: Sendable {
  let profile: GolferProfile?
  let standing: ProfileStanding
  let isBanned: Bool

  static func read(
    _ user: UserID, _ session: some Session
  ) throws(StoreFailure) -> BrowserStanding {
    let profile = try ProfileRows.all("id = \(user)", session).first
    var secret: PrivateGolferProfile?
    for case .secret(let row) in try GolfRows.all(.secret, "id = \(user)", session) {
      secret = row
    }
    return BrowserStanding(
      profile: profile, standing: ProfileStanding(profile, secret),
      isBanned: try SanctionRows.isBanned(user, session))
  }
}

/// The standing of those who ask, each time they ask for anything: kept until anybody's profile or
/// what is done about anybody changes.
final class KnownStandings: Sendable {
  /// Of no more people.
  static let most = 1_000

  private struct Kept {
    /// What is kept is of then.
    var changes: Int64 = 0
    var standings: [UserID: BrowserStanding] = [:]
  }

  private let watch = Mutex<TableWatch?>(nil)
  private let kept = Mutex(Kept())

  func standing(
    of user: UserID, in engine: some StoreEngine
  ) async throws(StoreFailure) -> BrowserStanding {
    let changes = try await changes(of: engine)
    let known = kept.withLock { kept in
      kept.changes == changes ? kept.standings[user] : nil
    }
    if let known { return known }
    let standing = try await engine.read { session throws(StoreFailure) in
      try BrowserStanding.read(user, session)
    }
    guard let changes else { return standing }
    kept.withLock { kept in
      guard changes >= kept.changes else { return }
      if changes > kept.changes || kept.standings.count >= Self.most { kept.standings = [:] }
      kept.changes = changes
      kept.standings[user] = standing
    }
    return standing
  }

  /// To be asked before anything is read; `nil` where nothing can be kept.
  private func changes(of engine: some StoreEngine) async throws(StoreFailure) -> Int64? {
    if let watch = watch.withLock({ watch in watch }) { return watch.changes }
    let new = try await engine.watch(["golf_profile", "golf_private", "golf_sanction"])
    watch.withLock { watch in watch = new }
    return new?.changes
  }
}
