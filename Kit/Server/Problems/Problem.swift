import Coding
import Core
import Hummingbird
import Store
import Wire

/// Why a request was not served, as RFC 9457 writes it.
///
/// Holds nothing the person did not send themselves: no other person's data, no token, no address.
@Memberwise(unlabelled: 1) public struct Problem: Error, Hashable, Sendable {
  public let code: ProblemCode
  /// What is particular to this occurrence, for developers. Never shown as it is.
  @Field(absent: "") public let detail: String
  /// Extension members, such as `limit` or `path`.
  @Field(absent: [JSON.Member]()) public let data: [JSON.Member]
  /// Seconds after which trying again makes sense.
  public let retryAfter: Int?
  /// What the database said, for the log alone.
  public let failure: StoreFailure?

  /// A request that parses but is not what was expected, or does not parse at all.
  public init(_ error: WireError) {
    switch error.reason {
    case .syntax(let fault, let offset):
      self.init(
        .malformedJSON, detail: error.description,
        data: [
          JSON.Member("fault", .string(fault.rawValue)), JSON.Member("offset", .int(offset)),
          JSON.Member("path", .string(error.path)),
        ])
    case .missing:
      self.init(invalid: error, reason: "missing")
    case .expected(let word):
      self.init(invalid: error, reason: "expected " + word)
    case .outOfRange(let word):
      self.init(invalid: error, reason: "out of range: " + word)
    }
  }

  private init(invalid error: WireError, reason: String) {
    self.init(
      .invalidRequest, detail: error.description,
      data: [
        JSON.Member("path", .string(error.path)), JSON.Member("reason", .string(reason)),
      ])
  }

  /// A problem that goes away by itself.
  public static func later(
    _ code: ProblemCode, seconds: Int, after failure: StoreFailure? = nil
  ) -> Problem {
    Problem(
      code, detail: "Try again in \(seconds) s.",
      data: [JSON.Member("retryAfter", .int(seconds))], retryAfter: seconds, failure: failure)
  }
}

extension Problem {
  /// The body of RFC 9457 §3: the standard members, the code, the request's id, then the data.
  func json(requestID: String) -> JSON {
    .object(
      [
        JSON.Member("type", .string("/problems/" + code.word)),
        JSON.Member("title", .string(code.title)), JSON.Member("status", .int(code.status)),
        JSON.Member("detail", .string(detail)), JSON.Member("code", .string(code.word)),
        JSON.Member("requestId", .string(requestID)),
      ] + data)
  }

  func response(requestID: String) -> Response {
    var headers: HTTPFields = [
      .contentType: "application/problem+json", .cacheControl: "no-store",
    ]
    if let retryAfter { headers[.retryAfter] = String(retryAfter) }
    if code == .methodNotAllowed, let allow = data.first(where: { $0.name == "allow" }),
      case .string(let methods) = allow.value
    {
      headers[.allow] = methods
    }
    return Response(
      status: .init(code: code.status), headers: headers,
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: json(requestID: requestID).bytes)))
  }
}

extension Problem: CustomStringConvertible {
  /// The title and the detail, for the command line and for logs.
  public var description: String { detail.isEmpty ? code.title : code.title + " " + detail }
}
