/// What a person is trusted with on a server, each role with everything of the one before.
///
/// The server decides by it who may ask for what; the client only what it offers.
public enum MemberRole: String, Hashable, Sendable, CaseIterable, Comparable {
  case member
  /// Looks after what people share with each other.
  case moderator
  /// Looks after people's accounts and the server's messages.
  case admin

  private var rank: Int {
    switch self {
    case .member: 0
    case .moderator: 1
    case .admin: 2
    }
  }

  public static func < (a: MemberRole, b: MemberRole) -> Bool { a.rank < b.rank }
}
