import Core
import HTTPTypes
import Hummingbird
import Server
import Store
import TeePalsDomain

/// Pictures of rounds over HTTP: the same for everybody, signed in or not.
struct RoundCardRoutes<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let service: RoundCardService<Engine, Tables>

  func register(in routes: inout Routes) {
    routes.on(GolfEndpoint.card.endpoint, open: card)
  }

  /// Whatever there is no picture of, for whatever reason, leads to the suite's.
  private func card(_ call: Call, _ session: UserSession?) async throws -> Reply {
    guard let round = call.parameters.get("id").flatMap({ text in RoundID(text) }),
      let sum = call.parameters.get("picture").flatMap({ name in RoundCard.sum(in: name) }),
      let bytes = try? await service.picture(sum, of: round, for: call.address)
    else { return suite }
    return reply(
      .ok, [.contentType: "image/jpeg", .cacheControl: "public, max-age=\(Self.hour)"], bytes)
  }

  /// Seconds for which whoever has one need not ask whether the round may still be seen.
  private static var hour: Int { 3_600 }

  private var suite: Reply {
    reply(.found, [.location: SuitePicture.path, .cacheControl: "no-store"], [])
  }

  private func reply(
    _ status: HTTPResponse.Status, _ headers: HTTPFields, _ bytes: [UInt8]
  ) -> Reply {
    let body = ResponseBody(byteBuffer: ByteBuffer(bytes: bytes))
    return Reply.raw(Response(status: status, headers: headers, body: body)).embeddable.unlisted
  }
}
