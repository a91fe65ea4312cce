import Core
import Store

/// Statements about what happened to accounts.
public enum EventRows {
  /// Where attempts on accounts that do not exist are noted: one row, so that they cost what others
  /// cost and leave nothing.
  private static let nobody = AccountEventID(high: 0, low: 0)

  /// Notes an event; drops what is too old or too much.
  ///
  /// - Parameter number: Of the id within its moment: far from the numbers that sessions and
  ///   accounts take, and another one for a second event of the same moment.
  public static func add(
    _ kind: AccountEvent.Kind, of user: UserID?, from origin: EventOrigin, _ moment: Moment,
    number: UInt64 = 1_000, in session: some Session
  ) throws(StoreFailure) {
    let id: AccountEventID = user == nil ? nobody : moment.id(number)
    try session.run(
      """
      INSERT OR REPLACE INTO account_event (id, account_id, at, event, network, browser, platform)
      VALUES (\(id), \(user), \(moment.instant), \(kind.rawValue), \(origin.network),
        \(origin.client.browser), \(origin.client.platform))
      """)
    let oldest = moment.instant.advanced(byMilliseconds: -AccountEvent.kept)
    try session.run("DELETE FROM account_event WHERE at <= \(oldest)")
    // For nobody too, where it finds nothing: an attempt on no account costs what others cost.
    try session.run(
      """
      DELETE FROM account_event WHERE id IN (
        SELECT id FROM account_event WHERE account_id = \(user)
        ORDER BY at DESC, id DESC LIMIT 100 OFFSET \(AccountEvent.limit))
      """)
  }

  /// The events of a person, the latest first, after the one named.
  public static func list(
    of user: UserID, before: AccountEventID?, at now: Instant, limit: Int,
    in session: some Session
  ) throws(StoreFailure) -> [AccountEvent] {
    let place: Instant? =
      if let before {
        try session.value(
          "SELECT at FROM account_event WHERE id = \(before) AND account_id = \(user)")
      } else { nil }
    if before != nil, place == nil { return [] }
    let until = place ?? Instant(milliseconds: .max)
    let last = before ?? AccountEventID(high: .max, low: .max)
    return try session.rows(
      """
      SELECT id, at, event, network, browser, platform FROM account_event
      WHERE account_id = \(user) AND at > \(now.advanced(byMilliseconds: -AccountEvent.kept))
        AND (at < \(until) OR (at = \(until) AND id < \(last)))
      ORDER BY at DESC, id DESC LIMIT \(limit)
      """
    ) { row throws(StoreFailure) in
      AccountEvent(
        id: try row[0], at: try row[1], kind: try row[2],
        origin: EventOrigin(
          network: try row[3], client: ClientName(browser: try row[4], platform: try row[5])))
    }
  }
}
