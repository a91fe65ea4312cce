import Coding
import Core
import HTTPTypes
import Hummingbird
import Wire

/// What operators and their machines ask.
public enum OperationsEndpoint: String, EndpointCatalogue {
  case health, ready, metrics

  public var endpoint: Endpoint {
    switch self {
    case .health: Endpoint(.get, "/healthz", access: .anyone)
    case .ready: Endpoint(.get, "/readyz", access: .anyone)
    case .metrics: Endpoint(.get, "/metrics", access: .anyone)
    }
  }
}

/// `/healthz`: the process runs. `/readyz`: it can serve. `/metrics`: figures for Prometheus, told
/// to this machine only.
@Memberwise public struct OperationsRoutes: Sendable {
  let readiness: Readiness
  let writeMetrics: @Sendable (inout MetricsPage) -> Void

  public func register(in routes: inout Routes) {
    routes.on(
      OperationsEndpoint.health.endpoint, open: { _, _ in .json(.object(["status": "ok"])) })
    routes.on(
      OperationsEndpoint.ready.endpoint,
      open: { [readiness] _, _ in
        guard await readiness.isReady() else { throw Problem.later(.busy, seconds: 2) }
        return .json(.object(["status": "ready"]))
      })
    routes.on(
      OperationsEndpoint.metrics.endpoint,
      open: { [writeMetrics] call, _ in
        guard call.isFromThisMachine else { throw Problem(.notFound) }
        var page = MetricsPage()
        writeMetrics(&page)
        return .raw(
          Response(
            status: .ok,
            headers: [.contentType: "text/plain; version=0.0.4", .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: page.text))))
      })
  }
}
