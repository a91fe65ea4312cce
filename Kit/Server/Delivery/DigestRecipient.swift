import Calendar
import Coding

/// Somebody to whom an app's digest can be sent.
@Memberwise public struct DigestRecipient: Hashable, Sendable {
  /// Confirmed to be theirs.
  public let address: String
  /// `nil` where they have not said.
  public let language: Language?
  /// The IANA name of the zone they live in; `nil` where they have not said.
  public let zone: String?
}
