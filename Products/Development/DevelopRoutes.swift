import Application
import Hummingbird
import Server
import Wire

/// Runs the clients of pages in the server. Nobody is asked who they are: whoever reaches this
/// server can have it compute, so it belongs on no other address than this machine's own.
public struct DevelopRoutes: Sendable {
  let clients = NativeClients()
  /// Differs between two runs: a page that sees another one loads itself again.
  let build: String

  public init(build: String) { self.build = build }

  public var further: FurtherRoutes {
    FurtherRoutes(DevelopEndpoint.endpoints) { routes in register(in: &routes) }
  }

  private func register(in routes: inout Routes) {
    routes.on(
      DevelopEndpoint.turn.endpoint,
      open: { [clients] call, _ in
        let page = call.parameters.get("page") ?? ""
        let output = await clients.turn(page: page, frame: call.bytes)
        return .raw(
          Response(
            status: .ok, headers: [.contentType: "application/json", .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: output))))
      })
    routes.on(
      DevelopEndpoint.build.endpoint,
      open: { [build] _, _ in .json(.object(["build": .string(build)])) })
  }
}
