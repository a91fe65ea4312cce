import Calendar
import Core
import HTTPTypes
import Hummingbird
import Server
import Store
import TeePalsDomain

/// The landing page over HTTP: the same for everybody, signed in or not.
struct LandingRoutes<Engine: StoreEngine>: Sendable {
  let engine: Engine
  let environment: ServerEnvironment
  let processor: ImageProcessor
  let origin: String

  func register(in routes: inout Routes) {
    routes.on(GolfEndpoint.landing.endpoint, open: landing)
  }

  private func landing(_ call: Call, _ session: UserSession?) async throws -> Reply {
    let id = call.parameters.get("id").flatMap { text in RoundID(text) }
    var round: Round?
    if let id {
      round = try await engine.read { session throws(StoreFailure) in
        try RoundRows.all(
          "id = \(id) AND \(SanctionRows.isActing("golf_round.host"))", session
        ).first
      }
    }
    let landing = Landing(round, at: environment.now())
    // Programs that show links ask for the picture as soon as they have read the page.
    if case .open = landing { processor.prepareDrawing() }
    let page = LandingPage(
      landing: landing, round: id, link: Self.link(of: call),
      language: Self.language(of: call), origin: origin)
    let headers: HTTPFields = [
      .contentType: "text/html; charset=utf-8", .cacheControl: "no-cache",
      .vary: "Accept-Language", .contentLanguage: page.language.rawValue,
    ]
    let response = Response(
      status: .init(code: page.status), headers: headers,
      body: ResponseBody(byteBuffer: ByteBuffer(string: page.html)))
    return Reply.raw(response).unlisted
  }

  private static func link(of call: Call) -> RoundLink {
    RoundLink(
      inviter: call.parameter("inviter").flatMap { text in UserID(text) },
      source: call.parameter("source") ?? "")
  }

  private static func language(of call: Call) -> Language {
    let wanted = (call.request.headers[.acceptLanguage] ?? "").prefix(64)
      .split(separator: ",").map { part in
        String(part.drop { letter in letter == " " }.prefix { letter in letter != ";" })
      }
    return Language(preferred: wanted)
  }
}
