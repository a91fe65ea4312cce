import Calendar
import Core
import HTTPTypes
import Hummingbird
import Server
import Store
import SuperFriendDomain
import Sync

/// Stops the reminders of whoever follows the link of an email, signed in or not.
struct StopRoutes<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let engine: Engine
  let writer: GroupCommit<Engine, Tables>
  let mailer: Mailer
  let entity: @Sendable (FriendsEntity) -> Tables.Domain.Entity

  func register(in routes: inout Routes) {
    routes.on(FriendsEndpoint.stop.endpoint, open: ask)
    routes.on(FriendsEndpoint.stopNow.endpoint, open: stop)
  }

  /// Only asks: programs follow the links of an email before its reader does.
  private func ask(_ call: Call, _ session: UserSession?) async throws -> Reply {
    _ = try owner(of: call)
    return page(.question, for: call)
  }

  private func stop(_ call: Call, _ session: UserSession?) async throws -> Reply {
    let owner = try owner(of: call)
    let entity = entity
    try await writer.submit(for: owner) { storage throws(StoreFailure) in
      var settings = try ReminderReading.settings(of: owner, in: storage.session)
      guard settings.reminders == .email else { return }
      settings.reminders = .off
      let change = Change<FriendsEntity>.put(.user(owner), .settings(settings))
      try storage.enact([change.map(entity)])
    }.committed()
    return page(.done, for: call)
  }

  private func owner(of call: Call) throws(Problem) -> UserID {
    guard let secret = call.parameters.get("secret"),
      let owner = ReminderStop(mailer.cipher).owner(of: secret)
    else { throw Problem(.notFound) }
    return owner
  }

  private func page(_ page: StopPage, for call: Call) -> Reply {
    let wanted = (call.request.headers[.acceptLanguage] ?? "").prefix(64)
      .split(separator: ",").map { part in
        String(part.drop { letter in letter == " " }.prefix { letter in letter != ";" })
      }
    let language = Language(preferred: wanted)
    let headers: HTTPFields = [
      .contentType: "text/html; charset=utf-8", .cacheControl: "no-store",
      .vary: "Accept-Language", .contentLanguage: language.rawValue,
    ]
    let response = Response(
      status: .ok, headers: headers,
      body: ResponseBody(byteBuffer: ByteBuffer(string: page.html(in: language))))
    return Reply.raw(response).unlisted
  }
}

/// The page behind the link that stops reminders by email.
enum StopPage {
  case question, done

  func html(in language: Language) -> String {
    func say(_ english: String, _ korean: String) -> String {
      Sentence(english, korean).text(in: language)
    }
    let title: String
    let rest: String
    switch self {
    case .question:
      title = say("Stop reminders by email?", "메일 알림을 그만 받을까요?")
      rest = """
        <form method="post"><button class="button filled" type="submit">\
        \(say("Stop", "그만 받기"))</button></form>
        """
    case .done:
      title = say("Reminders by email are off", "메일 알림을 껐어요")
      rest = """
        <p>\(say("You can turn them on again in settings.", "설정에서 다시 켤 수 있어요."))</p>
        <p><a href="/friends/settings">SuperFriend</a></p>
        """
    }
    return """
      <!DOCTYPE html>
      <html lang="\(language.rawValue)">
      <head>
      <meta charset="utf-8">
      <title>\(title) – SuperFriend</title>
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="robots" content="noindex">
      <meta name="color-scheme" content="light dark">
      <link rel="icon" href="/icons/suite.svg" type="image/svg+xml">
      <link rel="stylesheet" href="/shell.css">
      <link rel="stylesheet" href="/styles.css">
      </head>
      <body><main class="page"><div class="column">
      <h1 class="headline">\(title)</h1>
      \(rest)
      </div></main></body>
      </html>

      """
  }
}
