import Calendar
import Coding
import Core
import Server
import Store
import TeePalsDomain
import Wire

/// An email about something that moderators decided: what, for which rule, what was said, until
/// when and how to appeal. It never says who reported anything.
public struct ModerationLetter: Hashable, Sendable {
  /// Its name in the queue.
  public static let template = "golfModeration"
  /// Unicode scalars of the quoted text.
  private static let quoted = 2_000

  /// What was decided, as the log says it.
  let deed: String
  let rule: ModerationRule
  let text: String
  let note: String
  let until: Instant?

  init(_ deed: String, rule: ModerationRule, text: String, note: String, until: Instant?) {
    self.deed = deed
    self.rule = rule
    self.text = text
    self.note = note
    self.until = until
  }

  private init(_ cursor: WireCursor) throws(WireError) {
    deed = try cursor.required("deed").string()
    rule = try cursor.required("rule").word()
    text = try cursor.required("text").string()
    note = try cursor.required("note").string()
    until = try cursor.optional("until").map { end throws(WireError) in try end.instant() }
  }

  /// As it waits in the queue.
  func variables(in language: Language) -> JSON {
    let quote = String(String.UnicodeScalarView(text.unicodeScalars.prefix(Self.quoted)))
    return .object([
      "language": .string(language.rawValue), "deed": .string(deed), "rule": .word(rule),
      "text": .string(quote), "note": .string(note),
      "until": until.map { end in .instant(end) },
    ])
  }

  /// Renders a queued message, `nil` for another module's; every link begins with `origin`.
  public static func render(_ message: OutgoingMessage, origin: String) -> RenderedMessage? {
    guard message.template == template else { return nil }
    do throws(WireError) {
      let cursor = WireCursor(message.variables)
      let language: Language = try cursor.required("language").word()
      return try ModerationLetter(cursor).page(language, origin: origin)?.rendered
    } catch { return nil }
  }

  func page(_ language: Language, origin: String) -> EmailDocument? {
    func say(_ english: String, _ korean: String) -> String {
      Sentence(english, korean).text(in: language)
    }
    guard let lead = lead(say) else { return nil }
    var parts: [EmailDocument.Part] = [.words(lead)]
    if isAppealable { parts.append(.words(say("Rule: ", "규칙: ") + words(say))) }
    if let until {
      let local = until.civil(offset: 0)
      let formats = Formats(language)
      parts.append(
        .words(
          say("Until: ", "기한: ") + formats.date(local.date, .medium) + ", "
            + formats.time(local.time) + " (UTC)"))
    }
    if !text.isEmpty { parts.append(.words(say("What it is about: ", "해당 내용: ") + "“\(text)”")) }
    if !note.isEmpty { parts.append(.words(say("From the moderator: ", "운영자의 말: ") + note)) }
    if isAppealable {
      parts.append(
        .words(
          say(
            "If you disagree, you can appeal once, within \(ModerationLimits.appealDays) days. "
              + "Somebody else decides.",
            "동의하지 않으면 \(ModerationLimits.appealDays)일 안에 한 번 이의를 제기할 수 있어요. "
              + "다른 사람이 결정해요.")))
    }
    parts.append(
      .link(label: say("Open TeePals", "TeePals 열기"), address: origin + "/golf/standing"))
    return EmailDocument(
      language: language.rawValue,
      subject: say("TeePals: a decision about you", "TeePals: 회원님에 대한 결정"), parts: parts)
  }

  /// Whether something is said that one can be against.
  private var isAppealable: Bool { ModerationStanding.appealable.contains(deed) }

  private func lead(_ say: (String, String) -> String) -> String? {
    switch deed {
    case "remove":
      say("A moderator removed something you wrote.", "작성하신 내용을 운영자가 내렸어요.")
    case "warn": say("A moderator warned you.", "운영자가 경고했어요.")
    case "coolingOff":
      say("You can't create rounds for some days.", "며칠 동안 라운드를 만들 수 없어요.")
    case "suspend": say("You are suspended in TeePals.", "TeePals 이용이 정지됐어요.")
    case "ban": say("You are banned from TeePals.", "TeePals 이용이 금지됐어요.")
    case "shadow":
      say("Others do not see you in TeePals for now.", "당분간 TeePals에서 다른 사람에게 보이지 않아요.")
    case "grantAppeal":
      say(
        "Your appeal was granted. Everything is as it was before.",
        "이의가 받아들여졌어요. 모두 예전대로 되돌렸어요.")
    case "denyAppeal":
      say("Your appeal was denied. The decision stands.", "이의가 받아들여지지 않았어요. 결정은 그대로예요.")
    default: nil
    }
  }

  private func words(_ say: (String, String) -> String) -> String {
    switch rule {
    case .spam: say("no spam or advertising", "스팸이나 광고 금지")
    case .harassment: say("no harassment", "괴롭힘 금지")
    case .inappropriate: say("no inappropriate content", "부적절한 내용 금지")
    case .impersonation: say("no impersonation", "다른 사람 사칭 금지")
    case .unreliable: say("keep to what you agreed", "약속 지키기")
    case .limits: say("keep within the limits", "이용 제한 지키기")
    case .other: say("be considerate", "서로 배려하기")
    }
  }
}

extension ModerationService {
  /// Puts a letter in the queue, where there is something to say and somebody who may get email.
  func write(
    _ letter: ModerationLetter, to user: UserID, _ entry: Int64, at now: Instant,
    _ session: Engine.Connection
  ) throws(StoreFailure) {
    guard let access, access.mailer.delivers, letter.page(.english, origin: "") != nil,
      let reader = try access.find(user, session)
    else { return }
    let words = ["golfModeration", user.description, String(entry)]
    try OutgoingMessageRows.add(
      OutgoingMessage(
        id: OutgoingMessageID(of: .words(words)), recipient: reader.address,
        template: ModerationLetter.template,
        variables: letter.variables(in: reader.language ?? .english), created: now),
      key: words.joined(separator: " "), sealing: access.mailer.cipher, in: session)
  }
}
