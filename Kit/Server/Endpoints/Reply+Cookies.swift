import HTTPTypes
import Hummingbird

extension Reply {
  /// A problem that is answered rather than thrown, so that a cookie can go with it.
  public static func problem(_ problem: Problem, requestID: String) -> Reply {
    .raw(problem.response(requestID: requestID))
  }

  /// The same answer with further cookies after its own.
  public func adding(cookies: [String]) -> Reply {
    var response = response
    for cookie in cookies {
      response.headers.append(HTTPField(name: .setCookie, value: cookie))
    }
    return .raw(response)
  }
}

extension Reply {
  /// The same answer, which pages of other sites may show: whoever has its address is to see it.
  public var embeddable: Reply {
    var response = response
    response.headers.set(.resourcePolicy, "cross-origin")
    return .raw(response)
  }

  /// The same answer, not to be listed by search engines.
  public var unlisted: Reply {
    var response = response
    response.headers.set(.robots, "noindex")
    return .raw(response)
  }
}
