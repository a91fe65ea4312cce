import Server

/// Signing in, signing up and linking through somebody else.
public enum ProviderEndpoint: String, EndpointCatalogue {
  case list, begin, visit, callback, postedCallback, notice, arrival, signUp, links, unlink

  public var endpoint: Endpoint {
    switch self {
    case .list: .question("providers", access: .anyone)
    case .begin:
      Endpoint(
        .get, "/api/account/providers/:id/begin", access: .anyone, cost: .credentials)
    case .visit: .act("providers/:id/visit")
    case .callback:
      Endpoint(
        .get, "/api/account/providers/:id/callback", access: .anyone, cost: .credentials)
    case .postedCallback:
      // A page of the provider posts this. The state and the visit's cookie make it good.
      Endpoint(
        .post, "/api/account/providers/:id/callback", access: .anyone,
        body: .form(limit: Endpoint.ordinaryLimit), cost: .credentials, callers: .anySite)
    case .notice:
      // A program of the provider posts this. Its signature makes it good.
      Endpoint(
        .post, "/api/account/providers/:id/notices", access: .anyone,
        body: .json(limit: Endpoint.ordinaryLimit), cost: .credentials, callers: .anySite)
    case .arrival: .question("provider-sign-up", access: .anyone)
    case .signUp: .act("provider-sign-up", access: .anyone)
    case .links: .question("provider-links")
    case .unlink:
      Endpoint(.delete, "/api/account/provider-links/:id", access: .owner(of: "link"))
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
