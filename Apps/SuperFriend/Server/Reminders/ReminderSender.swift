import Calendar
import Core
import Server
import Store
import SuperFriendDomain
import Wire

/// Reminds people of friends who are due, at their hour and once a day, by push notification or by
/// email.
///
/// That somebody is reminded is recorded in the transaction that queues the email, and before push
/// notifications leave: being reminded twice annoys.
public struct ReminderSender<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let engine: Engine
  let writer: GroupCommit<Engine, Tables>
  let push: WebPush?
  let rows: PushRows
  let mailer: Mailer
  /// Finds the recipient of an account; `nil` if it may not get email.
  let find: @Sendable (UserID, Engine.Connection) throws(StoreFailure) -> DigestRecipient?

  /// How many people are looked at at once: as many as can be noted while somebody else's command
  /// waits.
  private static var batch: Int { 20 }
  /// Milliseconds between two runs. Zones begin their hours at quarters.
  static var interval: Int64 { 900_000 }

  var job: BackgroundJob {
    BackgroundJob("friends-reminders", every: Self.interval) { now in try await send(at: now) }
  }

  /// Reminds everybody whose time has come.
  public func send(at now: Instant) async throws {
    var zones: [String: ZoneRules] = [:]
    var last: ReminderRows.Waiting?
    while true {
      let (after, known) = (last, zones)
      let (looks, rules) = try await engine.read {
        session throws(StoreFailure) -> ([ReminderLook], [String: ZoneRules]) in
        var zones = known
        let due = try ReminderRows.due(at: now, after: after, limit: Self.batch, in: session)
        var looks: [ReminderLook] = []
        for row in due { looks.append(try look(at: row, &zones, at: now, session)) }
        return (looks, zones)
      }
      zones = rules
      try await tell(looks, at: now)
      last = looks.last?.row
      if looks.count < Self.batch { break }
    }
    var mayBeMore = true
    while mayBeMore {
      mayBeMore = try await writer.submit(for: nil) { storage throws(StoreFailure) in
        try ReminderRows.forget(at: now, in: storage.session)
      }.committed()
    }
  }

  // MARK: Looking

  private func look(
    at row: ReminderRows.Waiting, _ zones: inout [String: ZoneRules], at now: Instant,
    _ session: Engine.Connection
  ) throws(StoreFailure) -> ReminderLook {
    let owner = row.owner
    let settings = try ReminderReading.settings(of: owner, in: session)
    let browsers =
      push == nil ? [] : try rows.all(of: owner, for: FriendsDomain.app, in: session)
    let reader = try find(owner, session)
    let zone = settings.zone.isEmpty ? browsers.last?.zone ?? reader?.zone ?? "" : settings.zone
    let rules = zones[zone] ?? ZoneTable.rules(named: zone) ?? .utc
    zones[zone] = rules
    var look = ReminderLook(
      row: row, settings: settings, times: ReminderTimes(settings: settings, rules: rules))
    look.browsers = browsers
    look.reader = mailer.delivers ? reader : nil
    let since = row.lookedAt ?? now.advanced(byMilliseconds: -Self.interval)
    guard look.canBeTold, let time = look.times.due(since: since, last: row.lastDay, at: now)
    else { return look }
    let friends = try ReminderReading.friends(of: owner, until: time.day, in: session)
    let born =
      settings.showsBirthdays
      ? try ReminderReading.born(on: time.day, of: owner, in: session) : []
    let digest = ReminderDigest(of: friends, born: born, at: time, settings)
    guard !digest.isEmpty else { return look }
    look.names = try ReminderNames.read(
      told(of: digest, settings), among: friends.map { one in one.friend }, of: owner, in: session)
    look.digest = digest
    return look
  }

  /// Those whose names are said.
  private func told(of digest: ReminderDigest, _ settings: FriendsSettings) -> [FriendID] {
    let most = settings.reminders == .email ? ReminderEmail.named : ReminderWords.named
    return digest.due.prefix(most) + digest.birthdays
      + digest.each.map { reminder in reminder.friend }
  }

  // MARK: Telling

  /// A push notification to one browser.
  private struct Message: Sendable {
    let owner: UserID
    let browser: PushRows.Held
    let words: JSON
    /// What it is about: the person or the friend.
    let subject: FriendID
  }

  private func tell(_ looks: [ReminderLook], at now: Instant) async throws {
    guard !looks.isEmpty else { return }
    let mailer = mailer
    let (messages, hasEmail) = try await writer.submit(for: nil) {
      storage throws(StoreFailure) -> ([Message], Bool) in
      var messages: [Message] = []
      var hasEmail = false
      for look in looks {
        // Another pass may have been here since, or the person at their settings.
        guard try ReminderRows.find(look.row.owner, in: storage.session) == look.row else {
          continue
        }
        try ReminderRows.mark(
          look.row, next: look.times.next(after: now), reminded: look.digest?.day, at: now,
          in: storage.session)
        switch look.settings.reminders {
        case .off: break
        case .push: messages += try Self.messages(of: look, at: now, storage.session)
        case .email:
          guard let email = ReminderEmail(look) else { continue }
          try email.queue(look, mailer, at: now, storage.session)
          hasEmail = true
        }
      }
      return (messages, hasEmail)
    }.committed()
    if hasEmail { mailer.wake() }
    guard let push else { return }
    try await PushLanes.each(of: messages) { message in
      try await push.send(
        message.owner, through: message.browser, with: message.words, about: message.subject,
        writer)
    }
  }

  /// What is to be sent; of whom the person was told before is left out.
  private static func messages(
    of look: ReminderLook, at now: Instant, _ session: some Session
  ) throws(StoreFailure) -> [Message] {
    guard let digest = look.digest, let names = look.names else { return [] }
    let owner = look.row.owner
    var each: [FriendReminder] = []
    for reminder in digest.each
    where try ReminderRows.take(reminder, of: owner, at: now, in: session) {
      each.append(reminder)
    }
    var messages: [Message] = []
    for browser in look.browsers {
      let language = Language(rawValue: browser.language) ?? .english
      let words = ReminderWords(
        language: language, due: digest.due.count,
        names: names(Array(digest.due.prefix(ReminderWords.named))),
        birthdays: names(digest.birthdays))
      messages.append(
        Message(
          owner: owner, browser: browser, words: ReminderMessages.digest(words, digest),
          subject: owner.retagged()))
      for reminder in each {
        messages.append(
          Message(
            owner: owner, browser: browser,
            words: ReminderMessages.each(reminder, names[reminder.friend] ?? "", language),
            subject: reminder.friend))
      }
    }
    return messages
  }
}
