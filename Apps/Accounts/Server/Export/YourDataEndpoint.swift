import Server

/// What a person does with all of their data at once.
public enum YourDataEndpoint: String, EndpointCatalogue {
  case exports, ask, download
  case contents, delete, gone

  public var endpoint: Endpoint {
    let path = "/api/account/"
    let body = Endpoint.Body.json(limit: Endpoint.ordinaryLimit)
    switch self {
    case .exports: return Endpoint(.get, path + "exports", access: .signedIn)
    case .ask: return Endpoint(.post, path + "exports", access: .signedIn, body: body)
    case .download:
      return Endpoint(.get, path + "exports/:id/archive", access: .owner(of: "export"))
    case .contents: return Endpoint(.get, path + "deletion", access: .signedIn)
    case .delete: return Endpoint(.post, path + "deletion", access: .signedIn, body: body)
    case .gone: return Endpoint(.get, path + "gone", access: .anyone)
    }
  }
}

extension ProblemCode {
  public static let exportRunning = ProblemCode(
    "exportRunning", 409, "An archive is being made already.")
  /// The server was built without a place for archives.
  public static let exportOff = ProblemCode("exportOff", 501, "This server makes no archives.")
  public static let confirmationWrong = ProblemCode(
    "confirmationWrong", 422, "What was typed is not the account's address.")

  /// Every code of this part, for documents and tests.
  public static let yourData: [ProblemCode] = [.exportRunning, .exportOff, .confirmationWrong]
}
