import Coding
import Core
import Hummingbird
import Server

/// The tag of an event's id.
public enum AccountEventTag {}
public typealias AccountEventID = ID<AccountEventTag>

/// Something that happened to an account, for its owner to read.
public struct AccountEvent: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case signedIn, signInFailed, secondFactorFailed, proofFailed
    case passwordChanged, passwordReset
    case secondFactorOn, secondFactorOff, recoveryCodesMade, recoveryCodeUsed
    case sessionEnded, sessionsEnded
    case passkeyAdded, passkeyRemoved, passkeyCopied
    case providerLinked, providerUnlinked, providerRevoked, providerMailStopped
    case exportAsked, deletionAsked, deletionCancelled
    case usernameChanged, addressChangeAsked, addressChanged, addressRestored
    case resetAsked, recoveryBegun, recoveryCancelled
    case phoneAdded, phoneChanged, phoneRemoved
    case securityAnswersSet, securityAnswersRemoved, securityAnswersImported
    /// Answered wrongly; answered wrongly so often that they rest.
    case securityAnswersWrong, securityAnswersRest
    // What an administrator did to the account.
    case lockedByAdmin, unlockedByAdmin, roleChangedByAdmin, resetLinkByAdmin, sessionsEndedByAdmin
    // What the person did as an administrator.
    case lockedOther, unlockedOther, changedRoleOfOther, madeResetLink, endedSessionsOfOther
    case deletedOther, invited, revokedInvitation
    /// Sent a dead letter again or discarded it. The stored word stays.
    case handledDeadLetter = "handledLetter"
  }

  public let id: AccountEventID
  public let at: Instant
  /// A ``Kind``, or the word of another version.
  public let kind: String
  public let origin: EventOrigin

  /// Milliseconds an event is kept.
  public static let kept: Int64 = 180 * 86_400_000
  /// The most events of one account; beyond it the oldest go.
  public static let limit = 1_000
}

/// Where something came from, no finer than the owner needs to recognise it.
@Memberwise public struct EventOrigin: Hashable, Sendable {
  /// A /24 of IPv4, a /48 of IPv6.
  public let network: String?
  public let client: ClientName

  public init(_ call: Call) {
    self.init(
      network: call.address.prefix, client: ClientName(userAgent: call.request.headers[.userAgent]))
  }

  /// An operator at the command line.
  public static let operating = EventOrigin(
    network: nil, client: ClientName(browser: nil, platform: nil))
}
