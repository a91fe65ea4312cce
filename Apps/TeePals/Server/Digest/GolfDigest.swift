import Calendar
import Coding
import Core
import Server
import Store
import Sync
import TeePalsDomain

/// Sends golfers who want it an email about unread notifications, in the morning of their own time
/// zone and once a day: the day is recorded in one transaction with the email.
public struct GolfDigest<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  /// Finds the recipient of an account; `nil` if it may not get email.
  public typealias Find =
    @Sendable (UserID, Engine.Connection) throws(StoreFailure) -> DigestRecipient?

  let engine: Engine
  let writer: GroupCommit<Engine, Tables>
  let mailer: Mailer
  let gazetteer: Gazetteer
  let find: Find

  /// How many people are looked at at once.
  private static var batch: Int { 200 }

  public init(
    engine: Engine, writer: GroupCommit<Engine, Tables>, mailer: Mailer, gazetteer: Gazetteer,
    find: @escaping Find
  ) {
    self.engine = engine
    self.writer = writer
    self.mailer = mailer
    self.gazetteer = gazetteer
    self.find = find
  }

  /// Four times an hour: zones begin their day at quarters.
  public var job: BackgroundJob {
    BackgroundJob("golfDigest", every: 900_000) { now in try await send(at: now) }
  }

  /// Writes to everybody to whom it is due.
  public func send(at now: Instant) async throws {
    guard mailer.delivers else { return }
    var last: UserID?
    while true {
      let after = last
      let users = try await engine.read { session throws(StoreFailure) in
        try DigestRows.wanting(after: after, limit: Self.batch, session)
      }
      for user in users { try await write(to: user, at: now) }
      last = users.last
      if users.count < Self.batch { return }
    }
  }

  /// What is known of somebody before it is known whether they are written to.
  private struct Look: Sendable {
    let settings: GolfSettings
    let reader: DigestRecipient
    /// Where and in what their newest browser is.
    var browser: (zone: String, language: String)?
    var home: GlobePoint?
  }

  private func write(to user: UserID, at now: Instant) async throws {
    let look: Look? = try await engine.read { session throws(StoreFailure) in
      try self.look(at: user, session)
    }
    guard let look else { return }
    let zone = await zone(of: look)
    let language =
      look.reader.language ?? look.browser.flatMap { at in Language(rawValue: at.language) }
    let mailer = mailer
    let isWritten = try await writer.submit(for: user) { storage throws(StoreFailure) in
      let session = storage.session
      let last = try DigestRows.mark(of: user, session)
      guard
        let day = DigestRules.due(look.settings, zone: zone, last: last?.day, at: now)
      else { return false }
      let unread = try DigestRows.unread(
        of: user, since: DigestRules.start(look.settings, last: last, at: now), until: now,
        session)
      guard !unread.isEmpty else { return false }
      let email = DigestEmail(unread, in: language ?? .english, at: now)
      let words = ["golfDigest", user.description, day.description]
      try OutgoingMessageRows.add(
        OutgoingMessage(
          id: OutgoingMessageID(of: .words(words)), recipient: look.reader.address,
          template: DigestEmail.template, variables: email.variables, created: now),
        key: words.joined(separator: " "), sealing: mailer.cipher, in: session)
      try DigestRows.note(DigestMark(day: day, sentAt: now), of: user, session)
      return true
    }.committed()
    if isWritten { mailer.wake() }
  }

  private func look(
    at user: UserID, _ session: Engine.Connection
  ) throws(StoreFailure) -> Look? {
    guard let reader = try find(user, session) else { return nil }
    var look = Look(settings: try SettingsOf.golfer(user, in: session), reader: reader)
    let browser = try session.first(
      """
      SELECT zone, language FROM push_subscription WHERE owner = \(user)
      ORDER BY created_at DESC, id LIMIT 1
      """)
    if let browser { look.browser = (zone: try browser[0], language: try browser[1]) }
    look.home = try ProfileRows.all("id = \(user)", session).first?.city?.point
    return look
  }

  /// Where they say they live, else where their browser is, else where they golf.
  private func zone(of look: Look) async -> String {
    if let zone = look.reader.zone ?? look.browser?.zone { return zone }
    guard let home = look.home else { return "UTC" }
    return await gazetteer.cities().nearest(home, count: 1).first?.timeZone ?? "UTC"
  }
}
