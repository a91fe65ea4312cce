import AccountsUI
import Core
import Sync
import Wire

/// The profiles without an account on this device, and those that accounts are claiming.
///
/// What is durable of it is a database of its own: the local profiles must be found again whatever
/// becomes of the values that are merely remembered.
public struct LocalProfiles {
  /// The question whether to add the local profile to the account that is signed in.
  public enum Question: Hashable, Sendable {
    case asked
    /// The answer was yes, and is being written down.
    case recording
    /// It could not be written down.
    case failed
  }

  /// Those without a claimant, oldest first. There is one, unless two tabs began at once.
  public var profiles: [LocalProfile] = []
  /// The claims under way, of whatever account.
  public internal(set) var claims: [Claim] = []
  public internal(set) var question: Question?
  public var isRead = false
  /// Another tab changed it while it was being read.
  public var isStale = false
  /// A new profile is being written down.
  public var isBeginning = false

  public init() {}

  /// The one whose data is open as long as nobody is signed in.
  public var open: LocalProfile? { profiles.first }

  /// Takes what the database holds. What cannot be read is left alone.
  mutating func read(_ rows: [StoreRow]) {
    isRead = true
    for row in rows where row.table == LocalProfiles.table {
      do throws(WireError) {
        let cursor = WireCursor(try JSON.parse(row.value))
        let profile = try LocalProfile(cursor)
        if let claimant = try cursor.optional("claimant")?.id(User.self) {
          note(claimOf: profile.id, by: claimant)
        } else if !profiles.contains(where: { other in other.id == profile.id }) {
          profiles.append(profile)
        }
      } catch {}
    }
    profiles.sort { a, b in a.id < b.id }
    claims.sort { a, b in a.from < b.from }
  }

  /// Takes the host's answer to ``load``.
  public mutating func receive(_ answer: HostAnswer) {
    isRead = true
    if case .rows(let rows) = answer { read(rows) }
  }

  /// Takes what another tab says: an account has claimed a profile, or it is gone.
  public mutating func hear(_ text: String) {
    guard let message = TabMessage(text) else { return }
    switch message {
    case .claimed(let local, _):
      if !isRead { isStale = true }
      profiles.removeAll { profile in profile.id == local }
    case .signedOut(let database):
      profiles.removeAll { profile in sameBytes(CurrentUser.database(of: profile.id), database) }
    default: break
    }
  }

  func claim(of local: UserID) -> Int? {
    claims.firstIndex { claim in claim.from == local }
  }

  mutating func note(claimOf local: UserID, by claimant: UserID) {
    if claim(of: local) == nil { claims.append(Claim(from: local, to: claimant)) }
  }

  mutating func forget(_ local: UserID) {
    profiles.removeAll { profile in profile.id == local }
    claims.removeAll { claim in claim.from == local }
  }

  // MARK: The database

  static let database = "fieldday-local"
  private static let table = "profiles"

  /// What writes a profile down.
  public static func write(_ profile: LocalProfile) -> HostRequest {
    store(.put(table: table, key: profile.id.description, value: profile.json.text))
  }

  /// The record that makes a claim irrevocable.
  public static func write(claimOf local: UserID, by claimant: UserID) -> HostRequest {
    let value = JSON.object(["id": .id(local), "claimant": .id(claimant)])
    return store(.put(table: table, key: local.description, value: value.text))
  }

  /// What the other tabs are told of that.
  public static func tell(claimOf local: UserID, by session: SignedInSession) -> HostRequest {
    .broadcast(TabMessage.claimed(local, session).text)
  }

  /// What reads all of them.
  public static var load: HostRequest { .load(database: database, .all) }

  static func delete(_ local: UserID) -> HostRequest {
    store(.delete(table: table, key: local.description))
  }

  private static func store(_ operation: StoreWrite.Operation) -> HostRequest {
    .store(StoreWrite(database: database, operations: [operation]))
  }
}

/// What happens to local profiles.
public enum LocalAction {
  // What the person did.
  case claimTapped
  case apartTapped
  // What came back.
  case read(HostAnswer)
  case recorded(UserID, HostAnswer)
  case parted(LocalProfile)
  case loaded(UserID, HostAnswer)
  case contentLoaded(UserID, HostAnswer)
  case removed(UserID, HostAnswer)
  case alone(UserID)
  case erased(UserID)
  case profileRemoved(UserID)
  /// A new one was written down, or not.
  case began(LocalProfile, HostAnswer)
}
