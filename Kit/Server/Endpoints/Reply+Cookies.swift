import HTTPTypes
import Hummingbird

extension Reply {
  /// The same answer with further cookies after its own.
  public func adding(cookies: [String]) -> Reply {
    var response = response
    for cookie in cookies {
      response.headers.append(HTTPField(name: .setCookie, value: cookie))
    }
    return .raw(response)
  }
}
