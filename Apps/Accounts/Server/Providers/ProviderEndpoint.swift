import Server

/// Signing in, signing up and linking through somebody else.
public enum ProviderEndpoint: String, EndpointCatalogue {
  case list, begin, visit, callback, postedCallback, notice, arrival, signUp, links, unlink

  public var endpoint: Endpoint {
    let body = Endpoint.Body.json(limit: Endpoint.ordinaryLimit)
    let path = "/api/account/providers"
    switch self {
    case .list: return Endpoint(.get, path, access: .anyone)
    case .begin: return Endpoint(.get, path + "/:id/begin", access: .anyone, cost: .credentials)
    case .visit:
      return Endpoint(
        .post, path + "/:id/visit", access: .signedIn, body: body, cost: .credentials)
    case .callback:
      return Endpoint(.get, path + "/:id/callback", access: .anyone, cost: .credentials)
    case .postedCallback:
      // A page of the provider posts this. The state and the visit's cookie make it good.
      return Endpoint(
        .post, path + "/:id/callback", access: .anyone,
        body: .form(limit: Endpoint.ordinaryLimit), cost: .credentials, callers: .anySite)
    case .notice:
      // A program of the provider posts this. Its signature makes it good.
      return Endpoint(
        .post, path + "/:id/notices", access: .anyone, body: body, cost: .credentials,
        callers: .anySite)
    case .arrival: return Endpoint(.get, "/api/account/provider-sign-up", access: .anyone)
    case .signUp:
      return Endpoint(
        .post, "/api/account/provider-sign-up", access: .anyone, body: body, cost: .credentials)
    case .links: return Endpoint(.get, "/api/account/provider-links", access: .signedIn)
    case .unlink:
      return Endpoint(.delete, "/api/account/provider-links/:id", access: .owner(of: "link"))
    }
  }
}

extension ProblemCode {
  public static let providerExpired = ProblemCode(
    "providerExpired", 410, "The visit to the provider is over.")
  public static let providerNotice = ProblemCode(
    "providerNotice", 400, "The notice is not the provider's.")
  public static let passwordAbsent = ProblemCode(
    "passwordAbsent", 409, "The account has no password.")

  /// Every code of providers, for documents and tests.
  public static let providers: [ProblemCode] = [
    .providerExpired, .providerNotice, .passwordAbsent,
  ]
}
