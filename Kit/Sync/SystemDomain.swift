/// The rules of one system: of an app, or of the account.
public protocol SystemDomain: SyncDomain {
  /// The word that its commands and rejections go by: `friends`, `accounts`, …
  static var system: String { get }
}
