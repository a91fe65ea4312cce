import Coding

/// A kind of problem that the server answers with: a stable word for programs, and a title for
/// those who read logs.
///
/// Each module declares its own as static members. The client turns the word into a sentence.
@Memberwise(unlabelled: 3) public struct ProblemCode: Hashable, Sendable {
  /// Camel case; the last part of the problem's `type` (RFC 9457 §3.1.1).
  public let word: String
  /// The HTTP status.
  public let status: Int
  /// A short sentence, the same for every occurrence.
  public let title: String
}

extension ProblemCode {
  public static let malformedJSON = ProblemCode(
    "malformedJSON", 400, "The body is not acceptable JSON.")
  public static let malformedForm = ProblemCode(
    "malformedForm", 400, "The body is not an acceptable form.")
  public static let invalidRequest = ProblemCode(
    "invalidRequest", 400, "The request is not shaped as expected.")
  public static let notSignedIn = ProblemCode("notSignedIn", 401, "There is no valid session.")
  public static let crossOrigin = ProblemCode(
    "crossOrigin", 403, "The request comes from another site.")
  public static let missingHeader = ProblemCode(
    "missingHeader", 403, "The header X-Fieldday is missing.")
  public static let notFound = ProblemCode("notFound", 404, "There is no such thing.")
  public static let methodNotAllowed = ProblemCode(
    "methodNotAllowed", 405, "This address does not take that method.")
  public static let bodyTooLarge = ProblemCode("bodyTooLarge", 413, "The body is too large.")
  public static let bodyCutOff = ProblemCode("bodyCutOff", 400, "The body did not arrive whole.")
  public static let wrongContentType = ProblemCode(
    "wrongContentType", 415, "The body is not of the type this address takes.")
  public static let tooManyRequests = ProblemCode(
    "tooManyRequests", 429, "Too many requests.")
  public static let failed = ProblemCode("internal", 500, "Something went wrong here.")
  public static let busy = ProblemCode("busy", 503, "The server is busy.")
  public static let shuttingDown = ProblemCode(
    "shuttingDown", 503, "The server is about to stop.")
  public static let storageFull = ProblemCode(
    "storageFull", 507, "The server's storage is full.")

  // MARK: Of apps that export and import

  public static let invalidParameter = ProblemCode(
    "invalidParameter", 400, "A parameter of the address is missing or wrong.")
  public static let invalidRange = ProblemCode(
    "invalidRange", 400, "The last day is before the first.")
  public static let unreadableFile = ProblemCode(
    "unreadableFile", 422, "The file is none that can be read.")

  /// Every code of the kit itself, for documents and tests.
  public static let kit: [ProblemCode] = [
    .malformedJSON, .malformedForm, .invalidRequest, .notSignedIn, .crossOrigin, .missingHeader,
    .notFound, .methodNotAllowed, .bodyTooLarge, .bodyCutOff, .wrongContentType, .tooManyRequests,
    .failed,
    .busy, .shuttingDown, .storageFull,
  ]
}
