import AccountsDomain
import Coding
import Core
import View
import Wire

/// A person of the list.
public struct PersonRow: Hashable, Sendable {
  public let id: String
  public let email: String
  public let name: String?
  public let username: String?
  public let created: Instant
  public let lastSeen: Instant?
  public let role: MemberRole
  public let status: AccountStatus
  /// Whether it is the person who looks at the list.
  public let isSelf: Bool

  init(_ cursor: WireCursor) throws(WireError) {
    id = try cursor.required("id").string(limit: AccountsLimits.word)
    email = try cursor.required("email").string(limit: AccountsLimits.email)
    name = try cursor.optional("name")?.string(limit: AccountsLimits.typed)
    username = try cursor.optional("username")?.string(limit: AccountsLimits.username)
    created = try cursor.required("createdAt").instant()
    lastSeen = try cursor.optional("lastSeenAt")?.instant()
    role = try cursor.required("role").role()
    status =
      try cursor.required("status").string(limit: 64) == AccountStatus.locked.rawValue
      ? .locked : .active
    isSelf = try cursor.required("self").bool()
  }

  /// What they are called in the list.
  var title: String { name ?? email }

  static func read(_ answer: HostAnswer) -> PersonRow? {
    guard case .http(200, let body) = answer else { return nil }
    do throws(WireError) {
      return try PersonRow(WireCursor(try JSON.parse(body)).required("person"))
    } catch { return nil }
  }
}

/// The people so far.
public struct PeoplePage: Hashable, Sendable {
  public var rows: [PersonRow]
  /// Where the next page begins; nothing after the last.
  public var next: String?

  static func read(_ answer: HostAnswer) -> LoadStatus<PeoplePage> {
    .read(answer) { cursor throws(WireError) in
      PeoplePage(
        rows: try cursor.required("people").elements(PersonRow.init),
        next: try cursor.optional("next")?.string(limit: 64))
    }
  }
}

/// An invitation that can be used.
@Wire public struct InvitationRow: Hashable, Sendable {
  @Field(limit: AccountsLimits.word) public let id: String
  @Field(limit: AccountsLimits.email) public let email: String?
  @Field("expiresAt") public let expires: Instant
}

/// The invitations, and what they are worth on this server.
public struct InvitationList: Hashable, Sendable {
  public let policy: RegistrationPolicy
  public let rows: [InvitationRow]

  static func read(_ answer: HostAnswer) -> LoadStatus<InvitationList> {
    .read(answer) { cursor throws(WireError) in
      let word = try cursor.required("registration").string(limit: 64)
      return InvitationList(
        policy: RegistrationPolicy(rawValue: word) ?? .closed,
        rows: try cursor.required("invitations").decodeArray())
    }
  }
}

/// A message that was given up.
public struct DeadLetterRow: Hashable, Sendable {
  public let id: String
  public let isMail: Bool
  public let recipient: String
  public let template: String
  public let created: Instant
  public let tries: Int
  public let failure: String
  public let canRepeat: Bool

  init(_ cursor: WireCursor) throws(WireError) {
    id = try cursor.required("id").string(limit: AccountsLimits.word)
    isMail = try cursor.required("channel").string(limit: 16) == "mail"
    recipient = try cursor.required("recipient").string(limit: AccountsLimits.email)
    template = try cursor.required("template").string(limit: 64)
    created = try cursor.required("createdAt").instant()
    tries = Int(try cursor.required("tries").integer(in: 0...1_000_000))
    failure = try cursor.required("failure").string(limit: 64)
    canRepeat = try cursor.required("canRepeat").bool()
  }

  static func read(_ answer: HostAnswer) -> LoadStatus<[DeadLetterRow]> {
    .read(answer) { cursor throws(WireError) in
      try cursor.required("letters").elements(DeadLetterRow.init)
    }
  }
}
