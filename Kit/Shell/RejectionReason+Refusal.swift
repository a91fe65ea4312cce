import Design
import Sync

extension RejectionReason {
  /// As an app tells it: the reason at the root of a chain of rejections.
  ///
  /// - Parameter own: The app's own reason, if it is one.
  public func refusal<Own: Hashable & Sendable>(_ own: (Rejection) -> Own?) -> Refusal<Own> {
    switch self {
    case .domain(let rejection): own(rejection).map { reason in .rules(reason) } ?? .unknown
    case .dependsOnRejected(_, let reason): reason.refusal(own)
    case .unknownCommand: .unknownCommand
    case .malformed: .malformed
    case .forbidden: .forbidden
    case .content: .withoutContent
    case .unknown: .unknown
    }
  }
}
