import Server

/// What a person does with all of their data at once.
public enum YourDataEndpoint: String, EndpointCatalogue {
  case exports, ask, download
  case contents, delete, gone

  public var endpoint: Endpoint {
    switch self {
    case .exports: .question("exports")
    case .ask: .act("exports", cost: .ordinary)
    case .download: .question("exports/:id/archive", access: .owner(of: "export"))
    case .contents: .question("deletion")
    case .delete: .act("deletion", cost: .ordinary)
    case .gone: .question("gone", access: .anyone)
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
