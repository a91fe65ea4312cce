import AccountsDomain
import Coding
import Core
import Wire

/// Who is signed in on this device, as far as the device needs to know without asking.
@Memberwise public struct SignedInSession: Hashable, Sendable, WireCodable {
  public let id: String
  public let user: UserID
  public let email: String
  /// Whether signing in has just called off the account's deletion.
  @Field(absent: false) public let keepsAccount: Bool
  /// What the person was trusted with when they signed in. It decides what is offered, never what
  /// is allowed.
  @Field(absent: MemberRole.member) public let role: MemberRole
  /// What this device is, in a word such as `Android`, for the person's other devices; may be
  /// empty.
  @Field(absent: "") public let device: String

  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      id: try cursor.required("id").string(limit: AccountsLimits.word),
      user: try cursor.required("user").id(),
      email: try cursor.required("email").string(limit: AccountsLimits.email),
      keepsAccount: try cursor.optional("deletionCancelled")?.bool() ?? false,
      role: try cursor.optional("role")?.role() ?? .member,
      device: try cursor.optional("device")?.string(limit: 64) ?? "")
  }

  public var json: JSON {
    .object([
      "id": .string(id), "user": .id(user), "email": .string(email),
      "role": role == .member ? nil : .string(role.rawValue), "device": .text(device),
    ])
  }

  /// Reads the server's answer `{"session": …}`; `nil` inside means signed out.
  public static func read(_ text: String) -> SignedInSession?? {
    do throws(WireError) {
      let cursor = WireCursor(try JSON.parse(text))
      guard let session = try cursor.optional("session") else { return .some(nil) }
      return .some(try SignedInSession(session))
    } catch { return nil }
  }
}

/// What the server's problem answer says, as far as the account pages care.
@Memberwise public struct AccountProblem: Hashable, Sendable {
  public let code: String
  public let fault: String?
  /// Seconds to wait before trying again.
  public let retryAfter: Int?

  /// Reads a problem (RFC 9457); whatever is not one is `internal`.
  static func read(_ text: String) -> AccountProblem {
    do throws(WireError) {
      let cursor = WireCursor(try JSON.parse(text))
      return AccountProblem(
        code: try cursor.required("code").string(limit: AccountsLimits.word),
        fault: try cursor.optional("fault")?.string(limit: AccountsLimits.word),
        retryAfter: try cursor.optional("retryAfter")?.int(in: 0...1_000_000))
    } catch { return AccountProblem(code: "internal") }
  }
}
