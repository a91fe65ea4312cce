import AccountsDomain
import Core
import Wire

/// What is kept of a sign-up while it is under way, so that a reload loses nothing but the
/// password, which is never kept. All of it goes once somebody has come in.
public struct SignUpDraft: Hashable, Sendable {
  /// Where it is kept among the values that outlive a run.
  public static let key = "sign-up"

  public var email = ""
  public var displayName = ""
  public var username = ""
  public var phone = ""
  /// The recovery codes that the person has been shown and may have put away: others would make
  /// those worthless. They are kept only until they are sent: from then on they open an account.
  public var codes: [String] = []
  /// The server waits for the address to be confirmed.
  public var isConfirming = false
  /// The invitation whose link was opened. It opens no account and works once, so it may be kept;
  /// without it a reload would leave the person outside.
  public var invitation: String?

  public init() {}

  /// What is kept; empty when there is nothing to keep.
  public var text: String {
    if self == SignUpDraft() { return "" }
    return JSON.object([
      "email": .string(email), "displayName": .string(displayName),
      "username": .string(username), "phone": .string(phone),
      "isConfirming": .bool(isConfirming),
      "invitation": invitation.map { token in .string(token) },
      "codes": codes.isEmpty || isConfirming ? nil : .array(codes.map { code in .string(code) }),
    ]).text
  }

  /// Reads what was kept; anything unreadable counts as nothing.
  public init(_ text: String?) {
    guard let text, !text.isEmpty else { return }
    do throws(WireError) {
      let cursor = WireCursor(try JSON.parse(text))
      let email = try cursor.required("email").string(limit: AccountsLimits.typed)
      let displayName = try cursor.required("displayName").string(limit: AccountsLimits.typed)
      let username = try cursor.required("username").string(limit: AccountsLimits.typed)
      let phone = try cursor.optional("phone")?.string(limit: AccountsLimits.typed) ?? ""
      let invitation = try cursor.optional("invitation")?.string(limit: 64)
      let codes = try Self.codes(in: cursor)
      isConfirming = try cursor.required("isConfirming").bool()
      self.invitation = invitation
      self.email = email
      self.displayName = displayName
      self.username = username
      self.phone = phone
      self.codes = codes
    } catch { return }
  }

  private static func codes(in cursor: WireCursor) throws(WireError) -> [String] {
    try cursor.optional("codes")?.elements { code throws(WireError) in
      try code.string(limit: 64)
    } ?? []
  }
}
