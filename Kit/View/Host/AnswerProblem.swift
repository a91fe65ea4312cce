import Core
import Wire

/// Why the server did not answer as hoped.
public enum AnswerProblem: Hashable, Sendable {
  case offline, signedOut, notFound, busy, failed
  /// The server's own word for what it does not take.
  case refused(String)

  /// `nil` for an answer that is none.
  public init?(_ answer: HostAnswer) {
    switch answer {
    case .http(200...299, _): return nil
    case .http(401, _): self = .signedOut
    case .http(403, _), .http(404, _): self = .notFound
    case .http(429, _): self = .busy
    case .http(_, let body): self = AnswerProblem.word(in: body)
    case .failed(let reason): self = sameBytes(reason, "offline") ? .offline : .failed
    default: self = .failed
    }
  }

  private static func word(in body: String) -> AnswerProblem {
    do throws(WireError) {
      return .refused(
        try WireCursor(try JSON.parse(body)).required("code").string(limit: 64))
    } catch { return .failed }
  }
}
