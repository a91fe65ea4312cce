import AccountsDomain
import Coding
import Core
import Wire

/// A person without an account: an id made on the device, and everything they do kept there.
@Memberwise @Wire public struct LocalProfile: Hashable, Sendable {
  public let id: UserID
  /// What they were called when they began.
  @Field(limit: AccountsLimits.typed) public var name: String?
  /// The account to which the person chose not to add what is here.
  public var apartFrom: UserID?
}

/// Who uses the apps on this device.
public enum CurrentUser: Hashable, Sendable {
  /// Somebody without an account.
  case local(LocalProfile)
  case signedIn(SignedInSession)

  public var user: UserID {
    switch self {
    case .local(let profile): profile.id
    case .signedIn(let session): session.user
    }
  }

  public var session: SignedInSession? {
    if case .signedIn(let session) = self { session } else { nil }
  }

  /// The name of their database on this device.
  public var database: String { CurrentUser.database(of: user) }

  /// The name of a person's database on this device, whether they have an account or not.
  public static func database(of user: UserID) -> String { "fieldday-" + user.description }

  /// The name of the local database of what somebody is recording, which goes with theirs.
  public static func journal(of user: UserID) -> String { database(of: user) + "-journal" }

  /// The name of the local database of what the apps tell of their time, which goes with theirs.
  public static func outings(of user: UserID) -> String { database(of: user) + "-outings" }

  public var profile: LocalProfile? {
    if case .local(let profile) = self { profile } else { nil }
  }
}
