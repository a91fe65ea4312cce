import Server

// Most of what the account system serves is one of these, below `/api/account/`.
extension Endpoint {
  /// Something that is asked.
  static func question(_ name: String, access: Access = .signedIn) -> Endpoint {
    Endpoint(.get, "/api/account/" + name, access: access)
  }

  /// Something that is done, with a body of JSON.
  static func act(
    _ name: String, access: Access = .signedIn, cost: Cost = .credentials
  ) -> Endpoint {
    Endpoint(
      .post, "/api/account/" + name, access: access, body: .json(limit: ordinaryLimit), cost: cost)
  }
}
