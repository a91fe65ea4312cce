import Coding
import Wire

/// Which rule somebody broke, as moderators say it.
@Wire public enum ModerationRule: String, Hashable, Sendable, CaseIterable {
  case spam, harassment, inappropriate, impersonation
  /// Does not come, comes late, or answers nobody.
  case unreliable
  /// Limits refused them too often.
  case limits
  case other

  /// What was reported is what was wrong, unless a moderator says otherwise.
  public init(_ reason: ReportReason) {
    switch reason {
    case .spam: self = .spam
    case .harassment: self = .harassment
    case .inappropriate: self = .inappropriate
    case .impersonation: self = .impersonation
    case .other: self = .other
    }
  }

  /// The reason of reports that is nearest.
  public var reason: ReportReason {
    switch self {
    case .spam: .spam
    case .harassment: .harassment
    case .inappropriate: .inappropriate
    case .impersonation: .impersonation
    case .unreliable, .limits, .other: .other
    }
  }
}
