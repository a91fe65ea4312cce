import Server
import Store
import StoreSQLite

extension Doctor {
  /// How messages leave the server.
  static func delivery(_ settings: Settings) -> Finding {
    switch settings.delivery.carrier {
    case .none:
      Finding(
        .note, "delivery",
        "none: addresses are not confirmed; reset passwords with user reset-link")
    case .file:
      Finding(
        .note, "delivery",
        "files in \(settings.data)/outgoing; nothing is sent"
          + (settings.delivery.isChosen ? "" : ", and sign-ups do not wait for a confirmation"))
    case .console: Finding(.note, "delivery", "standard output; nothing is sent")
    case .smtp: Finding(.fine, "delivery", "smtp, \(settings.delivery.smtp?.url ?? "")")
    case .http: Finding(.fine, "delivery", "http, \(settings.delivery.gateway?.url ?? "")")
    }
  }

  /// Whether text messages leave it too, and how many.
  static func texts(_ settings: Settings) -> Finding {
    let delivery = settings.delivery
    let rules = delivery.texts
    let isCarried =
      delivery.carrier != .none && (delivery.carrier != .smtp || delivery.gateway != nil)
    guard delivery.isChosen, isCarried, rules.dailyBudget > 0 else {
      return Finding(.note, "text messages", "none: nobody is asked for a telephone number")
    }
    let codes = rules.countries.map { code in "+" + code }.joined(separator: ", ")
    return Finding(.fine, "text messages", "at most \(rules.dailyBudget) a day, to \(codes)")
  }

  /// How long the change feeds are, which compaction keeps within bounds.
  static func feeds(_ engine: SQLiteDatabase) throws -> Finding {
    let (rows, scopes, longest) = try engine.readNow {
      session throws(StoreFailure) -> (Int, Int, Int) in
      let row = try session.first(
        """
        SELECT coalesce(sum(size), 0), count(*), coalesce(max(size), 0)
        FROM (SELECT count(*) AS size FROM feed GROUP BY scope_kind, scope_id) AS feeds
        """)
      guard let row else { return (0, 0, 0) }
      return (try row[0], try row[1], try row[2])
    }
    return Finding(
      .fine, "change feeds", "\(rows) rows in \(scopes) scopes, \(longest) in the longest")
  }

  /// How many messages wait in the queue, and how many were given up.
  static func messages(_ engine: SQLiteDatabase) throws -> [Finding] {
    let counts = try engine.readNow { session throws(StoreFailure) -> DeliveryCounts? in
      let table: Int? = try session.value(
        "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = 'outgoing_message'")
      return table == 1 ? try OutgoingMessageRows.counts(in: session) : nil
    }
    guard let counts else { return [] }
    let words = "\(counts.waiting) waiting, \(counts.dead) given up"
    return [Finding(counts.dead > 0 ? .problem : .fine, "messages", words)]
  }
}
