import AccountsDomain
import Core
import Server
import Store

public enum ProviderArrivalTag {}
public typealias ProviderArrivalID = ID<ProviderArrivalTag>

/// Somebody a provider vouches for and whom no account knows: what they bring, for as long as they
/// need to say who they want to be here. It belongs to the browser they came back in.
struct ProviderArrival: Sendable {
  /// Milliseconds: time for the message to arrive, and for another one.
  static let life: Int64 = 3_600_000

  let id: ProviderArrivalID
  /// What people call the provider.
  let title: String
  let issuer: String
  let subject: String
  let email: String?
  /// The provider calls the address verified, and the operator believes it.
  let isEmailTrusted: Bool
  let name: String?
  /// Encrypted, at the place of the link that it may become.
  let refreshToken: [UInt8]?

  /// The link it becomes. The ids are the same, so that the token opens there.
  func link(to user: UserID, at now: Instant) -> ProviderLink {
    ProviderLink(
      id: linkID, account: user, issuer: issuer, subject: subject, title: title, email: email,
      refreshToken: refreshToken, linked: now, lastUsed: now)
  }

  var linkID: ProviderLinkID { ProviderLinkID(high: id.high, low: id.low) }
}

/// Statements about arrivals.
enum ProviderArrivalRows {
  private static let columns: SQL = """
    id, title, issuer, subject, email, is_email_trusted, name, refresh_token
    """

  /// Stores an arrival; an earlier one of this browser gives way.
  static func add(
    _ arrival: ProviderArrival, holder: SessionTokenHash, at now: Instant,
    in session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      DELETE FROM provider_arrival
      WHERE expires_at <= \(now) OR holder_hash = \(holder.bytes)
      """)
    try session.run(
      """
      INSERT INTO provider_arrival (\(columns), holder_hash, expires_at)
      VALUES (\(arrival.id), \(arrival.title), \(arrival.issuer), \(arrival.subject),
        \(arrival.email), \(arrival.isEmailTrusted), \(arrival.name), \(arrival.refreshToken),
        \(holder.bytes), \(now.advanced(byMilliseconds: ProviderArrival.life)))
      """)
  }

  static func find(
    holder: SessionTokenHash, at now: Instant, in session: some Session
  ) throws(StoreFailure) -> ProviderArrival? {
    guard
      let row = try session.first(
        """
        SELECT \(columns) FROM provider_arrival
        WHERE holder_hash = \(holder.bytes) AND expires_at > \(now)
        """)
    else { return nil }
    return try read(row)
  }

  static func find(
    _ id: ProviderArrivalID, at now: Instant, in session: some Session
  ) throws(StoreFailure) -> ProviderArrival? {
    guard
      let row = try session.first(
        "SELECT \(columns) FROM provider_arrival WHERE id = \(id) AND expires_at > \(now)")
    else { return nil }
    return try read(row)
  }

  static func remove(
    _ id: ProviderArrivalID, in session: some Session
  ) throws(StoreFailure) {
    try session.run("DELETE FROM provider_arrival WHERE id = \(id)")
  }

  private static func read(_ row: Row) throws(StoreFailure) -> ProviderArrival {
    ProviderArrival(
      id: try row[0], title: try row[1], issuer: try row[2], subject: try row[3],
      email: try row[4], isEmailTrusted: try row[5], name: try row[6], refreshToken: try row[7])
  }
}
