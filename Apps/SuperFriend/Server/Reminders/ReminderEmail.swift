import Calendar
import Coding
import Core
import Server
import Store
import SuperFriendDomain
import Wire

/// An email about friends who are due: with a link to each that is named, and one that stops such
/// emails without signing in.
public struct ReminderEmail: Hashable, Sendable {
  /// Its name in the queue.
  public static let template = "friendsReminder"
  /// Friends that are named; the others are counted.
  static let named = 20

  let language: Language
  /// How many are due.
  let due: Int
  let lines: [Line]
  let birthdays: [Line]
  /// What the link to stop it ends with.
  let stop: String

  /// A friend by name and id.
  @Memberwise @Wire struct Line: Hashable, Sendable {
    @Field(limit: ReminderEmail.Line.longest) let name: String
    let friend: FriendID

    /// Unicode scalars.
    static let longest = 1_000
  }

  /// `nil` where nobody is due or nobody may be written to.
  init?(_ look: ReminderLook) {
    guard let digest = look.digest, let names = look.names, let reader = look.reader else {
      return nil
    }
    func named(_ ids: [FriendID]) -> [Line] {
      ids.compactMap { id in
        names[id].map { name in
          let scalars = name.unicodeScalars.prefix(Line.longest)
          return Line(name: String(String.UnicodeScalarView(scalars)), friend: id)
        }
      }
    }
    language = reader.language ?? .english
    due = digest.due.count
    lines = named(Array(digest.due.prefix(Self.named)))
    birthdays = named(digest.birthdays)
    stop = ""
  }

  private init(_ other: ReminderEmail, stop: String) {
    language = other.language
    (due, lines, birthdays) = (other.due, other.lines, other.birthdays)
    self.stop = stop
  }

  /// Queues it, once for the person's day.
  func queue(
    _ look: ReminderLook, _ mailer: Mailer, at now: Instant, _ session: some Session
  ) throws(StoreFailure) {
    guard let reader = look.reader, let day = look.digest?.day else { return }
    guard let secret = ReminderStop(mailer.cipher).secret(of: look.row.owner) else {
      throw StoreFailure(.mismatch, "a link could not be sealed")
    }
    let email = ReminderEmail(self, stop: secret)
    let words = [Self.template, look.row.owner.description, day.description]
    try OutgoingMessageRows.add(
      OutgoingMessage(
        id: OutgoingMessageID(of: .words(words)), recipient: reader.address,
        template: Self.template, variables: email.variables, created: now),
      key: words.joined(separator: " "), sealing: mailer.cipher, in: session)
  }

  /// As it waits in the queue.
  var variables: JSON {
    .object([
      "language": .string(language.rawValue), "due": .int(due), "lines": .array(of: lines),
      "birthdays": .array(of: birthdays), "stop": .string(stop),
    ])
  }

  private init(_ cursor: WireCursor) throws(WireError) {
    language = try cursor.required("language").word()
    due = try cursor.required("due").int(in: 0...1_000_000)
    lines = try cursor.required("lines").decodeArray()
    birthdays = try cursor.required("birthdays").decodeArray()
    stop = try cursor.required("stop").string(limit: 1_000)
  }

  /// Renders a queued message, `nil` for another module's; every link begins with `origin`.
  public static func render(_ message: OutgoingMessage, origin: String) -> RenderedMessage? {
    guard message.template == template else { return nil }
    do throws(WireError) {
      return try ReminderEmail(WireCursor(message.variables)).page(origin: origin).rendered
    } catch { return nil }
  }

  // MARK: Words

  private func say(_ english: String, _ korean: String) -> String {
    Sentence(english, korean).text(in: language)
  }

  func page(origin: String) -> EmailDocument {
    let words = ReminderWords(
      language: language, due: due, names: lines.map { line in line.name },
      birthdays: birthdays.map { line in line.name })
    func list(_ lines: [Line]) -> [EmailDocument.Part] {
      lines.map { line in
        .line(line.name, address: origin + ReminderMessages.address(line.friend))
      }
    }
    var parts: [EmailDocument.Part] = []
    if !birthdays.isEmpty {
      parts += [.words(words.birthdayLine)] + list(birthdays)
    }
    if due > 0 { parts += [.words(words.dueLine)] + list(lines) }
    if due > lines.count {
      parts.append(.words(say("and \(due - lines.count) more", "그 밖에 \(due - lines.count)명 더")))
    }
    let address = origin + ReminderStop.path + stop
    parts += [
      .link(label: say("Open SuperFriend", "SuperFriend 열기"), address: origin + "/friends"),
      .remark(
        say(
          "You get this email because reminders by email are on in your SuperFriend settings.",
          "SuperFriend 설정에서 메일 알림을 선택했기 때문에 보내는 메일이에요.")),
      .line(say("Stop these emails", "메일 그만 받기"), address: address),
    ]
    return EmailDocument(
      language: language.rawValue, subject: "SuperFriend: " + subject(words), parts: parts,
      unsubscribe: address)
  }

  private func subject(_ words: ReminderWords) -> String {
    guard birthdays.isEmpty else { return words.birthdayLine }
    return say(due == 1 ? "1 person is due" : "\(due) people are due", "연락할 친구 \(due)명")
  }
}
