import Server

/// What a page asks of a server for development, and of no other.
public enum DevelopEndpoint: String, EndpointCatalogue {
  case turn, build

  /// The most bytes of a frame: all that a device holds of ten years fits.
  static let frameLimit = 64 * 1_024 * 1_024

  public var endpoint: Endpoint {
    switch self {
    case .turn:
      Endpoint(
        .post, "/develop/:page/turn", access: .anyone, body: .bytes(limit: Self.frameLimit),
        cost: .sync)
    case .build: Endpoint(.get, "/develop/build", access: .anyone, cost: .sync)
    }
  }
}
