import Core
import HTTPTypes
import Hummingbird
import Logging
import Store
import Wire

/// The outermost layer: whatever happens inside, the answer has a request id and the security
/// headers, an error is a problem document, and the request is measured and logged without saying
/// who made it.
struct Edge: RouterMiddleware {
  typealias Context = AnonymousContext

  let headers: SecurityHeaders
  let metrics: RequestMetrics
  let endpoints: [Endpoint]
  let client: ClientFiles?
  let cookie: SessionCookie
  let ticks: @Sendable () -> UInt64

  func handle(
    _ request: Request, context: AnonymousContext,
    next: (Request, AnonymousContext) async throws -> Response
  ) async throws -> Response {
    let began = ticks()
    let requestID = context.id
    var response: Response
    do {
      response = try await next(request, context)
    } catch let problem as Problem {
      response = answer(problem, context: context)
    } catch let failure as StoreFailure {
      response = answer(Problem(failure), context: context)
    } catch let error as HTTPError where error.status == .notFound {
      response = unrouted(request, requestID: requestID)
    } catch {
      response = unexpected(error, context: context)
    }
    response.headers.set(.requestID, requestID)
    headers.add(to: &response.headers)
    let nanoseconds = ticks() &- began
    metrics.count(status: response.status.code, nanoseconds: nanoseconds)
    context.logger.debug(
      "request",
      metadata: [
        "method": "\(request.method.rawValue)", "route": "\(context.endpointPath ?? "-")",
        "status": "\(response.status.code)", "us": "\(nanoseconds / 1_000)",
      ])
    return response
  }

  /// Whoever operates the server is told why; whoever asked is not.
  private func answer(_ problem: Problem, context: AnonymousContext) -> Response {
    if let failure = problem.failure {
      context.logger.error("database failed", metadata: ["failure": "\(failure)"])
    }
    return problem.response(requestID: context.id)
  }

  /// No route fits: another method's address, a file of the client, one of its screens, or nothing.
  private func unrouted(_ request: Request, requestID: String) -> Response {
    let path = request.uri.path
    let methods = endpoints.filter { endpoint in endpoint.matches(path: path) }
      .map { endpoint in endpoint.method.rawValue }
    if !methods.isEmpty { return notAllowed(methods, requestID: requestID) }
    // As routes are found: by segments, so that another spelling is not another place.
    let isAPI = path.split(separator: "/").first == "api"
    if !isAPI, let client {
      guard request.method == .get || request.method == .head else {
        return notAllowed(["GET", "HEAD"], requestID: requestID)
      }
      let isKnown = cookie.token(in: request.headers) != nil
      if let response = client.response(to: request, isKnown: isKnown) { return response }
    }
    return Problem(.notFound).response(requestID: requestID)
  }

  private func notAllowed(_ methods: [String], requestID: String) -> Response {
    let allow = methods.joined(separator: ", ")
    return Problem(.methodNotAllowed, data: [.init("allow", .string(allow))])
      .response(requestID: requestID)
  }

  /// A failure nobody foresaw. Its description may hold anything, so only its type is logged.
  private func unexpected(_ error: any Error, context: AnonymousContext) -> Response {
    context.logger.error(
      "request failed", metadata: ["error": "\(String(reflecting: type(of: error)))"])
    return Problem(.failed).response(requestID: context.id)
  }
}
